// Content, terms, users.
import { sql } from 'kysely'
import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createUsers(db, kind)
  await createContent(db, kind)
  await createTerms(db, kind)
}

async function createUsers(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', (column) => generatedKey(column, kind))
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

async function createContent(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('content')
    .addColumn('id', 'integer', (column) => generatedKey(column, kind))
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
  await run(db, CONTENT_INDEXES[kind])
}

async function createTerms(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('terms')
    .addColumn('id', 'integer', (column) => generatedKey(column, kind))
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
  await run(db, TERM_COUNTS[kind])
  await sql`insert into terms(taxonomy, name, slug) values ('category', 'Uncategorized', 'uncategorized')`.execute(db)
}

function generatedKey(column: ColumnDefinitionBuilder, kind: DatabaseKind): ColumnDefinitionBuilder {
  return kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity()
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The search index, which leaves out revisions, the triggers that maintain it and `content_counts`, and the index for sorting by title. */
const CONTENT_INDEXES: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create virtual table content_search using fts5(title, content, excerpt, content='content', content_rowid='id', tokenize='trigram')`,
    `create trigger content_search_insert after insert on content when new.type <> 'revision' begin
       insert into content_search(rowid, title, content, excerpt) values (new.id, nfc(new.title), nfc(new.content), nfc(new.excerpt));
     end`,
    `create trigger content_search_delete after delete on content when old.type <> 'revision' begin
       insert into content_search(content_search, rowid, title, content, excerpt) values ('delete', old.id, nfc(old.title), nfc(old.content), nfc(old.excerpt));
     end`,
    `create trigger content_search_update after update of title, content, excerpt on content
     when new.type <> 'revision' and (old.title is not new.title or old.content is not new.content or old.excerpt is not new.excerpt) begin
       insert into content_search(content_search, rowid, title, content, excerpt) values ('delete', old.id, nfc(old.title), nfc(old.content), nfc(old.excerpt));
       insert into content_search(rowid, title, content, excerpt) values (new.id, nfc(new.title), nfc(new.content), nfc(new.excerpt));
     end`,
    `create trigger content_counts_insert after insert on content begin
       insert into content_counts(type, status, count) values (new.type, new.status, 1) on conflict(type, status) do update set count = count + 1;
     end`,
    `create trigger content_counts_delete after delete on content begin
       update content_counts set count = count - 1 where type = old.type and status = old.status;
     end`,
    `create trigger content_counts_update after update of type, status on content when old.type <> new.type or old.status <> new.status begin
       update content_counts set count = count - 1 where type = old.type and status = old.status;
       insert into content_counts(type, status, count) values (new.type, new.status, 1) on conflict(type, status) do update set count = count + 1;
     end`,
    `create index content_by_title on content(type, fold(title))`,
  ],
  postgres: [
    `create extension if not exists pg_trgm`,
    `create index content_search_title on content using gin (normalize(title) gin_trgm_ops) where type <> 'revision'`,
    `create index content_search_content on content using gin (normalize(content) gin_trgm_ops) where type <> 'revision'`,
    `create index content_search_excerpt on content using gin (normalize(excerpt) gin_trgm_ops) where type <> 'revision'`,
    `create function count_content() returns trigger language plpgsql as $$
     begin
       if tg_op = 'UPDATE' and old.type = new.type and old.status = new.status then return null; end if;
       if tg_op <> 'INSERT' then
         update content_counts set count = count - 1 where type = old.type and status = old.status;
       end if;
       if tg_op <> 'DELETE' then
         insert into content_counts(type, status, count) values (new.type, new.status, 1)
         on conflict (type, status) do update set count = content_counts.count + 1;
       end if;
       return null;
     end $$`,
    `create trigger content_counts after insert or delete or update of type, status on content for each row execute function count_content()`,
    `create index content_by_title on content(type, lower(title))`,
  ],
}

/** The triggers that maintain `terms.count`, the number of published items with the term. */
const TERM_COUNTS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger term_counts_insert after insert on content_terms begin
       update terms set count = count + 1 where id = new.term_id and (select status from content where id = new.content_id) = 'publish';
     end`,
    `create trigger term_counts_delete after delete on content_terms begin
       update terms set count = count - 1 where id = old.term_id and (select status from content where id = old.content_id) = 'publish';
     end`,
    `create trigger term_counts_content_delete before delete on content begin
       delete from content_terms where content_id = old.id;
     end`,
    `create trigger term_counts_status after update of status on content when (old.status = 'publish') <> (new.status = 'publish') begin
       update terms set count = count + case new.status when 'publish' then 1 else -1 end
       where id in (select term_id from content_terms where content_id = new.id);
     end`,
  ],
  postgres: [
    `create function count_term() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' then
         update terms set count = count + 1 where id = new.term_id and (select status from content where id = new.content_id) = 'publish';
       else
         update terms set count = count - 1 where id = old.term_id and (select status from content where id = old.content_id) = 'publish';
       end if;
       return null;
     end $$`,
    `create trigger term_counts after insert or delete on content_terms for each row execute function count_term()`,
    `create function release_terms() returns trigger language plpgsql as $$
     begin
       delete from content_terms where content_id = old.id;
       return old;
     end $$`,
    `create trigger term_counts_content_delete before delete on content for each row execute function release_terms()`,
    `create function recount_terms() returns trigger language plpgsql as $$
     begin
       if (old.status = 'publish') <> (new.status = 'publish') then
         update terms set count = count + case new.status when 'publish' then 1 else -1 end
         where id in (select term_id from content_terms where content_id = new.id);
       end if;
       return null;
     end $$`,
    `create trigger term_counts_status after update of status on content for each row execute function recount_terms()`,
  ],
}
