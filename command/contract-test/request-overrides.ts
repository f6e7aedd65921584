// Values that the examples of the contract cannot contain, because they refer to items on the tested server.
import type { Content, Item, TestRequest } from './exchange.ts'

export interface OverrideContext {
  /** Returns an item of a collection: with `--write`, one that the run creates. If there is none, the operation is skipped. */
  item(collection: string): Promise<Item>
  /** The item in the path of the request. */
  target: Item | undefined
}

/** Changes to the request that is made from the examples. */
export type RequestOverride = (request: TestRequest, context: OverrideContext) => Promise<Partial<TestRequest>>

export const requestOverrides: Record<string, RequestOverride> = {
  createMedia: async ({ content }) => ({ content: upload({ title: 'Harbour', ...fieldsIn(content) }) }),
  putMediaFile: async ({ content }) => ({ content: upload(fieldsIn(content)) }),
  createFontFamily: () => {
    const slug = `harbour-${Math.random().toString(36).slice(2)}`
    return Promise.resolve({ content: { json: { font_family_settings: { name: 'Harbour', slug, fontFamily: 'Harbour' } } } })
  },
  createFontFace: async (_draft, { item }) => {
    const src = new URL('/contract-test.woff2', String((await item('/cms/v2/posts'))['link'])).href
    // A family has each weight once.
    const fontWeight = String(1 + Math.floor(Math.random() * 1000))
    return { content: { json: { font_face_settings: { fontFamily: 'Harbour', fontWeight, src } } } }
  },
  createMediaEdit: async ({ content }, { target }) => ({ content: { json: { ...jsonIn(content), src: target?.['source_url'] } } }),
  createBatch: async (_draft, { item }) => {
    const tag = await item('/cms/v2/tags')
    return {
      content: {
        json: {
          validation: 'normal',
          requests: [{ method: 'PATCH', path: `/cms/v2/tags/${String(tag['id'])}`, body: { description: 'Changed in a batch.' } }],
        },
      },
    }
  },
  getTemplatePartForSlug: async ({ query }, { item }) => ({
    query: { ...query, slug: (await item('/cms/v2/template-parts'))['slug'] },
  }),
  getMenuTree: async (_draft, { item }) => ({ path: `/cms/v2/menu-trees/${String((await item('/cms/v2/menus'))['slug'])}` }),
  getCurrentApplicationPassword: () => Promise.resolve({ path: '/cms/v2/users/me/application-passwords/introspect' }),
  getResolution: async ({ query }, { item }) => ({ query: { ...query, path: (await item('/cms/v2/posts'))['link'] } }),
  getEmbed: ownPage,
  getProxiedEmbed: ownPage,
  getUrlDetails: ownPage,
}

async function ownPage({ query }: TestRequest, { item }: OverrideContext): Promise<Partial<TestRequest>> {
  return { query: { ...query, url: (await item('/cms/v2/posts'))['link'] } }
}

/** The first path parameter of operations whose examples every server has, because no request creates what they name: types of blocks. */
export const FIXED = 'namespace'

/** Fields that refer to items, and their collections below the namespace of the operation. */
export const references: Record<string, string> = { menus: '/menus', venue: '/venues', organizer: '/organizers', post: '/posts' }

/** An image of 8 by 8 pixels. */
const imageBase64 = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mOQqziBFTEMLQkABkZXgW0sEx8AAAAASUVORK5CYII='

function upload(fields: Record<string, unknown>): Content {
  const file = new Blob([Buffer.from(imageBase64, 'base64')], { type: 'image/png' })
  return { form: { file, name: 'contract-test.png', fields } }
}

function fieldsIn(content: Content | undefined): Record<string, unknown> {
  return content && 'form' in content ? content.form.fields : {}
}

function jsonIn(content: Content | undefined): object {
  return content && 'json' in content ? (content.json as object) : {}
}
