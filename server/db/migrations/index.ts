// Every migration, in order. A migration is frozen once it has been released: it imports no code of the service,
// and the tables are not typed, because their types are those of the latest migration.
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'
import * as content from './001-content.ts'
import * as menuItems from './002-menu-items.ts'
import * as accountPasswords from './003-account-passwords.ts'
import * as calendar from './004-calendar.ts'
import * as mediaFiles from './005-media-files.ts'
import * as documentsAndEmbeds from './006-documents-and-embeds.ts'
import * as secrets from './007-secrets.ts'
import * as autosaveVersions from './008-autosave-versions.ts'
import * as dataChanges from './009-data-changes.ts'
import * as dynamicContent from './010-dynamic-content.ts'
import * as settings from './011-settings.ts'
import * as keptCounts from './012-kept-counts.ts'
import * as termNames from './013-term-names.ts'
import * as eventLists from './014-event-lists.ts'
import * as changeLog from './015-change-log.ts'
import * as sharedCounts from './016-shared-counts.ts'
import * as searchBatches from './017-search-batches.ts'
import * as monthCounts from './018-month-counts.ts'
import * as changes from './019-changes.ts'
import * as formerPaths from './020-former-paths.ts'
import * as previewLinks from './021-preview-links.ts'
import * as foldedTexts from './022-folded-texts.ts'
import * as foldedTermNames from './023-folded-term-names.ts'

interface Migration {
  up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void>
}

export const migrations: Readonly<Record<string, Migration>> = {
  '001-content': content,
  '002-menu-items': menuItems,
  '003-account-passwords': accountPasswords,
  '004-calendar': calendar,
  '005-media-files': mediaFiles,
  '006-documents-and-embeds': documentsAndEmbeds,
  '007-secrets': secrets,
  '008-autosave-versions': autosaveVersions,
  '009-data-changes': dataChanges,
  '010-dynamic-content': dynamicContent,
  '011-settings': settings,
  '012-kept-counts': keptCounts,
  '013-term-names': termNames,
  '014-event-lists': eventLists,
  '015-change-log': changeLog,
  '016-shared-counts': sharedCounts,
  '017-search-batches': searchBatches,
  '018-month-counts': monthCounts,
  '019-changes': changes,
  '020-former-paths': formerPaths,
  '021-preview-links': previewLinks,
  '022-folded-texts': foldedTexts,
  '023-folded-term-names': foldedTermNames,
}
