// Writes the declarations of a site to a folder of its own.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Files = Readonly<Record<string, string>>

/** The texts of the files by their path, such as `types/recipe.yaml`. Returns the folder. A run of the tests compiles equal declarations once. */
export function declaredSite(files: Files): string {
  const folder = uncompiledSite(files)
  const declarations = Object.entries(files).filter(([path]) => path.endsWith('.yaml'))
  const compiled = join(tmpdir(), 'compiled-sites', createHash('sha1').update(JSON.stringify(declarations)).digest('hex'))
  mkdirSync(compiled, { recursive: true })
  symlinkSync(compiled, join(folder, '.compiled'), 'junction')
  return folder
}

/** The same for tests of what is compiled. */
export function uncompiledSite(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-service-site-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** A site with recipes, courses, cuisines, and a subtitle for posts. */
export const cookingSite: Readonly<Record<string, string>> = {
  'types/recipe.yaml': `
name: recipe
route: recipes
labels: { singular: Recipe, plural: Recipes }
like: post
supports: [title, content, excerpt, author, featured_media, password]
taxonomies: [cuisine, post_tag]
fields:
  servings: { type: integer, minimum: 1, maximum: 100, default: 4, description: The number of servings., x-filter: [equals, range], x-order: true }
  difficulty: { type: string, enum: [easy, hard], x-filter: [in] }
  steps: { type: array, items: { type: string, format: html }, x-filter: [contains] }
  origin: { type: string, maxLength: 100, x-filter: [contains], x-order: true }
  notes: { type: string, x-context: [edit] }
  vegan: { type: boolean, x-filter: [equals] }
  nutrition: { type: object, properties: { kcal: { type: number, minimum: 0 } }, required: [kcal] }
`,
  'types/course.yaml': `
name: course
route: courses
labels: { singular: Course, plural: Courses }
like: page
permalink: /learn/{slug}/
fields:
  starts: { type: string, format: date, x-filter: [range], x-order: true }
`,
  'taxonomies/cuisine.yaml': `
name: cuisine
route: cuisines
labels: { singular: Cuisine, plural: Cuisines }
hierarchical: true
`,
  'fields/post.yaml': `
fields:
  subtitle: { type: string, maxLength: 200, x-filter: [equals, contains] }
`,
}
