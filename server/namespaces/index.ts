// The namespaces in mount order.
import type { Context } from '../context.ts'
import type { Namespace } from '../http/operations.ts'
import { batch } from './batch-v1/index.ts'
import { blockEditor } from './cms-block-editor-v1/index.ts'
import { toolkit } from './cms-toolkit/index.ts'
import { calEventsV1 } from './cal-events-v1/index.ts'
import { cmsV2 } from './cms-v2/index.ts'
import { siteHealth } from './cms-site-health-v1/index.ts'
import { ownContract } from '../contract/contract.ts'
import { declaredResources } from './cms-v2/declared.ts'
import { documents } from './documents.ts'
import { hooksV1 } from './hooks-v1/index.ts'
import { oembed } from './oembed-1.0/index.ts'
import { site } from './site/index.ts'

/** Without what a site declares. */
const ownNamespaces: readonly Namespace[] = [
  { ...documents.oembed, handlers: oembed },
  { ...documents.toolkit, handlers: toolkit },
  { ...documents.blockEditorV1, handlers: blockEditor },
  { ...documents.batch, handlers: batch },
  { ...documents.calEventsV1, handlers: calEventsV1 },
  { ...documents.cmsV2, handlers: cmsV2 },
  { ...documents.siteHealth, handlers: siteHealth },
  { ...documents.hooksV1, handlers: hooksV1 },
  { ...documents.site, handlers: site },
]

type Site = Pick<Context, 'declarations' | 'contract'>

const mounted = new WeakMap<Context['declarations'], readonly Namespace[]>()

/** The namespaces of a site. */
export function mountedNamespaces(site: Site): readonly Namespace[] {
  const namespaces = mounted.get(site.declarations) ?? namespacesOf(site)
  mounted.set(site.declarations, namespaces)
  return namespaces
}

/** Those whose documents follow from the declarations are not those of other sites. */
function namespacesOf(site: Site): readonly Namespace[] {
  const { handlers } = declaredResources(site)
  return ownNamespaces.map((namespace) => {
    if (site.contract.document(namespace.document) === ownContract.document(namespace.document)) return namespace
    return {
      ...namespace,
      handlers: namespace.document === documents.cmsV2.document ? { ...namespace.handlers, ...handlers } : namespace.handlers,
    }
  })
}
