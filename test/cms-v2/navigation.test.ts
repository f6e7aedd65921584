// What only navigation menus have, unlike blocks: HTML for everybody, and raw texts in the embed context.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import { makeNavigation, navigation } from '../support/navigation.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const admin = server.as.administrator

const content = '<p><a href="/visit">Visit</a></p>'

describe('createNavigation', () => {
  it('returns all fields of the navigation menu', async () => {
    const word = newWord()
    const dates = { date: expect.any(String), date_gmt: expect.any(String), modified: expect.any(String), modified_gmt: expect.any(String) }
    expect(await navigation(admin).make({ title: `${word} Main & more`, content, status: 'publish' })).toEqual({
      id: expect.any(Number),
      ...dates,
      guid: { raw: expect.any(String), rendered: expect.any(String) },
      password: '',
      slug: `${word}-main-more`,
      status: 'publish',
      type: 'cms_navigation',
      link: `${server.baseUrl}/${word}-main-more/`,
      title: { raw: `${word} Main & more`, rendered: `${word} Main &#038; more` },
      content: { raw: content, rendered: `${content}\n`, protected: false, block_version: 0 },
      template: '',
      language: 'en',
      fallbacks: {},
      translations: {},
      _links: expect.any(Object),
    })
  })
})

describe('getNavigation', () => {
  it('returns HTML to everybody, and raw texts only in the embed and edit contexts', async () => {
    const title = newWord()
    const { id } = await makeNavigation(admin, { title, content })
    const [view, embed] = [await navigation(server.anonymous).read(id), await navigation(server.anonymous).read(id, { context: 'embed' })]
    expect(view).toMatchObject({ title: { rendered: title }, content: { rendered: `${content}\n`, protected: false } })
    expect(view.title).not.toHaveProperty('raw')
    expect(view.content).not.toHaveProperty('raw')
    expect(embed).toMatchObject({
      title: { raw: title, rendered: title },
      content: { raw: content, rendered: `${content}\n`, protected: false, block_version: 0 },
    })
  })

  it('returns empty raw and rendered content if a password protects it, except in the edit context', async () => {
    const { id } = await makeNavigation(admin, { content, password: 'lantern' })
    expect((await navigation(server.anonymous).read(id)).content).toEqual({ rendered: '', protected: true })
    expect((await navigation(server.anonymous).read(id, { context: 'embed' })).content).toEqual({
      raw: '',
      rendered: '',
      protected: true,
      block_version: 0,
    })
    expect((await navigation(server.anonymous).read(id, { context: 'embed', password: 'lantern' })).content).toMatchObject({
      raw: content,
      rendered: `${content}\n`,
    })
    const list = await fetch(`${server.restRoot}/cms/v2/navigation?include=${id}&context=embed&password=lantern`)
    expect(await list.json()).toMatchObject([{ content: { raw: '', rendered: '' } }])
  })
})

describe.each([
  ['updateNavigation', 'update'],
  ['putNavigation', 'put'],
  ['patchNavigation', 'patch'],
] as const)('%s', (_operation, change) => {
  it('is visible to everybody immediately', async () => {
    const { id } = await makeNavigation(admin, { content })
    expect((await navigation(server.anonymous).read(id)).content.rendered).toContain('Visit')
    const title = newWord()
    await dataOf(navigation(admin)[change](id, { title, content: '<p>Closed.</p>' }))
    expect(await navigation(server.anonymous).read(id)).toMatchObject({
      title: { rendered: title },
      content: { rendered: '<p>Closed.</p>\n' },
    })
    await dataOf(navigation(admin)[change](id, { status: 'draft' }))
    expect((await navigation(server.anonymous).get(id)).response.status).toBe(401)
  })
})

describe('deleteNavigation', () => {
  it('hides the menu from everybody immediately', async () => {
    const { id } = await makeNavigation(admin)
    expect(await navigation(server.anonymous).ids({ include: [id] })).toEqual([id])
    await dataOf(navigation(admin).remove(id))
    expect((await navigation(server.anonymous).get(id)).response.status).toBe(401)
    expect(await navigation(server.anonymous).ids({ include: [id] })).toEqual([])
  })
})

describe('listNavigation', () => {
  it('returns only published menus, to everybody', async () => {
    const [shown, hidden] = [await makeNavigation(admin), await makeNavigation(admin, { status: 'private' })]
    for (const client of [server.anonymous, server.as.subscriber, server.as.editor])
      expect(await navigation(client).listed({ include: [shown.id, hidden.id] })).toMatchObject({ ids: [shown.id], total: 1 })
  })
})
