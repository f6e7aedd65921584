// Events that repeat: the occurrences of all events, of which a single event has one with its own ID. Lists of events consist of them, so the
// lists and counts by day are built again. Versions before would list each series as a single event.
import type { DatabaseKind } from '../dialect.ts'
import { CLUSTERED, TRANSITIONS } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  // A JSON object; empty if the event does not repeat.
  `alter table events add column recurrence text not null default ''`,
  'alter table events add column canceled integer not null default 0',
  // Up to which local date a series has its occurrences; empty if it has them all.
  `alter table events add column generated_until text not null default ''`,
  // The last end of its occurrences.
  `alter table events add column utc_last_end text not null default ''`,
  'update events set utc_last_end = utc_end_date',
  `create index events_to_generate on events(generated_until, content_id) where generated_until <> ''`,
  `create index events_in_series on events(content_id) where recurrence <> ''`,
  'drop index events_by_venue',
  'create index events_by_venue on events(venue_id, utc_last_end, content_id)',
  `create table event_occurrences (
    id integer primary key,
    event_id integer not null references content(id) on delete cascade,
    series_id integer references content(id) on delete cascade,
    occurrence text not null default '',
    name text not null default '',
    start_date text not null,
    end_date text not null,
    utc_start_date text not null,
    utc_end_date text not null,
    omitted integer not null default 0,
    version integer not null default 0
  )`,
  `insert into event_occurrences (id, event_id, start_date, end_date, utc_start_date, utc_end_date)
   select content_id, content_id, start_date, end_date, utc_start_date, utc_end_date from events`,
  'create index event_occurrences_by_event on event_occurrences(event_id, utc_end_date)',
  'create index event_occurrences_by_series on event_occurrences(series_id, start_date, id) where series_id is not null',
  'create index event_occurrences_by_start on event_occurrences(start_date, id)',
  'create index event_occurrences_by_end on event_occurrences(end_date)',
  'drop index events_by_end',
  ...REMOVED[kind],
  'drop table event_listings',
  'delete from event_day_counts',
  `create table event_listings (
    list integer not null,
    status text not null,
    start_date text not null,
    occurrence_id integer not null references event_occurrences(id) on delete cascade,
    end_date text not null,
    length integer not null,
    event_id integer not null,
    constraint event_listings_key primary key (list, status, start_date, occurrence_id)
  ) ${CLUSTERED[kind]}`,
  'create index event_listings_by_length on event_listings(list, status, length, start_date, occurrence_id, end_date)',
  'create index event_listings_by_occurrence on event_listings(occurrence_id, list)',
  'create index event_listings_by_event on event_listings(event_id, list)',
  ...MAINTENANCE[kind],
  INSERT + listings('is not null'),
]

/** As many days as fit between two dates if all months had 31 days, which are never too few. */
const DAYS = `(${dayNumber('dated.end_date')} - ${dayNumber('dated.start_date')})`

function dayNumber(date: string): string {
  return `(cast(substr(${date}, 1, 4) as integer) * 372 + cast(substr(${date}, 6, 2) as integer) * 31 + cast(substr(${date}, 9, 2) as integer))`
}

/** The smallest of a few lengths that the occurrence does not exceed. */
const LENGTH = `case ${[0, 1, 7, 31, 372].map((days) => `when ${DAYS} <= ${days} then ${days}`).join(' ')} else 4000000 end`

const INSERT = 'insert into event_listings(list, status, start_date, occurrence_id, end_date, length, event_id) '

const PLACED = `select -3, events.content_id from events join venues on venues.content_id = events.venue_id
  join content as place on place.id = venues.content_id where place.status = 'publish' and venues.geo_lat is not null`

/**
 * The rows of some events: in the list of all events (0), of featured events (-1), of events that require tickets (-2),
 * of events at a public venue with a location (-3), and of each of their terms. `those` is a condition for their IDs.
 */
function listings(those: string, dates?: string): string {
  const lists = [
    `select 0 as list, content_id from events where events.content_id ${those}`,
    `select -1, content_id from events where featured = 1 and events.content_id ${those}`,
    `select -2, content_id from events where ticketed = 1 and events.content_id ${those}`,
    `${PLACED} and events.content_id ${those}`,
    `select term_id, content_id from content_terms where content_terms.content_id ${those}`,
  ]
  return described(lists.join(' union all '), dates)
}

/** Occurrences that are left out of their series are in the trash. `dates` is a condition for the occurrences. */
function described(lists: string, dates = '1 = 1'): string {
  return `select listed.list, case when dated.omitted = 1 then 'trash' else item.status end, dated.start_date, dated.id, dated.end_date,
    ${LENGTH}, dated.event_id
    from (${lists}) as listed join events on events.content_id = listed.content_id
    join content as item on item.id = listed.content_id
    join event_occurrences as dated on dated.event_id = listed.content_id
    where item.type = 'event' and events.hide_from_listings = 0 and ${dates}`
}

const relist = (id: string): string => `delete from event_listings where event_id = ${id}; ${INSERT} ${listings(`= ${id}`)};`

/** Lists the events at a venue again after its location or status has changed. */
const relistVenue = (id: string): string => `
  delete from event_listings where list = -3 and event_id in (select content_id from events where venue_id = ${id});
  ${INSERT} ${described(`${PLACED.replace('-3,', '-3 as list,')} and venues.content_id = ${id}`)};`

/** Follows the status of an event. */
const restate = `update event_listings set status = new.status where event_id = new.id
  and occurrence_id not in (select id from event_occurrences where event_id = new.id and omitted = 1);`

/** Keeps the status of the events at a venue from changing until they are listed with it. */
const lockEventsAt = (id: string): string =>
  `perform 1 from content where id in (select content_id from events where venue_id = ${id}) order by id for share;`

const changes = (columns: readonly string[]): string => columns.map((column) => `old.${column} <> new.${column}`).join(' or ')
const DATES = ['start_date', 'end_date', 'utc_start_date', 'utc_end_date']
const LISTED_BY = ['hide_from_listings', 'featured', 'ticketed', 'venue_id']
const LISTED_BY_OCCURRENCE = ['event_id', 'start_date', 'end_date', 'omitted']

const written = `update data_changes set count = count + 1 where scope in ('event_listings', 'event_day_counts');`

/** The occurrence of a single event, or of an exception, which has the ID of the occurrence. */
const occurrenceOf = `insert into event_occurrences (id, event_id, ${DATES.join(', ')})
  values (new.content_id, new.content_id, ${DATES.map((date) => `new.${date}`).join(', ')})
  on conflict (id) do update set event_id = excluded.event_id, ${DATES.map((date) => `${date} = excluded.${date}`).join(', ')};`

const removeOccurrenceOf = 'delete from event_occurrences where id = new.content_id and series_id is null;'

const lastEnd = (id: string): string =>
  `update events set utc_last_end = coalesce((select max(utc_end_date) from event_occurrences where event_id = ${id} and omitted = 0), '')
   where content_id = ${id};`
const laterEnd = `update events set utc_last_end = new.utc_end_date where content_id = new.event_id and utc_last_end < new.utc_end_date;`

const REMOVED: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    'event_listings_event_insert',
    'event_listings_event_update',
    'event_listings_status',
    'event_listings_term_insert',
    'event_listings_term_delete',
    'event_listings_venue_insert',
    'event_listings_venue_update',
    'event_listings_venue_status',
    'event_organizers_insert',
    'event_organizers_end_insert',
    'event_organizers_end_update',
  ].map((name) => `drop trigger ${name}`),
  postgres: [
    'drop function list_event() cascade',
    'drop function relist_event() cascade',
    'drop function list_event_by_term() cascade',
    'drop function unlist_event_by_term() cascade',
    'drop function list_events_at_venue() cascade',
    'drop function list_events_at_public_venue() cascade',
    'drop function describe_event_organizer() cascade',
    'drop function redescribe_event_organizers() cascade',
    ...['insert', 'update', 'delete'].map((event) => `drop function event_day_counts_${event}() cascade`),
  ],
}

/** The occurrences of a statement on PostgreSQL, and their events. */
const ofThese = 'in (select event_id from added)'
const theseDates = 'dated.id in (select id from added)'
const lockListed = `perform 1 from content where id in (select event_id from added union
  select venue_id from events where content_id ${ofThese}) order by id for share;`

function lastEnds(ids: string): string {
  return `update events set utc_last_end = coalesce((select max(utc_end_date) from event_occurrences
      where event_id = events.content_id and omitted = 0), '') where content_id in (${ids});`
}

/** Triggers for all rows of a statement, on PostgreSQL. */
function triggersOfOccurrences(name: string, actions: Partial<Record<keyof typeof TRANSITIONS, string>>): string[] {
  return Object.entries(actions).flatMap(([event, action]) => [
    `create function ${name}_${event}() returns trigger language plpgsql as $$ begin ${action} return null; end $$`,
    `create trigger ${name}_${event} after ${event} on event_occurrences referencing ${TRANSITIONS[event as keyof typeof TRANSITIONS]}
     for each statement execute function ${name}_${event}()`,
  ])
}

/** Counts one event more or less on a day. */
function counted(row: 'new' | 'old'): string {
  return row === 'new'
    ? `insert into event_day_counts(list, status, day, count) values (new.list, new.status, substr(new.start_date, 1, 10), 1)
       on conflict(list, status, day) do update set count = count + 1;`
    : `update event_day_counts set count = count - 1 where list = old.list and status = old.status and day = substr(old.start_date, 1, 10);`
}

function days(rows: 'added' | 'removed', sign: 1 | -1): string {
  return `select list, status, substr(start_date, 1, 10) as day, ${sign} as count from ${rows}`
}

function summed(rows: string): string {
  return `select list, status, day, sum(count) from (${rows}) as changes
    group by list, status, day having sum(count) <> 0 order by list, status, day`
}

const MAINTENANCE: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger event_occurrences_event_insert after insert on events when new.recurrence = '' begin ${occurrenceOf} end`,
    `create trigger event_occurrences_event_update after update of recurrence, ${DATES.join(', ')} on events
     when new.recurrence = '' and (${changes(['recurrence', ...DATES])}) begin ${occurrenceOf} end`,
    `create trigger event_occurrences_series after update of recurrence on events
     when new.recurrence <> '' and old.recurrence = '' begin ${removeOccurrenceOf} end`,
    `create trigger events_last_end_insert after insert on event_occurrences when new.omitted = 0 begin ${laterEnd} end`,
    `create trigger events_last_end_update after update of event_id, utc_end_date, omitted on event_occurrences
     when ${changes(['event_id', 'utc_end_date', 'omitted'])} begin ${lastEnd('old.event_id')} ${lastEnd('new.event_id')} end`,
    `create trigger events_last_end_delete after delete on event_occurrences begin ${lastEnd('old.event_id')} end`,
    `create trigger event_organizers_insert after insert on event_organizers begin
       update event_organizers set utc_end_date = coalesce((select utc_last_end from events where content_id = new.event_id), '')
       where event_id = new.event_id and organizer_id = new.organizer_id;
     end`,
    ...['insert', 'update of utc_last_end'].map(
      (event, index) => `create trigger event_organizers_end_${index ? 'update' : 'insert'} after ${event} on events
        when exists (select 1 from event_organizers where event_id = new.content_id and utc_end_date <> new.utc_last_end) begin
          update event_organizers set utc_end_date = new.utc_last_end where event_id = new.content_id;
        end`,
    ),
    `create trigger event_listings_occurrence_insert after insert on event_occurrences begin
       ${INSERT} ${listings('= new.event_id', 'dated.id = new.id')};
     end`,
    `create trigger event_listings_occurrence_update after update of ${LISTED_BY_OCCURRENCE.join(', ')} on event_occurrences
     when ${changes(LISTED_BY_OCCURRENCE)} begin
       delete from event_listings where occurrence_id = new.id;
       ${INSERT} ${listings('= new.event_id', 'dated.id = new.id')};
     end`,
    `create trigger event_listings_event_update after update of ${LISTED_BY.join(', ')} on events
     when ${changes(LISTED_BY)} begin ${relist('new.content_id')} end`,
    `create trigger event_listings_status after update of status on content when new.type = 'event' and old.status <> new.status begin
       ${restate}
     end`,
    `create trigger event_listings_term_insert after insert on content_terms begin
       ${INSERT} ${described('select new.term_id as list, new.content_id as content_id')};
     end`,
    `create trigger event_listings_term_delete after delete on content_terms begin
       delete from event_listings where event_id = old.content_id and list = old.term_id;
     end`,
    `create trigger event_listings_venue_insert after insert on venues begin ${relistVenue('new.content_id')} end`,
    `create trigger event_listings_venue_update after update of geo_lat on venues
     when (old.geo_lat is null) <> (new.geo_lat is null) begin ${relistVenue('new.content_id')} end`,
    `create trigger event_listings_venue_status after update of status on content
     when new.type = 'venue' and (old.status = 'publish') <> (new.status = 'publish') begin ${relistVenue('new.id')} end`,
    `create trigger event_day_counts_insert after insert on event_listings begin ${counted('new')} ${written} end`,
    `create trigger event_day_counts_delete after delete on event_listings begin ${counted('old')} ${written} end`,
    `create trigger event_day_counts_update after update of status on event_listings begin ${counted('old')} ${counted('new')} ${written} end`,
    `insert into data_changes (scope, count) values ('event_occurrences', 0)`,
    ...['insert', 'update', 'delete'].map(
      (event) => `create trigger data_changes_event_occurrences_${event} after ${event} on event_occurrences begin
        update data_changes set count = count + 1 where scope = 'event_occurrences';
      end`,
    ),
  ],
  // The locks keep the item and its venue from changing until the rows that depend on them are there.
  postgres: [
    `create function follow_event() returns trigger language plpgsql as $$
     begin
       if new.recurrence = '' then ${occurrenceOf}
       elsif tg_op = 'UPDATE' and old.recurrence = '' then ${removeOccurrenceOf}
       end if;
       return null;
     end $$`,
    'create trigger event_occurrences_event_insert after insert on events for each row execute function follow_event()',
    `create trigger event_occurrences_event_update after update of recurrence, ${DATES.join(', ')} on events for each row
     when (${changes(['recurrence', ...DATES])}) execute function follow_event()`,
    ...triggersOfOccurrences('events_last_end', {
      insert: `update events set utc_last_end = ends.utc_end_date
        from (select event_id, max(utc_end_date) as utc_end_date from added where omitted = 0 group by event_id) as ends
        where content_id = ends.event_id and utc_last_end < ends.utc_end_date;`,
      update: lastEnds('select event_id from added union select event_id from removed'),
      delete: lastEnds('select event_id from removed'),
    }),
    `create function describe_event_organizer() returns trigger language plpgsql as $$
     begin
       perform 1 from content where id = new.event_id for share;
       new.utc_end_date = coalesce((select utc_last_end from events where content_id = new.event_id), '');
       return new;
     end $$`,
    `create trigger event_organizers_insert before insert on event_organizers for each row execute function describe_event_organizer()`,
    `create function redescribe_event_organizers() returns trigger language plpgsql as $$
     begin
       update event_organizers set utc_end_date = new.utc_last_end where event_id = new.content_id and utc_end_date <> new.utc_last_end;
       return null;
     end $$`,
    `create trigger event_organizers_end after insert or update of utc_last_end on events
     for each row execute function redescribe_event_organizers()`,
    ...triggersOfOccurrences('event_listings_occurrence', {
      insert: `${lockListed} ${INSERT} ${listings(ofThese, theseDates)};`,
      update: `${lockListed} delete from event_listings where occurrence_id in (select id from added);
        ${INSERT} ${listings(ofThese, theseDates)};`,
    }),
    `create function list_event() returns trigger language plpgsql as $$
     begin
       perform 1 from content where id in (new.content_id, new.venue_id) order by id for share;
       ${relist('new.content_id')}
       return null;
     end $$`,
    `create trigger event_listings_event_update after update of ${LISTED_BY.join(', ')} on events for each row
     when (${changes(LISTED_BY)}) execute function list_event()`,
    `create function relist_event() returns trigger language plpgsql as $$
     begin
       ${restate}
       return null;
     end $$`,
    `create trigger event_listings_status after update of status on content for each row
     when (new.type = 'event' and old.status <> new.status) execute function relist_event()`,
    // The trigger of the table has locked the item before the row was inserted.
    `create function list_event_by_term() returns trigger language plpgsql as $$
     begin
       ${INSERT} ${described('select new.term_id as list, new.content_id as content_id')};
       return null;
     end $$`,
    `create trigger event_listings_term_insert after insert on content_terms for each row
     when (new.type = 'event') execute function list_event_by_term()`,
    `create function unlist_event_by_term() returns trigger language plpgsql as $$
     begin
       delete from event_listings where event_id = old.content_id and list = old.term_id;
       return null;
     end $$`,
    `create trigger event_listings_term_delete after delete on content_terms for each row
     when (old.type = 'event') execute function unlist_event_by_term()`,
    `create function list_events_at_venue() returns trigger language plpgsql as $$
     begin
       perform 1 from content where id = new.content_id for update;
       ${lockEventsAt('new.content_id')}
       ${relistVenue('new.content_id')}
       return null;
     end $$`,
    `create trigger event_listings_venue_insert after insert on venues for each row execute function list_events_at_venue()`,
    `create trigger event_listings_venue_update after update of geo_lat on venues for each row
     when ((old.geo_lat is null) <> (new.geo_lat is null)) execute function list_events_at_venue()`,
    `create function list_events_at_public_venue() returns trigger language plpgsql as $$
     begin
       ${lockEventsAt('new.id')}
       ${relistVenue('new.id')}
       return null;
     end $$`,
    `create trigger event_listings_venue_status after update of status on content for each row
     when (new.type = 'venue' and (old.status = 'publish') <> (new.status = 'publish')) execute function list_events_at_public_venue()`,
    // One statement for all rows of a change, in one order, so that two transactions do not wait for each other.
    ...(
      [
        ['insert', summed(days('added', 1))],
        ['delete', summed(days('removed', -1))],
        ['update', summed(`${days('added', 1)} union all ${days('removed', -1)}`)],
      ] as const
    ).flatMap(([event, rows]) => [
      `create function event_day_counts_${event}() returns trigger language plpgsql as $$
       begin
         insert into event_day_counts(list, status, day, count) ${rows}
         on conflict (list, status, day) do update set count = event_day_counts.count + excluded.count;
         return null;
       end $$`,
      `create trigger event_day_counts_${event} after ${event} on event_listings referencing ${TRANSITIONS[event]}
       for each statement execute function event_day_counts_${event}()`,
    ]),
    ...['event_occurrences', 'event_listings'].flatMap((table) =>
      Object.entries(TRANSITIONS).map(
        ([event, rows]) => `create trigger data_change_log_${event} after ${event} on ${table} referencing ${rows}
          for each statement execute function log_table_change()`,
      ),
    ),
  ],
}
