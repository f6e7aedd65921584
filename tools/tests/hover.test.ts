// Editor support for calls of the client: descriptions from the contract, and completion of names.
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import ts from 'typescript'

const file = resolve('test/client/hovered.ts')
const source = `import { createClient } from '../../client/index.ts'
const { content, calendar } = createClient({ baseUrl: '' })
void content.at('/posts').get()
void content.at('/posts/{id}').delete({ params: { path: { id: 1 } } })
void calendar.at('/events').post
const { data } = await content.at('/posts').get({ params: { query: { search: 'ferry' } } })
void data?.[0]?.slug
void content.GET('/posts', { params: { query: { per_page: 1 } } })
void content.GET('/posts', { params: { query: { _fields: ['/*field*/'] } } })
void content.GET('/posts', { params: { query: { _embed: ['/*relation*/'] } } })
void content.GET('/*path*/')
const { error } = await content.GET('/posts/{id}', { params: { path: { id: 1 } } })
void (error?.code === '/*code*/')
`

let service: ts.LanguageService
beforeAll(() => {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const textOf = (name: string) => (name === file ? source : ts.sys.readFile(name))
  service = ts.createLanguageService({
    directoryExists: (name) => ts.sys.directoryExists(name),
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => ts.ScriptSnapshot.fromString(textOf(name) ?? ''),
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: textOf,
  })
})

/** Returns the hover text of the last word of a piece of source. */
function hovered(piece: string): string {
  const { documentation = [], tags = [] } = service.getQuickInfoAtPosition(file, source.indexOf(piece) + piece.length - 1) ?? {}
  return ts.displayPartsToString([...documentation, ...tags.flatMap(({ text = [] }) => text)])
}

function completed(marker: string): string[] {
  return service.getCompletionsAtPosition(file, source.indexOf(marker), {})?.entries.map(({ name }) => name) ?? []
}

describe('an editor', () => {
  it.each([
    [".at('/posts').get", 'List posts', 'Returns posts, newest first'],
    [".at('/posts/{id}').delete", 'Delete a post', 'trash'],
    [".at('/events').post", 'Create an event', 'event'],
  ])('shows the text of the operation for %s', (piece, summary, words) => {
    const text = hovered(piece)
    expect(text).toContain(summary)
    expect(text).toContain(words)
  })

  it('shows the text of a parameter and of a field', () => {
    expect(hovered('{ per_page')).toContain('The number of items per page.')
    expect(hovered('{ search')).toContain('all of these words')
    expect(hovered('?.slug')).toContain('URL')
  })

  it('says for `GET` which form has the text of the operation', () => {
    expect(hovered('content.GET')).toContain("`at('/posts/{id}').get(…)`")
  })

  it('completes the names of fields, relations, paths and error codes', () => {
    expect(completed('/*field*/')).toEqual(expect.arrayContaining(['id', 'title', 'title.rendered', '_links']))
    expect(completed('/*relation*/').toSorted()).toEqual(['author', 'cms:featuredmedia', 'cms:term'])
    expect(completed('/*path*/')).toEqual(expect.arrayContaining(['/posts', '/posts/{id}']))
    const codes = completed('/*code*/')
    expect(codes).toEqual(expect.arrayContaining(['rest_post_invalid_id', 'rest_post_incorrect_password']))
    expect(codes).not.toContain('term_exists')
  })
})
