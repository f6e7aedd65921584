// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export interface paths {
    "/": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the namespace index
         * @description Returns a description of every route in this namespace. The site index describes the routes of all namespaces.
         */
        get: operations["getCalendarIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doc": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document
         * @description Returns the OpenAPI document of this namespace, with the URL of this server.
         */
        get: operations["getCalendarDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Returns the events that match the query, sorted by start date. Dates are compared with the local dates of
         *     each event. Filters of different kinds are combined with AND.
         *
         *     Without any date parameter, the list contains the events that lie entirely between today 00:00 in the site's
         *     time zone and two years later. With only `start_date`, the range ends two years after it; with only
         *     `end_date`, it starts today. The parameters `starts_before`, `starts_after`, `ends_before` and `ends_after` do
         *     not add a default date range. With `include`, all date parameters are ignored, and events are sorted by
         *     publication date.
         *
         *     Events that are hidden from listings are never listed. Anonymous callers see only published events. The
         *     totals count only the events that the caller is allowed to read.
         *
         *     On a site with up to 10,000 items, the total is exact. On a larger one, it is exact for any dates, also together with one
         *     category without child categories, one tag, `featured`, `ticketed` or `geoloc`. If several of these filters or several
         *     terms are combined, with `search`, and for callers who can read only their own unpublished events, no more than 1,000
         *     events are counted there. The total of a longer list is then 1,000, and on pages past that, one more than the number
         *     of events up to the end of the page.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description Creates an event. Users who are not allowed to publish create drafts. Venues and organizers sent as objects are created with the event; if anything fails, nothing is created.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns one event. An event that is not public is returned only to its author and to editors.
         */
        get: operations["getEvent"];
        /**
         * Update an event (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         *
         *     A change of an occurrence makes it an exception: what was changed stays as it is when the series changes, and all else
         *     follows the series. A change of a series with a new `start_date` moves all of its occurrences.
         */
        put: operations["putEvent"];
        /**
         * Update an event
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         *
         *     A change of an occurrence makes it an exception: what was changed stays as it is when the series changes, and all else
         *     follows the series. A change of a series with a new `start_date` moves all of its occurrences.
         */
        post: operations["updateEvent"];
        /**
         * Delete an event
         * @description Moves the event to the trash. To restore it, set `status` to `publish`. A series is moved with all of its occurrences. An occurrence is left out of its series; with `scope=following`, the series ends before it.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /**
         * Update an event (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         *
         *     A change of an occurrence makes it an exception: what was changed stays as it is when the series changes, and all else
         *     follows the series. A change of a series with a new `start_date` moves all of its occurrences.
         */
        patch: operations["patchEvent"];
        trace?: never;
    };
    "/events.ics": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get events as an iCalendar feed
         * @description Returns the same events as the event list, as an iCalendar file (RFC 5545) that calendar applications can
         *     subscribe to. This endpoint is an addition to the specification.
         *
         *     It accepts the filters of the event list but is not paginated: it contains all matching events, up to the
         *     first 1000 by start date. Without any date parameter, it contains the events of the next two years.
         *
         *     A series that has a matching occurrence is in the file once and as a whole: its rule, added dates and dates that
         *     are left out, and each occurrence that has been changed by itself, with its RECURRENCE-ID. It counts as one of
         *     the 1000 events. `X-CAL-Total` is the number of matching events and occurrences. Occurrences that the caller is
         *     not allowed to read, or that are hidden from listings, are left out of their series. A series that continues
         *     another one, because an occurrence was changed with all that follow, has a UID of its own and RELATED-TO.
         *
         *     The UID of an event never changes, and its SEQUENCE increases with each change. Canceled events have the status
         *     CANCELLED. Times are local, with the
         *     time zone defined in the file; all-day events have dates without times. Password-protected texts are omitted.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}.ics": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        /**
         * Get an event as an iCalendar file
         * @description Returns one event as an iCalendar file (RFC 5545), to import into a calendar application. A series contains its rule and all changed occurrences, an occurrence is alone, with its RECURRENCE-ID. An event that is not public is returned only to its author and to editors. This endpoint is an addition to the specification.
         */
        get: operations["getEventFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/by-slug/{slug}": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path: {
                /** @description The slug of the event. */
                slug: components["parameters"]["eventSlug"];
            };
            cookie?: never;
        };
        /**
         * Get an event by slug
         * @description Returns one event. An event that is not public is returned only to its author and to editors.
         */
        get: operations["getEventBySlug"];
        /**
         * Update an event by slug (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         *
         *     A change of an occurrence makes it an exception: what was changed stays as it is when the series changes, and all else
         *     follows the series. A change of a series with a new `start_date` moves all of its occurrences.
         */
        put: operations["putEventBySlug"];
        /**
         * Update an event by slug
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         *
         *     A change of an occurrence makes it an exception: what was changed stays as it is when the series changes, and all else
         *     follows the series. A change of a series with a new `start_date` moves all of its occurrences.
         */
        post: operations["updateEventBySlug"];
        /**
         * Delete an event by slug
         * @description Moves the event to the trash. To restore it, set `status` to `publish`. A series is moved with all of its occurrences. An occurrence is left out of its series; with `scope=following`, the series ends before it.
         */
        delete: operations["deleteEventBySlug"];
        options?: never;
        head?: never;
        /**
         * Update an event by slug (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         *
         *     A change of an occurrence makes it an exception: what was changed stays as it is when the series changes, and all else
         *     follows the series. A change of a series with a new `start_date` moves all of its occurrences.
         */
        patch: operations["patchEventBySlug"];
        trace?: never;
    };
    "/events/{id}/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        /**
         * List the preview links of an event
         * @description Returns the preview links that are valid, newest first, without their tokens. Requires the right to edit the item.
         */
        get: operations["listEventPreviewLinks"];
        put?: never;
        /**
         * Create a preview link of an event
         * @description Creates a link with which anyone can read the item as it would be published, until the link expires or is revoked.
         *     Send its token in `X-Preview-Token`, or open `link` in a browser. The token is not shown again.
         *
         *     With the token, an item can be read whatever its status (but the trash) and without its password: with its newest
         *     autosave, with what it embeds, and with the unpublished files that are attached to it. Everything else is as for
         *     anonymous callers. Responses to requests with a token are never cached.
         *
         *     Requires the right to edit the item. The link ends when its creator loses this right.
         */
        post: operations["createEventPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{parent}/preview-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the event that the preview link is for. */
                parent: components["parameters"]["eventParent"];
                /** @description The ID of the preview link. */
                id: components["parameters"]["previewLinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a preview link of an event
         * @description Revokes a preview link at once. Requires the right to edit the item.
         */
        delete: operations["deleteEventPreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List venues
         * @description Returns the venues that match the query, most recently published first. Anonymous callers see only
         *     published venues. The totals count only the venues that the caller is allowed to read.
         *
         *     On a site with more than 10,000 items, venues are counted up to 1,000 if `has_events` or `only_with_upcoming` is given:
         *     a total of 1,000 or more is then a minimum, and `Link` has the URL of a next page as long as there is one.
         */
        get: operations["listVenues"];
        put?: never;
        /**
         * Create a venue
         * @description Creates a venue. If a venue with the same name (ignoring letter case) exists, the caller is allowed to edit it, and the request does not give a different description, that venue is updated with the fields in the request instead of creating a new one.
         */
        post: operations["createVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/{id}": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path: {
                /** @description The ID of the venue. */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        /**
         * Get a venue
         * @description Returns one venue. A venue that is not public is returned only to its author and to editors.
         */
        get: operations["getVenue"];
        /**
         * Update a venue (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        put: operations["putVenue"];
        /**
         * Update a venue
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateVenue"];
        /**
         * Delete a venue
         * @description Moves the venue to the trash. Its events then have no venue. To restore it, set `status` to `publish`.
         */
        delete: operations["deleteVenue"];
        options?: never;
        head?: never;
        /**
         * Update a venue (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchVenue"];
        trace?: never;
    };
    "/venues/by-slug/{slug}": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path: {
                /** @description The slug of the venue. */
                slug: components["parameters"]["venueSlug"];
            };
            cookie?: never;
        };
        /**
         * Get a venue by slug
         * @description Returns one venue. A venue that is not public is returned only to its author and to editors.
         */
        get: operations["getVenueBySlug"];
        /**
         * Update a venue by slug (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        put: operations["putVenueBySlug"];
        /**
         * Update a venue by slug
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateVenueBySlug"];
        /**
         * Delete a venue by slug
         * @description Moves the venue to the trash. Its events then have no venue. To restore it, set `status` to `publish`.
         */
        delete: operations["deleteVenueBySlug"];
        options?: never;
        head?: never;
        /**
         * Update a venue by slug (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchVenueBySlug"];
        trace?: never;
    };
    "/venues/{id}/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the venue. */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        /**
         * List the preview links of a venue
         * @description Returns the preview links that are valid, newest first, without their tokens. Requires the right to edit the item.
         */
        get: operations["listVenuePreviewLinks"];
        put?: never;
        /**
         * Create a preview link of a venue
         * @description Creates a link with which anyone can read the item as it would be published, until the link expires or is revoked.
         *     Send its token in `X-Preview-Token`, or open `link` in a browser. The token is not shown again.
         *
         *     With the token, an item can be read whatever its status (but the trash) and without its password: with its newest
         *     autosave, with what it embeds, and with the unpublished files that are attached to it. Everything else is as for
         *     anonymous callers. Responses to requests with a token are never cached.
         *
         *     Requires the right to edit the item. The link ends when its creator loses this right.
         */
        post: operations["createVenuePreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/{parent}/preview-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the venue that the preview link is for. */
                parent: components["parameters"]["venueParent"];
                /** @description The ID of the preview link. */
                id: components["parameters"]["previewLinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a preview link of a venue
         * @description Revokes a preview link at once. Requires the right to edit the item.
         */
        delete: operations["deleteVenuePreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizers
         * @description Returns the organizers that match the query, most recently published first. Anonymous callers see only
         *     published organizers. The totals count only the organizers that the caller is allowed to read.
         *
         *     On a site with more than 10,000 items, organizers are counted up to 1,000 if `has_events` or `only_with_upcoming` is given:
         *     a total of 1,000 or more is then a minimum, and `Link` has the URL of a next page as long as there is one.
         */
        get: operations["listOrganizers"];
        put?: never;
        /**
         * Create an organizer
         * @description Creates an organizer. If an organizer with the same name (ignoring letter case) exists, the caller is allowed to edit it, and the request does not give a different description, that organizer is updated with the fields in the request instead of creating a new one.
         */
        post: operations["createOrganizer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path: {
                /** @description The ID of the organizer. */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        /**
         * Get an organizer
         * @description Returns one organizer. An organizer that is not public is returned only to its author and to editors.
         */
        get: operations["getOrganizer"];
        /**
         * Update an organizer (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        put: operations["putOrganizer"];
        /**
         * Update an organizer
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateOrganizer"];
        /**
         * Delete an organizer
         * @description Moves the organizer to the trash. Its events no longer list it. To restore it, set `status` to `publish`.
         */
        delete: operations["deleteOrganizer"];
        options?: never;
        head?: never;
        /**
         * Update an organizer (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchOrganizer"];
        trace?: never;
    };
    "/organizers/by-slug/{slug}": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path: {
                /** @description The slug of the organizer. */
                slug: components["parameters"]["organizerSlug"];
            };
            cookie?: never;
        };
        /**
         * Get an organizer by slug
         * @description Returns one organizer. An organizer that is not public is returned only to its author and to editors.
         */
        get: operations["getOrganizerBySlug"];
        /**
         * Update an organizer by slug (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        put: operations["putOrganizerBySlug"];
        /**
         * Update an organizer by slug
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateOrganizerBySlug"];
        /**
         * Delete an organizer by slug
         * @description Moves the organizer to the trash. Its events no longer list it. To restore it, set `status` to `publish`.
         */
        delete: operations["deleteOrganizerBySlug"];
        options?: never;
        head?: never;
        /**
         * Update an organizer by slug (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchOrganizerBySlug"];
        trace?: never;
    };
    "/organizers/{id}/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organizer. */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        /**
         * List the preview links of an organizer
         * @description Returns the preview links that are valid, newest first, without their tokens. Requires the right to edit the item.
         */
        get: operations["listOrganizerPreviewLinks"];
        put?: never;
        /**
         * Create a preview link of an organizer
         * @description Creates a link with which anyone can read the item as it would be published, until the link expires or is revoked.
         *     Send its token in `X-Preview-Token`, or open `link` in a browser. The token is not shown again.
         *
         *     With the token, an item can be read whatever its status (but the trash) and without its password: with its newest
         *     autosave, with what it embeds, and with the unpublished files that are attached to it. Everything else is as for
         *     anonymous callers. Responses to requests with a token are never cached.
         *
         *     Requires the right to edit the item. The link ends when its creator loses this right.
         */
        post: operations["createOrganizerPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{parent}/preview-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organizer that the preview link is for. */
                parent: components["parameters"]["organizerParent"];
                /** @description The ID of the preview link. */
                id: components["parameters"]["previewLinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a preview link of an organizer
         * @description Revokes a preview link at once. Requires the right to edit the item.
         */
        delete: operations["deleteOrganizerPreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event categories
         * @description Returns the categories that match the query, sorted by name. Categories without published items are included
         *     only if `hide_empty` is `false`. A page beyond the last one is empty.
         */
        get: operations["listEventCategories"];
        put?: never;
        /**
         * Create a category
         * @description Creates a category, at the top level or below another category. Requires the right to publish events. If another category with the same parent has the same name, the request fails with `term_exists`, and `data.term_id` is the ID of that category.
         */
        post: operations["createEventCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["eventCategoryId"];
            };
            cookie?: never;
        };
        /**
         * Get a category
         * @description Returns one category.
         */
        get: operations["getEventCategory"];
        /**
         * Update a category (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        put: operations["putEventCategory"];
        /**
         * Update a category
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateEventCategory"];
        /**
         * Delete a category
         * @description Deletes the category permanently. Its child categories move up one level, and its events are kept.
         */
        delete: operations["deleteEventCategory"];
        options?: never;
        head?: never;
        /**
         * Update a category (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchEventCategory"];
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event tags
         * @description Returns the tags that match the query, sorted by name. Tags without published items are included only if
         *     `hide_empty` is `false`. A page beyond the last one is empty.
         */
        get: operations["listEventTags"];
        put?: never;
        /**
         * Create a tag
         * @description Creates a tag, shared by events and posts. Requires the right to manage tags. If another tag has the same name, the request fails with `term_exists`, and `data.term_id` is the ID of that tag.
         */
        post: operations["createEventTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}": {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["eventTagId"];
            };
            cookie?: never;
        };
        /**
         * Get a tag
         * @description Returns one tag.
         */
        get: operations["getEventTag"];
        /**
         * Update a tag (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        put: operations["putEventTag"];
        /**
         * Update a tag
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateEventTag"];
        /**
         * Delete a tag
         * @description Deletes the tag permanently. Events and posts that have the tag are kept.
         */
        delete: operations["deleteEventTag"];
        options?: never;
        head?: never;
        /**
         * Update a tag (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchEventTag"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A language that content can be written in (BCP 47, in lower case). The languages are a setting of the site, and the documents that it serves list them.
         * @example en
         */
        Language: string;
        /**
         * @description An HTTP method.
         * @example GET
         * @enum {string}
         */
        Method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /**
         * @description A parameter, described with JSON Schema keywords. Other keywords can occur.
         * @example {
         *       "type": "integer",
         *       "description": "The number of items per page.",
         *       "default": 10,
         *       "minimum": 1,
         *       "maximum": 100,
         *       "required": false
         *     }
         */
        RouteArgument: {
            /**
             * @description Whether the parameter is required.
             * @example false
             */
            required: boolean;
            /**
             * @description The description of the parameter.
             * @example The number of items per page.
             */
            description?: string;
            /** @description The type of the value, or a list of the allowed types. */
            type?: ("array" | "boolean" | "integer" | "null" | "number" | "object" | "string") | ("array" | "boolean" | "integer" | "null" | "number" | "object" | "string")[];
            /**
             * @description The format of a string.
             * @example uri
             */
            format?: string;
            /**
             * @description The default value.
             * @example 10
             */
            default?: unknown;
            /**
             * @description The allowed values.
             * @example [
             *       "asc",
             *       "desc"
             *     ]
             */
            enum?: unknown[];
            /**
             * @description The minimum value.
             * @example 1
             */
            minimum?: number;
            /**
             * @description The maximum value.
             * @example 100
             */
            maximum?: number;
            /**
             * @description The exclusive minimum.
             * @example 0
             */
            exclusiveMinimum?: number;
            /**
             * @description The exclusive maximum.
             * @example 360
             */
            exclusiveMaximum?: number;
            /**
             * @description The minimum length of a string.
             * @example 1
             */
            minLength?: number;
            /**
             * @description The maximum length of a string.
             * @example 1600
             */
            maxLength?: number;
            /**
             * @description The regular expression that a string must match.
             * @example [\w-]+
             */
            pattern?: string;
            /**
             * @description The minimum number of values in a list.
             * @example 1
             */
            minItems?: number;
            /**
             * @description The maximum number of values in a list.
             * @example 25
             */
            maxItems?: number;
            /**
             * @description Whether the values of a list must be unique.
             * @example true
             */
            uniqueItems?: boolean;
            /**
             * @description The schema of the values of a list.
             * @example {
             *       "type": "integer"
             *     }
             */
            items?: {
                [key: string]: unknown;
            };
            /**
             * @description The schemas of the properties of an object, keyed by name.
             * @example {
             *       "raw": {
             *         "type": "string"
             *       }
             *     }
             */
            properties?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description An endpoint of a route: the methods that take the same parameters. */
        RouteEndpoint: {
            /**
             * @description The methods of the endpoint.
             * @example [
             *       "GET"
             *     ]
             */
            methods: components["schemas"]["Method"][];
            /** @description The parameters in the path, the query and the body, keyed by name. */
            args: {
                [key: string]: components["schemas"]["RouteArgument"];
            };
            /** @description Whether a batch can contain these requests, keyed by the version of the batch route. Omitted if it cannot. */
            allow_batch?: {
                /**
                 * @description Whether `/batch/v1` accepts them.
                 * @example true
                 */
                v1: boolean;
            };
        };
        /** @description A link to a related resource. */
        Link: {
            /**
             * @description The URL of the resource.
             * @example http://localhost:3000/cms-json/cms/v2/posts/7
             */
            href: string;
            /** @description The `allow` of a link from an item to itself lists the methods that the caller may use on its URL. */
            targetHints?: {
                /**
                 * @description The methods that the caller may use, as in the header `Allow`.
                 * @example [
                 *       "GET",
                 *       "POST",
                 *       "PUT",
                 *       "PATCH",
                 *       "DELETE"
                 *     ]
                 */
                allow: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")[];
            };
            /**
             * @description Whether `_embed` can include the resource.
             * @example true
             */
            embeddable?: boolean;
            /**
             * @description The taxonomy of the linked terms.
             * @example category
             */
            taxonomy?: string;
            /**
             * @description The content type of the linked item.
             * @example page
             */
            post_type?: string;
            /**
             * @description The number of items in the linked list.
             * @example 2
             */
            count?: number;
            /**
             * @description The ID of the linked item.
             * @example 12
             */
            id?: number;
            /**
             * @description The prefix of a link relation (a CURIE).
             * @example cms
             */
            name?: string;
            /**
             * @description Whether the URL is a template with a placeholder.
             * @example true
             */
            templated?: boolean;
        };
        /**
         * @description Links to related resources, keyed by relation. Relations defined by this API start with `cms:`. Those that start with `cms:action-` lead to the item itself, and say in the `edit` context and after a change what the caller may do.
         * @example {
         *       "self": [
         *         {
         *           "href": "http://localhost:3000/cms-json/cms/v2/posts/7"
         *         }
         *       ]
         *     }
         */
        Links: {
            /** @description The item itself. */
            self?: components["schemas"]["Link"][];
            /** @description The list that the item belongs to. */
            collection?: components["schemas"]["Link"][];
            /** @description The content type or taxonomy of the item. */
            about?: components["schemas"]["Link"][];
            /** @description The author of the item. */
            author?: components["schemas"]["Link"][];
            /** @description The item that a revision or an autosave belongs to. */
            parent?: components["schemas"]["Link"][];
            /** @description The revisions of the item, with their number. */
            "version-history"?: components["schemas"]["Link"][];
            /** @description The newest revision of the item. */
            "predecessor-version"?: components["schemas"]["Link"][];
            /** @description The parent of the item, in hierarchical types. */
            up?: components["schemas"]["Link"][];
            /** @description The terms of the item, with one link for each taxonomy. */
            "cms:term"?: components["schemas"]["Link"][];
            /** @description The featured media of the item. */
            "cms:featuredmedia"?: components["schemas"]["Link"][];
            /** @description The media items that were uploaded to the item. */
            "cms:attachment"?: components["schemas"]["Link"][];
            /** @description The object that the menu item links to. */
            "cms:menu-item-object"?: components["schemas"]["Link"][];
            /** @description The menu that is assigned to the menu location. */
            "cms:menu"?: components["schemas"]["Link"][];
            /** @description The font faces of the font family. */
            font_faces?: components["schemas"]["Link"][];
            /** @description The items that have this term, or the list at a path. */
            "cms:post_type"?: components["schemas"]["Link"][];
            /** @description The items of a content type or the terms of a taxonomy. */
            "cms:items"?: components["schemas"]["Link"][];
            /** @description The posts with this status. */
            archives?: components["schemas"]["Link"][];
            /** @description The users' changes to the styles of the theme. */
            "cms:user-global-styles"?: components["schemas"]["Link"][];
            /** @description The caller may publish the item. */
            "cms:action-publish"?: components["schemas"]["Link"][];
            /** @description The caller may write HTML that is not filtered. */
            "cms:action-unfiltered-html"?: components["schemas"]["Link"][];
            /** @description The caller may write CSS. */
            "cms:action-edit-css"?: components["schemas"]["Link"][];
            /** @description The caller may make the item sticky. */
            "cms:action-sticky"?: components["schemas"]["Link"][];
            /** @description The caller may choose the author of the item. */
            "cms:action-assign-author"?: components["schemas"]["Link"][];
            /** @description The caller may create categories. */
            "cms:action-create-categories"?: components["schemas"]["Link"][];
            /** @description The caller may assign categories to the item. */
            "cms:action-assign-categories"?: components["schemas"]["Link"][];
            /** @description The caller may create tags. */
            "cms:action-create-tags"?: components["schemas"]["Link"][];
            /** @description The caller may assign tags to the item. */
            "cms:action-assign-tags"?: components["schemas"]["Link"][];
            /** @description The caller may create event categories. */
            "cms:action-create-event_categories"?: components["schemas"]["Link"][];
            /** @description The caller may assign event categories to the event. */
            "cms:action-assign-event_categories"?: components["schemas"]["Link"][];
            /** @description The caller may create pattern categories. */
            "cms:action-create-cms_pattern_category"?: components["schemas"]["Link"][];
            /** @description The caller may assign pattern categories to the item. */
            "cms:action-assign-cms_pattern_category"?: components["schemas"]["Link"][];
            /** @description The caller may create menus. */
            "cms:action-create-menus"?: components["schemas"]["Link"][];
            /** @description The caller may assign menus to the item. */
            "cms:action-assign-menus"?: components["schemas"]["Link"][];
            /** @description The operation that renders the block. */
            "cms:render-block"?: components["schemas"]["Link"][];
            /** @description The URL template for the documentation of a relation. */
            curies?: components["schemas"]["Link"][];
        };
        /** @description A route of the API. */
        Route: {
            /**
             * @description The namespace that the route belongs to. Empty for the index itself.
             * @example cms/v2
             */
            namespace: string;
            /**
             * @description The methods that the route supports.
             * @example [
             *       "GET",
             *       "POST"
             *     ]
             */
            methods: components["schemas"]["Method"][];
            /** @description The endpoints of the route. Methods that take the same parameters share one endpoint. */
            endpoints: components["schemas"]["RouteEndpoint"][];
            /** @description The URL of the route. Omitted if the pattern has placeholders. */
            _links?: components["schemas"]["Links"];
            /**
             * @description The JSON Schema of the resource. Included in responses to OPTIONS, and in indexes with `context=help`.
             * @example {
             *       "type": "object",
             *       "properties": {
             *         "id": {
             *           "type": "integer"
             *         }
             *       }
             *     }
             */
            schema?: {
                [key: string]: unknown;
            };
        };
        /** @description The routes of one namespace. */
        NamespaceIndex: {
            /**
             * @description The name of the namespace.
             * @example cms/v2
             */
            namespace: string;
            /** @description The routes, keyed by pattern. */
            routes: {
                [key: string]: components["schemas"]["Route"];
            };
            /** @description The link to the site index. */
            _links: components["schemas"]["Links"];
        };
        /**
         * @description A machine-readable error code. Later versions can return codes that this list does not have. Treat an unknown code by the status of its response.
         * @example rest_invalid_param
         * @enum {string}
         */
        ErrorCode: "block_cannot_read" | "block_invalid" | "could-not-create-event" | "could-not-create-organizer" | "could-not-create-venue" | "duplicate_term_slug" | "empty_content" | "empty_term_name" | "event-archive-page-not-found" | "event-is-in-trash" | "event-not-accessible" | "existing_user_email" | "existing_user_login" | "internal_error" | "invalid_menu_id" | "menu_exists" | "no_response" | "oembed_invalid_url" | "organizer-archive-page-not-found" | "organizer-is-in-trash" | "organizer-not-accessible" | "rest_already_trashed" | "rest_application_password_not_found" | "rest_batch_not_allowed" | "rest_block_type_cannot_view" | "rest_block_type_invalid" | "rest_body_too_large" | "rest_cannot_assign_sticky" | "rest_cannot_create" | "rest_cannot_create_application_passwords" | "rest_cannot_create_user" | "rest_cannot_delete" | "rest_cannot_delete_application_password" | "rest_cannot_delete_application_passwords" | "rest_cannot_edit" | "rest_cannot_edit_application_password" | "rest_cannot_edit_image" | "rest_cannot_edit_others" | "rest_cannot_edit_roles" | "rest_cannot_export_templates" | "rest_cannot_introspect_app_password_for_non_current_user" | "rest_cannot_list_application_passwords" | "rest_cannot_manage_templates" | "rest_cannot_publish" | "rest_cannot_read" | "rest_cannot_read_application_password" | "rest_cannot_read_global_styles" | "rest_cannot_read_status" | "rest_cannot_update" | "rest_cannot_view" | "rest_cannot_view_active_theme" | "rest_cannot_view_themes" | "rest_cannot_view_url_details" | "rest_changes_expired" | "rest_cross_site_request" | "rest_custom_css_illegal_markup" | "rest_delivery_not_found" | "rest_document_not_found" | "rest_duplicate_font_face" | "rest_duplicate_font_family" | "rest_font_collection_not_found" | "rest_font_face_parent_id_mismatch" | "rest_font_upload_invalid_file_type" | "rest_forbidden" | "rest_forbidden_context" | "rest_forbidden_orderby" | "rest_forbidden_who" | "rest_global_styles_not_found" | "rest_headers_too_large" | "rest_image_not_edited" | "rest_invalid_author" | "rest_invalid_credentials" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_invalid_form" | "rest_invalid_json" | "rest_invalid_namespace" | "rest_invalid_param" | "rest_invalid_template" | "rest_invalid_type" | "rest_menu_location_invalid" | "rest_missing_callback_param" | "rest_no_authenticated_app_password" | "rest_no_route" | "rest_no_search_term_defined" | "rest_not_in_enum" | "rest_not_logged_in" | "rest_orderby_include_missing_include" | "rest_page_too_large" | "rest_path_not_found" | "rest_post_exists" | "rest_post_incorrect_password" | "rest_post_invalid_id" | "rest_post_invalid_page_number" | "rest_post_invalid_parent" | "rest_post_invalid_type" | "rest_post_no_autosave" | "rest_precondition_failed" | "rest_preview_link_not_found" | "rest_preview_token_expired" | "rest_preview_token_invalid" | "rest_preview_token_mismatch" | "rest_preview_token_revoked" | "rest_revision_invalid_offset_number" | "rest_revision_invalid_page_number" | "rest_revision_parent_id_mismatch" | "rest_search_invalid_page_number" | "rest_status_invalid" | "rest_subscription_not_found" | "rest_taxonomy_invalid" | "rest_taxonomy_not_hierarchical" | "rest_template_not_found" | "rest_term_invalid" | "rest_term_invalid_id" | "rest_theme_not_found" | "rest_title_required" | "rest_too_many_application_passwords" | "rest_too_many_requests" | "rest_too_many_subscriptions" | "rest_trash_not_supported" | "rest_type_invalid" | "rest_unavailable" | "rest_unknown_attachment" | "rest_upload_file_too_big" | "rest_upload_hash_mismatch" | "rest_upload_invalid_disposition" | "rest_upload_no_content_disposition" | "rest_upload_no_data" | "rest_upload_sideload_error" | "rest_url_required" | "rest_user_cannot_delete" | "rest_user_cannot_view" | "rest_user_exists" | "rest_user_invalid_argument" | "rest_user_invalid_email" | "rest_user_invalid_id" | "rest_user_invalid_reassign" | "rest_user_invalid_role" | "rest_user_invalid_slug" | "term_exists" | "venue-archive-page-not-found" | "venue-is-in-trash" | "venue-not-accessible";
        /** @description The problem with one parameter. */
        ErrorDetail: {
            /**
             * @description The rule that was broken. Later versions can return codes that this list does not have.
             * @example rest_out_of_bounds
             * @enum {string}
             */
            code: "rest_duplicate_items" | "rest_invalid_format" | "rest_invalid_param" | "rest_invalid_pattern" | "rest_invalid_type" | "rest_not_in_enum" | "rest_out_of_bounds" | "rest_property_required" | "rest_too_few_items" | "rest_too_long" | "rest_too_many_items" | "rest_too_short";
            /**
             * @description What the value must be.
             * @example must be at most 100
             */
            message: string;
            /**
             * @description Always null.
             * @example null
             */
            data: Record<string, never> | null;
        };
        /**
         * @description The body of every error response.
         * @example {
         *       "code": "rest_invalid_param",
         *       "message": "Invalid parameter: per_page must be at most 100.",
         *       "data": {
         *         "status": 400,
         *         "params": {
         *           "per_page": "must be at most 100"
         *         },
         *         "details": {
         *           "per_page": {
         *             "code": "rest_out_of_bounds",
         *             "message": "must be at most 100",
         *             "data": null
         *           }
         *         }
         *       }
         *     }
         */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /**
             * @description What is wrong and what to do about it, for humans.
             * @example Invalid parameter: per_page must be at most 100.
             */
            message: string;
            data: {
                /**
                 * @description The HTTP status code, repeated for clients that only see the body.
                 * @example 400
                 */
                status: number;
                /**
                 * @description The problem with each invalid parameter, keyed by parameter name.
                 * @example {
                 *       "per_page": "must be at most 100"
                 *     }
                 */
                params?: {
                    [key: string]: string;
                };
                /**
                 * @description The same problems in machine-readable form, keyed by parameter name.
                 * @example {
                 *       "per_page": {
                 *         "code": "rest_out_of_bounds",
                 *         "message": "must be at most 100",
                 *         "data": null
                 *       }
                 *     }
                 */
                details?: {
                    [key: string]: components["schemas"]["ErrorDetail"];
                };
                /**
                 * @description The ID of the term that already has the name or the slug. Present with `term_exists`, `menu_exists` and `duplicate_term_slug`.
                 * @example 3
                 */
                term_id?: number;
                /**
                 * @description The ID of this request in the service log.
                 * @example 01K9X2V7M3
                 */
                request_id?: string;
            };
        };
        /** @description The OpenAPI 3.1 document of this namespace. */
        OpenApi: {
            /**
             * @description The OpenAPI version.
             * @example 3.1.0
             */
            openapi: string;
            /**
             * @description The metadata of the API.
             * @example {
             *       "title": "Events calendar"
             *     }
             */
            info: {
                [key: string]: unknown;
            };
            /** @description The servers of the API. */
            servers: {
                [key: string]: unknown;
            }[];
            /**
             * @description The operations, by path and method.
             * @example {}
             */
            paths: {
                [key: string]: unknown;
            };
            /**
             * @description The components shared by the operations.
             * @example {}
             */
            components: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * Format: lenient-date
         * @description A date, with or without a time, in ISO 8601 or in English. Relative dates such as `tomorrow 10am` are accepted. A date with `Z` or an offset such as `+04:00` is converted to the expected time zone.
         * @example 2026-03-01 09:30:00
         */
        CalendarDateInput: string;
        /**
         * @description The ID of an item: a positive integer, assigned by the service.
         * @example 7
         */
        Id: number;
        /** @description A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100. */
        IdList: components["schemas"]["Id"][];
        /** @description The pagination fields of every list. */
        CalendarPage: {
            /**
             * @description The URL of this page.
             * @example http://localhost:3000/cms-json/cal/events/v1/venues/?page=1&per_page=10&status=publish
             */
            rest_url: string;
            /**
             * Format: uri
             * @description The URL of the next page, or `null` on the last page.
             * @example null
             */
            next_rest_url: string | null;
            /**
             * Format: uri
             * @description The URL of the previous page, or `null` on the first page.
             * @example null
             */
            previous_rest_url: string | null;
            /**
             * @description The cursor of the next page, or `null` on the last page. Present if the request has a `cursor`.
             * @example null
             */
            next_cursor?: string | null;
            /**
             * @description The total number of items on all pages; the same as `X-CAL-Total`.
             * @example 1
             */
            total: number;
            /**
             * @description The total number of pages; the same as `X-CAL-TotalPages`.
             * @example 1
             */
            total_pages: number;
        };
        /**
         * @description An identifier that is unique across sites, made from the URL of the site and the ID of the item.
         * @example example.org?id=7
         */
        GlobalId: string;
        /**
         * @description The global IDs that the item has had, the current one last.
         * @example [
         *       "example.org?id=7"
         *     ]
         */
        GlobalIdLineage: components["schemas"]["GlobalId"][];
        /**
         * @description The status of an item.
         * @example publish
         * @enum {string}
         */
        CalendarStatus: "publish" | "future" | "draft" | "pending" | "private" | "trash";
        /**
         * @description A date and time without an offset.
         * @example 2026-03-01 09:30:00
         */
        CalendarDate: string;
        /** @description A smaller copy of the image. */
        CalendarImageSize: {
            /**
             * @description The width in pixels.
             * @example 300
             */
            width: number | null;
            /**
             * @description The height in pixels.
             * @example 200
             */
            height: number | null;
            /**
             * @description The media type of the copy.
             * @example image/jpeg
             */
            "mime-type": string;
            /**
             * Format: uri
             * @description The URL of the copy.
             * @example http://localhost:3000/cms-content/uploads/2026/03/stage-300x200.jpg
             */
            url: string;
        };
        /** @description The smaller copies of the image, keyed by size name. */
        CalendarImageSizes: {
            [key: string]: components["schemas"]["CalendarImageSize"];
        };
        /** @description An uploaded image, or `null` if there is none. */
        CalendarImage: {
            /**
             * Format: uri
             * @description The URL of the image file.
             * @example http://localhost:3000/cms-content/uploads/2026/03/stage.jpg
             */
            url: string;
            /**
             * @description The ID of the media item.
             * @example 31
             */
            id: number;
            /**
             * @description The file name extension.
             * @example jpg
             */
            extension: string;
            /**
             * @description The width in pixels, or `null` if unknown.
             * @example 1200
             */
            width: number | null;
            /**
             * @description The height in pixels, or `null` if unknown.
             * @example 800
             */
            height: number | null;
            /**
             * @description The file size in bytes, or `null` if unknown.
             * @example 21221
             */
            filesize: number | null;
            sizes: components["schemas"]["CalendarImageSizes"];
        } | null;
        /** @description The parts of a date, with leading zeros. */
        DateDetails: {
            /**
             * @description The year, with four digits.
             * @example 2026
             */
            year: string;
            /**
             * @description The month, from 01 to 12.
             * @example 03
             */
            month: string;
            /**
             * @description The day of the month, from 01 to 31.
             * @example 01
             */
            day: string;
            /**
             * @description The hour, from 00 to 23.
             * @example 09
             */
            hour: string;
            /**
             * @description The minutes, from 00 to 59.
             * @example 30
             */
            minutes: string;
            /**
             * @description The seconds, from 00 to 59.
             * @example 00
             */
            seconds: string;
        };
        /**
         * @description The unit of the interval of a rule.
         * @example weekly
         * @enum {string}
         */
        RecurrenceFrequency: "daily" | "weekly" | "monthly" | "yearly";
        /**
         * @description A day of the week, as in RFC 5545.
         * @example TH
         * @enum {string}
         */
        Weekday: "MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU";
        /** @description A day of the week in a rule. */
        RecurrenceDay: {
            day: components["schemas"]["Weekday"];
            /**
             * @description Which of these days in the month or year: 2 is the second one, -1 the last one. `null` is each of them.
             * @example null
             */
            position: number | null;
        };
        /** @description A recurrence rule of RFC 5545 as an object. An empty list restricts nothing. */
        RecurrenceRule: {
            frequency: components["schemas"]["RecurrenceFrequency"];
            /**
             * @description How many days, weeks, months or years lie between two repetitions.
             * @example 1
             */
            interval: number;
            /**
             * @description How many occurrences the rule gives, including those that are excluded, or `null` if it does not end by count.
             * @example 10
             */
            count: number | null;
            /**
             * @description The latest start of an occurrence, in the event's time zone, or `null` if the rule does not end by date.
             * @example null
             */
            until: string | null;
            week_start: components["schemas"]["Weekday"];
            /** @description Days of the week. */
            by_day: components["schemas"]["RecurrenceDay"][];
            /** @description Days of the month; -1 is the last one. */
            by_month_day: number[];
            /** @description Months. */
            by_month: number[];
            /** @description Days of the year; -1 is the last one. */
            by_year_day: number[];
            /** @description Weeks of the year, as in ISO 8601; -1 is the last one. */
            by_week_number: number[];
            /** @description Which of the dates that the other lists give in a repetition are taken; -1 is the last one. */
            by_set_position: number[];
        };
        /** @description When an event repeats. The rule and the added dates together, without the excluded dates, give its occurrences. */
        Recurrence: {
            /**
             * @description The rule in the form of RFC 5545, without `RRULE:`. `UNTIL` is in UTC, or a date for an all-day event. `null` if the event repeats only on added dates.
             * @example FREQ=WEEKLY;COUNT=10;BYDAY=TH
             */
            rrule: string | null;
            /** @description The same rule as an object, or `null` if there is none. */
            rule: components["schemas"]["RecurrenceRule"] | null;
            /** @description The starts of added occurrences, in the event's time zone, in ascending order. */
            rdates: components["schemas"]["CalendarDate"][];
            /** @description The starts of the occurrences that are left out, in the event's time zone, in ascending order. */
            exdates: components["schemas"]["CalendarDate"][];
        };
        /** @description The parts of the cost. The symbol, code and position are set only if the cost is a single amount with a currency. */
        CostDetails: {
            /**
             * @description The currency symbol, such as `$`. May be empty.
             * @example $
             */
            currency_symbol: string;
            /**
             * @description The currency code, such as `GEL`. May be empty.
             * @example
             */
            currency_code: string;
            /**
             * @description The position of the currency symbol or code: before (`prefix`) or after (`postfix`) the amount.
             * @example prefix
             * @enum {string}
             */
            currency_position: "" | "prefix" | "postfix";
            /** @description The amounts as decimal numbers, and words in lowercase. */
            values: string[];
        };
        /** @description A category or tag of events. */
        EventTerm: {
            id: components["schemas"]["Id"];
            /**
             * @description The name of the term.
             * @example Ferries
             */
            name: string;
            /**
             * @description The slug of the term, used in its URL.
             * @example ferries
             */
            slug: string;
            /**
             * @description The description of the term. May be empty.
             * @example All about boats.
             */
            description: string;
            /**
             * @description The taxonomy of the term: event categories or tags.
             * @example cal_events_cat
             * @enum {string}
             */
            taxonomy: "cal_events_cat" | "post_tag";
            /**
             * @description The ID of the parent category, or 0 if there is none.
             * @example 0
             */
            parent: number;
            /**
             * @description The number of published items that have this term.
             * @example 2
             */
            count: number;
            /**
             * Format: uri
             * @description The URL of the public page that lists the events with this term.
             * @example http://localhost:3000/events/category/ferries/
             */
            url: string;
            /** @description The URLs of the term and its related resources in this API. */
            urls: {
                /**
                 * Format: uri
                 * @description The URL of the term.
                 * @example http://localhost:3000/cms-json/cal/events/v1/categories/9
                 */
                self: string;
                /**
                 * Format: uri
                 * @description The URL of the list of terms.
                 * @example http://localhost:3000/cms-json/cal/events/v1/categories
                 */
                collection: string;
                /**
                 * Format: uri
                 * @description The URL of the parent category, or `null` if there is none.
                 * @example null
                 */
                up: string | null;
            };
            /**
             * @description Always 0.
             * @example 0
             */
            term_group: number;
            /**
             * @description The same value as `id`.
             * @example 9
             */
            term_taxonomy_id: number;
            /**
             * @description Always `raw`.
             * @example raw
             * @constant
             */
            filter: "raw";
        };
        /** @description The venue as structured data for search engines (schema.org, JSON-LD). Properties without a value are omitted. Has no `@context` inside the data of an event. */
        PlaceStructuredData: {
            /**
             * @description The vocabulary.
             * @example http://schema.org
             * @constant
             */
            "@context"?: "http://schema.org";
            /**
             * @description The type of the data.
             * @example Place
             * @constant
             */
            "@type": "Place";
            /**
             * @description The name, as plain text.
             * @example Old Mill
             */
            name: string;
            /**
             * @description The description, as plain text.
             * @example By the river.
             */
            description?: string;
            /**
             * Format: uri
             * @description The URL of the image.
             * @example http://localhost:3000/cms-content/uploads/2026/03/mill.jpg
             */
            image?: string;
            /**
             * Format: uri
             * @description The URL of the public page.
             * @example http://localhost:3000/venue/old-mill/
             */
            url?: string;
            /** @description The postal address. */
            address?: {
                /**
                 * @description The type of the data.
                 * @example PostalAddress
                 * @constant
                 */
                "@type": "PostalAddress";
                /**
                 * @description The street address.
                 * @example 1 Mill Road
                 */
                streetAddress?: string;
                /**
                 * @description The city.
                 * @example Akron
                 */
                addressLocality?: string;
                /**
                 * @description The state or province.
                 * @example Ohio
                 */
                addressRegion?: string;
                /**
                 * @description The postal code.
                 * @example 10101
                 */
                postalCode?: string;
                /**
                 * @description The country.
                 * @example United States
                 */
                addressCountry?: string;
            };
            /** @description The location. */
            geo?: {
                /**
                 * @description The type of the data.
                 * @example GeoCoordinates
                 * @constant
                 */
                "@type": "GeoCoordinates";
                /**
                 * @description The latitude in degrees.
                 * @example 41.08
                 */
                latitude: number;
                /**
                 * @description The longitude in degrees.
                 * @example -81.52
                 */
                longitude: number;
            };
            /**
             * @description The phone number.
             * @example 555 0199
             */
            telephone?: string;
            /**
             * @description The URL of the website.
             * @example https://mill.example.org
             */
            sameAs?: string;
        };
        /** @description A place where events are held. */
        Venue: {
            id: components["schemas"]["Id"];
            global_id: components["schemas"]["GlobalId"];
            global_id_lineage: components["schemas"]["GlobalIdLineage"];
            /**
             * @description The ID of the author of the venue.
             * @example 2
             */
            author: number;
            status: components["schemas"]["CalendarStatus"];
            /** @description The publication date, in the site's time zone. */
            date: components["schemas"]["CalendarDate"];
            /**
             * @description The publication date in UTC, or `null` for a draft without an explicit date.
             * @example 2026-03-01 09:30:00
             */
            date_utc: string | null;
            /** @description The date the venue was last modified, in the site's time zone. */
            modified: components["schemas"]["CalendarDate"];
            /** @description The date the venue was last modified, in UTC. */
            modified_utc: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The URL of the public page of the venue.
             * @example http://localhost:3000/venue/old-mill/
             */
            url: string;
            /**
             * Format: uri
             * @description The URL of the venue in this API.
             * @example http://localhost:3000/cms-json/cal/events/v1/venues/12
             */
            rest_url: string;
            /**
             * @description The name of the venue, as HTML.
             * @example Old Mill
             */
            venue: string;
            /**
             * @description The description of the venue, as HTML.
             * @example <p>By the river.</p>
             */
            description: string;
            /**
             * @description The slug of the venue, used in its URL.
             * @example old-mill
             */
            slug: string;
            /** @description The image of the venue, or `null` if it has none. */
            image: components["schemas"]["CalendarImage"];
            /**
             * @description The street address.
             * @example 1 Mill Road
             */
            address: string | null;
            /**
             * @description The city.
             * @example Akron
             */
            city: string | null;
            /**
             * @description The country.
             * @example United States
             */
            country: string | null;
            /**
             * @description The province.
             * @example null
             */
            province: string | null;
            /**
             * @description The state.
             * @example Ohio
             */
            state: string | null;
            /**
             * @description The postal code.
             * @example 10101
             */
            zip: string | null;
            /**
             * @description The phone number of the venue.
             * @example 555 0199
             */
            phone: string | null;
            /**
             * @description The URL of the website of the venue.
             * @example https://mill.example.org
             */
            website: string | null;
            /**
             * @description The state or province: the value that was set explicitly; otherwise the state for a venue in the United States and the province elsewhere, falling back to whichever of the two is set.
             * @example Ohio
             */
            stateprovince: string | null;
            /**
             * @description Whether the page of the venue shows a map.
             * @example true
             */
            show_map: boolean;
            /**
             * @description Whether the page of the venue shows a link to a map.
             * @example true
             */
            show_map_link: boolean;
            /**
             * @description The latitude in degrees. Positive values are north.
             * @example 41.08
             */
            geo_lat: number | null;
            /**
             * @description The longitude in degrees. Positive values are east.
             * @example -81.52
             */
            geo_lng: number | null;
            json_ld: components["schemas"]["PlaceStructuredData"];
        };
        /** @description The organizer as structured data for search engines (schema.org, JSON-LD). Properties without a value are omitted. Has no `@context` inside the data of an event. */
        PersonStructuredData: {
            /**
             * @description The vocabulary.
             * @example http://schema.org
             * @constant
             */
            "@context"?: "http://schema.org";
            /**
             * @description The type of the data.
             * @example Person
             * @constant
             */
            "@type": "Person";
            /**
             * @description The name, as plain text.
             * @example Music Club
             */
            name: string;
            /**
             * @description The description, as plain text.
             * @example They sing.
             */
            description?: string;
            /**
             * Format: uri
             * @description The URL of the image.
             * @example http://localhost:3000/cms-content/uploads/2026/03/club.jpg
             */
            image?: string;
            /**
             * Format: uri
             * @description The URL of the public page.
             * @example http://localhost:3000/organizer/music-club/
             */
            url?: string;
            /**
             * @description The phone number.
             * @example 555 0102
             */
            telephone?: string;
            /**
             * @description The email address.
             * @example club@example.org
             */
            email?: string;
            /**
             * @description The URL of the website.
             * @example https://club.example.org
             */
            sameAs?: string;
        };
        /** @description A person or organization that hosts events. */
        Organizer: {
            id: components["schemas"]["Id"];
            global_id: components["schemas"]["GlobalId"];
            global_id_lineage: components["schemas"]["GlobalIdLineage"];
            /**
             * @description The ID of the author of the organizer.
             * @example 2
             */
            author: number;
            status: components["schemas"]["CalendarStatus"];
            /** @description The publication date, in the site's time zone. */
            date: components["schemas"]["CalendarDate"];
            /**
             * @description The publication date in UTC, or `null` for a draft without an explicit date.
             * @example 2026-03-01 09:30:00
             */
            date_utc: string | null;
            /** @description The date the organizer was last modified, in the site's time zone. */
            modified: components["schemas"]["CalendarDate"];
            /** @description The date the organizer was last modified, in UTC. */
            modified_utc: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The URL of the public page of the organizer.
             * @example http://localhost:3000/organizer/music-club/
             */
            url: string;
            /**
             * Format: uri
             * @description The URL of the organizer in this API.
             * @example http://localhost:3000/cms-json/cal/events/v1/organizers/14
             */
            rest_url: string;
            /**
             * @description The name of the organizer, as HTML.
             * @example Music Club
             */
            organizer: string;
            /**
             * @description The description of the organizer, as HTML.
             * @example <p>They sing.</p>
             */
            description: string;
            /**
             * @description The slug of the organizer, used in its URL.
             * @example music-club
             */
            slug: string;
            /** @description The image of the organizer, or `null` if it has none. */
            image: components["schemas"]["CalendarImage"];
            /**
             * @description The phone number of the organizer.
             * @example 555 0102
             */
            phone: string | null;
            /**
             * @description The URL of the website of the organizer.
             * @example https://club.example.org
             */
            website: string | null;
            /**
             * @description The email address of the organizer.
             * @example club@example.org
             */
            email: string | null;
            json_ld: components["schemas"]["PersonStructuredData"];
        };
        /** @description The event as structured data for search engines (schema.org, JSON-LD), to be put in a page as it is. Properties without a value are omitted. */
        EventStructuredData: {
            /**
             * @description The vocabulary.
             * @example http://schema.org
             * @constant
             */
            "@context": "http://schema.org";
            /**
             * @description The type of the data.
             * @example Event
             * @constant
             */
            "@type": "Event";
            /**
             * @description The title, as plain text.
             * @example Harbour walk
             */
            name: string;
            /**
             * @description The excerpt or, if there is none, the description, as plain text.
             * @example Bring a coat.
             */
            description?: string;
            /**
             * Format: uri
             * @description The URL of the image.
             * @example http://localhost:3000/cms-content/uploads/2026/03/walk.jpg
             */
            image?: string;
            /**
             * Format: uri
             * @description The URL of the public page.
             * @example http://localhost:3000/event/harbour-walk/
             */
            url: string;
            /**
             * @description How people attend.
             * @example https://schema.org/OfflineEventAttendanceMode
             * @constant
             */
            eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode";
            /**
             * @description Whether the event takes place.
             * @example https://schema.org/EventScheduled
             * @enum {string}
             */
            eventStatus: "https://schema.org/EventScheduled" | "https://schema.org/EventCancelled";
            /**
             * Format: date-time
             * @description The start with the offset of the event's time zone.
             * @example 2026-03-01T09:30:00+00:00
             */
            startDate: string;
            /**
             * Format: date-time
             * @description The end with the offset of the event's time zone.
             * @example 2026-03-01T11:00:00+00:00
             */
            endDate: string;
            /** @description The series of an occurrence. */
            superEvent?: {
                /**
                 * @description The type of the data.
                 * @example EventSeries
                 * @constant
                 */
                "@type": "EventSeries";
                /**
                 * Format: uri
                 * @description The URL of the public page of the series.
                 * @example http://localhost:3000/event/choir/
                 */
                url: string;
            };
            /** @description When a series repeats. Omitted if the series has no rule, or one that a schedule cannot express, such as the last day of each month. `startDate` and `endDate` of the event are those of its first occurrence. */
            eventSchedule?: {
                /**
                 * @description The type of the data.
                 * @example Schedule
                 * @constant
                 */
                "@type": "Schedule";
                /**
                 * @description The time between two repetitions as an ISO 8601 duration.
                 * @example P1W
                 */
                repeatFrequency: string;
                /**
                 * @description How often the event takes place.
                 * @example 10
                 */
                repeatCount?: number;
                /** @description Days of the week: of schema.org, or with a position in the form of RFC 5545. */
                byDay?: string[];
                /** @description Months. */
                byMonth?: number[];
                /** @description Days of the month. */
                byMonthDay?: number[];
                /**
                 * Format: date
                 * @description The day of the first occurrence.
                 * @example 2026-11-26
                 */
                startDate: string;
                /**
                 * Format: date
                 * @description The day after which the event no longer repeats.
                 * @example 2027-06-30
                 */
                endDate?: string;
                /**
                 * @description The time at which each occurrence starts. Omitted if they last all day.
                 * @example 18:30:00
                 */
                startTime?: string;
                /**
                 * @description The time at which each occurrence ends.
                 * @example 20:00:00
                 */
                endTime?: string;
                /**
                 * @description The time zone of the times. Omitted for an offset without a name.
                 * @example Europe/Lisbon
                 */
                scheduleTimezone?: string;
                /** @description The starts of occurrences that are left out, as days if they last all day. */
                exceptDate?: string[];
            };
            location?: components["schemas"]["PlaceStructuredData"];
            /** @description The organizer, or a list of several. */
            organizer?: components["schemas"]["PersonStructuredData"] | components["schemas"]["PersonStructuredData"][];
            /** @description The lowest amount of the cost. Omitted if the cost contains no amount. */
            offers?: {
                /**
                 * @description The type of the data.
                 * @example Offer
                 * @constant
                 */
                "@type": "Offer";
                /**
                 * @description The amount as a decimal number, `0` if the event is free.
                 * @example 12
                 */
                price: string;
                /**
                 * @description The currency code. Omitted if the currency is unknown.
                 * @example USD
                 */
                priceCurrency?: string;
                /**
                 * Format: uri
                 * @description The URL of the public page.
                 * @example http://localhost:3000/event/harbour-walk/
                 */
                url: string;
                /**
                 * @description The category of the offer.
                 * @example primary
                 * @constant
                 */
                category: "primary";
                /**
                 * @description The availability of the offer.
                 * @example inStock
                 * @constant
                 */
                availability: "inStock";
                /**
                 * Format: date-time
                 * @description The publication date, in UTC.
                 * @example 2026-02-01T10:00:00+00:00
                 */
                validFrom: string;
            };
        };
        /** @description An event, a series of events, or an occurrence of a series. Start and end dates are in the event's time zone. */
        Event: {
            id: components["schemas"]["Id"];
            global_id: components["schemas"]["GlobalId"];
            global_id_lineage: components["schemas"]["GlobalIdLineage"];
            /**
             * @description The ID of the author of the event.
             * @example 2
             */
            author: number;
            status: components["schemas"]["CalendarStatus"];
            /** @description The publication date, in the site's time zone. */
            date: components["schemas"]["CalendarDate"];
            /**
             * @description The publication date in UTC, or `null` for a draft without an explicit date.
             * @example 2026-03-01 09:30:00
             */
            date_utc: string | null;
            /** @description The date the event was last modified, in the site's time zone. */
            modified: components["schemas"]["CalendarDate"];
            /** @description The date the event was last modified, in UTC. */
            modified_utc: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The URL of the public page of the event.
             * @example http://localhost:3000/event/harbour-walk/
             */
            url: string;
            /**
             * Format: uri
             * @description The URL of the event in this API.
             * @example http://localhost:3000/cms-json/cal/events/v1/events/7
             */
            rest_url: string;
            /**
             * @description The title of the event, as HTML.
             * @example Harbour walk
             */
            title: string;
            /**
             * @description The description of the event, as HTML. Empty if the event is password-protected and the caller has not unlocked it.
             * @example <p>Bring a coat.</p>
             */
            description: string;
            /**
             * @description The excerpt of the event, as HTML. Empty if the event is password-protected and the caller has not unlocked it.
             * @example
             */
            excerpt: string;
            /**
             * @description The slug of the event, used in its URL. Empty for a draft.
             * @example harbour-walk
             */
            slug: string;
            /** @description The image of the event, or `null` if it has none. */
            image: components["schemas"]["CalendarImage"];
            /**
             * @description Whether the event lasts all day.
             * @example false
             */
            all_day: boolean;
            /** @description The start date, in the event's time zone. */
            start_date: components["schemas"]["CalendarDate"];
            start_date_details: components["schemas"]["DateDetails"];
            /** @description The end date, in the event's time zone. */
            end_date: components["schemas"]["CalendarDate"];
            end_date_details: components["schemas"]["DateDetails"];
            /** @description The start date, in UTC. */
            utc_start_date: components["schemas"]["CalendarDate"];
            utc_start_date_details: components["schemas"]["DateDetails"];
            /** @description The end date, in UTC. */
            utc_end_date: components["schemas"]["CalendarDate"];
            utc_end_date_details: components["schemas"]["DateDetails"];
            /**
             * @description The name of the time zone of the event, or `UTC` with an offset in hours.
             * @example Europe/Lisbon
             */
            timezone: string;
            /**
             * @description The abbreviation of the time zone at the start of the event.
             * @example WET
             */
            timezone_abbr: string;
            /**
             * @description Whether the event has been called off. It keeps its page and its place in lists. This field is an addition to the specification.
             * @example false
             */
            canceled: boolean;
            /** @description When the event repeats, or `null` for a single event. An occurrence has the recurrence of its series. This field is an addition to the specification. */
            recurrence: components["schemas"]["Recurrence"] | null;
            /**
             * @description The ID of the series that the event is an occurrence of, or `null`. For callers who are not allowed to read the series, its occurrences that they can read look like single events. This field is an addition to the specification.
             * @example null
             */
            series: number | null;
            /**
             * @description The start that the rule or the added dates give this occurrence, also after it has been moved, or `null` if the event is not an occurrence. This field is an addition to the specification.
             * @example null
             */
            occurrence: string | null;
            /**
             * @description The formatted cost of the event. Empty if no cost is set.
             * @example $12
             */
            cost: string;
            cost_details: components["schemas"]["CostDetails"];
            /**
             * @description The URL of the website of the event. If none is set, the URL of the event itself.
             * @example http://localhost:3000/event/harbour-walk/
             */
            website: string;
            /**
             * @description Whether the page of the event shows a map.
             * @example false
             */
            show_map: boolean;
            /**
             * @description Whether the page of the event shows a link to a map.
             * @example false
             */
            show_map_link: boolean;
            /**
             * @description Whether the event is hidden from lists.
             * @example false
             */
            hide_from_listings: boolean;
            /**
             * @description Whether calendar views show the event first.
             * @example false
             */
            sticky: boolean;
            /**
             * @description Whether the event is featured.
             * @example false
             */
            featured: boolean;
            /**
             * @description Whether the event requires tickets. This field is an addition to the specification.
             * @example false
             */
            ticketed: boolean;
            /**
             * @description Whether a password protects the description and the excerpt. This field is an addition to the specification.
             * @example false
             */
            protected: boolean;
            /** @description The categories of the event, sorted by name. */
            categories: components["schemas"]["EventTerm"][];
            /** @description The tags of the event, sorted by name. */
            tags: components["schemas"]["EventTerm"][];
            /** @description The venue of the event, or `null` if it has none or the caller is not allowed to read it. */
            venue: components["schemas"]["Venue"] | null;
            /** @description The organizers of the event that the caller is allowed to read, in the order in which they were set. */
            organizer: components["schemas"]["Organizer"][];
            json_ld: components["schemas"]["EventStructuredData"];
        };
        /** @description A page of events. */
        EventList: {
            /**
             * @description The URL of this page.
             * @example http://localhost:3000/cms-json/cal/events/v1/venues/?page=1&per_page=10&status=publish
             */
            rest_url: string;
            /**
             * Format: uri
             * @description The URL of the next page, or `null` on the last page.
             * @example null
             */
            next_rest_url: string | null;
            /**
             * Format: uri
             * @description The URL of the previous page, or `null` on the first page.
             * @example null
             */
            previous_rest_url: string | null;
            /**
             * @description The cursor of the next page, or `null` on the last page. Present if the request has a `cursor`.
             * @example null
             */
            next_cursor?: string | null;
            /**
             * @description The total number of items on all pages; the same as `X-CAL-Total`.
             * @example 1
             */
            total: number;
            /**
             * @description The total number of pages; the same as `X-CAL-TotalPages`.
             * @example 1
             */
            total_pages: number;
            /** @description The events on this page. */
            events: components["schemas"]["Event"][];
        };
        /**
         * @description The status of an item. Defaults to `publish` for users who are allowed to publish, and to `draft` for others. If a user who is not allowed to publish sends `publish`, the status becomes `pending`. An item with a publication date in the future becomes `future` instead of `publish`.
         * @example publish
         * @enum {string}
         */
        CalendarStatusInput: "publish" | "future" | "draft" | "pending" | "private";
        /**
         * @description A recurrence rule as an object. Only the frequency is required.
         * @example {
         *       "frequency": "weekly",
         *       "by_day": [
         *         {
         *           "day": "TH"
         *         }
         *       ],
         *       "count": 10
         *     }
         */
        RecurrenceRuleInput: {
            frequency: components["schemas"]["RecurrenceFrequency"];
            /**
             * @description How many days, weeks, months or years lie between two repetitions. Defaults to 1.
             * @example 1
             */
            interval?: number;
            /**
             * @description How many occurrences the rule gives. Cannot be combined with `until`.
             * @example 10
             */
            count?: number | null;
            /**
             * Format: lenient-date
             * @description The latest start of an occurrence, in the event's time zone. A date without a time includes the whole day.
             * @example 2027-06-30
             */
            until?: string | null;
            /** @description The first day of the week, which matters to weekly rules with an interval and to `by_week_number`. Defaults to `MO`. */
            week_start?: components["schemas"]["Weekday"];
            /** @description Days of the week. */
            by_day?: {
                day: components["schemas"]["Weekday"];
                /**
                 * @description Which of these days in the month or year: 2 is the second one, -1 the last one. Only in monthly and yearly rules.
                 * @example 2
                 */
                position?: number | null;
            }[];
            /** @description Days of the month; -1 is the last one. */
            by_month_day?: number[];
            /** @description Months. */
            by_month?: number[];
            /** @description Days of the year; -1 is the last one. Only in yearly rules. */
            by_year_day?: number[];
            /** @description Weeks of the year, as in ISO 8601. Only in yearly rules. */
            by_week_number?: number[];
            /** @description Which of the dates that the other lists give in a repetition are taken; -1 is the last one. Requires another list. */
            by_set_position?: number[];
        };
        /**
         * @description When an event repeats. The rule is sent as `rrule` or as `rule`; sending both is an error unless they say the same. What is sent back as it was read counts as not sent, and moves with the start of the series.
         * @example {
         *       "rrule": "FREQ=WEEKLY;BYDAY=TH;COUNT=10"
         *     }
         */
        RecurrenceInput: {
            /**
             * @description A rule in the form of RFC 5545. `FREQ` is `DAILY`, `WEEKLY`, `MONTHLY` or `YEARLY`; the time of day is that of `start_date`, so `BYHOUR`, `BYMINUTE` and `BYSECOND` are errors. The rule must give `start_date`. Parts that calendar applications combine in different ways, such as `BYYEARDAY` with `BYMONTHDAY`, are errors, too.
             * @example FREQ=WEEKLY;BYDAY=TH;COUNT=10
             */
            rrule?: string | null;
            /** @description The rule as an object. */
            rule?: components["schemas"]["RecurrenceRuleInput"] | null;
            /** @description The starts of occurrences that are added to those of the rule. A date without a time starts at the time of `start_date`. */
            rdates?: components["schemas"]["CalendarDateInput"][];
            /** @description The starts of occurrences that are left out. A date without a time is that day at the time of `start_date`. */
            exdates?: components["schemas"]["CalendarDateInput"][];
        };
        /**
         * @description An uploaded image, given as its ID, its URL, or an object with its ID, as responses have it. All other properties of the object are ignored. An empty string or `null` removes the image.
         * @example 31
         */
        CalendarImageInput: string | {
            id: components["schemas"]["Id"];
        } | null;
        /**
         * Format: web-address
         * @description A URL that starts with `http://` or `https://`, or an empty string or `null` for none. Spaces are percent-encoded.
         * @example https://example.org/
         */
        WebAddress: string | null;
        /** @description The terms of the event, given as IDs, names, slugs, or term objects as returned by the API. Unknown IDs are ignored. An unknown name creates a new term if the caller is allowed to create terms. In a single string, separate terms with commas. An empty list or `null` removes all terms. */
        EventTermsInput: (number | string | {
            id: components["schemas"]["Id"];
        })[] | null;
        /**
         * @description Whether to show the map or the link to it, as a boolean or as `true`, `1`, `yes`, `on`, `false`, `0`, `no`, `off` or an empty string. Defaults to `true` for a new venue.
         * @example true
         */
        MapFlag: boolean | string | null;
        /**
         * @description The writable fields of a venue. Only the fields in the request change; `null` or an empty string clears a field. Unknown and read-only fields are ignored.
         * @example {
         *       "venue": "Old Mill",
         *       "address": "1 Mill Road",
         *       "city": "Akron",
         *       "country": "United States",
         *       "state": "Ohio"
         *     }
         */
        VenueInput: {
            /**
             * @description The ID of an existing venue, if this object is part of an event. The venue is linked without being changed. Ignored elsewhere.
             * @example 12
             */
            id?: number;
            /**
             * @description The name of the venue. Must not be empty. If a venue with the same name (ignoring letter case) exists, the caller is allowed to edit it, and the request does not give a different description, that venue is updated instead of creating a new one. It keeps its status, author, date and slug.
             * @example Old Mill
             */
            venue?: string;
            /**
             * @description The ID of the author. Defaults to the authenticated user.
             * @example 2
             */
            author?: number;
            /**
             * Format: lenient-date
             * @description The publication date, in the site's time zone.
             * @example 2026-03-01 09:30:00
             */
            date?: string | null;
            /**
             * Format: lenient-date
             * @description The publication date in UTC. Ignored if `date` is also sent.
             * @example 2026-03-01 14:30:00
             */
            date_utc?: string | null;
            /**
             * @description The description of the venue, as HTML or plain text paragraphs.
             * @example By the river.
             */
            description?: string | null;
            /**
             * @description The slug of the venue, used in its URL. The value is normalized; an empty slug is generated from the name.
             * @example old-mill
             */
            slug?: string;
            status?: components["schemas"]["CalendarStatusInput"];
            image?: components["schemas"]["CalendarImageInput"];
            /**
             * @description The street address.
             * @example 1 Mill Road
             */
            address?: string | null;
            /**
             * @description The city.
             * @example Akron
             */
            city?: string | null;
            /**
             * @description The country.
             * @example United States
             */
            country?: string | null;
            /**
             * @description The province.
             * @example null
             */
            province?: string | null;
            /**
             * @description The state.
             * @example Ohio
             */
            state?: string | null;
            /**
             * @description The postal code.
             * @example 10101
             */
            zip?: string | null;
            /**
             * @description The phone number of the venue.
             * @example 555 0199
             */
            phone?: string | null;
            website?: components["schemas"]["WebAddress"];
            /**
             * @description The text shown as state or province. Set it only to override `state` and `province`.
             * @example null
             */
            stateprovince?: string | null;
            show_map?: components["schemas"]["MapFlag"];
            show_map_link?: components["schemas"]["MapFlag"];
            /**
             * @description The latitude in degrees. Positive values are north. Requires `geo_lng`.
             * @example 41.08
             */
            geo_lat?: number | null;
            /**
             * @description The longitude in degrees. Positive values are east. Requires `geo_lat`.
             * @example -81.52
             */
            geo_lng?: number | null;
        };
        /** @description A venue, given as its ID or as an object. An object with an `id` links that venue without changing it; any other object must have a name. */
        VenueLink: components["schemas"]["Id"] | components["schemas"]["VenueInput"];
        /**
         * @description The writable fields of an organizer. Only the fields in the request change; `null` or an empty string clears a field. Unknown and read-only fields are ignored.
         * @example {
         *       "organizer": "Music Club",
         *       "email": "club@example.org",
         *       "phone": "555 0102"
         *     }
         */
        OrganizerInput: {
            /**
             * @description The ID of an existing organizer, if this object is part of an event. The organizer is linked without being changed. Ignored elsewhere.
             * @example 12
             */
            id?: number;
            /**
             * @description The name of the organizer. Must not be empty. If an organizer with the same name (ignoring letter case) exists, the caller is allowed to edit it, and the request does not give a different description, that organizer is updated instead of creating a new one. It keeps its status, author, date and slug.
             * @example Music Club
             */
            organizer?: string;
            /**
             * @description The ID of the author. Defaults to the authenticated user.
             * @example 2
             */
            author?: number;
            /**
             * Format: lenient-date
             * @description The publication date, in the site's time zone.
             * @example 2026-03-01 09:30:00
             */
            date?: string | null;
            /**
             * Format: lenient-date
             * @description The publication date in UTC. Ignored if `date` is also sent.
             * @example 2026-03-01 14:30:00
             */
            date_utc?: string | null;
            /**
             * @description The description of the organizer, as HTML or plain text paragraphs.
             * @example They sing.
             */
            description?: string | null;
            /**
             * @description The slug of the organizer, used in its URL. The value is normalized; an empty slug is generated from the name.
             * @example music-club
             */
            slug?: string;
            status?: components["schemas"]["CalendarStatusInput"];
            image?: components["schemas"]["CalendarImageInput"];
            /**
             * @description The phone number of the organizer.
             * @example 555 0102
             */
            phone?: string | null;
            website?: components["schemas"]["WebAddress"];
            /**
             * Format: mail-address
             * @description The email address of the organizer.
             * @example club@example.org
             */
            email?: string | null;
        };
        /** @description An organizer, given as its ID or as an object. An object with an `id` links that organizer without changing it; any other object must have a name. */
        OrganizerLink: components["schemas"]["Id"] | components["schemas"]["OrganizerInput"];
        /**
         * @description The writable fields of an event. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Harbour walk",
         *       "start_date": "2026-03-01 09:30:00",
         *       "end_date": "2026-03-01 11:00:00",
         *       "timezone": "Europe/Lisbon",
         *       "venue": 13,
         *       "organizer": [
         *         15
         *       ]
         *     }
         */
        EventInput: {
            /**
             * @description The title of the event. Must not be empty.
             * @example Harbour walk
             */
            title?: string;
            /** @description The start date, in the event's time zone. An all-day event starts at the beginning of the day. */
            start_date?: components["schemas"]["CalendarDateInput"];
            /** @description The end date, in the event's time zone. An end date before the start date is set to the start date. An all-day event ends at the end of the day. */
            end_date?: components["schemas"]["CalendarDateInput"];
            /**
             * @description The ID of the author. Defaults to the authenticated user.
             * @example 2
             */
            author?: number;
            /**
             * Format: lenient-date
             * @description The publication date, in the site's time zone.
             * @example 2026-03-01 09:30:00
             */
            date?: string | null;
            /**
             * Format: lenient-date
             * @description The publication date in UTC. Ignored if `date` is also sent.
             * @example 2026-03-01 14:30:00
             */
            date_utc?: string | null;
            /**
             * @description The description of the event, as HTML or plain text paragraphs.
             * @example Bring a coat.
             */
            description?: string;
            /**
             * @description The slug of the event, used in its URL. The value is normalized; an empty slug is generated from the title.
             * @example harbour-walk
             */
            slug?: string;
            /**
             * @description A short summary of the event, for lists.
             * @example A walk by the sea.
             */
            excerpt?: string;
            status?: components["schemas"]["CalendarStatusInput"];
            /**
             * @description The password that protects the description and the excerpt. An empty string removes the protection. Anyone who is allowed to edit the event can change it.
             * @example
             */
            password?: string | null;
            /**
             * Format: time-zone
             * @description The time zone of the event: a time zone name, or `UTC` with an offset, such as `UTC+4` or `UTC-3:30`. Defaults to the site's time zone.
             * @example Europe/Lisbon
             */
            timezone?: string;
            /**
             * @description Whether the event lasts all day. Defaults to `false`.
             * @example false
             */
            all_day?: boolean;
            /**
             * @description Whether the event has been called off. It keeps its page and its place in lists. This field is an addition to the specification.
             * @example false
             */
            canceled?: boolean;
            /** @description When the event repeats. `null` makes a series a single event. A series has at most 4,000 occurrences until two years from now. Of an occurrence, it can be changed only together with all that follow (`scope=following`). This field is an addition to the specification. */
            recurrence?: components["schemas"]["RecurrenceInput"] | null;
            image?: components["schemas"]["CalendarImageInput"];
            /** @description The cost of the event: an amount (`18`, `$10`, `1,200.50`, `20 GEL`), a range (`$10 – $25`), a list of amounts, or words (`Free`). */
            cost?: string | number | (string | number)[] | null;
            /**
             * @description The symbol of the amounts of the cost.
             * @example €
             */
            currency_symbol?: string;
            /**
             * @description The code of the currency of the amounts of the cost. Used instead of a symbol.
             * @example GEL
             */
            currency_code?: string;
            /**
             * @description The position of the symbol or code: before the amount (`prefix`) or after it (`suffix` or `postfix`).
             * @example suffix
             * @enum {string}
             */
            currency_position?: "prefix" | "suffix" | "postfix";
            /** @description The URL of the website of the event. Without one, the URL of the event itself is shown. */
            website?: components["schemas"]["WebAddress"];
            /**
             * @description Whether the page of the event shows a map.
             * @example false
             */
            show_map?: boolean;
            /**
             * @description Whether the page of the event shows a link to a map.
             * @example false
             */
            show_map_link?: boolean;
            /**
             * @description Whether the event is hidden from lists.
             * @example false
             */
            hide_from_listings?: boolean;
            /**
             * @description Whether calendar views show the event first.
             * @example false
             */
            sticky?: boolean;
            /**
             * @description Whether the event is featured.
             * @example false
             */
            featured?: boolean;
            /**
             * @description Whether the event requires tickets. This field is an addition to the specification.
             * @example false
             */
            ticketed?: boolean;
            categories?: components["schemas"]["EventTermsInput"];
            tags?: components["schemas"]["EventTermsInput"];
            /** @description The venue of the event. A list can contain at most one venue. An empty list or `null` removes the venue. Publishing somebody else's draft or pending event also publishes its venue and organizers that are drafts of the same author, if the caller may publish them. */
            venue?: components["schemas"]["Id"] | components["schemas"]["VenueInput"] | components["schemas"]["VenueLink"][] | null;
            /** @description The organizers of the event, in display order. An empty list or `null` removes all organizers. */
            organizer?: components["schemas"]["Id"] | components["schemas"]["OrganizerInput"] | components["schemas"]["OrganizerLink"][] | null;
        };
        /**
         * @description The fields of a new event. A title, a start date and an end date are required.
         * @example {
         *       "title": "Harbour walk",
         *       "start_date": "2026-03-01 09:30:00",
         *       "end_date": "2026-03-01 11:00:00",
         *       "timezone": "Europe/Lisbon",
         *       "venue": 13,
         *       "organizer": [
         *         15
         *       ]
         *     }
         */
        EventCreation: {
            /**
             * @description The title of the event. Must not be empty.
             * @example Harbour walk
             */
            title: string;
            /** @description The start date, in the event's time zone. An all-day event starts at the beginning of the day. */
            start_date: components["schemas"]["CalendarDateInput"];
            /** @description The end date, in the event's time zone. An end date before the start date is set to the start date. An all-day event ends at the end of the day. */
            end_date: components["schemas"]["CalendarDateInput"];
            /**
             * @description The ID of the author. Defaults to the authenticated user.
             * @example 2
             */
            author?: number;
            /**
             * Format: lenient-date
             * @description The publication date, in the site's time zone.
             * @example 2026-03-01 09:30:00
             */
            date?: string | null;
            /**
             * Format: lenient-date
             * @description The publication date in UTC. Ignored if `date` is also sent.
             * @example 2026-03-01 14:30:00
             */
            date_utc?: string | null;
            /**
             * @description The description of the event, as HTML or plain text paragraphs.
             * @example Bring a coat.
             */
            description?: string;
            /**
             * @description The slug of the event, used in its URL. The value is normalized; an empty slug is generated from the title.
             * @example harbour-walk
             */
            slug?: string;
            /**
             * @description A short summary of the event, for lists.
             * @example A walk by the sea.
             */
            excerpt?: string;
            status?: components["schemas"]["CalendarStatusInput"];
            /**
             * @description The password that protects the description and the excerpt. An empty string removes the protection. Anyone who is allowed to edit the event can change it.
             * @example
             */
            password?: string | null;
            /**
             * Format: time-zone
             * @description The time zone of the event: a time zone name, or `UTC` with an offset, such as `UTC+4` or `UTC-3:30`. Defaults to the site's time zone.
             * @example Europe/Lisbon
             */
            timezone?: string;
            /**
             * @description Whether the event lasts all day. Defaults to `false`.
             * @example false
             */
            all_day?: boolean;
            /**
             * @description Whether the event has been called off. It keeps its page and its place in lists. This field is an addition to the specification.
             * @example false
             */
            canceled?: boolean;
            /** @description When the event repeats. `null` makes a series a single event. A series has at most 4,000 occurrences until two years from now. Of an occurrence, it can be changed only together with all that follow (`scope=following`). This field is an addition to the specification. */
            recurrence?: components["schemas"]["RecurrenceInput"] | null;
            image?: components["schemas"]["CalendarImageInput"];
            /** @description The cost of the event: an amount (`18`, `$10`, `1,200.50`, `20 GEL`), a range (`$10 – $25`), a list of amounts, or words (`Free`). */
            cost?: string | number | (string | number)[] | null;
            /**
             * @description The symbol of the amounts of the cost.
             * @example €
             */
            currency_symbol?: string;
            /**
             * @description The code of the currency of the amounts of the cost. Used instead of a symbol.
             * @example GEL
             */
            currency_code?: string;
            /**
             * @description The position of the symbol or code: before the amount (`prefix`) or after it (`suffix` or `postfix`).
             * @example suffix
             * @enum {string}
             */
            currency_position?: "prefix" | "suffix" | "postfix";
            /** @description The URL of the website of the event. Without one, the URL of the event itself is shown. */
            website?: components["schemas"]["WebAddress"];
            /**
             * @description Whether the page of the event shows a map.
             * @example false
             */
            show_map?: boolean;
            /**
             * @description Whether the page of the event shows a link to a map.
             * @example false
             */
            show_map_link?: boolean;
            /**
             * @description Whether the event is hidden from lists.
             * @example false
             */
            hide_from_listings?: boolean;
            /**
             * @description Whether calendar views show the event first.
             * @example false
             */
            sticky?: boolean;
            /**
             * @description Whether the event is featured.
             * @example false
             */
            featured?: boolean;
            /**
             * @description Whether the event requires tickets. This field is an addition to the specification.
             * @example false
             */
            ticketed?: boolean;
            categories?: components["schemas"]["EventTermsInput"];
            tags?: components["schemas"]["EventTermsInput"];
            /** @description The venue of the event. A list can contain at most one venue. An empty list or `null` removes the venue. Publishing somebody else's draft or pending event also publishes its venue and organizers that are drafts of the same author, if the caller may publish them. */
            venue?: components["schemas"]["Id"] | components["schemas"]["VenueInput"] | components["schemas"]["VenueLink"][] | null;
            /** @description The organizers of the event, in display order. An empty list or `null` removes all organizers. */
            organizer?: components["schemas"]["Id"] | components["schemas"]["OrganizerInput"] | components["schemas"]["OrganizerLink"][] | null;
        };
        /**
         * @description An iCalendar file in UTF-8. In addition to the standard properties, `X-CAL-` properties hold the time zone of all-day events, the tags, the cost, the website, the excerpt and additional organizers.
         * @example BEGIN:VCALENDAR
         *     VERSION:2.0
         *     PRODID:-//content-service//calendar//EN
         *     END:VCALENDAR
         */
        CalendarFile: string;
        /** @description A link with which anyone can read an item that is not public. */
        PreviewLink: {
            /**
             * @description The ID of the preview link.
             * @example 1
             */
            id: components["schemas"]["Id"];
            /**
             * @description The ID of the user who created it.
             * @example 1
             */
            author: components["schemas"]["Id"];
            /**
             * @description Whether the preview shows the newest autosave of the item.
             * @example true
             */
            autosave: boolean;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             * @example 2026-03-01T09:30:00.000Z
             */
            created: string;
            /**
             * Format: date-time
             * @description When it expires, in UTC.
             * @example 2026-03-03T09:30:00.000Z
             */
            expires: string;
        };
        /** @description What a new preview link shows, and for how long. */
        PreviewLinkInput: {
            /**
             * @description The number of seconds until the link expires. By default, two days (172800); at most 30 days.
             * @example 3600
             */
            expires_in?: number;
            /**
             * @description Whether the preview shows the newest autosave of the item. True by default.
             * @example true
             */
            autosave?: boolean;
        };
        /** @description A new preview link, with its token. */
        CreatedPreviewLink: {
            /**
             * @description The ID of the preview link.
             * @example 1
             */
            id: components["schemas"]["Id"];
            /**
             * @description The ID of the user who created it.
             * @example 1
             */
            author: components["schemas"]["Id"];
            /**
             * @description Whether the preview shows the newest autosave of the item.
             * @example true
             */
            autosave: boolean;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             * @example 2026-03-01T09:30:00.000Z
             */
            created: string;
            /**
             * Format: date-time
             * @description When it expires, in UTC.
             * @example 2026-03-03T09:30:00.000Z
             */
            expires: string;
            /**
             * @description The token. It is shown only once.
             * @example preview_Vd4sT1lRz8kXcW0yQm5hEo2A.tbdr2g.u3nYxk7Jq0aFfP9wLsZbRg
             */
            token: string;
            /**
             * Format: uri
             * @description The URL of the preview on the public site. It contains the token.
             * @example http://localhost:3000/?p=3&preview_token=preview_Vd4sT1lRz8kXcW0yQm5hEo2A.tbdr2g.u3nYxk7Jq0aFfP9wLsZbRg
             */
            link: string;
        };
        /** @description The response to the revocation of a preview link. */
        DeletedPreviewLink: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The preview link before it was revoked. */
            previous: components["schemas"]["PreviewLink"];
        };
        /** @description A page of venues. */
        VenueList: {
            /**
             * @description The URL of this page.
             * @example http://localhost:3000/cms-json/cal/events/v1/venues/?page=1&per_page=10&status=publish
             */
            rest_url: string;
            /**
             * Format: uri
             * @description The URL of the next page, or `null` on the last page.
             * @example null
             */
            next_rest_url: string | null;
            /**
             * Format: uri
             * @description The URL of the previous page, or `null` on the first page.
             * @example null
             */
            previous_rest_url: string | null;
            /**
             * @description The cursor of the next page, or `null` on the last page. Present if the request has a `cursor`.
             * @example null
             */
            next_cursor?: string | null;
            /**
             * @description The total number of items on all pages; the same as `X-CAL-Total`.
             * @example 1
             */
            total: number;
            /**
             * @description The total number of pages; the same as `X-CAL-TotalPages`.
             * @example 1
             */
            total_pages: number;
            /** @description The venues on this page. */
            venues: components["schemas"]["Venue"][];
        };
        /**
         * @description The fields of a new venue. A name is required.
         * @example {
         *       "venue": "Old Mill",
         *       "address": "1 Mill Road",
         *       "city": "Akron",
         *       "country": "United States",
         *       "state": "Ohio"
         *     }
         */
        VenueCreation: {
            /**
             * @description The ID of an existing venue, if this object is part of an event. The venue is linked without being changed. Ignored elsewhere.
             * @example 12
             */
            id?: number;
            /**
             * @description The name of the venue. Must not be empty. If a venue with the same name (ignoring letter case) exists, the caller is allowed to edit it, and the request does not give a different description, that venue is updated instead of creating a new one. It keeps its status, author, date and slug.
             * @example Old Mill
             */
            venue: string;
            /**
             * @description The ID of the author. Defaults to the authenticated user.
             * @example 2
             */
            author?: number;
            /**
             * Format: lenient-date
             * @description The publication date, in the site's time zone.
             * @example 2026-03-01 09:30:00
             */
            date?: string | null;
            /**
             * Format: lenient-date
             * @description The publication date in UTC. Ignored if `date` is also sent.
             * @example 2026-03-01 14:30:00
             */
            date_utc?: string | null;
            /**
             * @description The description of the venue, as HTML or plain text paragraphs.
             * @example By the river.
             */
            description?: string | null;
            /**
             * @description The slug of the venue, used in its URL. The value is normalized; an empty slug is generated from the name.
             * @example old-mill
             */
            slug?: string;
            status?: components["schemas"]["CalendarStatusInput"];
            image?: components["schemas"]["CalendarImageInput"];
            /**
             * @description The street address.
             * @example 1 Mill Road
             */
            address?: string | null;
            /**
             * @description The city.
             * @example Akron
             */
            city?: string | null;
            /**
             * @description The country.
             * @example United States
             */
            country?: string | null;
            /**
             * @description The province.
             * @example null
             */
            province?: string | null;
            /**
             * @description The state.
             * @example Ohio
             */
            state?: string | null;
            /**
             * @description The postal code.
             * @example 10101
             */
            zip?: string | null;
            /**
             * @description The phone number of the venue.
             * @example 555 0199
             */
            phone?: string | null;
            website?: components["schemas"]["WebAddress"];
            /**
             * @description The text shown as state or province. Set it only to override `state` and `province`.
             * @example null
             */
            stateprovince?: string | null;
            show_map?: components["schemas"]["MapFlag"];
            show_map_link?: components["schemas"]["MapFlag"];
            /**
             * @description The latitude in degrees. Positive values are north. Requires `geo_lng`.
             * @example 41.08
             */
            geo_lat?: number | null;
            /**
             * @description The longitude in degrees. Positive values are east. Requires `geo_lat`.
             * @example -81.52
             */
            geo_lng?: number | null;
        };
        /** @description A page of organizers. */
        OrganizerList: {
            /**
             * @description The URL of this page.
             * @example http://localhost:3000/cms-json/cal/events/v1/venues/?page=1&per_page=10&status=publish
             */
            rest_url: string;
            /**
             * Format: uri
             * @description The URL of the next page, or `null` on the last page.
             * @example null
             */
            next_rest_url: string | null;
            /**
             * Format: uri
             * @description The URL of the previous page, or `null` on the first page.
             * @example null
             */
            previous_rest_url: string | null;
            /**
             * @description The cursor of the next page, or `null` on the last page. Present if the request has a `cursor`.
             * @example null
             */
            next_cursor?: string | null;
            /**
             * @description The total number of items on all pages; the same as `X-CAL-Total`.
             * @example 1
             */
            total: number;
            /**
             * @description The total number of pages; the same as `X-CAL-TotalPages`.
             * @example 1
             */
            total_pages: number;
            /** @description The organizers on this page. */
            organizers: components["schemas"]["Organizer"][];
        };
        /**
         * @description The fields of a new organizer. A name is required.
         * @example {
         *       "organizer": "Music Club",
         *       "email": "club@example.org",
         *       "phone": "555 0102"
         *     }
         */
        OrganizerCreation: {
            /**
             * @description The ID of an existing organizer, if this object is part of an event. The organizer is linked without being changed. Ignored elsewhere.
             * @example 12
             */
            id?: number;
            /**
             * @description The name of the organizer. Must not be empty. If an organizer with the same name (ignoring letter case) exists, the caller is allowed to edit it, and the request does not give a different description, that organizer is updated instead of creating a new one. It keeps its status, author, date and slug.
             * @example Music Club
             */
            organizer: string;
            /**
             * @description The ID of the author. Defaults to the authenticated user.
             * @example 2
             */
            author?: number;
            /**
             * Format: lenient-date
             * @description The publication date, in the site's time zone.
             * @example 2026-03-01 09:30:00
             */
            date?: string | null;
            /**
             * Format: lenient-date
             * @description The publication date in UTC. Ignored if `date` is also sent.
             * @example 2026-03-01 14:30:00
             */
            date_utc?: string | null;
            /**
             * @description The description of the organizer, as HTML or plain text paragraphs.
             * @example They sing.
             */
            description?: string | null;
            /**
             * @description The slug of the organizer, used in its URL. The value is normalized; an empty slug is generated from the name.
             * @example music-club
             */
            slug?: string;
            status?: components["schemas"]["CalendarStatusInput"];
            image?: components["schemas"]["CalendarImageInput"];
            /**
             * @description The phone number of the organizer.
             * @example 555 0102
             */
            phone?: string | null;
            website?: components["schemas"]["WebAddress"];
            /**
             * Format: mail-address
             * @description The email address of the organizer.
             * @example club@example.org
             */
            email?: string | null;
        };
        /** @description A page of categories. */
        EventCategoryList: {
            /**
             * @description The URL of this page.
             * @example http://localhost:3000/cms-json/cal/events/v1/venues/?page=1&per_page=10&status=publish
             */
            rest_url: string;
            /**
             * Format: uri
             * @description The URL of the next page, or `null` on the last page.
             * @example null
             */
            next_rest_url: string | null;
            /**
             * Format: uri
             * @description The URL of the previous page, or `null` on the first page.
             * @example null
             */
            previous_rest_url: string | null;
            /**
             * @description The cursor of the next page, or `null` on the last page. Present if the request has a `cursor`.
             * @example null
             */
            next_cursor?: string | null;
            /**
             * @description The total number of items on all pages; the same as `X-CAL-Total`.
             * @example 1
             */
            total: number;
            /**
             * @description The total number of pages; the same as `X-CAL-TotalPages`.
             * @example 1
             */
            total_pages: number;
            /** @description The categories on this page. */
            categories: components["schemas"]["EventTerm"][];
        };
        /**
         * @description The writable fields of a category. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Ferries",
         *       "description": "All about boats.",
         *       "parent": 0
         *     }
         */
        EventCategoryInput: {
            /**
             * @description The name of the category. Must not be empty.
             * @example Ferries
             */
            name?: string;
            /**
             * @description The description of the category.
             * @example All about boats.
             */
            description?: string;
            /**
             * @description The slug of the category, used in its URL. The value is normalized. If a new category has no slug, one is generated from the name.
             * @example ferries
             */
            slug?: string;
            /**
             * @description The ID of the parent category. Use 0 for the top level.
             * @example 0
             */
            parent?: number;
        };
        /**
         * @description The fields of a new category. A name is required.
         * @example {
         *       "name": "Ferries",
         *       "description": "All about boats.",
         *       "parent": 0
         *     }
         */
        EventCategoryCreation: {
            /**
             * @description The name of the category. Must not be empty.
             * @example Ferries
             */
            name: string;
            /**
             * @description The description of the category.
             * @example All about boats.
             */
            description?: string;
            /**
             * @description The slug of the category, used in its URL. The value is normalized. If a new category has no slug, one is generated from the name.
             * @example ferries
             */
            slug?: string;
            /**
             * @description The ID of the parent category. Use 0 for the top level.
             * @example 0
             */
            parent?: number;
        };
        /** @description A page of tags. */
        EventTagList: {
            /**
             * @description The URL of this page.
             * @example http://localhost:3000/cms-json/cal/events/v1/venues/?page=1&per_page=10&status=publish
             */
            rest_url: string;
            /**
             * Format: uri
             * @description The URL of the next page, or `null` on the last page.
             * @example null
             */
            next_rest_url: string | null;
            /**
             * Format: uri
             * @description The URL of the previous page, or `null` on the first page.
             * @example null
             */
            previous_rest_url: string | null;
            /**
             * @description The cursor of the next page, or `null` on the last page. Present if the request has a `cursor`.
             * @example null
             */
            next_cursor?: string | null;
            /**
             * @description The total number of items on all pages; the same as `X-CAL-Total`.
             * @example 1
             */
            total: number;
            /**
             * @description The total number of pages; the same as `X-CAL-TotalPages`.
             * @example 1
             */
            total_pages: number;
            /** @description The tags on this page. */
            tags: components["schemas"]["EventTerm"][];
        };
        /**
         * @description The writable fields of a tag. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Indoors",
         *       "description": "Under a roof."
         *     }
         */
        EventTagInput: {
            /**
             * @description The name of the tag. Must not be empty.
             * @example Indoors
             */
            name?: string;
            /**
             * @description The description of the tag.
             * @example Under a roof.
             */
            description?: string;
            /**
             * @description The slug of the tag, used in its URL. The value is normalized. If a new tag has no slug, one is generated from the name.
             * @example indoors
             */
            slug?: string;
            /**
             * @description Tags have no hierarchy. Any value other than 0 is rejected.
             * @example 0
             */
            parent?: number | null;
        };
        /**
         * @description The fields of a new tag. A name is required.
         * @example {
         *       "name": "Indoors",
         *       "description": "Under a roof."
         *     }
         */
        EventTagCreation: {
            /**
             * @description The name of the tag. Must not be empty.
             * @example Indoors
             */
            name: string;
            /**
             * @description The description of the tag.
             * @example Under a roof.
             */
            description?: string;
            /**
             * @description The slug of the tag, used in its URL. The value is normalized. If a new tag has no slug, one is generated from the name.
             * @example indoors
             */
            slug?: string;
            /**
             * @description Tags have no hierarchy. Any value other than 0 is rejected.
             * @example 0
             */
            parent?: number | null;
        };
    };
    responses: {
        /** @description The resource still matches `If-None-Match`, so the caller's copy is up to date. */
        NotModified: {
            headers: {
                /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                ETag?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter is missing, has an unknown value or is out of bounds. `data.params` names each one. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_invalid_param",
                 *       "message": "Invalid parameter: per_page must be at most 100.",
                 *       "data": {
                 *         "status": 400,
                 *         "params": {
                 *           "per_page": "must be at most 100"
                 *         },
                 *         "details": {
                 *           "per_page": {
                 *             "code": "rest_out_of_bounds",
                 *             "message": "must be at most 100",
                 *             "data": null
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not authenticated, or the credentials are wrong. Wrong credentials are rejected on public routes too. */
        Unauthorized: {
            headers: {
                /** @description The required credentials: an application password, sent with HTTP Basic in the first request. Browsers do not know this scheme, so they neither prompt for a password nor store one. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_invalid_credentials",
                 *       "message": "The username or the application password is wrong.",
                 *       "data": {
                 *         "status": 401
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No namespace has this name. */
        NoNamespace: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_invalid_namespace",
                 *       "message": "The namespace cms/v9 does not exist. Available namespaces: cal/events/v1, cms/v2.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests or failed sign-ins from one IP address. `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                /** @description The number of seconds to wait before trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_too_many_requests",
                 *       "message": "The rate limit of 6000 requests per minute is exceeded. Try again in 30 seconds.",
                 *       "data": {
                 *         "status": 429
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request line and the headers exceed 16 KB in total. The service closes the connection. Move long lists from the query to several requests. */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_headers_too_large",
                 *       "message": "The request line and the headers exceed 16 KB in total. Send long lists in several requests.",
                 *       "data": {
                 *         "status": 431
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed unexpectedly. Look up the request ID in the service log. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "internal_error",
                 *       "message": "An internal error occurred. The service log has the details.",
                 *       "data": {
                 *         "status": 500,
                 *         "request_id": "01K9X2V7M3"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is temporarily unable to handle the request, for example because the database is locked, read-only or not reachable, or the disk is full. With `Retry-After`, nothing was changed, and it says when to try again. Without it, the connection to the database was lost while a change was being saved, or after that; check what was saved before you try again. */
        Unavailable: {
            headers: {
                /** @description The number of seconds to wait before trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_unavailable",
                 *       "message": "Another program is writing to the database. Nothing was changed; try again in a few seconds.",
                 *       "data": {
                 *         "status": 503
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The requested page does not exist. */
        NoPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "event-archive-page-not-found",
                 *       "message": "The list has 2 pages; page 3 does not exist.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is missing or malformed, a field is missing or invalid, or the item has no name. `data.params` names each invalid field. */
        BadCalendarItem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "could-not-create-event",
                 *       "message": "The event has no title. Send title.",
                 *       "data": {
                 *         "status": 400
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The authenticated user is not allowed to do this. */
        NotPermitted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_forbidden",
                 *       "message": "You are not allowed to update this event. This requires the right to edit other users' posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request body exceeds the size limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_body_too_large",
                 *       "message": "The body is larger than 10 MB.",
                 *       "data": {
                 *         "status": 413
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item is not public and the caller is neither its author nor an editor, the password is wrong, or the preview token is for another item. */
        Hidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "event-not-accessible",
                 *       "message": "You are not allowed to read this event. This requires the right to edit other users' posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_post_invalid_id",
                 *       "message": "No post has the ID 7.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item has changed and no longer matches `If-Match`. Without `If-Match`, the write is carried out regardless. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_precondition_failed",
                 *       "message": "The resource has changed since you read it. Read it again and repeat the change, or omit If-Match.",
                 *       "data": {
                 *         "status": 412
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item is already in the trash. To restore it, set `status`. */
        InTrash: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "event-is-in-trash",
                 *       "message": "The event is already in the trash.",
                 *       "data": {
                 *         "status": 410
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is missing or malformed, or a parameter or field is missing or invalid. `data.params` names each one. */
        BadBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_invalid_json",
                 *       "message": "The body is not valid JSON: Unexpected end of JSON input.",
                 *       "data": {
                 *         "status": 400
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item does not exist, or it has no such preview link. */
        NoPreviewLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_preview_link_not_found",
                 *       "message": "This post has no preview link with the ID 9.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A parameter is missing or invalid, or another term already has the name or the slug. `data.term_id` is the ID of the term with that name. */
        BadTerm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "term_exists",
                 *       "message": "A category with this name already exists.",
                 *       "data": {
                 *         "status": 400,
                 *         "term_id": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The term does not exist. */
        NoTerm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_term_invalid",
                 *       "message": "No category has the ID 7.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No route matches the URL, or the route does not support the method. `Allow` lists the methods that it supports. */
        NoRoute: {
            headers: {
                /** @description The methods that the caller may use on the route. In a 404 because the route does not support the method, the methods that it supports. */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_no_route",
                 *       "message": "No route matches this URL and method. GET the REST root to list the routes.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
        textLanguage: components["schemas"]["Language"];
        /** @description With `help`, each route includes the schema of its resource. Other values have no effect. */
        indexContext: string;
        /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
        fields: string[];
        /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 matches of a search; `cursor` has no such limit. */
        pageNumber: number;
        /**
         * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
         *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
         *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
         *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
         */
        cursor: string;
        /** @description The number of items per page. Values above 50 are treated as 50. */
        perPage: number;
        /** @description Limits the results to items with these statuses. `any` matches every status except `trash`. Users who are allowed to write default to `any` and see only the items that they are allowed to read. Other callers default to `publish` and cannot request any other status. */
        statusFilter: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "any")[];
        /** @description The ID of the event. */
        eventId: components["schemas"]["Id"];
        /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
        password: string;
        /** @description What a change of an occurrence applies to. `occurrence` changes it alone; `following` changes it and all that follow, which become a series of their own and keep their IDs. Ignored for single events and for series. */
        changeScope: "occurrence" | "following";
        /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
        ifMatch: string;
        /** @description The slug of the event. */
        eventSlug: string;
        /** @description The ID of the event that the preview link is for. */
        eventParent: components["schemas"]["Id"];
        /** @description The ID of the preview link. */
        previewLinkId: components["schemas"]["Id"];
        /** @description Limits the results to those linked to the event with this ID. */
        linkedEvent: components["schemas"]["Id"];
        /** @description If `true`, limits the results to those with a published event; if `false`, to those without one. */
        hasEvents: boolean;
        /** @description Whether to limit the results to those with a published event that has not ended yet. */
        onlyWithUpcoming: boolean;
        /** @description The ID of the venue. */
        venueId: components["schemas"]["Id"];
        /** @description The slug of the venue. */
        venueSlug: string;
        /** @description The ID of the venue that the preview link is for. */
        venueParent: components["schemas"]["Id"];
        /** @description The ID of the organizer. */
        organizerId: components["schemas"]["Id"];
        /** @description The slug of the organizer. */
        organizerSlug: string;
        /** @description The ID of the organizer that the preview link is for. */
        organizerParent: components["schemas"]["Id"];
        /** @description Limits the results to terms whose name or slug contains this text. Ignores letter case and the Unicode normalization of accents (NFC or NFD). */
        termSearch: string;
        /** @description Excludes the terms with these IDs. Every term must exist. */
        categoryExclude: components["schemas"]["IdList"];
        /** @description Limits the results to the terms with these IDs. Every term must exist. If set, `exclude` is ignored. */
        categoryInclude: components["schemas"]["IdList"];
        /** @description The sort direction. */
        termOrder: "asc" | "desc";
        /** @description The field to sort by. `include` keeps the order of the `include` parameter; `count` sorts by the number of items. */
        termOrderby: "name" | "id" | "slug" | "count" | "description" | "include" | "term_group";
        /**
         * @description Whether to hide terms that no published items have, except those above a term that has some. The total counts only terms
         *     with items of their own; the pages have all of them. No terms of the event in `post` or `event` are hidden.
         */
        termHideEmpty: boolean;
        /** @description Limits the results to the terms of the event with this ID. */
        termPost: components["schemas"]["Id"];
        /** @description An alias of `post`. */
        termEvent: components["schemas"]["Id"];
        /** @description Limits the results to the term with this slug. */
        termSlug: string;
        /** @description The ID of the category. */
        eventCategoryId: components["schemas"]["Id"];
        /** @description Excludes the terms with these IDs. Every term must exist. */
        termExclude: components["schemas"]["IdList"];
        /** @description Limits the results to the terms with these IDs. Every term must exist. If set, `exclude` is ignored. */
        termInclude: components["schemas"]["IdList"];
        /** @description The ID of the tag. */
        eventTagId: components["schemas"]["Id"];
        /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
        embedRelations: string[];
    };
    requestBodies: never;
    headers: {
        /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
        etag: string;
        /** @description The requested language. Texts that are not available in it are returned in another language. */
        contentLanguage: components["schemas"]["Language"];
        /** @description The required credentials: an application password, sent with HTTP Basic in the first request. Browsers do not know this scheme, so they neither prompt for a password nor store one. */
        wwwAuthenticate: string;
        /** @description The number of seconds to wait before trying again. */
        retryAfter: number;
        /** @description The total number of items on all pages. On a site with more than 10,000 items, a total of 1,000 or more can be a minimum, as the operation describes. */
        boundedTotal: number;
        /** @description The total number of pages; a minimum if `X-CAL-Total` is one. */
        boundedPages: number;
        /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
        nextCursor: string;
        /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
        pageLinks: string;
        /** @description The URL of the new item. */
        location: string;
        /** @description The total number of items on all pages. */
        total: number;
        /** @description The suggested file name. */
        contentDisposition: string;
        /** @description The total number of pages. */
        totalPages: number;
        /** @description The methods that the caller may use on the route. In a 404 because the route does not support the method, the methods that it supports. */
        allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCalendarIndex: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description With `help`, each route includes the schema of its resource. Other values have no effect. */
                context: components["parameters"]["indexContext"];
                /** @description The namespace whose index to return. Defaults to this namespace. */
                namespace: string;
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The routes of the namespace. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamespaceIndex"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoNamespace"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarDocument: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApi"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 matches of a search; `cursor` has no such limit. */
                page: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. Values above 50 are treated as 50. */
                per_page: components["parameters"]["perPage"];
                /** @description Limits the results to events that start on or after this date. Defaults to today. */
                start_date?: components["schemas"]["CalendarDateInput"];
                /** @description Limits the results to events that end on or before this date. Defaults to two years after the start of the date range. */
                end_date?: components["schemas"]["CalendarDateInput"];
                /** @description Limits the results to events that start on or before this date or, with `strict_dates`, before this exact time. */
                starts_before?: components["schemas"]["CalendarDateInput"];
                /** @description Limits the results to events that start after this date or, with `strict_dates`, after this exact time. */
                starts_after?: components["schemas"]["CalendarDateInput"];
                /** @description Limits the results to events that end on or before this date or, with `strict_dates`, before this exact time. */
                ends_before?: components["schemas"]["CalendarDateInput"];
                /** @description Limits the results to events that end after this date or, with `strict_dates`, after this exact time. */
                ends_after?: components["schemas"]["CalendarDateInput"];
                /** @description Whether dates are compared as exact times. If `false`, they are compared as whole days. */
                strict_dates: boolean;
                /** @description Limits the results to events whose title, description or excerpt contains all of these words, in the requested language or in the site's language. Put a phrase in double quotes (`"two words"`), and exclude a word with a minus sign (`-word`). Matches parts of words, and ignores letter case and the Unicode normalization of accents (NFC or NFD). At most nine words are matched separately, including excluded words; a longer search is treated as one phrase. On a site with more than 10,000 items, matches are counted up to 1,000; a total of 1,000 or more is then a minimum. If all words have one or two characters, only the 10,000 newest events of a longer list are searched. */
                search?: string;
                /** @description Limits the results to events in any of these categories or their descendants, given as IDs or slugs. Every category must exist. Names are converted to slugs. */
                categories?: string[];
                /** @description Limits the results to events with any of these tags, given as IDs or slugs. Every tag must exist. Names are converted to slugs. */
                tags?: string[];
                /** @description Limits the results to events at any of the venues with these IDs. Every venue must exist. */
                venue?: components["schemas"]["IdList"];
                /** @description Limits the results to events of any of the organizers with these IDs. Every organizer must exist. */
                organizer?: components["schemas"]["IdList"];
                /** @description If `true`, limits the results to featured events; if `false`, to events that are not featured. */
                featured?: boolean;
                /** @description Limits the results to items with these statuses. `any` matches every status except `trash`. Users who are allowed to write default to `any` and see only the items that they are allowed to read. Other callers default to `publish` and cannot request any other status. */
                status?: components["parameters"]["statusFilter"];
                /** @description If `true`, limits the results to events at a venue with a latitude and a longitude; if `false`, to all other events. */
                geoloc?: boolean;
                /** @description The latitude of a point, in degrees. Limits the results to events at a venue within 25 km of it. Requires `geoloc_lng`. */
                geoloc_lat?: number;
                /** @description The longitude of the point, in degrees. Requires `geoloc_lat`. */
                geoloc_lng?: number;
                /** @description Limits the results to the single events and occurrences with these IDs, regardless of their dates. A series is not in lists; `series` lists its occurrences. */
                include?: components["schemas"]["IdList"];
                /** @description Limits the results to the children of the event with this ID. The event must exist. */
                post_parent?: components["schemas"]["Id"];
                /** @description Limits the results to the occurrences of the series with these IDs, and to the single events among them. Every event must exist. */
                series?: components["schemas"]["IdList"];
                /** @description Whether a series is listed with each of its occurrences in the date range, or once (`none`), with the first one that matches the query. */
                expand: "occurrences" | "none";
                /** @description If `true`, limits the results to events that require tickets; if `false`, to events that do not. */
                ticketed?: boolean;
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. On a site with more than 10,000 items, a total of 1,000 or more can be a minimum, as the operation describes. */
                    "X-CAL-Total": number;
                    /** @description The total number of pages; a minimum if `X-CAL-Total` is one. */
                    "X-CAL-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CAL-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoPage"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour walk",
                 *       "start_date": "2026-03-01 09:30:00",
                 *       "end_date": "2026-03-01 11:00:00",
                 *       "timezone": "Europe/Lisbon",
                 *       "venue": 13,
                 *       "organizer": [
                 *         15
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventCreation"];
            };
        };
        responses: {
            /** @description The new event. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
                password?: components["parameters"]["password"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Hidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putEvent: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description What a change of an occurrence applies to. `occurrence` changes it alone; `following` changes it and all that follow, which become a series of their own and keep their IDs. Ignored for single events and for series. */
                scope: components["parameters"]["changeScope"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour walk",
                 *       "start_date": "2026-03-01 09:30:00",
                 *       "end_date": "2026-03-01 11:00:00",
                 *       "timezone": "Europe/Lisbon",
                 *       "venue": 13,
                 *       "organizer": [
                 *         15
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The updated event. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description What a change of an occurrence applies to. `occurrence` changes it alone; `following` changes it and all that follow, which become a series of their own and keep their IDs. Ignored for single events and for series. */
                scope: components["parameters"]["changeScope"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour walk",
                 *       "start_date": "2026-03-01 09:30:00",
                 *       "end_date": "2026-03-01 11:00:00",
                 *       "timezone": "Europe/Lisbon",
                 *       "venue": 13,
                 *       "organizer": [
                 *         15
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The updated event. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEvent: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description What a change of an occurrence applies to. `occurrence` changes it alone; `following` changes it and all that follow, which become a series of their own and keep their IDs. Ignored for single events and for series. */
                scope: components["parameters"]["changeScope"];
                /** @description Accepted for compatibility, but not required: the right to delete the event is enough. */
                password?: string;
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, now in the trash. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchEvent: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description What a change of an occurrence applies to. `occurrence` changes it alone; `following` changes it and all that follow, which become a series of their own and keep their IDs. Ignored for single events and for series. */
                scope: components["parameters"]["changeScope"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour walk",
                 *       "start_date": "2026-03-01 09:30:00",
                 *       "end_date": "2026-03-01 11:00:00",
                 *       "timezone": "Europe/Lisbon",
                 *       "venue": 13,
                 *       "organizer": [
                 *         15
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The updated event. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description Limits the results to events that start on or after this date. Defaults to today. */
                start_date?: components["schemas"]["CalendarDateInput"];
                /** @description Limits the results to events that end on or before this date. Defaults to two years after the start of the date range. */
                end_date?: components["schemas"]["CalendarDateInput"];
                /** @description Limits the results to events that start on or before this date or, with `strict_dates`, before this exact time. */
                starts_before?: components["schemas"]["CalendarDateInput"];
                /** @description Limits the results to events that start after this date or, with `strict_dates`, after this exact time. */
                starts_after?: components["schemas"]["CalendarDateInput"];
                /** @description Limits the results to events that end on or before this date or, with `strict_dates`, before this exact time. */
                ends_before?: components["schemas"]["CalendarDateInput"];
                /** @description Limits the results to events that end after this date or, with `strict_dates`, after this exact time. */
                ends_after?: components["schemas"]["CalendarDateInput"];
                /** @description Whether dates are compared as exact times. If `false`, they are compared as whole days. */
                strict_dates: boolean;
                /** @description Limits the results to events whose title, description or excerpt contains all of these words, in the requested language or in the site's language. Put a phrase in double quotes (`"two words"`), and exclude a word with a minus sign (`-word`). Matches parts of words, and ignores letter case and the Unicode normalization of accents (NFC or NFD). At most nine words are matched separately, including excluded words; a longer search is treated as one phrase. On a site with more than 10,000 items, matches are counted up to 1,000; a total of 1,000 or more is then a minimum. If all words have one or two characters, only the 10,000 newest events of a longer list are searched. */
                search?: string;
                /** @description Limits the results to events in any of these categories or their descendants, given as IDs or slugs. Every category must exist. Names are converted to slugs. */
                categories?: string[];
                /** @description Limits the results to events with any of these tags, given as IDs or slugs. Every tag must exist. Names are converted to slugs. */
                tags?: string[];
                /** @description Limits the results to events at any of the venues with these IDs. Every venue must exist. */
                venue?: components["schemas"]["IdList"];
                /** @description Limits the results to events of any of the organizers with these IDs. Every organizer must exist. */
                organizer?: components["schemas"]["IdList"];
                /** @description If `true`, limits the results to featured events; if `false`, to events that are not featured. */
                featured?: boolean;
                /** @description Limits the results to items with these statuses. `any` matches every status except `trash`. Users who are allowed to write default to `any` and see only the items that they are allowed to read. Other callers default to `publish` and cannot request any other status. */
                status?: components["parameters"]["statusFilter"];
                /** @description If `true`, limits the results to events at a venue with a latitude and a longitude; if `false`, to all other events. */
                geoloc?: boolean;
                /** @description The latitude of a point, in degrees. Limits the results to events at a venue within 25 km of it. Requires `geoloc_lng`. */
                geoloc_lat?: number;
                /** @description The longitude of the point, in degrees. Requires `geoloc_lat`. */
                geoloc_lng?: number;
                /** @description Limits the results to the single events and occurrences with these IDs, regardless of their dates. A series is not in lists; `series` lists its occurrences. */
                include?: components["schemas"]["IdList"];
                /** @description Limits the results to the children of the event with this ID. The event must exist. */
                post_parent?: components["schemas"]["Id"];
                /** @description Limits the results to the occurrences of the series with these IDs, and to the single events among them. Every event must exist. */
                series?: components["schemas"]["IdList"];
                /** @description If `true`, limits the results to events that require tickets; if `false`, to events that do not. */
                ticketed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events as an iCalendar file. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CAL-Total": number;
                    /** @description The suggested file name. */
                    "Content-Disposition": string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventFile: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
                password?: components["parameters"]["password"];
            };
            header?: never;
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event as an iCalendar file. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The suggested file name. */
                    "Content-Disposition": string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Hidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
                password?: components["parameters"]["password"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The slug of the event. */
                slug: components["parameters"]["eventSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Hidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putEventBySlug: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description What a change of an occurrence applies to. `occurrence` changes it alone; `following` changes it and all that follow, which become a series of their own and keep their IDs. Ignored for single events and for series. */
                scope: components["parameters"]["changeScope"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the event. */
                slug: components["parameters"]["eventSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour walk",
                 *       "start_date": "2026-03-01 09:30:00",
                 *       "end_date": "2026-03-01 11:00:00",
                 *       "timezone": "Europe/Lisbon",
                 *       "venue": 13,
                 *       "organizer": [
                 *         15
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The updated event. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventBySlug: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description What a change of an occurrence applies to. `occurrence` changes it alone; `following` changes it and all that follow, which become a series of their own and keep their IDs. Ignored for single events and for series. */
                scope: components["parameters"]["changeScope"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the event. */
                slug: components["parameters"]["eventSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour walk",
                 *       "start_date": "2026-03-01 09:30:00",
                 *       "end_date": "2026-03-01 11:00:00",
                 *       "timezone": "Europe/Lisbon",
                 *       "venue": 13,
                 *       "organizer": [
                 *         15
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The updated event. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEventBySlug: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description What a change of an occurrence applies to. `occurrence` changes it alone; `following` changes it and all that follow, which become a series of their own and keep their IDs. Ignored for single events and for series. */
                scope: components["parameters"]["changeScope"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the event. */
                slug: components["parameters"]["eventSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, now in the trash. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchEventBySlug: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description What a change of an occurrence applies to. `occurrence` changes it alone; `following` changes it and all that follow, which become a series of their own and keep their IDs. Ignored for single events and for series. */
                scope: components["parameters"]["changeScope"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the event. */
                slug: components["parameters"]["eventSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour walk",
                 *       "start_date": "2026-03-01 09:30:00",
                 *       "end_date": "2026-03-01 11:00:00",
                 *       "timezone": "Europe/Lisbon",
                 *       "venue": 13,
                 *       "organizer": [
                 *         15
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The updated event. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventPreviewLinks: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview links. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEventPreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the event. */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "expires_in": 3600
                 *     }
                 */
                "application/json": components["schemas"]["PreviewLinkInput"];
            };
        };
        responses: {
            /** @description The new preview link, with its token. */
            201: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPreviewLink"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEventPreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the event that the preview link is for. */
                parent: components["parameters"]["eventParent"];
                /** @description The ID of the preview link. */
                id: components["parameters"]["previewLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked preview link. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPreviewLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoPreviewLink"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVenues: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 matches of a search; `cursor` has no such limit. */
                page: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. Values above 50 are treated as 50. */
                per_page: components["parameters"]["perPage"];
                /** @description Limits the results to venues whose name, description or contact fields contain all of these words. Put a phrase in double quotes (`"two words"`), and exclude a word with a minus sign (`-word`). Matches parts of words, and ignores letter case and the Unicode normalization of accents (NFC or NFD). At most nine words are matched separately, including excluded words; a longer search is treated as one phrase. */
                search?: string;
                /** @description Limits the results to those linked to the event with this ID. */
                event?: components["parameters"]["linkedEvent"];
                /** @description If `true`, limits the results to those with a published event; if `false`, to those without one. */
                has_events?: components["parameters"]["hasEvents"];
                /** @description Whether to limit the results to those with a published event that has not ended yet. */
                only_with_upcoming: components["parameters"]["onlyWithUpcoming"];
                /** @description Limits the results to items with these statuses. `any` matches every status except `trash`. Users who are allowed to write default to `any` and see only the items that they are allowed to read. Other callers default to `publish` and cannot request any other status. */
                status?: components["parameters"]["statusFilter"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of venues. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. On a site with more than 10,000 items, a total of 1,000 or more can be a minimum, as the operation describes. */
                    "X-CAL-Total": number;
                    /** @description The total number of pages; a minimum if `X-CAL-Total` is one. */
                    "X-CAL-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CAL-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoPage"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "venue": "Old Mill",
                 *       "address": "1 Mill Road",
                 *       "city": "Akron",
                 *       "country": "United States",
                 *       "state": "Ohio"
                 *     }
                 */
                "application/json": components["schemas"]["VenueCreation"];
            };
        };
        responses: {
            /** @description The new venue. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the venue. */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Hidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the venue. */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "venue": "Old Mill",
                 *       "address": "1 Mill Road",
                 *       "city": "Akron",
                 *       "country": "United States",
                 *       "state": "Ohio"
                 *     }
                 */
                "application/json": components["schemas"]["VenueInput"];
            };
        };
        responses: {
            /** @description The updated venue. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the venue. */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "venue": "Old Mill",
                 *       "address": "1 Mill Road",
                 *       "city": "Akron",
                 *       "country": "United States",
                 *       "state": "Ohio"
                 *     }
                 */
                "application/json": components["schemas"]["VenueInput"];
            };
        };
        responses: {
            /** @description The updated venue. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the venue. */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue, now in the trash. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the venue. */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "venue": "Old Mill",
                 *       "address": "1 Mill Road",
                 *       "city": "Akron",
                 *       "country": "United States",
                 *       "state": "Ohio"
                 *     }
                 */
                "application/json": components["schemas"]["VenueInput"];
            };
        };
        responses: {
            /** @description The updated venue. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The slug of the venue. */
                slug: components["parameters"]["venueSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Hidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the venue. */
                slug: components["parameters"]["venueSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "venue": "Old Mill",
                 *       "address": "1 Mill Road",
                 *       "city": "Akron",
                 *       "country": "United States",
                 *       "state": "Ohio"
                 *     }
                 */
                "application/json": components["schemas"]["VenueInput"];
            };
        };
        responses: {
            /** @description The updated venue. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the venue. */
                slug: components["parameters"]["venueSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "venue": "Old Mill",
                 *       "address": "1 Mill Road",
                 *       "city": "Akron",
                 *       "country": "United States",
                 *       "state": "Ohio"
                 *     }
                 */
                "application/json": components["schemas"]["VenueInput"];
            };
        };
        responses: {
            /** @description The updated venue. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the venue. */
                slug: components["parameters"]["venueSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue, now in the trash. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the venue. */
                slug: components["parameters"]["venueSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "venue": "Old Mill",
                 *       "address": "1 Mill Road",
                 *       "city": "Akron",
                 *       "country": "United States",
                 *       "state": "Ohio"
                 *     }
                 */
                "application/json": components["schemas"]["VenueInput"];
            };
        };
        responses: {
            /** @description The updated venue. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVenuePreviewLinks: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the venue. */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview links. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVenuePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the venue. */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "expires_in": 3600
                 *     }
                 */
                "application/json": components["schemas"]["PreviewLinkInput"];
            };
        };
        responses: {
            /** @description The new preview link, with its token. */
            201: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPreviewLink"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVenuePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the venue that the preview link is for. */
                parent: components["parameters"]["venueParent"];
                /** @description The ID of the preview link. */
                id: components["parameters"]["previewLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked preview link. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPreviewLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoPreviewLink"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrganizers: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 matches of a search; `cursor` has no such limit. */
                page: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. Values above 50 are treated as 50. */
                per_page: components["parameters"]["perPage"];
                /** @description Limits the results to organizers whose name, description or contact fields contain all of these words. Put a phrase in double quotes (`"two words"`), and exclude a word with a minus sign (`-word`). Matches parts of words, and ignores letter case and the Unicode normalization of accents (NFC or NFD). At most nine words are matched separately, including excluded words; a longer search is treated as one phrase. */
                search?: string;
                /** @description Limits the results to those linked to the event with this ID. */
                event?: components["parameters"]["linkedEvent"];
                /** @description If `true`, limits the results to those with a published event; if `false`, to those without one. */
                has_events?: components["parameters"]["hasEvents"];
                /** @description Whether to limit the results to those with a published event that has not ended yet. */
                only_with_upcoming: components["parameters"]["onlyWithUpcoming"];
                /** @description Limits the results to items with these statuses. `any` matches every status except `trash`. Users who are allowed to write default to `any` and see only the items that they are allowed to read. Other callers default to `publish` and cannot request any other status. */
                status?: components["parameters"]["statusFilter"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of organizers. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. On a site with more than 10,000 items, a total of 1,000 or more can be a minimum, as the operation describes. */
                    "X-CAL-Total": number;
                    /** @description The total number of pages; a minimum if `X-CAL-Total` is one. */
                    "X-CAL-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CAL-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoPage"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organizer": "Music Club",
                 *       "email": "club@example.org",
                 *       "phone": "555 0102"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerCreation"];
            };
        };
        responses: {
            /** @description The new organizer. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the organizer. */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizer. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Hidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the organizer. */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "organizer": "Music Club",
                 *       "email": "club@example.org",
                 *       "phone": "555 0102"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerInput"];
            };
        };
        responses: {
            /** @description The updated organizer. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the organizer. */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "organizer": "Music Club",
                 *       "email": "club@example.org",
                 *       "phone": "555 0102"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerInput"];
            };
        };
        responses: {
            /** @description The updated organizer. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the organizer. */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizer, now in the trash. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the organizer. */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "organizer": "Music Club",
                 *       "email": "club@example.org",
                 *       "phone": "555 0102"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerInput"];
            };
        };
        responses: {
            /** @description The updated organizer. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The slug of the organizer. */
                slug: components["parameters"]["organizerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizer. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Hidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the organizer. */
                slug: components["parameters"]["organizerSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "organizer": "Music Club",
                 *       "email": "club@example.org",
                 *       "phone": "555 0102"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerInput"];
            };
        };
        responses: {
            /** @description The updated organizer. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the organizer. */
                slug: components["parameters"]["organizerSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "organizer": "Music Club",
                 *       "email": "club@example.org",
                 *       "phone": "555 0102"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerInput"];
            };
        };
        responses: {
            /** @description The updated organizer. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the organizer. */
                slug: components["parameters"]["organizerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizer, now in the trash. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The slug of the organizer. */
                slug: components["parameters"]["organizerSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "organizer": "Music Club",
                 *       "email": "club@example.org",
                 *       "phone": "555 0102"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerInput"];
            };
        };
        responses: {
            /** @description The updated organizer. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadCalendarItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrganizerPreviewLinks: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the organizer. */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview links. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrganizerPreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organizer. */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "expires_in": 3600
                 *     }
                 */
                "application/json": components["schemas"]["PreviewLinkInput"];
            };
        };
        responses: {
            /** @description The new preview link, with its token. */
            201: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPreviewLink"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrganizerPreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organizer that the preview link is for. */
                parent: components["parameters"]["organizerParent"];
                /** @description The ID of the preview link. */
                id: components["parameters"]["previewLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked preview link. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPreviewLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoPreviewLink"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventCategories: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 matches of a search; `cursor` has no such limit. */
                page: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. Values above 50 are treated as 50. */
                per_page: components["parameters"]["perPage"];
                /** @description Limits the results to terms whose name or slug contains this text. Ignores letter case and the Unicode normalization of accents (NFC or NFD). */
                search?: components["parameters"]["termSearch"];
                /** @description Excludes the terms with these IDs. Every term must exist. */
                exclude?: components["parameters"]["categoryExclude"];
                /** @description Limits the results to the terms with these IDs. Every term must exist. If set, `exclude` is ignored. */
                include?: components["parameters"]["categoryInclude"];
                /** @description The sort direction. */
                order: components["parameters"]["termOrder"];
                /** @description The field to sort by. `include` keeps the order of the `include` parameter; `count` sorts by the number of items. */
                orderby: components["parameters"]["termOrderby"];
                /**
                 * @description Whether to hide terms that no published items have, except those above a term that has some. The total counts only terms
                 *     with items of their own; the pages have all of them. No terms of the event in `post` or `event` are hidden.
                 */
                hide_empty: components["parameters"]["termHideEmpty"];
                /** @description Limits the results to the children of the category with this ID, which must exist. Use 0 for top-level categories. */
                parent?: components["schemas"]["Id"];
                /** @description Limits the results to the terms of the event with this ID. */
                post?: components["parameters"]["termPost"];
                /** @description An alias of `post`. */
                event?: components["parameters"]["termEvent"];
                /** @description Limits the results to the term with this slug. */
                slug?: components["parameters"]["termSlug"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of event categories. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CAL-Total": number;
                    /** @description The total number of pages. */
                    "X-CAL-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CAL-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ferries",
                 *       "description": "All about boats.",
                 *       "parent": 0
                 *     }
                 */
                "application/json": components["schemas"]["EventCategoryCreation"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["eventCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["eventCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "All about boats.",
                 *       "parent": 0
                 *     }
                 */
                "application/json": components["schemas"]["EventCategoryInput"];
            };
        };
        responses: {
            /** @description The updated category. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["eventCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "All about boats.",
                 *       "parent": 0
                 *     }
                 */
                "application/json": components["schemas"]["EventCategoryInput"];
            };
        };
        responses: {
            /** @description The updated category. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["eventCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted category. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["eventCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "All about boats.",
                 *       "parent": 0
                 *     }
                 */
                "application/json": components["schemas"]["EventCategoryInput"];
            };
        };
        responses: {
            /** @description The updated category. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventTags: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 matches of a search; `cursor` has no such limit. */
                page: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. Values above 50 are treated as 50. */
                per_page: components["parameters"]["perPage"];
                /** @description Limits the results to terms whose name or slug contains this text. Ignores letter case and the Unicode normalization of accents (NFC or NFD). */
                search?: components["parameters"]["termSearch"];
                /** @description Excludes the terms with these IDs. Every term must exist. */
                exclude?: components["parameters"]["termExclude"];
                /** @description Limits the results to the terms with these IDs. Every term must exist. If set, `exclude` is ignored. */
                include?: components["parameters"]["termInclude"];
                /** @description The sort direction. */
                order: components["parameters"]["termOrder"];
                /** @description The field to sort by. `include` keeps the order of the `include` parameter; `count` sorts by the number of items. */
                orderby: components["parameters"]["termOrderby"];
                /**
                 * @description Whether to hide terms that no published items have, except those above a term that has some. The total counts only terms
                 *     with items of their own; the pages have all of them. No terms of the event in `post` or `event` are hidden.
                 */
                hide_empty: components["parameters"]["termHideEmpty"];
                /** @description Limits the results to the terms of the event with this ID. */
                post?: components["parameters"]["termPost"];
                /** @description An alias of `post`. */
                event?: components["parameters"]["termEvent"];
                /** @description Limits the results to the term with this slug. */
                slug?: components["parameters"]["termSlug"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of event tags. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CAL-Total": number;
                    /** @description The total number of pages. */
                    "X-CAL-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CAL-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTagList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Indoors",
                 *       "description": "Under a roof."
                 *     }
                 */
                "application/json": components["schemas"]["EventTagCreation"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["eventTagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["eventTagId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Under a roof."
                 *     }
                 */
                "application/json": components["schemas"]["EventTagInput"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["eventTagId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Under a roof."
                 *     }
                 */
                "application/json": components["schemas"]["EventTagInput"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["eventTagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted tag. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["eventTagId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Under a roof."
                 *     }
                 */
                "application/json": components["schemas"]["EventTagInput"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    /** @description The requested language. Texts that are not available in it are returned in another language. */
                    "Content-Language": components["schemas"]["Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
