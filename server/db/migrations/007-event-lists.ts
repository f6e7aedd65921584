// The lists of events in the order of their start, and how many events of each list start on each day, so that a page and its total need no scan.
// Triggers maintain all this. Events that are hidden from listings are in no list.
import type { DatabaseKind } from '../dialect.ts'
import { CLUSTERED, TRANSITIONS } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `create table event_listings (
    list integer not null,
    status text not null,
    start_date text not null,
    event_id integer not null references content(id) on delete cascade,
    end_date text not null,
    length integer not null,
    constraint event_listings_key primary key (list, status, start_date, event_id)
  ) ${CLUSTERED[kind]}`,
  'create index event_listings_by_length on event_listings(list, status, length, start_date, event_id, end_date)',
  'create index event_listings_by_event on event_listings(event_id, list)',
  `create table event_day_counts (
    list integer not null,
    status text not null,
    day text not null,
    count integer not null,
    constraint event_day_counts_key primary key (list, status, day)
  ) ${CLUSTERED[kind]}`,
  // On PostgreSQL, the counts of many days are summed in an index, without reading their rows.
  ...(kind === 'postgres' ? ['create index event_day_counts_sums on event_day_counts(list, status, day) include (count)'] : []),
  ...MAINTENANCE[kind],
]

/** As many days as fit between two dates if all months had 31 days, which are never too few. */
const DAYS = `(${dayNumber('end_date')} - ${dayNumber('start_date')})`

function dayNumber(date: string): string {
  return `(cast(substr(${date}, 1, 4) as integer) * 372 + cast(substr(${date}, 6, 2) as integer) * 31 + cast(substr(${date}, 9, 2) as integer))`
}

/** The smallest of a few lengths that the event does not exceed. */
const LENGTH = `case ${[0, 1, 7, 31, 372].map((days) => `when ${DAYS} <= ${days} then ${days}`).join(' ')} else 4000000 end`

const INSERT = 'insert into event_listings(list, status, start_date, event_id, end_date, length)'

const PLACED = `select -3, events.content_id from events join venues on venues.content_id = events.venue_id
  join content as place on place.id = venues.content_id where place.status = 'publish' and venues.geo_lat is not null`

/**
 * The rows of an event: in the list of all events (0), of featured events (-1), of events that require tickets (-2),
 * of events at a public venue with a location (-3), and of each of its terms.
 */
function listings(id: string): string {
  const lists = [
    `select 0 as list, content_id from events where events.content_id = ${id}`,
    `select -1, content_id from events where featured = 1 and events.content_id = ${id}`,
    `select -2, content_id from events where ticketed = 1 and events.content_id = ${id}`,
    `${PLACED} and events.content_id = ${id}`,
    `select term_id, content_id from content_terms where content_terms.content_id = ${id}`,
  ]
  return described(lists.join(' union all '))
}

function described(lists: string): string {
  return `select listed.list, item.status, events.start_date, events.content_id, events.end_date,
    ${LENGTH}
    from (${lists}) as listed
    join events on events.content_id = listed.content_id join content as item on item.id = listed.content_id
    where item.type = 'event' and events.hide_from_listings = 0`
}

const relist = (id: string): string => `delete from event_listings where event_id = ${id}; ${INSERT} ${listings(id)};`

/** Lists the events at a venue again after its location or status has changed. */
const relistVenue = (id: string): string => `
  delete from event_listings where list = -3 and event_id in (select content_id from events where venue_id = ${id});
  ${INSERT} ${described(`${PLACED.replace('-3,', '-3 as list,')} and venues.content_id = ${id}`)};`

/** Keeps the status of the events at a venue from changing until they are listed with it. */
const lockEventsAt = (id: string): string =>
  `perform 1 from content where id in (select content_id from events where venue_id = ${id}) order by id for share;`

const changes = (columns: readonly string[]): string => columns.map((column) => `old.${column} <> new.${column}`).join(' or ')
const LISTED_BY = ['start_date', 'end_date', 'hide_from_listings', 'featured', 'ticketed', 'venue_id']

const written = `update data_changes set count = count + 1 where scope in ('event_listings', 'event_day_counts');`

const MAINTENANCE: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger event_listings_event_insert after insert on events begin ${relist('new.content_id')} end`,
    `create trigger event_listings_event_update after update of ${LISTED_BY.join(', ')} on events
     when ${changes(LISTED_BY)} begin ${relist('new.content_id')} end`,
    `create trigger event_listings_status after update of status on content when new.type = 'event' and old.status <> new.status begin
       update event_listings set status = new.status where event_id = new.id;
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
  ],
  // The locks keep the item and its venue from changing until the rows that depend on them are there.
  postgres: [
    `create function list_event() returns trigger language plpgsql as $$
     begin
       perform 1 from content where id in (new.content_id, new.venue_id) order by id for share;
       ${relist('new.content_id')}
       return null;
     end $$`,
    `create trigger event_listings_event_insert after insert on events for each row execute function list_event()`,
    `create trigger event_listings_event_update after update of ${LISTED_BY.join(', ')} on events for each row
     when (${changes(LISTED_BY)}) execute function list_event()`,
    `create function relist_event() returns trigger language plpgsql as $$
     begin
       update event_listings set status = new.status where event_id = new.id;
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
  ],
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
