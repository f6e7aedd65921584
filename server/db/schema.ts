// The types of all tables.
import type { Kysely } from 'kysely'
import type {
  EventDayCountsTable,
  EventListingsTable,
  EventOccurrencesTable,
  EventOrganizersTable,
  EventsTable,
  OrganizersTable,
  VenuesTable,
} from './tables/calendar.ts'
import type { AppliedDeclarationsTable } from './tables/applied-declarations.ts'
import type { AuditLogTable } from './tables/audit-log.ts'
import type { AutosaveVersionsTable } from './tables/autosave-versions.ts'
import type { ContentCountsTable, ContentTable, FacetCountsTable } from './tables/content.ts'
import type { ChangesTable } from './tables/changes.ts'
import type { DataChangesTable } from './tables/data-changes.ts'
import type { ImageVariantsTable } from './tables/image-variants.ts'
import type { MediaFilesTable } from './tables/media-files.ts'
import type { FormerBasesTable, FormerPathsTable, FormerTermSlugsTable } from './tables/former-paths.ts'
import type { DocumentsTable } from './tables/documents.ts'
import type { FetchedPagesTable } from './tables/fetched-pages.ts'
import type { FieldReferencesTable, ReferenceFieldsTable } from './tables/field-references.ts'
import type { KeptElementsTable } from './tables/kept-elements.ts'
import type { MenuItemsTable } from './tables/menu-items.ts'
import type { PreviewLinksTable } from './tables/preview-links.ts'
import type { RestoresTable } from './tables/restores.ts'
import type { SharedCountsTable } from './tables/shared-counts.ts'
import type { SettingsTable } from './tables/settings.ts'
import type { SearchEntriesTable, SearchPendingTable, SearchRulesTable, SearchTokensTable } from './tables/search.ts'
import type { SearchedFieldsTable } from './tables/searched-fields.ts'
import type { SecretsTable } from './tables/secrets.ts'
import type { ContentTermsTable, TermsTable } from './tables/terms.ts'
import type { ContentTextsTable, TermTextsTable } from './tables/texts.ts'
import type { WebhookDeliveriesTable, WebhookSubscriptionsTable } from './tables/webhooks.ts'
import type { AccountPasswordsTable, ApplicationPasswordsTable, UserPreferencesTable, UsersTable } from './tables/users.ts'

export interface Database {
  applied_declarations: AppliedDeclarationsTable
  audit_log: AuditLogTable
  content: ContentTable
  content_counts: ContentCountsTable
  facet_counts: FacetCountsTable
  autosave_versions: AutosaveVersionsTable
  terms: TermsTable
  content_terms: ContentTermsTable
  menu_items: MenuItemsTable
  media_files: MediaFilesTable
  image_variants: ImageVariantsTable
  events: EventsTable
  event_listings: EventListingsTable
  event_occurrences: EventOccurrencesTable
  event_day_counts: EventDayCountsTable
  event_organizers: EventOrganizersTable
  venues: VenuesTable
  organizers: OrganizersTable
  content_texts: ContentTextsTable
  term_texts: TermTextsTable
  preview_links: PreviewLinksTable
  users: UsersTable
  user_preferences: UserPreferencesTable
  account_passwords: AccountPasswordsTable
  application_passwords: ApplicationPasswordsTable
  secrets: SecretsTable
  settings: SettingsTable
  documents: DocumentsTable
  fetched_pages: FetchedPagesTable
  kept_elements: KeptElementsTable
  restores: RestoresTable
  reference_fields: ReferenceFieldsTable
  field_references: FieldReferencesTable
  data_changes: DataChangesTable
  shared_counts: SharedCountsTable
  changes: ChangesTable
  former_paths: FormerPathsTable
  former_bases: FormerBasesTable
  searched_fields: SearchedFieldsTable
  search_pending: SearchPendingTable
  search_entries: SearchEntriesTable
  search_tokens: SearchTokensTable
  search_rules: SearchRulesTable
  former_term_slugs: FormerTermSlugsTable
  webhook_subscriptions: WebhookSubscriptionsTable
  webhook_deliveries: WebhookDeliveriesTable
}

/** The database, or a transaction in it. */
export type Db = Kysely<Database>
