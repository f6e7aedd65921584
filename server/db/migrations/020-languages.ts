// Texts of all content by language: slugs and fields in further languages, and which languages each item has texts in.
import type { DatabaseKind } from '../dialect.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `alter table content add column translations text not null default ''`,
  `alter table terms add column translations text not null default ''`,
  `alter table content_texts add column slug text not null default ''`,
  `alter table content_texts add column meta text not null default '{}'`,
  `create index content_texts_by_slug on content_texts(slug, language) where slug <> ''`,
  `create index content_texts_by_language on content_texts(language, content_id)`,
  ...[
    ['content', 'content_texts', 'content_id'],
    ['terms', 'term_texts', 'term_id'],
  ].map(
    ([table, texts, key]) => `update ${table} set translations = (select ${JOINED[kind]} from ${texts} where ${key} = ${table}.id)
     where id in (select ${key} from ${texts})`,
  ),
]

const entry = `language || case stands_in when '' then '' else ':' || replace(stands_in, ' ', ',') end`

const JOINED: Readonly<Record<DatabaseKind, string>> = {
  sqlite: `group_concat(${entry}, ' ')`,
  postgres: `string_agg(${entry}, ' ' order by language)`,
}
