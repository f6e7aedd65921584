// Where our own programs read what a site declares: the bundled documents that are not those of every service. They say more than the
// published ones, such as which contexts have a field.
import type { Contract } from '#server/contract/contract.ts'
import { siteDocuments } from '#server/namespaces/open-site.ts'
import type { DocsFile } from './docs-file.ts'

export const CONTRACT_FILE = 'contract.json'

export const contractFile = (contract: Contract): DocsFile => ({ type: 'json', text: JSON.stringify(siteDocuments(contract)) })
