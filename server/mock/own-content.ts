// Content of the types and taxonomies that the site declares.
import { declaredResources } from '../namespaces/cms-v2/declared.ts'
import type { RequestContext } from '../context.ts'
import { pascalCase } from '../declarations/declarations.ts'
import type { DeclaredTaxonomy, DeclaredType, Feature } from '../declarations/declarations.ts'
import { taxonomiesOfPosts } from '../declarations/kinds.ts'
import { idOf } from '../demo/map-values.ts'
import { createFieldValues } from './field-values.ts'
import { subjects, tags } from './texts.ts'

/** What the items have beside their fields, by feature. */
export type Texts = (number: number) => Readonly<Partial<Record<Feature, unknown>>>

/** The terms of the taxonomies of posts, by the name of the field. */
type Terms = Readonly<Record<string, readonly number[]>>

/** The number of items of each type: several pages. */
const COUNT = 24

export async function addOwnContent(texts: Texts, termsOfPosts: Terms, context: RequestContext): Promise<void> {
  const { types, taxonomies } = context.declarations
  const own: [string, readonly number[]][] = []
  for (const taxonomy of taxonomies) own.push([taxonomy.route, await addTerms(taxonomy, context)])
  const terms: Terms = { ...termsOfPosts, ...Object.fromEntries(own) }
  for (const type of types) await addItems(type, { texts, terms }, context)
}

type Write = (input: { path?: object; body: object }, context: RequestContext) => Promise<{ headers: { Location: string } }>

const operation = (context: RequestContext, name: string): Write =>
  (declaredResources(context).handlers as Record<string, Write>)[name] as Write

/** Every second term of a hierarchical taxonomy has a parent. */
async function addTerms({ labels, hierarchical }: DeclaredTaxonomy, context: RequestContext): Promise<number[]> {
  const create = operation(context, `create${pascalCase(labels.singular)}`)
  const ids: number[] = []
  for (const name of tags)
    ids.push(idOf(await create({ body: { name, ...(hierarchical && ids.length % 2 === 1 && { parent: ids.at(-1) }) } }, context)))
  return ids
}

/** The newest has a revision and an autosave, and a parent if there are parents. */
async function addItems(type: DeclaredType, { texts, terms }: { texts: Texts; terms: Terms }, context: RequestContext): Promise<void> {
  const one = pascalCase(type.labels.singular)
  const fieldValues = createFieldValues(type.fields)
  const fields = type.taxonomies.map((name) => taxonomiesOfPosts[name] ?? routeOf(name, context))
  let newest = 0
  for (let number = 0; number < COUNT; number++) {
    const described = Object.entries(texts(number)).filter(([feature]) => type.supports.includes(feature as Feature))
    const body = {
      ...Object.fromEntries(described),
      ...(type.supports.includes('title') && { title: `${type.labels.singular}: ${subjects[number % subjects.length]}` }),
      ...Object.fromEntries(fields.map((field) => [field, termOf(terms[field] ?? [], number)])),
      status: 'publish',
      meta: fieldValues(number),
      ...(type.like === 'page' && number === COUNT - 1 && { parent: newest }),
    }
    newest = idOf(await operation(context, `create${one}`)({ body }, context))
  }
  const path = { id: newest }
  await operation(context, `update${one}`)({ path, body: { meta: fieldValues(1), ...texts(1) } }, context)
  await operation(context, `create${one}Autosave`)({ path, body: texts(2) }, context)
}

const routeOf = (name: string, { declarations }: RequestContext): string =>
  declarations.taxonomies.find((one) => one.name === name)?.route ?? name

const termOf = (ids: readonly number[], number: number): number[] => ids.slice(number % Math.max(1, ids.length)).slice(0, 1)
