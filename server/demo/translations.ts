// The demo content in German, for sites that have the language. English and Georgian are in the texts of the posts and of the calendar.
import type { RequestContext } from '../context.ts'
import type { Language } from '../languages.ts'
import { handlers as pageHandlers } from '../namespaces/cms-v2/pages.ts'
import { handlers as postHandlers } from '../namespaces/cms-v2/posts.ts'

interface Translation {
  slug: string
  title: string
  content?: string
}

const posts: readonly Translation[] = [
  { slug: 'evening-on-the-mole', title: 'Abend auf der Mole' },
  {
    slug: 'fog',
    title: 'Nebel',
    content:
      'Nebel bis Mittag. Die erste Fähre fuhr eine Stunde später und kam mit einer Möwe auf der Reling zurück, die sich auch verirrt hatte.',
  },
  { slug: 'the-harbour-festival-is-back', title: 'Das Hafenfest ist zurück' },
]

const pages: readonly Translation[] = [
  { slug: 'about', title: 'Über die Stadt' },
  { slug: 'getting-here', title: 'Anreise' },
  { slug: 'festival', title: 'Hafenfest' },
  { slug: 'contact', title: 'Kontakt', content: 'Hafenamt, Mole 1. Geöffnet, wenn der blaue Laden offen ist.' },
]

/** The context for texts in a language; undefined if the site does not have it. */
export function inLanguage(context: RequestContext, language: Language): RequestContext | undefined {
  return context.config.site.languages.includes(language) ? { ...context, language } : undefined
}

/** `ids` finds the items of the demo content by type and slug. */
export async function addTranslations(
  idOf: (type: 'post' | 'page', slug: string) => Promise<number>,
  context: RequestContext,
): Promise<void> {
  const inGerman = inLanguage(context, 'de')
  if (!inGerman) return
  for (const { slug, ...body } of posts) await postHandlers.updatePost({ path: { id: await idOf('post', slug) }, body }, inGerman)
  for (const { slug, ...body } of pages) await pageHandlers.updatePage({ path: { id: await idOf('page', slug) }, body }, inGerman)
}
