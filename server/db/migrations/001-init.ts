// Content, terms, users.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Database } from '../schema.ts'

export async function up(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  await createUsers(db, dialect)
  await createContent(db, dialect)
  await createTerms(db, dialect)
}

async function createUsers(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', dialect.generatedKey)
    .addColumn('login', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('nickname', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('url', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('registered', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('application_passwords')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('last_used', 'text')
    .addColumn('last_ip', 'text')
    .execute()
  await db.schema.createIndex('application_passwords_by_user').on('application_passwords').column('user_id').execute()
}

async function createContent(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('content')
    .addColumn('id', 'integer', dialect.generatedKey)
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('parent', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('menu_order', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('author', 'integer', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('date_gmt', 'text', (column) => column.notNull())
    .addColumn('date_floats', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('modified', 'text', (column) => column.notNull())
    .addColumn('modified_gmt', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('comment_status', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('ping_status', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('featured_media', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sticky', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('template', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('format', 'text', (column) => column.notNull().defaultTo('standard'))
    .addColumn('mime_type', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('guid', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('status_before_trash', 'text')
    .addColumn('slug_before_trash', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('meta', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('title_rendered', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('block_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('excerpt', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('excerpt_rendered', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('content', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('content_rendered', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('content_counts')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_counts_key', ['type', 'status'])
    .execute()
  const indexes = {
    content_by_date: ['type', 'status', 'date_gmt', 'id'],
    content_by_modified: ['type', 'status', 'modified_gmt', 'id'],
    content_by_author: ['type', 'author', 'status', 'date_gmt'],
    content_by_slug: ['type', 'slug'],
    content_by_parent: ['parent', 'type'],
    content_by_guid: ['guid'],
    content_by_featured_media: ['featured_media'],
  }
  for (const [name, columns] of Object.entries(indexes)) await db.schema.createIndex(name).on('content').columns(columns).execute()
  // Few items are sticky or scheduled: small indexes of those alone.
  await sql`create index content_sticky on content(type, status, date_gmt) where sticky = 1`.execute(db)
  await sql`create index content_scheduled on content(date_gmt) where status = 'future'`.execute(db)
  await dialect.createContentIndexes(db)
}

async function createTerms(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('terms')
    .addColumn('id', 'integer', dialect.generatedKey)
    .addColumn('taxonomy', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('parent', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('count', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('terms_slug', ['taxonomy', 'slug'])
    .execute()
  await db.schema.createIndex('terms_by_name').on('terms').columns(['taxonomy', 'name']).execute()
  await db.schema.createIndex('terms_by_parent').on('terms').column('parent').execute()
  await db.schema
    .createTable('content_terms')
    .addColumn('content_id', 'integer', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('term_id', 'integer', (column) => column.notNull().references('terms.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('content_terms_key', ['content_id', 'term_id'])
    .execute()
  await db.schema.createIndex('content_terms_by_term').on('content_terms').columns(['term_id', 'content_id']).execute()
  await dialect.createTermCounts(db)
  await db.insertInto('terms').values({ taxonomy: 'category', name: 'Uncategorized', slug: 'uncategorized' }).execute()
}
