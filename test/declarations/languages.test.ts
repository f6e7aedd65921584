// Own types and fields in several languages.
import { describe, expect, it } from '@jest/globals'
import { declaredCalls } from '../support/declared-calls.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_DIR: declaredSite(cookingSite), LANGUAGES: 'en,de' })
const { done } = declaredCalls(server)

describe('an own type', () => {
  it('has its texts and free fields in each language, and shares the others', async () => {
    const title = newWord()
    const meta = { notes: 'Stir well.', origin: 'Guria', servings: 2 }
    const { id } = await done('POST', '/recipes', { title, content: 'Boil.', status: 'publish', meta })
    const changed = { title: `${title} Suppe`, meta: { notes: 'Gut umrühren.', origin: 'Adscharien', servings: 6 } }
    const german = await done('PATCH', `/recipes/${id}?i18n_language=de`, changed)
    expect(german).toMatchObject({ language: 'de', meta: { notes: 'Gut umrühren.', servings: 6 }, fallbacks: { content: 'en' } })
    expect(await done('GET', `/recipes/${id}?context=edit`)).toMatchObject({
      title: { raw: title },
      meta: { notes: 'Stir well.', origin: 'Adscharien', servings: 6 },
      translations: { de: { texts: { title: `${title} Suppe`, meta: { notes: 'Gut umrühren.' } } } },
    })
  })

  it('is listed with its texts in the requested language', async () => {
    const title = newWord()
    const { id } = await done('POST', '/recipes', { title, status: 'publish' })
    await done('PATCH', `/recipes/${id}?i18n_language=de`, { title: `${title} Brot` })
    const found = await done<object[]>('GET', `/recipes?search=${title}+brot&i18n_language=de`)
    expect(found).toMatchObject([{ id, title: { rendered: `${title} Brot` } }])
    expect(await done('GET', `/recipes?search=${title}+brot`)).toEqual([])
  })
})
