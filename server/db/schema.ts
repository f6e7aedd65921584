// All tables.
import type { ContentCountsTable, ContentTable } from './tables/content.ts'
import type { ContentTermsTable, TermsTable } from './tables/terms.ts'
import type { ApplicationPasswordsTable, UsersTable } from './tables/users.ts'

export interface Database {
  content: ContentTable
  content_counts: ContentCountsTable
  terms: TermsTable
  content_terms: ContentTermsTable
  users: UsersTable
  application_passwords: ApplicationPasswordsTable
}
