// All tables.
import type { ContentCountsTable, ContentTable } from './tables/content.ts'
import type { MediaFilesTable } from './tables/media-files.ts'
import type { MenuItemsTable } from './tables/menu-items.ts'
import type { ContentTermsTable, TermsTable } from './tables/terms.ts'
import type { AccountPasswordsTable, ApplicationPasswordsTable, UsersTable } from './tables/users.ts'

export interface Database {
  content: ContentTable
  content_counts: ContentCountsTable
  terms: TermsTable
  content_terms: ContentTermsTable
  menu_items: MenuItemsTable
  media_files: MediaFilesTable
  users: UsersTable
  account_passwords: AccountPasswordsTable
  application_passwords: ApplicationPasswordsTable
}
