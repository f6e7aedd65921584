// Hooks that the compiler accepts or refuses. They are compiled but never run.
import type { paths } from '#generated/cms-v2/client.ts'
import type { Hooks } from '#server/index.ts'

interface Recipe {
  id: number
  type: 'recipe'
  title: { raw: string; rendered: string }
  meta: { servings: number; difficulty: 'easy' | 'hard' | null }
}

/** As `content-service types` writes them. */
interface Site {
  'cms-v2': paths & {
    '/recipes': {
      post: {
        requestBody?: { content: { 'application/json': { title?: string; meta?: { servings?: number | null } } } }
        responses: { 201: { content: { 'application/json': Recipe } } }
      }
    }
  }
}

const takes = <Value>(_value: Value): void => undefined

export default {
  recipe: {
    validate(item, { previous, user, refuse }) {
      const { title, meta } = item
      takes<number>(meta.servings)
      takes<string | undefined>(title)
      takes<string | undefined>(previous?.title.raw)
      takes<string[] | undefined>(user?.roles)
      // @ts-expect-error -- no such field
      void meta.taste
      // @ts-expect-error -- not one of the enum
      void (meta.difficulty === 'medium')
      if (meta.servings > 8) refuse('meta.servings', 'must be at most 8')
      return { 'meta.servings': 'must be even' }
    },
    beforeSave: async ({ meta }) => ({ meta: { servings: meta.servings + 1 } }),
  },
  post: {
    validate({ title, sticky }) {
      takes<string | undefined>(title)
      takes<boolean | undefined>(sticky)
    },
  },
} satisfies Hooks<Site>

export const wrong: Hooks<Site> = {
  recipe: {
    // @ts-expect-error -- not a number
    beforeSave: () => ({ meta: { servings: 'many' } }),
  },
}

export const misspelled: Hooks<Site> = {
  // @ts-expect-error -- no such type
  recipie: {},
}

/** Without the types of the site. */
export const untyped: Hooks = {
  recipe: { validate: ({ meta }) => (meta['servings'] === 1 ? { 'meta.servings': 'must be more' } : undefined) },
}
