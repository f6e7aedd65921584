// Venues and organizers: read in each language, and written to it.
import apiFetch from '@wordpress/api-fetch'
import { addQueryArgs } from '@wordpress/url'
import { LANGUAGES, changedLanguages, changesIn } from './languages.ts'
import type { InLanguages, Language } from './languages.ts'
import { textOf } from './texts.ts'

export type ContactKind = keyof typeof KINDS

/** Something with a name that a form offers. */
export interface Choice {
  id: number
  name: string
}

export interface Field {
  name: string
  label: string
  type?: 'email' | 'tel' | 'url'
}

/** `texts` differ between languages. The first of them is the name. */
export const KINDS = {
  venues: {
    title: 'Venue',
    texts: [
      { name: 'venue', label: 'Name' },
      { name: 'address', label: 'Address' },
      { name: 'city', label: 'City' },
    ],
    shared: [
      { name: 'zip', label: 'Postal code' },
      { name: 'country', label: 'Country' },
      { name: 'phone', label: 'Phone', type: 'tel' },
      { name: 'website', label: 'Website', type: 'url' },
    ],
  },
  organizers: {
    title: 'Organizer',
    texts: [{ name: 'organizer', label: 'Name' }],
    shared: [
      { name: 'email', label: 'Email', type: 'email' },
      { name: 'phone', label: 'Phone', type: 'tel' },
      { name: 'website', label: 'Website', type: 'url' },
    ],
  },
} satisfies Record<string, { title: string; texts: Field[]; shared: Field[] }>

type Values = Record<string, string>

export interface Contact {
  texts: InLanguages<Values>
  shared: Values
}

type Stored = Record<string, string | null> & { id: number }

export function newContact(kind: ContactKind, name: string): Contact {
  return contactOf(kind, () => ({ [nameField(kind)]: name }))
}

export async function readContact(kind: ContactKind, id: number): Promise<Contact> {
  const [en, ka] = await Promise.all(LANGUAGES.map((language) => send<Stored>(kind, language.name, { path: `/${id}` })))
  return contactOf(kind, (language) => (language === 'en' ? en : ka) ?? {})
}

/** Writes what has changed, and returns the contact with the name that has been written first. */
export async function saveContact(kind: ContactKind, id: number | undefined, contact: Contact, before: Contact): Promise<Choice> {
  const changed = changedLanguages(contact.texts, before.texts)
  const [first = 'en', ...others] = id === undefined ? languagesOf(kind, contact) : changed
  const data = { ...changesIn(contact.shared, before.shared), ...contact.texts[first] }
  const saved = await send<Stored>(kind, first, id === undefined ? { method: 'POST', data } : { path: `/${id}`, method: 'PATCH', data })
  for (const language of others)
    await send(kind, language, {
      path: `/${saved.id}`,
      method: 'PATCH',
      data: changesIn(contact.texts[language], before.texts[language]),
    })
  return { id: saved.id, name: textOf(saved[nameField(kind)] ?? '') }
}

/** Those in which a new contact has a name. */
function languagesOf(kind: ContactKind, { texts }: Contact): Language[] {
  return LANGUAGES.map(({ name }) => name).filter((language) => texts[language][nameField(kind)])
}

function contactOf(kind: ContactKind, stored: (language: Language) => Record<string, string | null>): Contact {
  const { texts, shared } = KINDS[kind]
  const valuesOf = (fields: Field[], language: Language): Values =>
    Object.fromEntries(fields.map(({ name }) => [name, textOf(stored(language)[name] ?? '')]))
  return { texts: { en: valuesOf(texts, 'en'), 'ka-ge': valuesOf(texts, 'ka-ge') }, shared: valuesOf(shared, 'en') }
}

function nameField(kind: ContactKind): string {
  return KINDS[kind].texts[0]!.name
}

function send<Answer>(
  kind: ContactKind,
  i18n_language: Language,
  request: { path?: string; method?: string; data?: object },
): Promise<Answer> {
  return apiFetch<Answer>({ ...request, path: addQueryArgs(`/tribe/events/v1/${kind}${request.path ?? ''}`, { i18n_language }) })
}
