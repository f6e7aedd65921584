// Every migration, in order. A migration is frozen once it has been released.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Database } from '../schema.ts'
import * as init from './001-init.ts'
import * as menuItems from './002-menu-items.ts'
import * as accountPasswords from './003-account-passwords.ts'
import * as calendar from './004-calendar.ts'
import * as mediaFiles from './005-media-files.ts'
import * as documentsAndEmbeds from './007-documents-and-embeds.ts'
import * as secrets from './008-secrets.ts'
import * as autosaveVersions from './010-autosave-versions.ts'
import * as searchNormalization from './011-search-normalization.ts'

export const migrations: Record<string, { up(db: Kysely<Database>, dialect: Dialect): Promise<void> }> = {
  '001-init': init,
  '002-menu-items': menuItems,
  '003-account-passwords': accountPasswords,
  '004-calendar': calendar,
  '005-media-files': mediaFiles,
  '007-documents-and-embeds': documentsAndEmbeds,
  '008-secrets': secrets,
  '010-autosave-versions': autosaveVersions,
  '011-search-normalization': searchNormalization,
}
