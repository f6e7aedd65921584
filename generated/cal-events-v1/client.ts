// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export interface paths {
    "/": {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the namespace index
         * @description Describes every route of this namespace, as the site index does for all of them.
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
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the namespace's document
         * @description Gives the document that describes this namespace, with the address of this service.
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
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists events in the order of their start. Dates are compared with the local dates of each event. Without
         *     any date in the query, events are listed that lie wholly between today 00:00 in the site's time zone and
         *     two years later. With `start_date` alone, the window ends two years after it; with `end_date` alone, it
         *     starts today. The bounds `starts_before`, `starts_after`, `ends_before` and `ends_after` come without a
         *     window. `include` ignores all dates, and the events come in the order of their publication. Filters of
         *     different kinds narrow the list together. Events that are hidden from listings are in no list. Visitors
         *     get what is published; the totals count just what the caller may see.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description Creates an event. Users who may not publish make drafts. Venues and organizers that are given as data are made along with it, all or nothing.
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
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an event
         * @description Reads one event. What is not public is for its author and for editors.
         */
        get: operations["getEvent"];
        /**
         * Update an event (PUT)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        put: operations["putEvent"];
        /**
         * Update an event
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        post: operations["updateEvent"];
        /**
         * Delete an event
         * @description Moves the event to the trash. Publishing it again brings it back.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /**
         * Update an event (PATCH)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        patch: operations["patchEvent"];
        trace?: never;
    };
    "/events.ics": {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to events
         * @description Gives the events that the list gives, as an iCalendar file (RFC 5545) that calendar programs subscribe to. An
         *     addition to the specification. It takes the filters of the list and has no pages: it holds all events that
         *     match, the first 1000 by their start where there are more, and `X-CAL-Total` tells how many match. Without
         *     any date in the query these are the events of the coming two years. An event keeps its UID, and its SEQUENCE
         *     grows with each change. Times are local with their time zone described, whole days are dates, and what a
         *     password protects is left out.
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
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an event as an iCalendar file
         * @description Gives one event for people to put into their calendars, as an iCalendar file (RFC 5545). An addition to the specification. What is not public is for its author and for editors.
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
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * Read an event by slug
         * @description Reads one event. What is not public is for its author and for editors.
         */
        get: operations["getEventBySlug"];
        /**
         * Update an event by slug (PUT)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        put: operations["putEventBySlug"];
        /**
         * Update an event by slug
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        post: operations["updateEventBySlug"];
        /**
         * Delete an event by slug
         * @description Moves the event to the trash. Publishing it again brings it back.
         */
        delete: operations["deleteEventBySlug"];
        options?: never;
        head?: never;
        /**
         * Update an event by slug (PATCH)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        patch: operations["patchEventBySlug"];
        trace?: never;
    };
    "/venues": {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List venues
         * @description Lists venues, the last published first. Visitors get what is published; the totals count just what the
         *     caller may see.
         */
        get: operations["listVenues"];
        put?: never;
        /**
         * Create a venue
         * @description Creates a venue. A name that exists already, letter case aside, is not made twice if the writer may change the venue that has it and no other description is given; that venue then takes the named fields.
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
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a venue
         * @description Reads one venue. What is not public is for its author and for editors.
         */
        get: operations["getVenue"];
        /**
         * Update a venue (PUT)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        put: operations["putVenue"];
        /**
         * Update a venue
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        post: operations["updateVenue"];
        /**
         * Delete a venue
         * @description Moves the venue to the trash; its events show none. Publishing it again brings it back.
         */
        delete: operations["deleteVenue"];
        options?: never;
        head?: never;
        /**
         * Update a venue (PATCH)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        patch: operations["patchVenue"];
        trace?: never;
    };
    "/venues/by-slug/{slug}": {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * Read a venue by slug
         * @description Reads one venue. What is not public is for its author and for editors.
         */
        get: operations["getVenueBySlug"];
        /**
         * Update a venue by slug (PUT)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        put: operations["putVenueBySlug"];
        /**
         * Update a venue by slug
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        post: operations["updateVenueBySlug"];
        /**
         * Delete a venue by slug
         * @description Moves the venue to the trash; its events show none. Publishing it again brings it back.
         */
        delete: operations["deleteVenueBySlug"];
        options?: never;
        head?: never;
        /**
         * Update a venue by slug (PATCH)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        patch: operations["patchVenueBySlug"];
        trace?: never;
    };
    "/organizers": {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizers
         * @description Lists organizers, the last published first. Visitors get what is published; the totals count just what
         *     the caller may see.
         */
        get: operations["listOrganizers"];
        put?: never;
        /**
         * Create an organizer
         * @description Creates an organizer. A name that exists already, letter case aside, is not made twice if the writer may change the organizer that has it and no other description is given; that organizer then takes the named fields.
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
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an organizer
         * @description Reads one organizer. What is not public is for its author and for editors.
         */
        get: operations["getOrganizer"];
        /**
         * Update an organizer (PUT)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        put: operations["putOrganizer"];
        /**
         * Update an organizer
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        post: operations["updateOrganizer"];
        /**
         * Delete an organizer
         * @description Moves the organizer to the trash; it is gone from its events. Publishing it again brings it back.
         */
        delete: operations["deleteOrganizer"];
        options?: never;
        head?: never;
        /**
         * Update an organizer (PATCH)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        patch: operations["patchOrganizer"];
        trace?: never;
    };
    "/organizers/by-slug/{slug}": {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * Read an organizer by slug
         * @description Reads one organizer. What is not public is for its author and for editors.
         */
        get: operations["getOrganizerBySlug"];
        /**
         * Update an organizer by slug (PUT)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        put: operations["putOrganizerBySlug"];
        /**
         * Update an organizer by slug
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        post: operations["updateOrganizerBySlug"];
        /**
         * Delete an organizer by slug
         * @description Moves the organizer to the trash; it is gone from its events. Publishing it again brings it back.
         */
        delete: operations["deleteOrganizerBySlug"];
        options?: never;
        head?: never;
        /**
         * Update an organizer by slug (PATCH)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        patch: operations["patchOrganizerBySlug"];
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event categories
         * @description Lists categories by name, those that something published has unless `hide_empty` is false. A page past
         *     the last one is empty.
         */
        get: operations["listEventCategories"];
        put?: never;
        /**
         * Create a category
         * @description Creates a category, at the top or below another one. Needs the right to publish events. A name that another category on the same level has is refused with `term_exists`, and `data.term_id` tells which one has it.
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
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a category
         * @description Reads one category.
         */
        get: operations["getEventCategory"];
        /**
         * Update a category (PUT)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        put: operations["putEventCategory"];
        /**
         * Update a category
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        post: operations["updateEventCategory"];
        /**
         * Delete a category
         * @description Removes the category for good. The ones below it move up a level; its events stay.
         */
        delete: operations["deleteEventCategory"];
        options?: never;
        head?: never;
        /**
         * Update a category (PATCH)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        patch: operations["patchEventCategory"];
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event tags
         * @description Lists tags by name, those that something published has unless `hide_empty` is false. A page past the last
         *     one is empty.
         */
        get: operations["listEventTags"];
        put?: never;
        /**
         * Create a tag
         * @description Creates a tag, for events and posts alike. Needs the right to manage tags. A name that another tag has is refused with `term_exists`, and `data.term_id` tells which one has it.
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
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a tag
         * @description Reads one tag.
         */
        get: operations["getEventTag"];
        /**
         * Update a tag (PUT)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        put: operations["putEventTag"];
        /**
         * Update a tag
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        post: operations["updateEventTag"];
        /**
         * Delete a tag
         * @description Removes the tag for good; events and posts that had it stay.
         */
        delete: operations["deleteEventTag"];
        options?: never;
        head?: never;
        /**
         * Update a tag (PATCH)
         * @description Changes the named fields and leaves the others. POST, PUT and PATCH do the same.
         */
        patch: operations["patchEventTag"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A language that texts can be written in.
         * @example en
         * @enum {string}
         */
        Language: "en" | "ka-ge";
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
            type?: string | string[];
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
         * @description Links to related resources, keyed by relation. Relations defined by this API start with `cms:`.
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
            /** @description The items that have this term. */
            "cms:post_type"?: components["schemas"]["Link"][];
            /** @description The users' changes to the styles of the theme. */
            "cms:user-global-styles"?: components["schemas"]["Link"][];
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
         * @description A machine-readable error code. New codes may be added.
         * @example rest_invalid_param
         * @enum {string}
         */
        ErrorCode: "could-not-create-event" | "could-not-create-organizer" | "could-not-create-venue" | "duplicate_term_slug" | "empty_content" | "empty_term_name" | "event-archive-page-not-found" | "event-is-in-trash" | "event-not-accessible" | "internal_error" | "invalid_menu_id" | "menu_exists" | "oembed_invalid_url" | "organizer-archive-page-not-found" | "organizer-is-in-trash" | "organizer-not-accessible" | "rest_already_trashed" | "rest_batch_not_allowed" | "rest_body_too_large" | "rest_cannot_assign_sticky" | "rest_cannot_create" | "rest_cannot_delete" | "rest_cannot_edit" | "rest_cannot_edit_image" | "rest_cannot_edit_others" | "rest_cannot_manage_templates" | "rest_cannot_publish" | "rest_cannot_read" | "rest_cannot_read_global_styles" | "rest_cannot_update" | "rest_cannot_view" | "rest_cannot_view_active_theme" | "rest_cannot_view_themes" | "rest_cross_site_request" | "rest_custom_css_illegal_markup" | "rest_document_not_found" | "rest_forbidden" | "rest_forbidden_context" | "rest_forbidden_orderby" | "rest_forbidden_who" | "rest_global_styles_not_found" | "rest_image_not_edited" | "rest_invalid_author" | "rest_invalid_credentials" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_invalid_form" | "rest_invalid_json" | "rest_invalid_menu_location" | "rest_invalid_namespace" | "rest_invalid_param" | "rest_invalid_template" | "rest_invalid_type" | "rest_missing_callback_param" | "rest_no_route" | "rest_no_search_term_defined" | "rest_not_in_enum" | "rest_not_logged_in" | "rest_orderby_include_missing_include" | "rest_page_too_large" | "rest_post_exists" | "rest_post_incorrect_password" | "rest_post_invalid_id" | "rest_post_invalid_page_number" | "rest_post_invalid_parent" | "rest_post_invalid_type" | "rest_post_no_autosave" | "rest_precondition_failed" | "rest_revision_invalid_offset_number" | "rest_revision_invalid_page_number" | "rest_revision_parent_id_mismatch" | "rest_taxonomy_not_hierarchical" | "rest_template_not_found" | "rest_term_invalid" | "rest_term_invalid_id" | "rest_theme_not_found" | "rest_title_required" | "rest_too_many_requests" | "rest_trash_not_supported" | "rest_unavailable" | "rest_unknown_attachment" | "rest_upload_file_too_big" | "rest_upload_hash_mismatch" | "rest_upload_invalid_disposition" | "rest_upload_no_content_disposition" | "rest_upload_no_data" | "rest_upload_sideload_error" | "rest_url_required" | "rest_user_cannot_view" | "rest_user_invalid_id" | "term_exists" | "venue-archive-page-not-found" | "venue-is-in-trash" | "venue-not-accessible";
        /** @description The problem with one parameter. */
        ErrorDetail: {
            /**
             * @description The rule that was broken.
             * @example rest_out_of_bounds
             */
            code: string;
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
                 * @description The ID of the term that already has the name. Present with `term_exists` and `menu_exists`.
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
        /** @description This document, as OpenAPI 3.1. */
        OpenApi: {
            /**
             * @description The version of OpenAPI.
             * @example 3.1.0
             */
            openapi: string;
            /**
             * @description What it is about.
             * @example {
             *       "title": "Events calendar"
             *     }
             */
            info: {
                [key: string]: unknown;
            };
            /** @description Where it answers. */
            servers: {
                [key: string]: unknown;
            }[];
            /**
             * @description Its operations, by path and method.
             * @example {}
             */
            paths: {
                [key: string]: unknown;
            };
            /**
             * @description What the operations share.
             * @example {}
             */
            components: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * Format: spelled-date
         * @description A date, with or without a time, in ISO 8601 or in English words, also such that count from the present, as `tomorrow 10am`. With `Z` or an offset such as `+04:00` it is converted.
         * @example 2026-03-01 09:30:00
         */
        CalendarDateInput: string;
        /**
         * @description The ID of an item: a positive integer, assigned by the service.
         * @example 7
         */
        Id: number;
        /** @description A list of IDs, separated by commas or given by repeating the parameter. */
        IdList: components["schemas"]["Id"][];
        /** @description What every list says about itself. */
        CalendarPage: {
            /**
             * @description The address of this page.
             * @example http://localhost:3000/cms-json/cal/events/v1/venues/?page=1&per_page=10&status=publish
             */
            rest_url: string;
            /**
             * @description The address of the next page.
             * @example null
             */
            next_rest_url: string | null;
            /**
             * @description The address of the page before.
             * @example null
             */
            previous_rest_url: string | null;
            /**
             * @description How many items there are on all pages together.
             * @example 1
             */
            total: number;
            /**
             * @description How many pages there are.
             * @example 1
             */
            total_pages: number;
        };
        /**
         * @description The state of an item.
         * @example publish
         * @enum {string}
         */
        CalendarStatus: "publish" | "future" | "draft" | "pending" | "private" | "trash";
        /**
         * @description A date and time without an offset.
         * @example 2026-03-01 09:30:00
         */
        CalendarDate: string;
        /** @description An uploaded picture. */
        CalendarImage: {
            /**
             * Format: uri
             * @description The address of the file.
             * @example http://localhost:3000/cms-content/uploads/2026/03/stage.jpg
             */
            url: string;
            /**
             * @description The id of the media item.
             * @example 31
             */
            id: number;
            /**
             * @description The ending of the file's name.
             * @example jpg
             */
            extension: string;
            /**
             * @description In pixels; null if it is not known.
             * @example 1200
             */
            width: number | null;
            /**
             * @description In pixels; null if it is not known.
             * @example 800
             */
            height: number | null;
            /**
             * @description In bytes; null if it is not known.
             * @example 21221
             */
            filesize: number | null;
            /** @description The smaller copies, by the names of their sizes. */
            sizes: {
                [key: string]: {
                    /**
                     * @description In pixels.
                     * @example 300
                     */
                    width: number | null;
                    /**
                     * @description In pixels.
                     * @example 200
                     */
                    height: number | null;
                    /**
                     * @description Its media type.
                     * @example image/jpeg
                     */
                    "mime-type": string;
                    /**
                     * Format: uri
                     * @description Its address.
                     * @example http://localhost:3000/cms-content/uploads/2026/03/stage-300x200.jpg
                     */
                    url: string;
                };
            };
        };
        /** @description A date in its parts, each with leading zeros. */
        DateDetails: {
            /**
             * @description Four digits.
             * @example 2026
             */
            year: string;
            /**
             * @description Two digits from 01.
             * @example 03
             */
            month: string;
            /**
             * @description Two digits from 01.
             * @example 01
             */
            day: string;
            /**
             * @description Two digits from 00 to 23.
             * @example 09
             */
            hour: string;
            /**
             * @description Two digits.
             * @example 30
             */
            minutes: string;
            /**
             * @description Two digits.
             * @example 00
             */
            seconds: string;
        };
        /** @description The cost in its parts. Symbol, code and position are those of a single amount, and empty where none was written. */
        CostDetails: {
            /**
             * @description The currency sign that was written, as `$`.
             * @example $
             */
            currency_symbol: string;
            /**
             * @description The currency code that was written, as `GEL`.
             * @example
             */
            currency_code: string;
            /**
             * @description On which side of the amount it stands.
             * @example prefix
             * @enum {string}
             */
            currency_position: "" | "prefix" | "postfix";
            /** @description The amounts as plain decimal numbers; words in lower case. */
            values: string[];
        };
        /** @description A category or a tag of events. */
        EventTerm: {
            id: components["schemas"]["Id"];
            /**
             * @description What readers know it by.
             * @example Ferries
             */
            name: string;
            /**
             * @description Names it in its address.
             * @example ferries
             */
            slug: string;
            /**
             * @description What it is about; may be empty.
             * @example All about boats.
             */
            description: string;
            /**
             * @description Whether it is a category or a tag.
             * @example cal_events_cat
             * @enum {string}
             */
            taxonomy: "cal_events_cat" | "post_tag";
            /**
             * @description The id of the category above it, or 0.
             * @example 0
             */
            parent: number;
            /**
             * @description How many published items have it.
             * @example 2
             */
            count: number;
            /**
             * Format: uri
             * @description Where readers find its events.
             * @example http://localhost:3000/events/category/ferries/
             */
            url: string;
            /** @description Addresses in this interface. */
            urls: {
                /**
                 * Format: uri
                 * @description Its own.
                 * @example http://localhost:3000/cms-json/cal/events/v1/categories/9
                 */
                self: string;
                /**
                 * Format: uri
                 * @description That of the list.
                 * @example http://localhost:3000/cms-json/cal/events/v1/categories
                 */
                collection: string;
                /**
                 * @description That of the category above it.
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
             * @description The id again.
             * @example 9
             */
            term_taxonomy_id: number;
            /**
             * @description Always `raw`.
             * @example raw
             * @enum {string}
             */
            filter: "raw";
        };
        /** @description A place where events are held. */
        Venue: {
            id: components["schemas"]["Id"];
            /**
             * @description The id of the user who signs it.
             * @example 2
             */
            author: number;
            status: components["schemas"]["CalendarStatus"];
            /** @description When it was published; in the site's time zone. */
            date: components["schemas"]["CalendarDate"];
            /**
             * @description The same in UTC; null for a draft that has no date of its own.
             * @example 2026-03-01 09:30:00
             */
            date_utc: string | null;
            /** @description When it was changed; in the site's time zone. */
            modified: components["schemas"]["CalendarDate"];
            /** @description When it was changed; in UTC. */
            modified_utc: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description Where readers find it.
             * @example http://localhost:3000/venue/old-mill/
             */
            url: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             * @example http://localhost:3000/cms-json/cal/events/v1/venues/12
             */
            rest_url: string;
            /**
             * @description Its name as HTML.
             * @example Old Mill
             */
            venue: string;
            /**
             * @description What it is like; HTML.
             * @example <p>By the river.</p>
             */
            description: string;
            /**
             * @description Names it in its address.
             * @example old-mill
             */
            slug: string;
            /** @description Its picture. */
            image: components["schemas"]["CalendarImage"] | null;
            /**
             * @description Street and number.
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
             * @description A telephone number.
             * @example 555 0199
             */
            phone: string | null;
            /**
             * @description A web address.
             * @example https://mill.example.org
             */
            website: string | null;
            /**
             * @description The state or the province: what was written, else the state in the United States and the province elsewhere, else the one that there is.
             * @example Ohio
             */
            stateprovince: string | null;
            /**
             * @description Whether readers are shown a map.
             * @example true
             */
            show_map: boolean;
            /**
             * @description Whether readers are shown a link to a map.
             * @example true
             */
            show_map_link: boolean;
            /**
             * @description The latitude in degrees, north positive.
             * @example 41.08
             */
            geo_lat: number | null;
            /**
             * @description The longitude in degrees, east positive.
             * @example -81.52
             */
            geo_lng: number | null;
        };
        /** @description Somebody who invites to events. */
        Organizer: {
            id: components["schemas"]["Id"];
            /**
             * @description The id of the user who signs it.
             * @example 2
             */
            author: number;
            status: components["schemas"]["CalendarStatus"];
            /** @description When it was published; in the site's time zone. */
            date: components["schemas"]["CalendarDate"];
            /**
             * @description The same in UTC; null for a draft that has no date of its own.
             * @example 2026-03-01 09:30:00
             */
            date_utc: string | null;
            /** @description When it was changed; in the site's time zone. */
            modified: components["schemas"]["CalendarDate"];
            /** @description When it was changed; in UTC. */
            modified_utc: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description Where readers find it.
             * @example http://localhost:3000/organizer/music-club/
             */
            url: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             * @example http://localhost:3000/cms-json/cal/events/v1/organizers/14
             */
            rest_url: string;
            /**
             * @description The name as HTML.
             * @example Music Club
             */
            organizer: string;
            /**
             * @description Who it is; HTML.
             * @example <p>They sing.</p>
             */
            description: string;
            /**
             * @description Names it in its address.
             * @example music-club
             */
            slug: string;
            /** @description The picture. */
            image: components["schemas"]["CalendarImage"] | null;
            /**
             * @description A telephone number.
             * @example 555 0102
             */
            phone: string | null;
            /**
             * @description A web address.
             * @example https://club.example.org
             */
            website: string | null;
            /**
             * @description An e-mail address.
             * @example club@example.org
             */
            email: string | null;
        };
        /** @description Something that takes place. Its dates are local to its time zone. */
        Event: {
            id: components["schemas"]["Id"];
            /**
             * @description The id of the user who signs it.
             * @example 2
             */
            author: number;
            status: components["schemas"]["CalendarStatus"];
            /** @description When it was published; in the site's time zone. */
            date: components["schemas"]["CalendarDate"];
            /**
             * @description The same in UTC; null for a draft that has no date of its own.
             * @example 2026-03-01 09:30:00
             */
            date_utc: string | null;
            /** @description When it was changed; in the site's time zone. */
            modified: components["schemas"]["CalendarDate"];
            /** @description When it was changed; in UTC. */
            modified_utc: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description Where readers find it.
             * @example http://localhost:3000/event/harbour-walk/
             */
            url: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             * @example http://localhost:3000/cms-json/cal/events/v1/events/7
             */
            rest_url: string;
            /**
             * @description The title as HTML.
             * @example Harbour walk
             */
            title: string;
            /**
             * @description The text as HTML; empty while a password protects it.
             * @example <p>Bring a coat.</p>
             */
            description: string;
            /**
             * @description The excerpt as HTML; empty while a password protects it.
             * @example
             */
            excerpt: string;
            /**
             * @description Names it in its address; empty for a draft.
             * @example harbour-walk
             */
            slug: string;
            /** @description Its picture. */
            image: components["schemas"]["CalendarImage"] | null;
            /**
             * @description Whether it covers whole days.
             * @example false
             */
            all_day: boolean;
            /** @description When it starts. */
            start_date: components["schemas"]["CalendarDate"];
            start_date_details: components["schemas"]["DateDetails"];
            /** @description When it ends. */
            end_date: components["schemas"]["CalendarDate"];
            end_date_details: components["schemas"]["DateDetails"];
            /** @description When it starts; in UTC. */
            utc_start_date: components["schemas"]["CalendarDate"];
            utc_start_date_details: components["schemas"]["DateDetails"];
            /** @description When it ends; in UTC. */
            utc_end_date: components["schemas"]["CalendarDate"];
            utc_end_date_details: components["schemas"]["DateDetails"];
            /**
             * @description Its time zone by name, or `UTC` with an offset in hours.
             * @example Europe/Lisbon
             */
            timezone: string;
            /**
             * @description What the zone is called at the start.
             * @example WET
             */
            timezone_abbr: string;
            /**
             * @description What it costs, ready to show; empty if nothing is said.
             * @example $12
             */
            cost: string;
            cost_details: components["schemas"]["CostDetails"];
            /**
             * @description A web address; the event's own if none was written.
             * @example http://localhost:3000/event/harbour-walk/
             */
            website: string;
            /**
             * @description Whether readers are shown a map.
             * @example false
             */
            show_map: boolean;
            /**
             * @description Whether readers are shown a link to a map.
             * @example false
             */
            show_map_link: boolean;
            /**
             * @description Whether it is left out of lists.
             * @example false
             */
            hide_from_listings: boolean;
            /**
             * @description Whether calendar views put it first.
             * @example false
             */
            sticky: boolean;
            /**
             * @description Whether it is put forward.
             * @example false
             */
            featured: boolean;
            /**
             * @description Whether it needs tickets. An addition to the specified fields.
             * @example false
             */
            ticketed: boolean;
            /**
             * @description Whether a password protects its texts. An addition to the specified fields.
             * @example false
             */
            protected: boolean;
            /** @description Its categories, by name. */
            categories: components["schemas"]["EventTerm"][];
            /** @description Its tags, by name. */
            tags: components["schemas"]["EventTerm"][];
            /** @description Where it takes place, if the caller may see that. */
            venue: components["schemas"]["Venue"] | null;
            /** @description Who invites, in the order that was written; those that the caller may see. */
            organizer: components["schemas"]["Organizer"][];
        };
        /** @description A page of the list. */
        EventList: components["schemas"]["CalendarPage"] & {
            /** @description The items. */
            events: components["schemas"]["Event"][];
        };
        /**
         * @description The state of an item. By default `publish` for users who may publish and `draft` for others, whose `publish` becomes `pending`. What has a date to come is `future` instead of `publish`.
         * @example publish
         * @enum {string}
         */
        CalendarStatusInput: "publish" | "future" | "draft" | "pending" | "private";
        /** @description An uploaded picture, named by its id, its address, or an object with its id. Null or an empty text takes it off. */
        CalendarImageInput: string | {
            id: components["schemas"]["Id"];
        } | null;
        /**
         * Format: web-address
         * @description A web address that begins with `http://` or `https://`, or empty.
         * @example https://example.org/
         */
        WebAddress: string;
        /** @description Terms by id, by name or slug, or as they are read. An unknown id is passed over; an unknown name becomes a new term if the writer may make one. Written as one text, commas part them. An empty list or null takes them off. */
        EventTermsInput: (number | string | {
            id: components["schemas"]["Id"];
        })[] | null;
        /**
         * @description Whether readers are shown it; a boolean, or one of the words. True for a new venue.
         * @example true
         * @enum {boolean|string|null}
         */
        MapFlag: true | false | "true" | "false" | "1" | "0" | "yes" | "no" | "on" | "off" | "" | null;
        /**
         * @description What can be written of a venue. Only the named fields change; null or an empty text empties one; unknown and read-only fields are ignored.
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
             * @description Of a venue inside an event: which one is meant, as it is. Ignored elsewhere.
             * @example 12
             */
            id?: number;
            /**
             * @description Its name, not empty. A new venue of a name that exists already, letter case aside, is that venue if the writer may change it and the description is no other; its state, author, date and slug stay.
             * @example Old Mill
             */
            venue?: string;
            /**
             * @description The id of the user who signs it. The user who writes by default.
             * @example 2
             */
            author?: number;
            /**
             * Format: spelled-date
             * @description When it is published; in the site's time zone.
             * @example 2026-03-01 09:30:00
             */
            date?: string | null;
            /**
             * Format: spelled-date
             * @description The same in UTC. `date` counts if both are given.
             * @example 2026-03-01 14:30:00
             */
            date_utc?: string | null;
            /**
             * @description What it is like; HTML or plain paragraphs.
             * @example By the river.
             */
            description?: string | null;
            /**
             * @description Names it in its address; brought into form. Made from the name if it is empty.
             * @example old-mill
             */
            slug?: string;
            status?: components["schemas"]["CalendarStatusInput"];
            image?: components["schemas"]["CalendarImageInput"];
            /**
             * @description Street and number.
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
             * @description A telephone number.
             * @example 555 0199
             */
            phone?: string | null;
            website?: components["schemas"]["WebAddress"] | null;
            /**
             * @description What stands for state or province if it is to be neither.
             * @example null
             */
            stateprovince?: string | null;
            show_map?: components["schemas"]["MapFlag"];
            show_map_link?: components["schemas"]["MapFlag"];
            /**
             * @description The latitude in degrees, north positive. It needs `geo_lng`.
             * @example 41.08
             */
            geo_lat?: number | null;
            /**
             * @description The longitude in degrees, east positive. It needs `geo_lat`.
             * @example -81.52
             */
            geo_lng?: number | null;
        };
        /** @description A venue, named by its id or given by its data. An object with an `id` stands for that venue as it is; another one needs a name. */
        VenueLink: components["schemas"]["Id"] | components["schemas"]["VenueInput"];
        /**
         * @description What can be written of an organizer. Only the named fields change; null or an empty text empties one; unknown and read-only fields are ignored.
         * @example {
         *       "organizer": "Music Club",
         *       "email": "club@example.org",
         *       "phone": "555 0102"
         *     }
         */
        OrganizerInput: {
            /**
             * @description Of a organizer inside an event: which one is meant, as it is. Ignored elsewhere.
             * @example 12
             */
            id?: number;
            /**
             * @description The name, not empty. A new organizer of a name that exists already, letter case aside, is that organizer if the writer may change it and the description is no other; its state, author, date and slug stay.
             * @example Music Club
             */
            organizer?: string;
            /**
             * @description The id of the user who signs it. The user who writes by default.
             * @example 2
             */
            author?: number;
            /**
             * Format: spelled-date
             * @description When it is published; in the site's time zone.
             * @example 2026-03-01 09:30:00
             */
            date?: string | null;
            /**
             * Format: spelled-date
             * @description The same in UTC. `date` counts if both are given.
             * @example 2026-03-01 14:30:00
             */
            date_utc?: string | null;
            /**
             * @description Who it is; HTML or plain paragraphs.
             * @example They sing.
             */
            description?: string | null;
            /**
             * @description Names it in its address; brought into form. Made from the name if it is empty.
             * @example music-club
             */
            slug?: string;
            status?: components["schemas"]["CalendarStatusInput"];
            image?: components["schemas"]["CalendarImageInput"];
            /**
             * @description A telephone number.
             * @example 555 0102
             */
            phone?: string | null;
            website?: components["schemas"]["WebAddress"] | null;
            /**
             * Format: mail-address
             * @description An e-mail address.
             * @example club@example.org
             */
            email?: string | null;
        };
        /** @description A organizer, named by its id or given by its data. An object with an `id` stands for that organizer as it is; another one needs a name. */
        OrganizerLink: components["schemas"]["Id"] | components["schemas"]["OrganizerInput"];
        /**
         * @description What can be written of an event. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Harbour walk",
         *       "start_date": "2026-03-01 09:30:00",
         *       "end_date": "2026-03-01 11:00:00",
         *       "timezone": "Europe/Lisbon",
         *       "venue": 12,
         *       "organizer": [
         *         14
         *       ]
         *     }
         */
        EventInput: {
            /**
             * @description The title; not empty.
             * @example Harbour walk
             */
            title?: string;
            /** @description When it starts; local to its time zone. An all-day event starts with the day. */
            start_date?: components["schemas"]["CalendarDateInput"];
            /** @description When it ends; local to its time zone. An end before the start becomes the start, an all-day event ends with the day. */
            end_date?: components["schemas"]["CalendarDateInput"];
            /**
             * @description The id of the user who signs it. The user who writes by default.
             * @example 2
             */
            author?: number;
            /**
             * Format: spelled-date
             * @description When it is published; in the site's time zone.
             * @example 2026-03-01 09:30:00
             */
            date?: string | null;
            /**
             * Format: spelled-date
             * @description The same in UTC. `date` counts if both are given.
             * @example 2026-03-01 14:30:00
             */
            date_utc?: string | null;
            /**
             * @description The text; HTML or plain paragraphs.
             * @example Bring a coat.
             */
            description?: string;
            /**
             * @description Names it in its address; brought into form. Made from the title if it is empty.
             * @example harbour-walk
             */
            slug?: string;
            /**
             * @description A short text for lists.
             * @example A walk by the sea.
             */
            excerpt?: string;
            status?: components["schemas"]["CalendarStatusInput"];
            /**
             * @description Protects description and excerpt; an empty one ends that. Who may change the event may change it.
             * @example
             */
            password?: string | null;
            /**
             * Format: time-zone
             * @description A time zone by name, or `UTC` with an offset as in `UTC+4` or `UTC-3:30`. The site's by default.
             * @example Europe/Lisbon
             */
            timezone?: string;
            /**
             * @description Whether it covers whole days. False by default.
             * @example false
             */
            all_day?: boolean;
            image?: components["schemas"]["CalendarImageInput"];
            /** @description An amount (`18`, `$10`, `1,200.50`, `20 GEL`), two as a range (`$10 – $25`) or a list, or words (`Free`). */
            cost?: string | number | (string | number)[] | null;
            website?: components["schemas"]["WebAddress"] | null;
            /**
             * @description Whether readers are shown a map.
             * @example false
             */
            show_map?: boolean;
            /**
             * @description Whether readers are shown a link to a map.
             * @example false
             */
            show_map_link?: boolean;
            /**
             * @description Whether it is left out of lists.
             * @example false
             */
            hide_from_listings?: boolean;
            /**
             * @description Whether calendar views put it first.
             * @example false
             */
            sticky?: boolean;
            /**
             * @description Whether it is put forward.
             * @example false
             */
            featured?: boolean;
            /**
             * @description Whether it needs tickets. An addition to the specified fields.
             * @example false
             */
            ticketed?: boolean;
            categories?: components["schemas"]["EventTermsInput"];
            tags?: components["schemas"]["EventTermsInput"];
            /** @description Where it takes place; a list holds one at most. An empty list or null takes it off. */
            venue?: components["schemas"]["Id"] | components["schemas"]["VenueInput"] | components["schemas"]["VenueLink"][] | null;
            /** @description Who invites, in the order of showing. An empty list or null takes them off. */
            organizer?: components["schemas"]["Id"] | components["schemas"]["OrganizerInput"] | components["schemas"]["OrganizerLink"][] | null;
        };
        /** @description What a new event is made of. It needs a title, a start and an end. */
        EventCreation: WithRequired<components["schemas"]["EventInput"], "title" | "start_date" | "end_date">;
        /**
         * @description An iCalendar file in UTF-8. Besides what the standard has, `X-CAL-` properties tell the time zone of whole days, tags, cost, website, excerpt and further organizers.
         * @example BEGIN:VCALENDAR
         *     VERSION:2.0
         *     PRODID:-//content-service//calendar//EN
         *     END:VCALENDAR
         */
        CalendarFile: string;
        /** @description A page of the list. */
        VenueList: components["schemas"]["CalendarPage"] & {
            /** @description The items. */
            venues: components["schemas"]["Venue"][];
        };
        /** @description What a new venue is made of. It needs a name. */
        VenueCreation: WithRequired<components["schemas"]["VenueInput"], "venue">;
        /** @description A page of the list. */
        OrganizerList: components["schemas"]["CalendarPage"] & {
            /** @description The items. */
            organizers: components["schemas"]["Organizer"][];
        };
        /** @description What a new organizer is made of. It needs a name. */
        OrganizerCreation: WithRequired<components["schemas"]["OrganizerInput"], "organizer">;
        /** @description A page of the list. */
        EventCategoryList: components["schemas"]["CalendarPage"] & {
            /** @description The items. */
            categories: components["schemas"]["EventTerm"][];
        };
        /**
         * @description What can be written of a category. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Ferries",
         *       "description": "All about boats.",
         *       "parent": 0
         *     }
         */
        EventCategoryInput: {
            /**
             * @description What readers know it by; not empty.
             * @example Ferries
             */
            name?: string;
            /**
             * @description What it is about.
             * @example All about boats.
             */
            description?: string;
            /**
             * @description Names it in its address; brought into form. Made from the name if a new one has none.
             * @example ferries
             */
            slug?: string;
            /**
             * @description The id of the category above it; 0 puts it at the top.
             * @example 0
             */
            parent?: number;
        };
        /** @description What a new category is made of. It needs a name. */
        EventCategoryCreation: WithRequired<components["schemas"]["EventCategoryInput"], "name">;
        /** @description A page of the list. */
        EventTagList: components["schemas"]["CalendarPage"] & {
            /** @description The items. */
            tags: components["schemas"]["EventTerm"][];
        };
        /**
         * @description What can be written of a tag. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Indoors",
         *       "description": "Under a roof."
         *     }
         */
        EventTagInput: {
            /**
             * @description What readers know it by; not empty.
             * @example Indoors
             */
            name?: string;
            /**
             * @description What it is about.
             * @example Under a roof.
             */
            description?: string;
            /**
             * @description Names it in its address; brought into form. Made from the name if a new one has none.
             * @example indoors
             */
            slug?: string;
            /**
             * @description Tags have no levels; anything but 0 is refused.
             * @example 0
             */
            parent?: number | null;
        };
        /** @description What a new tag is made of. It needs a name. */
        EventTagCreation: WithRequired<components["schemas"]["EventTagInput"], "name">;
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
                 *       "message": "The namespace cms/v9 does not exist. Available namespaces are cal/events/v1 and cms/v2.",
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
                 *       "message": "Too many requests. Try again in 30 seconds.",
                 *       "data": {
                 *         "status": 429
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
                 *       "message": "The service failed unexpectedly.",
                 *       "data": {
                 *         "status": 500,
                 *         "request_id": "01K9X2V7M3"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is temporarily unable to handle the request, for example because another program has locked the database or the disk is full. Nothing was changed. `Retry-After` says when to try again. */
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
        /** @description The list has fewer pages. */
        NoPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "event-archive-page-not-found",
                 *       "message": "There are 2 pages; page 3 is past the last one.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The authenticated user is not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_edit",
                 *       "message": "You are not allowed to edit this item. Only its author and editors are.",
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
                 *       "message": "The request body exceeds 10 MB.",
                 *       "data": {
                 *         "status": 413
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is not public, and the caller is neither its author nor an editor; or the password is another one. */
        Hidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "event-not-accessible",
                 *       "message": "You may not read this event.",
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
                 *       "message": "No post has this ID.",
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
                 *       "message": "The item has changed since it was read. Read it again and repeat the change.",
                 *       "data": {
                 *         "status": 412
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is in the trash already. Writing `status` brings it back. */
        InTrash: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "event-is-in-trash",
                 *       "message": "The event is in the trash already.",
                 *       "data": {
                 *         "status": 410
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
                 *       "message": "A term with this name already exists. Use it, or choose another name.",
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
                 *       "message": "No term has this ID.",
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
                /** @description The methods that the route supports. */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_no_route",
                 *       "message": "No route matches this URL and method. The index of the service lists all routes.",
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
        /** @description The language of the texts that are read or written. The site's own by default. */
        language: components["schemas"]["Language"];
        /** @description With `help`, each route includes the schema of its resource. Other values have no effect. */
        indexContext: string;
        /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
        fields: string[];
        /** @description Which page of the list. */
        page: number;
        /** @description How many items a page holds. More than 50 are not given. */
        perPage: number;
        /** @description Only items of these states; `any` stands for all but the trash. By default `publish`, and `any` for users who write; they see what they may read. Others may name `publish` alone. */
        status: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "any")[];
        /** @description The ID of the item. */
        id: components["schemas"]["Id"];
        /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
        password: string;
        /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
        ifMatch: string;
        /** @description The item's slug. */
        slug: string;
        /** @description Only those of the event with this id. */
        event: components["schemas"]["Id"];
        /** @description Whether the list is of those that have a published event, or of those that have none. */
        hasEvents: boolean;
        /** @description Only those that have a published event which has not ended yet. */
        onlyWithUpcoming: boolean;
        /** @description A part of the name or the slug. Letter case and the Unicode form of accents (NFC or NFD) do not matter. */
        termSearch: string;
        /** @description No terms with these ids; each must be there. */
        termExclude: components["schemas"]["IdList"];
        /** @description Only the terms with these ids; each must be there. Then `exclude` does not count. */
        termInclude: components["schemas"]["IdList"];
        /** @description Which way the list is sorted. */
        termOrder: "asc" | "desc";
        /** @description What the list is sorted by. `include` keeps the order of that parameter, `count` goes by the number of items. */
        termOrderby: "name" | "id" | "slug" | "count" | "description" | "include" | "term_group";
        /** @description With false, also terms that nothing published has. */
        termHideEmpty: boolean;
        /** @description Only terms of the event with this id. */
        termPost: components["schemas"]["Id"];
        /** @description The same as `post`. */
        termEvent: components["schemas"]["Id"];
        /** @description Only the term with this slug. */
        termSlug: string;
        /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
        embed: string[];
    };
    requestBodies: never;
    headers: {
        /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
        etag: string;
        /** @description The language that was asked for. Texts that are not written in it are in another one. */
        contentLanguage: "en" | "ka-ge";
        /** @description The required credentials: an application password, sent with HTTP Basic in the first request. Browsers do not know this scheme, so they neither prompt for a password nor store one. */
        wwwAuthenticate: string;
        /** @description The number of seconds to wait before trying again. */
        retryAfter: number;
        /** @description The total number of items on all pages. */
        total: number;
        /** @description The total number of pages. */
        totalPages: number;
        /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
        link: string;
        /** @description The URL of the new item. */
        location: string;
        /** @description The name for a file that it is saved in. */
        contentDisposition: string;
        /** @description The methods that the route supports. */
        allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCalendarIndex: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description With `help`, each route includes the schema of its resource. Other values have no effect. */
                context?: components["parameters"]["indexContext"];
                /** @description A namespace of the site, whose index is read instead. */
                namespace?: string;
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarDocument: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description Which page of the list. */
                page?: components["parameters"]["page"];
                /** @description How many items a page holds. More than 50 are not given. */
                per_page?: components["parameters"]["perPage"];
                /** @description Only events that start on this date or later. From today by default. */
                start_date?: components["schemas"]["CalendarDateInput"];
                /** @description Only events that end on this date or earlier. Two years after the start of the window by default. */
                end_date?: components["schemas"]["CalendarDateInput"];
                /** @description Only events that start on this date or earlier; with `strict_dates`, before this time. */
                starts_before?: components["schemas"]["CalendarDateInput"];
                /** @description Only events that start after this date; with `strict_dates`, after this time. */
                starts_after?: components["schemas"]["CalendarDateInput"];
                /** @description Only events that end on this date or earlier; with `strict_dates`, before this time. */
                ends_before?: components["schemas"]["CalendarDateInput"];
                /** @description Only events that end after this date; with `strict_dates`, after this time. */
                ends_after?: components["schemas"]["CalendarDateInput"];
                /** @description With true, the dates are taken at their exact times; otherwise whole days count. */
                strict_dates?: boolean;
                /** @description Words that must all occur in title, description or excerpt, as they are written in the language that is asked for or in the site's own. `"two words"` in double quotes are one phrase, `-word` must not occur. Parts of words match. Letter case and the Unicode form of accents (NFC or NFD) do not matter. Up to nine words count, those with a minus included; a search of more is looked for as one phrase. */
                search?: string;
                /** @description Only events in any of these categories or below them; ids or slugs, each of which must be there. A name is brought into the form of a slug. */
                categories?: string[];
                /** @description Only events with any of these tags; ids or slugs, each of which must be there. A name is brought into the form of a slug. */
                tags?: string[];
                /** @description Only events at any of these venues; each must be there. */
                venue?: components["schemas"]["IdList"];
                /** @description Only events of any of these organizers; each must be there. */
                organizer?: components["schemas"]["IdList"];
                /** @description Only featured events, or only others. */
                featured?: boolean;
                /** @description Only items of these states; `any` stands for all but the trash. By default `publish`, and `any` for users who write; they see what they may read. Others may name `publish` alone. */
                status?: components["parameters"]["status"];
                /** @description Only events at a venue with a latitude and a longitude, or only others. */
                geoloc?: boolean;
                /** @description Only events at a venue within 25 km of this place; the latitude in degrees. It needs `geoloc_lng`. */
                geoloc_lat?: number;
                /** @description The longitude of that place in degrees. It needs `geoloc_lat`. */
                geoloc_lng?: number;
                /** @description Only the events with these ids, whenever they are. */
                include?: components["schemas"]["IdList"];
                /** @description Only events below the event with this id, which must be there. */
                post_parent?: components["schemas"]["Id"];
                /** @description Only events that need tickets, or only others. */
                ticketed?: boolean;
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    /** @description The total number of items on all pages. */
                    "X-CAL-Total": number;
                    /** @description The total number of pages. */
                    "X-CAL-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
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
                 *       "venue": 12,
                 *       "organizer": [
                 *         14
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
                password?: components["parameters"]["password"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putEvent: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                 *       "venue": 12,
                 *       "organizer": [
                 *         14
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The changed event. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                 *       "venue": 12,
                 *       "organizer": [
                 *         14
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The changed event. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description Accepted for programs that send it; the right to delete is enough. */
                password?: string;
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event in the trash. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchEvent: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                 *       "venue": 12,
                 *       "organizer": [
                 *         14
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The changed event. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description Only events that start on this date or later. From today by default. */
                start_date?: components["schemas"]["CalendarDateInput"];
                /** @description Only events that end on this date or earlier. Two years after the start of the window by default. */
                end_date?: components["schemas"]["CalendarDateInput"];
                /** @description Only events that start on this date or earlier; with `strict_dates`, before this time. */
                starts_before?: components["schemas"]["CalendarDateInput"];
                /** @description Only events that start after this date; with `strict_dates`, after this time. */
                starts_after?: components["schemas"]["CalendarDateInput"];
                /** @description Only events that end on this date or earlier; with `strict_dates`, before this time. */
                ends_before?: components["schemas"]["CalendarDateInput"];
                /** @description Only events that end after this date; with `strict_dates`, after this time. */
                ends_after?: components["schemas"]["CalendarDateInput"];
                /** @description With true, the dates are taken at their exact times; otherwise whole days count. */
                strict_dates?: boolean;
                /** @description Words that must all occur in title, description or excerpt, as they are written in the language that is asked for or in the site's own. `"two words"` in double quotes are one phrase, `-word` must not occur. Parts of words match. Letter case and the Unicode form of accents (NFC or NFD) do not matter. Up to nine words count, those with a minus included; a search of more is looked for as one phrase. */
                search?: string;
                /** @description Only events in any of these categories or below them; ids or slugs, each of which must be there. A name is brought into the form of a slug. */
                categories?: string[];
                /** @description Only events with any of these tags; ids or slugs, each of which must be there. A name is brought into the form of a slug. */
                tags?: string[];
                /** @description Only events at any of these venues; each must be there. */
                venue?: components["schemas"]["IdList"];
                /** @description Only events of any of these organizers; each must be there. */
                organizer?: components["schemas"]["IdList"];
                /** @description Only featured events, or only others. */
                featured?: boolean;
                /** @description Only items of these states; `any` stands for all but the trash. By default `publish`, and `any` for users who write; they see what they may read. Others may name `publish` alone. */
                status?: components["parameters"]["status"];
                /** @description Only events at a venue with a latitude and a longitude, or only others. */
                geoloc?: boolean;
                /** @description Only events at a venue within 25 km of this place; the latitude in degrees. It needs `geoloc_lng`. */
                geoloc_lat?: number;
                /** @description The longitude of that place in degrees. It needs `geoloc_lat`. */
                geoloc_lng?: number;
                /** @description Only the events with these ids, whenever they are. */
                include?: components["schemas"]["IdList"];
                /** @description Only events below the event with this id, which must be there. */
                post_parent?: components["schemas"]["Id"];
                /** @description Only events that need tickets, or only others. */
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
                    /** @description The name for a file that it is saved in. */
                    "Content-Disposition": string;
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventFile: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
                password?: components["parameters"]["password"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    /** @description The name for a file that it is saved in. */
                    "Content-Disposition": string;
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
                password?: components["parameters"]["password"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putEventBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
                 *       "venue": 12,
                 *       "organizer": [
                 *         14
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The changed event. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
                 *       "venue": 12,
                 *       "organizer": [
                 *         14
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The changed event. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEventBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event in the trash. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchEventBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
                 *       "venue": 12,
                 *       "organizer": [
                 *         14
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The changed event. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVenues: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description Which page of the list. */
                page?: components["parameters"]["page"];
                /** @description How many items a page holds. More than 50 are not given. */
                per_page?: components["parameters"]["perPage"];
                /** @description Words that must all occur in the name, the description or the contact fields. `"two words"` in double quotes are one phrase, `-word` must not occur. Parts of words match. Letter case and the Unicode form of accents (NFC or NFD) do not matter. Up to nine words count, those with a minus included; a search of more is looked for as one phrase. */
                search?: string;
                /** @description Only those of the event with this id. */
                event?: components["parameters"]["event"];
                /** @description Whether the list is of those that have a published event, or of those that have none. */
                has_events?: components["parameters"]["hasEvents"];
                /** @description Only those that have a published event which has not ended yet. */
                only_with_upcoming?: components["parameters"]["onlyWithUpcoming"];
                /** @description Only items of these states; `any` stands for all but the trash. By default `publish`, and `any` for users who write; they see what they may read. Others may name `publish` alone. */
                status?: components["parameters"]["status"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    /** @description The total number of items on all pages. */
                    "X-CAL-Total": number;
                    /** @description The total number of pages. */
                    "X-CAL-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed venue. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed venue. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue in the trash. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchVenue: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed venue. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
            /** @description The changed venue. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
            /** @description The changed venue. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue in the trash. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchVenueBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
            /** @description The changed venue. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrganizers: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description Which page of the list. */
                page?: components["parameters"]["page"];
                /** @description How many items a page holds. More than 50 are not given. */
                per_page?: components["parameters"]["perPage"];
                /** @description Words that must all occur in the name, the description or the contact fields. `"two words"` in double quotes are one phrase, `-word` must not occur. Parts of words match. Letter case and the Unicode form of accents (NFC or NFD) do not matter. Up to nine words count, those with a minus included; a search of more is looked for as one phrase. */
                search?: string;
                /** @description Only those of the event with this id. */
                event?: components["parameters"]["event"];
                /** @description Whether the list is of those that have a published event, or of those that have none. */
                has_events?: components["parameters"]["hasEvents"];
                /** @description Only those that have a published event which has not ended yet. */
                only_with_upcoming?: components["parameters"]["onlyWithUpcoming"];
                /** @description Only items of these states; `any` stands for all but the trash. By default `publish`, and `any` for users who write; they see what they may read. Others may name `publish` alone. */
                status?: components["parameters"]["status"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    /** @description The total number of items on all pages. */
                    "X-CAL-Total": number;
                    /** @description The total number of pages. */
                    "X-CAL-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed organizer. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed organizer. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizer in the trash. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchOrganizer: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed organizer. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
            /** @description The changed organizer. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
            /** @description The changed organizer. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizer in the trash. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["InTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchOrganizerBySlug: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The item's slug. */
                slug: components["parameters"]["slug"];
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
            /** @description The changed organizer. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventCategories: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description Which page of the list. */
                page?: components["parameters"]["page"];
                /** @description How many items a page holds. More than 50 are not given. */
                per_page?: components["parameters"]["perPage"];
                /** @description A part of the name or the slug. Letter case and the Unicode form of accents (NFC or NFD) do not matter. */
                search?: components["parameters"]["termSearch"];
                /** @description No terms with these ids; each must be there. */
                exclude?: components["parameters"]["termExclude"];
                /** @description Only the terms with these ids; each must be there. Then `exclude` does not count. */
                include?: components["parameters"]["termInclude"];
                /** @description Which way the list is sorted. */
                order?: components["parameters"]["termOrder"];
                /** @description What the list is sorted by. `include` keeps the order of that parameter, `count` goes by the number of items. */
                orderby?: components["parameters"]["termOrderby"];
                /** @description With false, also terms that nothing published has. */
                hide_empty?: components["parameters"]["termHideEmpty"];
                /** @description Only categories directly below this one, which must be there. 0 stands for the top level. */
                parent?: components["schemas"]["Id"];
                /** @description Only terms of the event with this id. */
                post?: components["parameters"]["termPost"];
                /** @description The same as `post`. */
                event?: components["parameters"]["termEvent"];
                /** @description Only the term with this slug. */
                slug?: components["parameters"]["termSlug"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Ferries",
                 *       "description": "All about boats.",
                 *       "parent": 0
                 *     }
                 */
                "application/json": components["schemas"]["EventCategoryInput"];
            };
        };
        responses: {
            /** @description The changed category. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Ferries",
                 *       "description": "All about boats.",
                 *       "parent": 0
                 *     }
                 */
                "application/json": components["schemas"]["EventCategoryInput"];
            };
        };
        responses: {
            /** @description The changed category. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category as it was. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchEventCategory: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Ferries",
                 *       "description": "All about boats.",
                 *       "parent": 0
                 *     }
                 */
                "application/json": components["schemas"]["EventCategoryInput"];
            };
        };
        responses: {
            /** @description The changed category. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventTags: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description Which page of the list. */
                page?: components["parameters"]["page"];
                /** @description How many items a page holds. More than 50 are not given. */
                per_page?: components["parameters"]["perPage"];
                /** @description A part of the name or the slug. Letter case and the Unicode form of accents (NFC or NFD) do not matter. */
                search?: components["parameters"]["termSearch"];
                /** @description No terms with these ids; each must be there. */
                exclude?: components["parameters"]["termExclude"];
                /** @description Only the terms with these ids; each must be there. Then `exclude` does not count. */
                include?: components["parameters"]["termInclude"];
                /** @description Which way the list is sorted. */
                order?: components["parameters"]["termOrder"];
                /** @description What the list is sorted by. `include` keeps the order of that parameter, `count` goes by the number of items. */
                orderby?: components["parameters"]["termOrderby"];
                /** @description With false, also terms that nothing published has. */
                hide_empty?: components["parameters"]["termHideEmpty"];
                /** @description Only terms of the event with this id. */
                post?: components["parameters"]["termPost"];
                /** @description The same as `post`. */
                event?: components["parameters"]["termEvent"];
                /** @description Only the term with this slug. */
                slug?: components["parameters"]["termSlug"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Indoors",
                 *       "description": "Under a roof."
                 *     }
                 */
                "application/json": components["schemas"]["EventTagInput"];
            };
        };
        responses: {
            /** @description The changed tag. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Indoors",
                 *       "description": "Under a roof."
                 *     }
                 */
                "application/json": components["schemas"]["EventTagInput"];
            };
        };
        responses: {
            /** @description The changed tag. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag as it was. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchEventTag: {
        parameters: {
            query?: {
                /** @description The language of the texts that are read or written. The site's own by default. */
                i18n_language?: components["parameters"]["language"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Indoors",
                 *       "description": "Under a roof."
                 *     }
                 */
                "application/json": components["schemas"]["EventTagInput"];
            };
        };
        responses: {
            /** @description The changed tag. */
            200: {
                headers: {
                    /** @description The language that was asked for. Texts that are not written in it are in another one. */
                    "Content-Language": "en" | "ka-ge";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTerm"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
