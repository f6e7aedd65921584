// The comparison of a site's declarations with an earlier version of them. oasdiff, which finds the changes, needs Go.
import { describe, expect, it } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declaredSite } from '../../test/support/declared-site.ts'

const recipe = `name: recipe
route: recipes
labels: { singular: Recipe, plural: Recipes }
like: post
fields:
  servings: { type: integer, maximum: 100, x-filter: [equals] }
  level: { type: string, enum: [easy, hard] }
  origin: { type: string }
  season: { type: string }
  nutrition: { type: object, properties: { kcal: { type: number } } }
`

function compare(siteDir: string, earlier: string): { status: number | null; breaking: string[]; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/cli/main.ts', 'schema', 'compare', earlier], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DIR: siteDir },
  })
  const changes = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { text: string; isBreaking: boolean })
  return { status, stderr, breaking: changes.flatMap(({ text, isBreaking }) => (isBreaking ? [text] : [])) }
}

/** A repository with the site in a folder, as committed and with a change. */
function changedSite(change: (text: string) => string): string {
  const siteDir = declaredSite({ 'types/recipe.yaml': recipe })
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', siteDir, '-c', 'user.name=Nana', '-c', 'user.email=nana@example.org', ...args])
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'The site')
  writeFileSync(join(siteDir, 'types/recipe.yaml'), change(recipe))
  return siteDir
}

const whereGoIs = spawnSync('go', ['version']).status === 0 ? describe : describe.skip

whereGoIs('the comparison of declarations', () => {
  it('finds each change that breaks clients', () => {
    const { status, breaking, stderr } = compare(
      changedSite((text) =>
        text
          .replace('maximum: 100, x-filter: [equals]', 'maximum: 10')
          .replace('easy, hard', 'easy')
          .replace('  origin: { type: string }\n', '')
          .replace('} } }', '} }, required: [kcal] }')
          .replace('season: { type: string }', 'season: { type: integer }'),
      ),
      'HEAD',
    )
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'Some changes break clients.\n' })
    for (const expected of [
      /`meta\/servings` request property's max was decreased/,
      /`query` request parameter `servings`/,
      /Removed the enum value `hard` of the request property `meta\/level`/,
      /Removed the request property `meta\/origin`/,
      /request property `meta\/nutrition\/kcal` became required/,
      /`meta\/season`.*type/,
    ])
      expect(breaking).toContainEqual(expect.stringMatching(expected))
  })

  it('finds that the routes of a type are gone', () => {
    const { status, breaking } = compare(
      changedSite((text) => text.replace('route: recipes', 'route: dishes')),
      'HEAD',
    )
    expect(status).toBe(1)
    expect(breaking).toContainEqual(expect.stringMatching(/path removed.*`GET \/recipes`/))
  })

  it('accepts additions, also to the declarations in a folder', () => {
    const added = changedSite((text) => text.replace('  origin:', '  country: { type: string }\n  origin:'))
    expect(compare(added, 'HEAD')).toEqual({ status: 0, breaking: [], stderr: '' })
    expect(compare(added, declaredSite({ 'types/recipe.yaml': recipe }))).toMatchObject({ status: 0 })
  })

  it('says if there are no such declarations', () => {
    expect(
      compare(
        changedSite((text) => text),
        'nowhere',
      ),
    ).toMatchObject({
      status: 2,
      stderr: '"nowhere" is neither a folder nor a revision of the Git repository of the site.\n',
    })
  })
})
