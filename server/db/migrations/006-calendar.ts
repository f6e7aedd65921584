// The calendar: venues, organizers and events, which extend rows of `content`, and texts in further languages.
import type { DatabaseKind } from '../dialect.ts'
import { ID } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `create table venues (
    content_id integer primary key references content(id) on delete cascade,
    address text not null,
    city text not null,
    country text not null,
    province text not null,
    state text not null,
    zip text not null,
    phone text not null,
    website text not null,
    stateprovince text not null,
    show_map integer not null,
    show_map_link integer not null,
    geo_lat double precision,
    geo_lng double precision
  )`,
  'create index venues_by_place on venues(geo_lat, geo_lng) where geo_lat is not null',
  `create table organizers (
    content_id integer primary key references content(id) on delete cascade,
    phone text not null,
    website text not null,
    email text not null
  )`,
  `create table events (
    content_id integer primary key references content(id) on delete cascade,
    start_date text not null,
    end_date text not null,
    utc_start_date text not null,
    utc_end_date text not null,
    timezone text not null,
    cost text not null,
    website text not null,
    all_day integer not null,
    show_map integer not null,
    show_map_link integer not null,
    hide_from_listings integer not null,
    sticky integer not null,
    featured integer not null,
    ticketed integer not null,
    venue_id integer not null
  )`,
  'create index events_by_start on events(start_date, content_id)',
  'create index events_by_end on events(end_date)',
  // The events that lists leave out, which are few.
  'create index events_hidden on events(content_id) where hide_from_listings = 1',
  // The events of a venue or an organizer, in the order of their ends.
  'create index events_by_venue on events(venue_id, utc_end_date, content_id)',
  `create table event_organizers (
    event_id integer not null references content(id) on delete cascade,
    organizer_id integer not null references content(id) on delete cascade,
    position integer not null,
    utc_end_date text not null default '',
    constraint event_organizers_key primary key (event_id, organizer_id)
  )`,
  'create index event_organizers_by_organizer on event_organizers(organizer_id, utc_end_date, event_id)',
  ...ENDS[kind],
  `create table content_texts (
    id ${ID[kind]},
    content_id integer not null references content(id) on delete cascade,
    language text not null,
    title text not null,
    title_rendered text not null,
    content text not null,
    content_rendered text not null,
    excerpt text not null,
    excerpt_rendered text not null,
    address text not null,
    city text not null,
    stands_in text not null,
    constraint content_texts_key unique (content_id, language)
  )`,
  `create table term_texts (
    term_id integer not null references terms(id) on delete cascade,
    language text not null,
    name text not null,
    description text not null,
    stands_in text not null,
    constraint term_texts_key primary key (term_id, language)
  )`,
]

/** Copies the ends of events to their organizers. */
const ENDS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger event_organizers_insert after insert on event_organizers begin
       update event_organizers set utc_end_date = coalesce((select utc_end_date from events where content_id = new.event_id), '')
       where event_id = new.event_id and organizer_id = new.organizer_id;
     end`,
    ...['insert', 'update of utc_end_date'].map(
      (event, index) => `create trigger event_organizers_end_${index ? 'update' : 'insert'} after ${event} on events
        when exists (select 1 from event_organizers where event_id = new.content_id and utc_end_date <> new.utc_end_date) begin
          update event_organizers set utc_end_date = new.utc_end_date where event_id = new.content_id;
        end`,
    ),
  ],
  postgres: [
    `create function describe_event_organizer() returns trigger language plpgsql as $$
     begin
       perform 1 from content where id = new.event_id for share;
       new.utc_end_date = coalesce((select utc_end_date from events where content_id = new.event_id), '');
       return new;
     end $$`,
    `create trigger event_organizers_insert before insert on event_organizers for each row execute function describe_event_organizer()`,
    `create function redescribe_event_organizers() returns trigger language plpgsql as $$
     begin
       update event_organizers set utc_end_date = new.utc_end_date where event_id = new.content_id and utc_end_date <> new.utc_end_date;
       return null;
     end $$`,
    `create trigger event_organizers_end after insert or update of utc_end_date on events
     for each row execute function redescribe_event_organizers()`,
  ],
}
