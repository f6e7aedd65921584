// Who may do what with posts, and what shows to whom.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { roles } from '../../server/users/roles.ts'
import type { Role } from '../../server/users/roles.ts'
import { refusalOf } from '../support/answers.ts'
import { changePost, idsOf, listPosts, makePost, newWord, posts, readPost, trashPost } from '../support/posts.ts'
import type { PostInput } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

type Who = Role | 'visitor'
const everybody: readonly Who[] = ['visitor', ...roles]

const clientOf = (who: Who): Client => (who === 'visitor' ? server.visitor : server.as[who])

const server = await sharedServer()

/** What a call comes to: `ok`, or the status and code of its refusal. */
async function outcome(call: Promise<{ error?: unknown; response: Response }>): Promise<string> {
  const answer = await call
  if (answer.error === undefined) return 'ok'
  const { status, code } = await refusalOf(Promise.resolve(answer))
  return `${status} ${code}`
}

/** One who may write on one's own, and somebody else. */
const others = (who: Who): Role => (who === 'author' ? 'editor' : 'author')

interface Case {
  does: string
  /** Who gets what; `others` is what everybody else gets. */
  gets: Partial<Record<Who, string>> & { others: string }
  act(client: Client, who: Who): Promise<{ error?: unknown; response: Response }>
}

const draftOf = (owner: Role, fields: PostInput = {}) => makePost(server.as[owner], { status: 'draft', ...fields })

/** A post in a state, signed by the role, made by an editor where the role could not. */
const stateOf = (owner: Role, fields: PostInput) => makePost(server.as.administrator, { ...fields, author: server.ids[owner] })

/** What works on another's post needs an editor. */
const editorsOnly = (code: string) => ({ visitor: `401 ${code}`, editor: 'ok', administrator: 'ok', others: `403 ${code}` })

const ownUnpublished = (code: string) => ({ others: 'ok', subscriber: `403 ${code}` })
const ownPublished = (code: string) => ({ others: 'ok', subscriber: `403 ${code}`, contributor: `403 ${code}` })

const cases: Case[] = [
  {
    does: 'reads a published post',
    gets: { others: 'ok' },
    act: async (client) => posts(client).get((await makePost(server.as.editor)).id),
  },
  {
    does: "reads another's draft",
    gets: editorsOnly('rest_forbidden'),
    act: async (client, who) => posts(client).get((await draftOf(others(who))).id),
  },
  {
    does: "reads another's pending post",
    gets: editorsOnly('rest_forbidden'),
    act: async (client, who) => posts(client).get((await draftOf(others(who), { status: 'pending' })).id),
  },
  {
    does: "reads another's private post",
    gets: editorsOnly('rest_forbidden'),
    act: async (client, who) => posts(client).get((await stateOf(others(who), { status: 'private' })).id),
  },
  {
    does: "reads another's scheduled post",
    gets: editorsOnly('rest_forbidden'),
    act: async (client, who) => posts(client).get((await stateOf(others(who), { date: '2050-01-01T00:00:00' })).id),
  },
  {
    does: "reads another's trashed post",
    gets: editorsOnly('rest_forbidden'),
    act: async (client, who) => {
      const { id } = await stateOf(others(who), {})
      await trashPost(server.as.editor, id)
      return posts(client).get(id)
    },
  },
  {
    does: "reads another's published post for editing",
    gets: editorsOnly('rest_forbidden_context'),
    act: async (client, who) => posts(client).get((await stateOf(others(who), {})).id, { context: 'edit' }),
  },
  { does: 'lists what is published', gets: { others: 'ok' }, act: (client) => posts(client).list() },
  {
    does: 'lists for editing',
    gets: { visitor: '401 rest_forbidden_context', subscriber: '403 rest_forbidden_context', others: 'ok' },
    act: (client) => posts(client).list({ context: 'edit' }),
  },
  {
    does: 'lists drafts',
    gets: { visitor: '400 rest_invalid_param', subscriber: '400 rest_invalid_param', others: 'ok' },
    act: (client) => posts(client).list({ status: ['draft'] }),
  },
  {
    does: 'creates a draft',
    gets: { visitor: '401 rest_cannot_create', subscriber: '403 rest_cannot_create', others: 'ok' },
    act: (client) => posts(client).create({ title: newWord() }),
  },
  {
    does: 'creates a post for review',
    gets: { visitor: '401 rest_cannot_create', subscriber: '403 rest_cannot_create', others: 'ok' },
    act: (client) => posts(client).create({ title: newWord(), status: 'pending' }),
  },
  ...(['publish', 'private', 'future'] as const).map((status) => ({
    does: `creates a post with status ${status}`,
    gets: { visitor: '401 rest_cannot_create', subscriber: '403 rest_cannot_create', contributor: '403 rest_cannot_publish', others: 'ok' },
    act: (client: Client) => posts(client).create({ title: newWord(), status }),
  })),
  {
    does: "creates in another's name",
    gets: editorsOnly('rest_cannot_edit_others'),
    act: (client, who) => posts(client).create({ title: newWord(), author: server.ids[others(who)] }),
  },
  {
    does: "publishes in another's name at once",
    gets: editorsOnly('rest_cannot_edit_others'),
    act: (client, who) => posts(client).create({ title: newWord(), author: server.ids[others(who)], status: 'publish' }),
  },
  ...(['draft', 'publish'] as const).map((status) => ({
    does: `creates a sticky post with status ${status}`,
    gets: {
      visitor: '401 rest_cannot_assign_sticky',
      subscriber: '403 rest_cannot_assign_sticky',
      contributor: '403 rest_cannot_assign_sticky',
      others: 'ok',
    },
    act: (client: Client) => posts(client).create({ title: newWord(), sticky: true, status }),
  })),
  {
    does: 'creates a post with an id',
    gets: { others: '400 rest_post_exists' },
    act: (client) => posts(client).create({ title: newWord(), id: 5 }),
  },
  {
    does: "changes another's draft",
    gets: editorsOnly('rest_cannot_edit'),
    act: async (client, who) => posts(client).update((await draftOf(others(who))).id, { title: 'x' }),
  },
  {
    does: "changes another's published post",
    gets: editorsOnly('rest_cannot_edit'),
    act: async (client, who) => posts(client).put((await stateOf(others(who), {})).id, { title: 'x' }),
  },
  {
    does: "changes another's private post",
    gets: editorsOnly('rest_cannot_edit'),
    act: async (client, who) => posts(client).patch((await stateOf(others(who), { status: 'private' })).id, { title: 'x' }),
  },
  {
    does: "trashes another's draft",
    gets: editorsOnly('rest_cannot_delete'),
    act: async (client, who) => posts(client).remove((await draftOf(others(who))).id),
  },
  {
    does: "trashes another's published post",
    gets: editorsOnly('rest_cannot_delete'),
    act: async (client, who) => posts(client).remove((await stateOf(others(who), {})).id),
  },
  {
    does: "removes another's published post for good",
    gets: editorsOnly('rest_cannot_delete'),
    act: async (client, who) => posts(client).remove((await stateOf(others(who), {})).id, { force: true }),
  },
]

/** What somebody does with a post that is signed by that somebody. */
const own: (Omit<Case, 'act'> & { state: PostInput; act(client: Client, id: number): Promise<{ error?: unknown; response: Response }> })[] =
  [
    ...(['draft', 'pending'] as const).flatMap((status) => [
      {
        does: `reads an own ${status}`,
        state: { status },
        gets: { others: 'ok' },
        act: (client: Client, id: number) => posts(client).get(id),
      },
      {
        does: `reads an own ${status} for editing`,
        state: { status },
        gets: ownUnpublished('rest_forbidden_context'),
        act: (client: Client, id: number) => posts(client).get(id, { context: 'edit' }),
      },
      {
        does: `changes an own ${status}`,
        state: { status },
        gets: ownUnpublished('rest_cannot_edit'),
        act: (client: Client, id: number) => posts(client).update(id, { content: 'x' }),
      },
      {
        does: `publishes an own ${status}`,
        state: { status },
        gets: { ...ownUnpublished('rest_cannot_edit'), contributor: '403 rest_cannot_publish' },
        act: (client: Client, id: number) => posts(client).update(id, { status: 'publish' }),
      },
      {
        does: `trashes an own ${status}`,
        state: { status },
        gets: ownUnpublished('rest_cannot_delete'),
        act: (client: Client, id: number) => posts(client).remove(id),
      },
    ]),
    { does: 'reads an own private post', state: { status: 'private' }, gets: { others: 'ok' }, act: (client, id) => posts(client).get(id) },
    {
      does: 'changes an own private post',
      state: { status: 'private' },
      gets: ownUnpublished('rest_cannot_edit'),
      act: (client, id) => posts(client).update(id, { content: 'x' }),
    },
    {
      does: 'trashes an own private post',
      state: { status: 'private' },
      gets: ownUnpublished('rest_cannot_delete'),
      act: (client, id) => posts(client).remove(id),
    },
    {
      does: 'changes an own scheduled post',
      state: { date: '2050-01-01T00:00:00' },
      gets: ownPublished('rest_cannot_edit'),
      act: (client, id) => posts(client).update(id, { content: 'x' }),
    },
    {
      does: 'reads an own published post for editing',
      state: {},
      gets: ownPublished('rest_forbidden_context'),
      act: (client, id) => posts(client).get(id, { context: 'edit' }),
    },
    {
      does: 'changes an own published post',
      state: {},
      gets: ownPublished('rest_cannot_edit'),
      act: (client, id) => posts(client).update(id, { title: 'x' }),
    },
    {
      does: 'takes an own published post back',
      state: {},
      gets: ownPublished('rest_cannot_edit'),
      act: (client, id) => posts(client).update(id, { status: 'draft' }),
    },
    {
      does: 'trashes an own published post',
      state: {},
      gets: ownPublished('rest_cannot_delete'),
      act: (client, id) => posts(client).remove(id),
    },
    {
      does: 'removes an own published post for good',
      state: {},
      gets: ownPublished('rest_cannot_delete'),
      act: (client, id) => posts(client).remove(id, { force: true }),
    },
    {
      does: 'signs an own draft with another name',
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
    const { id } = await stateOf(who, state)
    expect(await outcome(act(clientOf(who), id))).toBe(gets[who] ?? gets.others)
  })
})

describe('what is not public', () => {
  const hidden: [string, PostInput][] = [
    ['draft', { status: 'draft' }],
    ['pending', { status: 'pending' }],
    ['private', { status: 'private' }],
    ['future', { date: '2050-01-01T00:00:00' }],
  ]

  it.each(hidden)('shows by no road: %s', async (_state, fields) => {
    const word = newWord()
    const { id } = await makePost(server.as.editor, { title: word, slug: word, content: word, ...fields })
    for (const client of [server.visitor, server.as.subscriber, server.as.contributor, server.as.author]) {
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

  it('disappears for readers at once when it is taken back, and is back at once when published', async () => {
    const { id } = await makePost(server.as.editor)
    expect((await readPost(server.visitor, id)).status).toBe('publish')
    await changePost(server.as.editor, id, { status: 'private' })
    expect(await refusalOf(posts(server.visitor).get(id))).toEqual({ status: 401, code: 'rest_forbidden' })
    await changePost(server.as.editor, id, { status: 'publish', title: 'Back' })
    expect((await readPost(server.visitor, id)).title.rendered).toBe('Back')
  })
})

describe('the hand-over of a post', () => {
  it('from contributor to editor: reviewed, published, and closed to its author', async () => {
    const { contributor, editor } = server.as
    const { id } = await makePost(contributor, { status: 'pending', content: 'Raw.' })
    expect(await idsOf(contributor, { status: ['pending'], include: [id] })).toEqual([id])
    expect(await changePost(editor, id, { content: 'Corrected.', status: 'publish' })).toMatchObject({
      author: server.ids.contributor,
      status: 'publish',
    })
    expect(await refusalOf(posts(contributor).update(id, { title: 'x' }))).toEqual({ status: 403, code: 'rest_cannot_edit' })
    await trashPost(editor, id)
    expect((await readPost(contributor, id)).status).toBe('trash')
    expect(await refusalOf(posts(contributor).update(id, { status: 'draft' }))).toEqual({ status: 403, code: 'rest_cannot_edit' })
  })

  it('by an editor to another name takes the rights along', async () => {
    const { author, editor } = server.as
    const { id } = await makePost(author)
    await changePost(editor, id, { author: server.ids.editor })
    expect(await refusalOf(posts(author).update(id, { title: 'Still mine?' }))).toEqual({ status: 403, code: 'rest_cannot_edit' })
    expect((await readPost(author, id)).author).toBe(server.ids.editor)
  })

  it('out of the trash by its author', async () => {
    const { author } = server.as
    const { id, slug } = await makePost(author)
    await trashPost(author, id)
    expect(await changePost(author, id, { status: 'publish' })).toMatchObject({ status: 'publish', slug })
  })

  it('of an own draft from the trash, where a contributor cannot publish it either', async () => {
    const { contributor } = server.as
    const { id } = await makePost(contributor, { status: 'draft' })
    await trashPost(contributor, id)
    expect(await refusalOf(posts(contributor).update(id, { status: 'publish' }))).toEqual({ status: 403, code: 'rest_cannot_publish' })
    expect((await changePost(contributor, id, { status: 'draft' })).status).toBe('draft')
  })
})
