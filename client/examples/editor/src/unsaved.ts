// What was written in an item and not saved: autosaves that are newer than the item, of this user and of others.
import apiFetch from '@wordpress/api-fetch'
import { namesOf } from './people.ts'

interface Version {
  author: number
  modified_gmt: string
  title: { raw: string }
  content: { raw: string }
  excerpt: { raw: string }
}

export interface Unsaved {
  isMine: boolean
  /** The names of the others. */
  others: string[]
}

export async function unsavedVersions(item: string, userId: number): Promise<Unsaved> {
  const fields = 'author,modified_gmt,title,content,excerpt'
  const [saved, autosaves] = await Promise.all([
    apiFetch<Version>({ path: `${item}?context=edit&_fields=${fields}` }),
    apiFetch<Version[]>({ path: `${item}/autosaves?context=edit&_fields=${fields}` }),
  ])
  const newer = autosaves.filter((autosave) => autosave.modified_gmt > saved.modified_gmt && textsOf(autosave) !== textsOf(saved))
  const others = newer.filter(({ author }) => author !== userId)
  return { isMine: others.length < newer.length, others: await namesOf(others.map(({ author }) => author)) }
}

function textsOf({ title, content, excerpt }: Version): string {
  return JSON.stringify([title.raw, content.raw, excerpt.raw])
}
