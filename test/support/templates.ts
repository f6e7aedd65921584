// Templates and template parts through the typed client, in the forms that tests need, and test themes.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Client, ContextName } from '../../client/index.ts'
import type { components } from '#generated/cms-v2/client.ts'
import { dataOf } from './responses.ts'
import { newWord } from './posts.ts'

type Schemas = components['schemas']
export type Template = Schemas['TemplateInEdit']
export type TemplatePart = Schemas['TemplatePartInEdit']
type View<Context = ContextName> = { context?: Context }

/** The calls, for tests of errors. */
export function templates({ content }: Client) {
  const at = (id: string) => ({ params: { path: { id } } })
  return {
    list: <const Context extends ContextName = 'view'>(
      query: View<Context> & { cms_id?: number; area?: string; post_type?: string } = {},
    ) => content.GET('/templates', { params: { query } }),
    lookup: (query: View & { slug: string; is_custom?: boolean; template_prefix?: string }) =>
      content.GET('/templates/lookup', { params: { query } }),
    get: (id: string, query: View = {}) => content.GET('/templates/{id}', { params: { path: { id }, query } }),
    create: (body: Schemas['TemplateCreation']) => content.POST('/templates', { body }),
    update: (id: string, body: Schemas['TemplateInput']) => content.POST('/templates/{id}', { ...at(id), body }),
    put: (id: string, body: Schemas['TemplateInput']) => content.PUT('/templates/{id}', { ...at(id), body }),
    patch: (id: string, body: Schemas['TemplateInput']) => content.PATCH('/templates/{id}', { ...at(id), body }),
    remove: (id: string, query: { force?: boolean } = {}) => content.DELETE('/templates/{id}', { params: { path: { id }, query } }),
    revisions: (parent: string, query: object = {}) =>
      content.GET('/templates/{parent}/revisions', { params: { path: { parent }, query } }),
    revision: (parent: string, id: number) => content.GET('/templates/{parent}/revisions/{id}', { params: { path: { parent, id } } }),
    removeRevision: (parent: string, id: number, query: { force?: boolean } = {}) =>
      content.DELETE('/templates/{parent}/revisions/{id}', { params: { path: { parent, id }, query } }),
    autosaves: (id: string) => content.GET('/templates/{id}/autosaves', at(id)),
    autosave: (parent: string, id: number) => content.GET('/templates/{parent}/autosaves/{id}', { params: { path: { parent, id } } }),
    saveUnsaved: (id: string, body: Schemas['TemplateAutosaveInput']) => content.POST('/templates/{id}/autosaves', { ...at(id), body }),
  }
}

export function parts({ content }: Client) {
  const at = (id: string) => ({ params: { path: { id } } })
  return {
    list: (query: View & { cms_id?: number; area?: string } = {}) => content.GET('/template-parts', { params: { query } }),
    lookup: (query: View & { slug: string; template_prefix?: string }) => content.GET('/template-parts/lookup', { params: { query } }),
    get: (id: string, query: View = {}) => content.GET('/template-parts/{id}', { params: { path: { id }, query } }),
    create: (body: Schemas['TemplatePartCreation']) => content.POST('/template-parts', { body }),
    update: (id: string, body: Schemas['TemplatePartInput']) => content.POST('/template-parts/{id}', { ...at(id), body }),
    put: (id: string, body: Schemas['TemplatePartInput']) => content.PUT('/template-parts/{id}', { ...at(id), body }),
    patch: (id: string, body: Schemas['TemplatePartInput']) => content.PATCH('/template-parts/{id}', { ...at(id), body }),
    remove: (id: string, query: { force?: boolean } = {}) => content.DELETE('/template-parts/{id}', { params: { path: { id }, query } }),
    revisions: (parent: string, query: object = {}) =>
      content.GET('/template-parts/{parent}/revisions', { params: { path: { parent }, query } }),
    revision: (parent: string, id: number) => content.GET('/template-parts/{parent}/revisions/{id}', { params: { path: { parent, id } } }),
    removeRevision: (parent: string, id: number, query: { force?: boolean } = {}) =>
      content.DELETE('/template-parts/{parent}/revisions/{id}', { params: { path: { parent, id }, query } }),
    autosaves: (id: string) => content.GET('/template-parts/{id}/autosaves', at(id)),
    autosave: (parent: string, id: number) => content.GET('/template-parts/{parent}/autosaves/{id}', { params: { path: { parent, id } } }),
    saveUnsaved: (id: string, body: Schemas['TemplatePartAutosaveInput']) =>
      content.POST('/template-parts/{id}/autosaves', { ...at(id), body }),
  }
}

/** Creates a custom template; by default, it has a unique slug. */
export const makeTemplate = (client: Client, fields: Partial<Schemas['TemplateCreation']> = {}): Promise<Template> =>
  dataOf(templates(client).create({ slug: newWord(), content: '<p>Words.</p>', ...fields }))
export const makePart = (client: Client, fields: Partial<Schemas['TemplatePartCreation']> = {}): Promise<TemplatePart> =>
  dataOf(parts(client).create({ slug: newWord(), content: '<p>Words.</p>', ...fields }))

/** Creates a theme folder with these files and those that a theme requires. Its name is the identifier of the theme. */
export function themeFolder(name: string, files: Record<string, string | Uint8Array> = {}): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'content-service-theme-')), name)
  for (const [path, content] of Object.entries({ 'theme.json': '{}', 'templates/index.html': '<p>Index.</p>', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}
