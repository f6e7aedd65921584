// What the examples of the contract cannot say: values that have to name something real on the server that is tested.
import type { Content, Draft } from './exchange.ts'

/** An item as the server has answered it. */
export type Item = Record<string, unknown>

export interface Pantry {
  /** An item of a collection, of the run's own where it may write; without one, the operation is skipped. */
  item(collection: string): Promise<Item>
  /** What the path of the request leads to. */
  here: Item | undefined
}

/** Changes to the request that the examples give. */
export type Recipe = (draft: Draft, pantry: Pantry) => Promise<Partial<Draft>>

export const recipes: Record<string, Recipe> = {
  createMedia: async ({ content }) => ({ content: upload(content) }),
  createMediaEdit: async ({ content }, { here }) => ({ content: { json: { ...jsonIn(content), src: here?.['source_url'] } } }),
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
  getEmbed: ownPage,
  getProxiedEmbed: ownPage,
}

async function ownPage({ query }: Draft, { item }: Pantry): Promise<Partial<Draft>> {
  return { query: { ...query, url: (await item('/cms/v2/posts'))['link'] } }
}

/** Fields that refer to items, and the collections of these, below the namespace of the operation. */
export const references: Record<string, string> = { menus: '/menus', venue: '/venues', organizer: '/organizers', post: '/posts' }

/** Collections where not every item has revisions and autosaves, and which of their items do: files of the theme have none. */
export const withHistory: Record<string, (item: Item) => boolean> = {
  '/cms/v2/templates': isCustom,
  '/cms/v2/template-parts': isCustom,
}

function isCustom({ source }: Item): boolean {
  return source === 'custom'
}

/** A picture of 8 by 8 pixels. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mOQqziBFTEMLQkABkZXgW0sEx8AAAAASUVORK5CYII='

function upload(content: Content | undefined): Content {
  const file = new Blob([Buffer.from(picture, 'base64')], { type: 'image/png' })
  return {
    form: { file, name: 'contract-test.png', fields: { title: 'Harbour', ...(content && 'form' in content ? content.form.fields : {}) } },
  }
}

function jsonIn(content: Content | undefined): object {
  return content && 'json' in content ? (content.json as object) : {}
}
