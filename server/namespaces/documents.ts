// The OpenAPI documents of the service, with their paths and namespaces.

export interface MountedDocument {
  /** The folder in generated/. */
  document: string
  /** The path below the REST root. */
  path: string
  /** Empty if the document belongs to no namespace. */
  namespace: string
}

/** In the order of the API docs. The site document is mounted at the REST root itself, so it comes last. */
export const documents = {
  calEventsV1: { document: 'cal-events-v1', path: '/cal/events/v1', namespace: 'cal/events/v1' },
  cmsV2: { document: 'cms-v2', path: '/cms/v2', namespace: 'cms/v2' },
  batch: { document: 'batch-v1', path: '/batch/v1', namespace: '' },
  oembed: { document: 'oembed-1.0', path: '/oembed/1.0', namespace: 'oembed/1.0' },
  toolkit: { document: 'cms-toolkit', path: '/cms-toolkit/api', namespace: 'cms-toolkit/api' },
  blockEditorV1: { document: 'cms-block-editor-v1', path: '/cms-block-editor/v1', namespace: 'cms-block-editor/v1' },
  siteHealth: { document: 'cms-site-health-v1', path: '/cms-site-health/v1', namespace: 'cms-site-health/v1' },
  hooksV1: { document: 'hooks-v1', path: '/hooks/v1', namespace: 'hooks/v1' },
  site: { document: 'site', path: '', namespace: '' },
} satisfies Record<string, MountedDocument>

/** The namespaces that `GET /` lists. */
export const namespaces = [
  'cal/events/v1',
  'cms/v2',
  'oembed/1.0',
  'cms-toolkit/api',
  'hooks/v1',
  'cms-site-health/v1',
  'cms-block-editor/v1',
]

/** Splits a route into its namespace and the rest of its path. */
export function partsOfRoute(route: string): { namespace: string; base: string } {
  const { path, namespace } = documentOf(route)
  return { namespace, base: route.slice(path.length + 1) }
}

export const documentOf = (route: string) =>
  Object.values(documents).find(({ path }) => path && route.startsWith(`${path}/`)) ?? documents.site
