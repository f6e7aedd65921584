// Permissions for posts beyond the table in roles.test.ts: what each role may do and see.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { roles } from '../support/accounts.ts'
import type { Role } from '../support/accounts.ts'
import { failureOf } from '../support/responses.ts'
import { changePost, idsOf, listPosts, makePost, newWord, posts, readPost, trashPost } from '../support/posts.ts'
import type { PostInput } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { underTest } from '../support/under-test.ts'

type Who = Role | 'anonymous'
const everybody: readonly Who[] = ['anonymous', ...roles]

const clientOf = (who: Who): Client => (who === 'anonymous' ? server.anonymous : server.as[who])

const server = await sharedServer()

/** Returns the outcome of a call: `ok`, or the status and code of its error. */
async function outcome(call: Promise<{ error?: unknown; response: Response }>): Promise<string> {
  const response = await call
  if (response.error === undefined) return 'ok'
  const { status, code } = await failureOf(Promise.resolve(response))
  return `${status} ${code}`
}

/** Returns another role that may write posts. */
const others = (who: Who): Role => (who === 'author' ? 'editor' : 'author')

interface Case {
  does: string
  /** The outcome for each role; `others` is the outcome for all others. */
  gets: Partial<Record<Who, string>> & { others: string }
  act(client: Client, who: Who): Promise<{ error?: unknown; response: Response }>
}

const draftOf = (owner: Role, fields: PostInput = {}) => makePost(server.as[owner], { status: 'draft', ...fields })

/** Creates a post as the administrator, with the role as its author. */
const postOf = (owner: Role, fields: PostInput) => makePost(server.as.administrator, { ...fields, author: server.ids[owner] })

/** The outcomes if only editors and administrators may do this. */
const editorsOnly = (code: string) => ({ anonymous: `401 ${code}`, editor: 'ok', administrator: 'ok', others: `403 ${code}` })

const ownUnpublished = (code: string) => ({ others: 'ok', subscriber: `403 ${code}` })
const ownPublished = (code: string) => ({ others: 'ok', subscriber: `403 ${code}`, contributor: `403 ${code}` })

const cases: Case[] = [
  {
    does: "reads another's pending post",
    gets: editorsOnly('rest_forbidden'),
    act: async (client, who) => posts(client).get((await draftOf(others(who), { status: 'pending' })).id),
  },
  {
    does: "reads another's private post",
    gets: editorsOnly('rest_forbidden'),
    act: async (client, who) => posts(client).get((await postOf(others(who), { status: 'private' })).id),
  },
  {
    does: "reads another's scheduled post",
    gets: editorsOnly('rest_forbidden'),
    act: async (client, who) => posts(client).get((await postOf(others(who), { date: '2050-01-01T00:00:00' })).id),
  },
  {
    does: "reads another's trashed post",
    gets: editorsOnly('rest_forbidden'),
    act: async (client, who) => {
      const { id } = await postOf(others(who), {})
      await trashPost(server.as.editor, id)
      return posts(client).get(id)
    },
  },
  {
    does: 'lists drafts',
    gets: { anonymous: '400 rest_invalid_param', subscriber: '400 rest_invalid_param', others: 'ok' },
    act: (client) => posts(client).list({ status: ['draft'] }),
  },
  {
    does: 'creates a pending post',
    gets: { anonymous: '401 rest_cannot_create', subscriber: '403 rest_cannot_create', others: 'ok' },
    act: (client) => posts(client).create({ title: newWord(), status: 'pending' }),
  },
  ...(['publish', 'private', 'future'] as const).map((status) => ({
    does: `creates a post with status ${status}`,
    gets: {
      anonymous: '401 rest_cannot_create',
      subscriber: '403 rest_cannot_create',
      contributor: '403 rest_cannot_publish',
      others: 'ok',
    },
    act: (client: Client) => posts(client).create({ title: newWord(), status }),
  })),
  {
    does: 'creates a post with another author',
    gets: editorsOnly('rest_cannot_edit_others'),
    act: (client, who) => posts(client).create({ title: newWord(), author: server.ids[others(who)] }),
  },
  {
    does: 'publishes a post with another author',
    gets: editorsOnly('rest_cannot_edit_others'),
    act: (client, who) => posts(client).create({ title: newWord(), author: server.ids[others(who)], status: 'publish' }),
  },
  ...(underTest.isDeclared ? [] : (['draft', 'publish'] as const)).map((status) => ({
    does: `creates a sticky post with status ${status}`,
    gets: {
      anonymous: '401 rest_cannot_assign_sticky',
      subscriber: '403 rest_cannot_assign_sticky',
      contributor: '403 rest_cannot_assign_sticky',
      others: 'ok',
    },
    act: (client: Client) => posts(client).create({ title: newWord(), sticky: true, status }),
  })),
  {
    does: 'creates a post with an ID',
    gets: { others: '400 rest_post_exists' },
    act: (client) => posts(client).create({ title: newWord(), id: 5 }),
  },
  {
    does: "updates another's private post",
    gets: editorsOnly('rest_cannot_edit'),
    act: async (client, who) => posts(client).patch((await postOf(others(who), { status: 'private' })).id, { title: 'x' }),
  },
]

/** Actions on the caller's own posts. */
const own: (Omit<Case, 'act'> & { state: PostInput; act(client: Client, id: number): Promise<{ error?: unknown; response: Response }> })[] =
  [
    ...(['draft', 'pending'] as const).flatMap((status) => [
      {
        does: `reads their own ${status}`,
        state: { status },
        gets: { others: 'ok' },
        act: (client: Client, id: number) => posts(client).get(id),
      },
      {
        does: `reads their own ${status} in the edit context`,
        state: { status },
        gets: ownUnpublished('rest_forbidden_context'),
        act: (client: Client, id: number) => posts(client).get(id, { context: 'edit' }),
      },
      {
        does: `updates their own ${status}`,
        state: { status },
        gets: ownUnpublished('rest_cannot_edit'),
        act: (client: Client, id: number) => posts(client).update(id, { content: 'x' }),
      },
      {
        does: `publishes their own ${status}`,
        state: { status },
        gets: { ...ownUnpublished('rest_cannot_edit'), contributor: '403 rest_cannot_publish' },
        act: (client: Client, id: number) => posts(client).update(id, { status: 'publish' }),
      },
      {
        does: `trashes their own ${status}`,
        state: { status },
        gets: ownUnpublished('rest_cannot_delete'),
        act: (client: Client, id: number) => posts(client).remove(id),
      },
    ]),
    {
      does: 'reads their own private post',
      state: { status: 'private' },
      gets: { others: 'ok' },
      act: (client, id) => posts(client).get(id),
    },
    {
      does: 'updates their own private post',
      state: { status: 'private' },
      gets: ownUnpublished('rest_cannot_edit'),
      act: (client, id) => posts(client).update(id, { content: 'x' }),
    },
    {
      does: 'trashes their own private post',
      state: { status: 'private' },
      gets: ownUnpublished('rest_cannot_delete'),
      act: (client, id) => posts(client).remove(id),
    },
    {
      does: 'updates their own scheduled post',
      state: { date: '2050-01-01T00:00:00' },
      gets: ownPublished('rest_cannot_edit'),
      act: (client, id) => posts(client).update(id, { content: 'x' }),
    },
    {
      does: 'unpublishes their own published post',
      state: {},
      gets: ownPublished('rest_cannot_edit'),
      act: (client, id) => posts(client).update(id, { status: 'draft' }),
    },
    {
      does: 'changes the author of their own draft',
      state: { status: 'draft' },
      gets: { subscriber: '403 rest_cannot_edit', editor: 'ok', administrator: 'ok', others: '403 rest_cannot_edit_others' },
      act: (client, id) => posts(client).update(id, { author: server.ids.subscriber }),
    },
  ]

describe.each(everybody)('%s', (who) => {
  it.each(cases)('$does', async ({ act, gets }) => {
    expect(await outcome(act(clientOf(who), who))).toBe(gets[who] ?? gets.others)
  })
})

describe.each(roles)('%s', (who) => {
  it.each(own)('$does', async ({ act, gets, state }) => {
    const { id } = await postOf(who, state)
    expect(await outcome(act(clientOf(who), id))).toBe(gets[who] ?? gets.others)
  })
})

describe('an unpublished post', () => {
  const hidden: [string, PostInput][] = [
    ['draft', { status: 'draft' }],
    ['pending', { status: 'pending' }],
    ['private', { status: 'private' }],
    ['future', { date: '2050-01-01T00:00:00' }],
  ]

  it.each(hidden)('is listed for editors only: %s', async (_status, fields) => {
    const word = newWord()
    const { id } = await makePost(server.as.editor, { title: word, slug: word, content: word, ...fields })
    for (const client of [server.anonymous, server.as.subscriber, server.as.contributor, server.as.author]) {
      for (const query of [
        { search: word },
        { include: [id] },
        { slug: [word] },
        { search: word, orderby: 'relevance' },
        { author: [server.ids.editor], search: word },
        { include: [id], orderby: 'include' },
      ] as const) {
        expect(await listPosts(client, { ...query, per_page: 1 } as Parameters<typeof listPosts>[1])).toMatchObject({
          ids: [],
          total: 0,
          pages: 0,
        })
      }
    }
    for (const client of [server.as.author, server.as.contributor])
      expect(await listPosts(client, { include: [id], status: ['any', 'trash'] })).toMatchObject({ ids: [], total: 0 })
    expect(await idsOf(server.as.editor, { include: [id], status: ['any'] })).toEqual([id])
  })

  it('is hidden as soon as it becomes private, and visible as soon as it is published', async () => {
    const { id } = await makePost(server.as.editor)
    expect((await readPost(server.anonymous, id)).status).toBe('publish')
    await changePost(server.as.editor, id, { status: 'private' })
    expect(await failureOf(posts(server.anonymous).get(id))).toEqual({ status: 401, code: 'rest_forbidden' })
    await changePost(server.as.editor, id, { status: 'publish', title: 'Back' })
    expect((await readPost(server.anonymous, id)).title.rendered).toBe('Back')
  })
})

describe('the rights to a post', () => {
  it('end for a contributor when an editor publishes it', async () => {
    const { contributor, editor } = server.as
    const { id } = await makePost(contributor, { status: 'pending', content: 'Raw.' })
    expect(await idsOf(contributor, { status: ['pending'], include: [id] })).toEqual([id])
    expect(await changePost(editor, id, { content: 'Corrected.', status: 'publish' })).toMatchObject({
      author: server.ids.contributor,
      status: 'publish',
    })
    expect(await failureOf(posts(contributor).update(id, { title: 'x' }))).toEqual({ status: 403, code: 'rest_cannot_edit' })
    await trashPost(editor, id)
    expect((await readPost(contributor, id)).status).toBe('trash')
    expect(await failureOf(posts(contributor).update(id, { status: 'draft' }))).toEqual({ status: 403, code: 'rest_cannot_edit' })
  })

  it('end for an author when an editor changes the author', async () => {
    const { author, editor } = server.as
    const { id } = await makePost(author)
    await changePost(editor, id, { author: server.ids.editor })
    expect(await failureOf(posts(author).update(id, { title: 'Still mine?' }))).toEqual({ status: 403, code: 'rest_cannot_edit' })
    expect((await readPost(author, id)).author).toBe(server.ids.editor)
  })

  it('let its author restore it from the trash', async () => {
    const { author } = server.as
    const { id, slug } = await makePost(author)
    await trashPost(author, id)
    expect(await changePost(author, id, { status: 'publish' })).toMatchObject({ status: 'publish', slug })
  })

  it('let a contributor restore a draft from the trash, but not publish it', async () => {
    const { contributor } = server.as
    const { id } = await makePost(contributor, { status: 'draft' })
    await trashPost(contributor, id)
    expect(await failureOf(posts(contributor).update(id, { status: 'publish' }))).toEqual({ status: 403, code: 'rest_cannot_publish' })
    expect((await changePost(contributor, id, { status: 'draft' })).status).toBe('draft')
  })
})
