// What webhooks tell a receiver of changes: slugs and links of what is public, and nothing of what is not, whenever the deliveries are made.
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { webhookDelivery } from '../support/jobs.ts'
import { changeEvent, makeEvent, makeVenue } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import { changePage, erasePage, makePage, trashPage } from '../support/pages.ts'
import { changePost, makePost, newWord, trashPost } from '../support/posts.ts'
import { startReceiver } from '../support/receiver.ts'
import { dataOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())
const server = await sharedServer({ WEBHOOK_PRIVATE_HOSTS: receiver.host })
const { administrator, editor } = server.as
await dataOf(administrator.hooks.POST('/subscriptions', { body: { url: receiver.url } }))
const deliver = webhookDelivery(server.context)
const image = await createImage(8, 8)

interface Received {
  type: string
  data: { id: number; slug: string; link: string | null }
}

/** Makes and sends what is due. Returns the events of an item, without their links below this site. */
async function received(id: number): Promise<Received[]> {
  await deliver()
  return receiver.received.map(({ event }) => event as Received).filter(({ data }) => data.id === id)
}

const told = async (id: number): Promise<(string | null)[][]> =>
  (await received(id)).map(({ type, data: { slug, link } }) => [type, slug, link && link.slice(server.baseUrl.length)])

const bodies = (): string => receiver.received.map(({ body }) => body).join('\n')

let hidden = ''
let shown = ''
beforeEach(async () => {
  await received(0)
  receiver.received.length = 0
  hidden = `hidden-${newWord()}`
  shown = `shown-${newWord()}`
})

const erase = (id: number) => dataOf(editor.content.DELETE('/posts/{id}', { params: { path: { id }, query: { force: true } } }))
const fileOf = (id: number, name: string, fields = {}) =>
  uploaded(server, image, { name: `${name}.png`, as: 'editor', fields: { post: String(id), ...fields } })

describe.each([
  ['as they happen', () => received(0)],
  ['when all is over', () => Promise.resolve([])],
])('deliveries that are made %s', (when, step) => {
  const isLate = when === 'when all is over'

  it('do not name drafts, pending, scheduled and private posts, nor their deletion', async () => {
    const { id } = await makePost(editor, { slug: hidden, title: hidden, status: 'draft' })
    await step()
    for (const fields of [{ title: `${hidden} 2` }, { status: 'pending' }, { status: 'private' }, { status: 'draft' }] as const) {
      await changePost(editor, id, fields)
      await step()
    }
    await changePost(editor, id, { status: 'future', date: '2050-01-01T00:00:00' })
    await step()
    await trashPost(editor, id)
    await step()
    await erase(id)
    expect(await told(id)).toEqual([['content.deleted', '', null]])
    expect(bodies()).not.toContain(hidden)
  })

  it('name a draft from its publication on, with the slug that it is published with', async () => {
    const { id } = await makePost(editor, { slug: hidden, title: hidden, status: 'draft' })
    await step()
    await changePost(editor, id, { slug: shown, title: shown, status: 'publish' })
    await step()
    await changePost(editor, id, { title: `${shown} 2` })
    expect(await told(id)).toEqual([
      ['content.published', shown, `/${shown}/`],
      ['content.updated', shown, `/${shown}/`],
    ])
    expect(bodies()).not.toContain(hidden)
  })

  it.each(['draft', 'private', 'pending'] as const)(
    'name a post that is renamed as it becomes %s as it was called before',
    async (status) => {
      const { id } = await makePost(editor, { slug: shown, title: shown })
      await step()
      await changePost(editor, id, { slug: hidden, title: hidden, status })
      await step()
      await changePost(editor, id, { slug: `${hidden}-2` })
      await step()
      await trashPost(editor, id)
      await step()
      await erase(id)
      expect(await told(id)).toEqual([
        // There is no page any more when the late deliveries are made.
        ['content.published', shown, isLate ? null : `/${shown}/`],
        ['content.unpublished', shown, null],
        ['content.deleted', '', null],
      ])
      expect(bodies()).not.toContain(hidden)
    },
  )

  it('do not link to what an item is called since it is private', async () => {
    const { id } = await makePost(editor, { slug: shown, title: shown })
    await step()
    await changePost(editor, id, { slug: hidden, status: 'private' })
    expect(await told(id)).toEqual([
      ['content.published', shown, isLate ? `/?p=${id}` : `/${shown}/`],
      ['content.unpublished', shown, null],
    ])
  })

  it('name an item with a password, whose page everybody sees', async () => {
    const { id } = await makePost(editor, { slug: shown, title: shown, password: 'lantern', content: hidden })
    expect(await told(id)).toEqual([['content.published', shown, `/${shown}/`]])
    expect(bodies()).not.toMatch(new RegExp(`${hidden}|lantern`))
  })

  it('name an item that comes back from the trash, but not one that comes back as a draft', async () => {
    const { id } = await makePost(editor, { slug: shown, title: shown })
    await step()
    await trashPost(editor, id)
    await step()
    await changePost(editor, id, { status: 'publish' })
    expect((await told(id)).map(([type, slug]) => [type, slug])).toEqual([
      ['content.published', shown],
      ['content.unpublished', shown],
      ['content.published', shown],
    ])
    const draft = await makePost(editor, { slug: hidden, title: hidden, status: 'draft' })
    await step()
    await trashPost(editor, draft.id)
    await step()
    await changePost(editor, draft.id, { status: 'draft' })
    await step()
    await erase(draft.id)
    expect(await told(draft.id)).toEqual([['content.deleted', '', null]])
    expect(bodies()).not.toContain(hidden)
  })

  it('do not name the files of items that are not public', async () => {
    const hosts = [
      await makePost(editor, { status: 'draft' }),
      await makePost(editor, { status: 'private' }),
      await makePost(editor, { password: 'lantern' }),
      await makeEvent(editor, { status: 'draft' }),
    ]
    for (const host of hosts) {
      const file = await fileOf(host.id, hidden)
      await step()
      await dataOf(editor.content.POST('/media/{id}', { params: { path: { id: file.id } }, body: { caption: 'New' } }))
      await step()
      await dataOf(editor.content.DELETE('/media/{id}', { params: { path: { id: file.id }, query: { force: true } } }))
      expect((await told(file.id)).map(([, slug, link]) => [slug, link])).toEqual([
        ['', null],
        ['', null],
        ['', null],
      ])
    }
    const file = await fileOf((await makePost(editor)).id, hidden, { status: 'private' })
    expect((await told(file.id)).map(([, slug, link]) => [slug, link])).toEqual([['', null]])
    expect(bodies()).not.toContain(hidden)
  })

  it('name the files of public items, but not what those are called later', async () => {
    const host = await makePost(editor, { slug: shown, title: shown })
    const file = await fileOf(host.id, `file-${shown}`)
    await step()
    await changePost(editor, host.id, { slug: hidden, title: hidden, status: 'private' })
    const [created] = await told(file.id)
    expect(created?.slice(0, 2)).toEqual(['media.created', file.slug])
    expect(created?.[2]).toContain(isLate ? `/?attachment_id=${file.id}` : `/${shown}/file-${shown}/`)
    expect(bodies()).not.toContain(hidden)
  })

  it('do not name a private page in the link of a page below it', async () => {
    const parent = await makePage(editor, { slug: hidden, title: hidden, status: 'private' })
    const page = await makePage(editor, { slug: shown, title: shown, parent: parent.id })
    await step()
    await changePage(editor, parent.id, { slug: `${hidden}-2` })
    await step()
    await trashPage(editor, parent.id)
    await step()
    await erasePage(editor, parent.id)
    expect((await told(page.id))[0]).toEqual(['content.published', shown, `/${shown}/`])
    expect(bodies()).not.toContain(hidden)
  })

  it('do not name drafts of the calendar', async () => {
    const event = await makeEvent(editor, { title: hidden, slug: hidden, status: 'draft' })
    await makeVenue(editor, { venue: hidden, slug: `${hidden}-venue`, status: 'draft' })
    await step()
    await changeEvent(editor, event.id, { title: shown, slug: shown, status: 'publish' })
    await step()
    await changeEvent(editor, event.id, { title: hidden, slug: hidden, status: 'draft' })
    expect((await told(event.id)).map(([type, slug]) => [type, slug])).toEqual([
      ['event.published', shown],
      ['event.unpublished', shown],
    ])
    expect(bodies()).not.toContain(hidden)
  })

  it('do not name drafts of menus', async () => {
    const { id } = await dataOf(
      administrator.content.POST('/navigation', { body: { title: hidden, slug: hidden, content: '', status: 'draft' } }),
    )
    await step()
    await dataOf(administrator.content.POST('/navigation/{id}', { params: { path: { id } }, body: { slug: `${hidden}-2` } }))
    expect((await told(id)).map(([type, slug, link]) => [type, slug, link])).toEqual([
      ['menu.created', '', null],
      ['menu.updated', '', null],
    ])
    expect(bodies()).not.toContain(hidden)
  })
})
