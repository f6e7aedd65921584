// Every migration, in order: one for each concern of the first version. A migration is frozen once it has been released, so it is SQL,
// and imports no code of the service. It is loaded only if the database lacks it.
import type { DatabaseKind } from '../dialect.ts'

export interface Migration {
  statements(kind: DatabaseKind): readonly string[]
}

export type Migrations = Readonly<Record<string, () => Promise<Migration>>>

export const migrations: Migrations = {
  '001-users': () => import('./001-users.ts'),
  '002-content': () => import('./002-content.ts'),
  '003-media': () => import('./003-media.ts'),
  '004-terms': () => import('./004-terms.ts'),
  '005-menus': () => import('./005-menus.ts'),
  '006-calendar': () => import('./006-calendar.ts'),
  '007-event-lists': () => import('./007-event-lists.ts'),
  '008-counts': () => import('./008-counts.ts'),
  '009-search': () => import('./009-search.ts'),
  '010-site': () => import('./010-site.ts'),
  '011-writes': () => import('./011-writes.ts'),
  '012-changes': () => import('./012-changes.ts'),
  '013-webhooks': () => import('./013-webhooks.ts'),
  '014-user-changes-and-fetched-pages-requires-014': () => import('./014-user-changes-and-fetched-pages-requires-014.ts'),
  '015-own-fields-requires-015': () => import('./015-own-fields-requires-015.ts'),
  '016-field-references': () => import('./016-field-references.ts'),
  '017-applied-declarations': () => import('./017-applied-declarations.ts'),
  '018-public-urls': () => import('./018-public-urls.ts'),
  '019-occurrences-requires-019': () => import('./019-occurrences-requires-019.ts'),
  '020-languages': () => import('./020-languages.ts'),
  '021-image-variants': () => import('./021-image-variants.ts'),
  '022-search-words': () => import('./022-search-words.ts'),
  '023-kept-elements-and-restores': () => import('./023-kept-elements-and-restores.ts'),
  '024-purges-and-audit': () => import('./024-purges-and-audit.ts'),
}
