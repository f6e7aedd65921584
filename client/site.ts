// The paths of a service: those that every service has, or those of a site with types and fields of its own.
import type { paths as BatchPaths } from '../generated/batch-v1/client.ts'
import type { paths as BlockEditorPaths } from '../generated/cms-block-editor-v1/client.ts'
import type { paths as CalendarPaths } from '../generated/cal-events-v1/client.ts'
import type { paths as ContentPaths } from '../generated/cms-v2/client.ts'
import type { paths as HooksPaths } from '../generated/hooks-v1/client.ts'
import type { paths as OembedPaths } from '../generated/oembed-1.0/client.ts'
import type { paths as RootPaths } from '../generated/site/client.ts'
import type { paths as SiteHealthPaths } from '../generated/cms-site-health-v1/client.ts'
import type { paths as ToolkitPaths } from '../generated/cms-toolkit/client.ts'

/** By the name of the document. */
interface EveryService {
  'batch-v1': BatchPaths
  'cal-events-v1': CalendarPaths
  'cms-block-editor-v1': BlockEditorPaths
  'cms-site-health-v1': SiteHealthPaths
  'cms-toolkit': ToolkitPaths
  'cms-v2': ContentPaths
  'hooks-v1': HooksPaths
  'oembed-1.0': OembedPaths
  site: RootPaths
}

/** The types of a site as `content-service types` writes them: the paths of the documents that are not those of every service. */
export type SiteTypes = { [Name in keyof EveryService]?: object }

/** A site without types of its own. */
export type NoSite = Record<never, never>

export type PathsOf<Site, Name extends keyof EveryService> = Site extends Record<Name, infer Paths> ? Paths : EveryService[Name]
