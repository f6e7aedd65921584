// The events that lists leave out, which are few.
export const statements = (): string[] => ['create index events_hidden on events(content_id) where hide_from_listings = 1']
