// `content-service types`: writes the types of a site with own types, taxonomies and fields, for `createClient<Site>()`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Option } from 'commander'
import type { Command } from 'commander'
import { url } from '../options.ts'
import type { Output } from '../output.ts'
import { fetchSiteDocuments, readPackagedDocument } from '../site-documents.ts'
import type { SiteDocument } from '../site-documents.ts'
import { siteModule } from './site-module.ts'

interface Options {
  baseUrl?: string
  out: string
}

/** `readSite` reads the documents of the site whose declarations are at hand, where the package can. */
export function addTypes(
  cli: Command,
  output: Output,
  finish: (exitCode: number) => void,
  readSite?: () => Promise<readonly SiteDocument[]>,
): void {
  const source = new Option('--base-url <url>', `the URL of the service${readSite ? '; without it, the declarations are read' : ''}`)
  cli
    .command('types')
    .description("Writes the types of a site's own content types, taxonomies and fields for the client: createClient<Site>().")
    .addOption(source.argParser(url).makeOptionMandatory(!readSite))
    .requiredOption('--out <file>', 'the file to write, such as src/content.d.ts')
    .action(async ({ baseUrl, out }: Options) => {
      try {
        const documents = baseUrl === undefined ? ((await readSite?.()) ?? []) : await fetchSiteDocuments(baseUrl)
        writeTypes(documents, out)
        output.log(documents.length ? `Written to ${out}.` : `Written to ${out}. The site declares no types, taxonomies or fields.`)
      } catch (error) {
        output.error(`Cannot read the documents${baseUrl === undefined ? '' : ` of ${baseUrl}`}: ${reasonOf(error)}`)
        finish(2)
      }
    })
}

/** Writes the types of a site to a file. */
export function writeTypes(documents: readonly SiteDocument[], out: string): void {
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, siteModule(new Map(documents.map(({ name, document }) => [name, document])), readPackagedDocument))
}

/** That of `fetch` is in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || message : message
}
