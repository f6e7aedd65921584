// The order in which the traits of an item write their columns.
import { expect, it } from '@jest/globals'
import { compose } from '#server/engine/trait.ts'
import type { Change, Trait, TraitName } from '#server/engine/trait.ts'
import type { ContentRow } from '#server/db/tables/content.ts'

type Written = Trait<ContentRow, object, object> & { write: object }

/** Returns the names or labels of the traits in the order in which they write. */
async function writingOrder(...traits: ((written: string[]) => Written)[]): Promise<string[]> {
  const written: string[] = []
  const composed = compose<ContentRow>()(...traits.map((trait) => trait(written)))
  await composed.write?.({}, {} as Change<ContentRow>)
  return written
}

const named =
  (name: TraitName, ...after: TraitName[]) =>
  (written: string[]): Written => ({ name, after, write: () => void written.push(name) })

const last =
  (label: string) =>
  (written: string[]): Written => ({ after: 'all', write: () => void written.push(label) })

it('a trait writes after those that it names', async () => {
  expect(
    await writingOrder(named('content', 'title'), named('title', 'status', 'dates'), named('status', 'dates'), named('dates')),
  ).toEqual(['dates', 'status', 'title', 'content'])
})

it('traits that do not depend on each other write in the order in which they are listed', async () => {
  expect(await writingOrder(named('title'), named('meta'), named('dates'))).toEqual(['title', 'meta', 'dates'])
})

it('a trait ignores those that the item lacks', async () => {
  expect(await writingOrder(named('title', 'event'), named('dates'))).toEqual(['title', 'dates'])
})

it('traits that depend on all write last, in the order in which they are listed', async () => {
  expect(await writingOrder(last('first of them'), named('content', 'title'), last('second of them'), named('title'))).toEqual([
    'title',
    'content',
    'first of them',
    'second of them',
  ])
})

it('a trait writes after all others of a name', async () => {
  expect(await writingOrder(named('content', 'title'), named('title'), named('dates'), named('title'))).toEqual([
    'title',
    'dates',
    'title',
    'content',
  ])
})

it('traits that are composed twice keep their dependencies', async () => {
  const both = (written: string[]): Written =>
    compose<ContentRow>()(named('content', 'title')(written), named('excerpt', 'content')(written)) as Written
  expect(await writingOrder(both, named('title'))).toEqual(['title', 'content', 'excerpt'])
})

it('traits that depend on each other in a cycle are an error that names them', () => {
  const cycle = () =>
    compose<ContentRow>()(...[named('dates'), named('title', 'content'), named('content', 'title')].map((trait) => trait([])))
  expect(cycle).toThrow('Traits depend on each other in a cycle: title, content')
})
