// The rules about several fields that the documents declare: a body that breaks one is invalid by the published document and is refused
// with a declared code; one that follows it is valid and accepted.
import { beforeAll, describe, expect, it } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { allDocuments, operationsOf } from '../support/contract.ts'
import type { Operation, Schema } from '../support/contract.ts'
import { publishDocument } from '#server/contract/published/document.ts'
import { failureIn } from '../support/responses.ts'
import { createImage, uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory } from '../support/terms.ts'
import { newUserFields } from '../support/users.ts'

type Body = Record<string, unknown>
interface Rule {
  code: string
  breaks: readonly Body[]
  follows: readonly Body[]
}

const server = await sharedServer()
let post: number
let category: number
let image: { id: number; source_url: string }

beforeAll(async () => {
  post = await created('/posts', { title: newWord() })
  category = (await makeCategory(server.as.administrator)).id
  image = await uploaded(server, await createImage(40, 40), { name: 'image.png', as: 'administrator' })
})

const title = (): Body => ({ title: newWord() })
const slug = (): Body => ({ slug: newWord() })
const isNew = (with_: () => Body = title): Rule => ({
  code: 'rest_post_exists',
  breaks: [{ ...with_(), id: 12 }],
  follows: [with_(), { ...with_(), id: 0 }],
})
const isSticky = { sticky: true, password: 'secret' }
const stickyOrProtected: Rule = {
  code: 'rest_invalid_field',
  breaks: [{ ...title(), ...isSticky }],
  // An update is judged with the stored values too, so the second body changes a post that is neither.
  follows: [
    { ...title(), sticky: false, password: '' },
    { ...title(), ...isSticky, sticky: false },
    { ...title(), ...isSticky, password: '' },
  ],
}
const someText = (third: string, others: () => Body = () => ({})): Rule => ({
  code: 'empty_content',
  breaks: [
    { status: 'draft', ...others() },
    { title: '', content: { raw: '' }, [third]: '', ...others() },
  ],
  follows: ['title', 'content', third].map((name) => ({ [name]: newWord(), ...others() })),
})
const link = { title: 'Timetable', url: 'https://ferry.example.com/' }
const file = (): Body => ({ file: 'aGVsbG8=', filename: `${newWord()}.txt` })
const event = (fields: Body): Body => ({ ...title(), start_date: '2026-03-01 09:00:00', end_date: '2026-03-01 10:00:00', ...fields })
const linked = (field: string, name: string): Rule => ({
  code: 'rest_invalid_param',
  breaks: [event({ [field]: {} }), event({ [field]: { [name]: ' ' } }), event({ [field]: [{ website: 'https://example.org/' }] })],
  follows: [event({ [field]: { [name]: newWord() } }), event({ [field]: [{ [name]: newWord() }] })],
})
/** By the ID of the operation. Functions, because some IDs are known when the tests run. */
const rules: Record<string, () => readonly Rule[]> = {
  createPost: () => [someText('excerpt'), stickyOrProtected, isNew()],
  updatePost: () => [stickyOrProtected],
  putPost: () => [stickyOrProtected],
  patchPost: () => [stickyOrProtected],
  createPage: () => [isNew()],
  createBlock: () => [someText('excerpt'), isNew()],
  createSiteEvent: () => [someText('excerpt'), isNew()],
  createSiteVenue: () => [someText('excerpt'), isNew()],
  createSiteOrganizer: () => [someText('excerpt'), isNew()],
  createNavigation: () => [isNew()],
  createTemplate: () => [someText('description', slug)],
  createTemplatePart: () => [someText('description', slug)],
  createMedia: () => [isNew(file)],
  createUser: () => [
    { code: 'rest_user_exists', breaks: [{ ...newUserFields(), id: 7 }], follows: [newUserFields(), { ...newUserFields(), id: 0 }] },
  ],
  createMediaEdit: () => [
    {
      code: 'rest_image_not_edited',
      breaks: [{ src: image.source_url }, { src: image.source_url, x: 1, y: 1, width: 50 }],
      follows: [{ rotation: 90 }, { x: 1, y: 1, width: 50, height: 50 }, { modifiers: [{ type: 'rotate', args: { angle: 90 } }] }].map(
        (edit) => ({ src: image.source_url, ...edit }),
      ),
    },
  ],
  createMenuItem: () => [
    {
      code: 'rest_title_required',
      breaks: [{}, { url: link.url }, { ...link, title: { raw: '' } }].map(custom),
      follows: [link, custom(link)],
    },
    { code: 'rest_url_required', breaks: [{ title: 'Timetable' }, { ...link, url: '' }].map(custom), follows: [] },
    target('rest_post_invalid_id', 'post_type', { object_id: post }),
    target('rest_term_invalid_id', 'taxonomy', { object_id: category }),
    target('rest_post_invalid_type', 'post_type_archive', { object: 'post' }),
    isNew(() => link),
  ],
  createEvent: () => [linked('venue', 'venue'), linked('organizer', 'organizer')],
}

function custom(fields: Body): Body {
  return { type: 'custom', ...fields }
}

function target(code: string, type: string, fields: Body): Rule {
  return { code, breaks: [{ type }, { ...link, type }], follows: [{ type, ...fields }] }
}

async function send(path: string, body: Body, method = 'post'): Promise<Response> {
  const url = server.restRoot + path.replace('{id}', String(path.includes('media') ? image.id : post))
  const headers = { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' }
  return fetch(url, { method: method.toUpperCase(), headers, body: JSON.stringify(body) })
}

async function created(path: string, body: Body): Promise<number> {
  return ((await (await send(`/cms/v2${path}`, body)).json()) as { id: number }).id
}

const published = allDocuments().map(({ name, document }) => ({ name, document: publishDocument(document) }))

function bodyOf({ operation }: Pick<Operation, 'operation'>): Schema | undefined {
  return operation.requestBody?.content['application/json']?.schema
}

/** The operations whose bodies have rules, with the fields of these. */
const ruled = published.flatMap((one) => operationsOf(one).filter((operation) => codesIn(one.document, bodyOf(operation)).length))

/** The error codes of the rules of a body, at any depth. */
function codesIn({ components }: (typeof published)[number]['document'], from: unknown, seen = new Set<string>()): string[] {
  if (!from || typeof from !== 'object') return []
  const { $ref, 'x-error-codes': codes = [], ...others } = from as { $ref?: string; 'x-error-codes'?: string[] }
  const name = $ref?.split('/').at(-1) ?? ''
  const isNew = !!name && !seen.has(name)
  seen.add(name)
  const inside = [...(isNew ? [components?.schemas?.[name]] : []), ...Object.values(others)]
  return [...new Set([...codes, ...inside.flatMap((node) => codesIn({ components } as never, node, seen))])]
}

describe('the rules', () => {
  it('are all tested, with each of their codes', () => {
    const declared = ruled.map(({ id, document, ...operation }) => [id, codesIn(document, bodyOf(operation)).toSorted()])
    // The body of an update has the fields of a new event.
    const changesEvent = /^(update|put|patch)Event/
    const tested = Object.entries(rules).map(([id, of]) => [id, [...new Set(of().map(({ code }) => code))].toSorted()])
    expect(Object.fromEntries(declared.filter(([id]) => !changesEvent.test(id as string)))).toEqual(Object.fromEntries(tested))
  })
})

describe.each(ruled.filter(({ id }) => id in rules))('the rules of $id', ({ id, name, document, path, method, operation }) => {
  const base = new URL(document.servers[0]?.url ?? '').pathname.replace('/cms-json', '')
  const validator = new Ajv2020({ strict: false, validateFormats: false, logger: false }).addSchema(document, name)

  function isValid(body: Body): boolean {
    const schema = JSON.stringify(bodyOf({ operation })).replaceAll('"$ref":"#/', `"$ref":"${name}#/`)
    return validator.validate(JSON.parse(schema) as object, body)
  }

  it('refuse a body that breaks one', async () => {
    for (const { code, breaks } of rules[id]?.() ?? [])
      for (const body of breaks) {
        const { status, code: found } = await failureIn(await send(base + path, body, method))
        expect([body, isValid(body), status, found]).toEqual([body, false, 400, code])
      }
  })

  it('accept a body that follows them', async () => {
    for (const { follows } of rules[id]?.() ?? [])
      for (const body of follows) {
        const response = await send(base + path, body, method)
        expect([body, isValid(body), response.ok && response.status]).toEqual([
          body,
          true,
          method === 'post' && !path.endsWith('{id}') ? 201 : 200,
        ])
      }
  })
})
