// Every migration, in order. A migration is frozen once it has been released: it imports no code of the service,
// and the tables are not typed, because their types are those of the latest migration. It is loaded only if the database lacks it.
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

interface Migration {
  up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void>
}

export const migrations: Readonly<Record<string, () => Promise<Migration>>> = {
  '001-content': () => import('./001-content.ts'),
  '002-menu-items': () => import('./002-menu-items.ts'),
  '003-account-passwords': () => import('./003-account-passwords.ts'),
  '004-calendar': () => import('./004-calendar.ts'),
  '005-media-files': () => import('./005-media-files.ts'),
  '006-documents-and-embeds': () => import('./006-documents-and-embeds.ts'),
  '007-secrets': () => import('./007-secrets.ts'),
  '008-autosave-versions': () => import('./008-autosave-versions.ts'),
  '009-data-changes': () => import('./009-data-changes.ts'),
  '010-dynamic-content': () => import('./010-dynamic-content.ts'),
  '011-settings': () => import('./011-settings.ts'),
  '012-kept-counts': () => import('./012-kept-counts.ts'),
  '013-term-names': () => import('./013-term-names.ts'),
  '014-event-lists': () => import('./014-event-lists.ts'),
  '015-change-log': () => import('./015-change-log.ts'),
  '016-shared-counts': () => import('./016-shared-counts.ts'),
  '017-search-batches': () => import('./017-search-batches.ts'),
  '018-month-counts': () => import('./018-month-counts.ts'),
  '019-changes': () => import('./019-changes.ts'),
  '020-former-paths': () => import('./020-former-paths.ts'),
  '021-preview-links': () => import('./021-preview-links.ts'),
  '022-folded-texts': () => import('./022-folded-texts.ts'),
  '023-folded-term-names': () => import('./023-folded-term-names.ts'),
  '024-ordered-lists': () => import('./024-ordered-lists.ts'),
  '025-public-slugs': () => import('./025-public-slugs.ts'),
  '026-terms-below': () => import('./026-terms-below.ts'),
  '027-password-changes': () => import('./027-password-changes.ts'),
}
