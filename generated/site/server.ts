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
         * Get the site index
         * @description Returns a description of the site and of every route of its API. The response is the same for every caller.
         *     The list of routes is long; use `_fields=name,url,namespaces` to omit it.
         */
        get: operations["getSiteIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /** @description The supported authentication methods. */
        Authentication: {
            /** @description Application passwords, sent with HTTP Basic authentication. */
            "application-passwords": {
                /** @description The URLs for obtaining an application password. */
                endpoints: {
                    /**
                     * Format: uri
                     * @description The URL of the page where a user authorizes an application.
                     * @example http://localhost:3000/cms-admin/authorize-application
                     */
                    authorization: string;
                };
            };
        };
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
        /** @description The site and its API. */
        SiteIndex: {
            /**
             * @description The title of the site.
             * @example Coast and Harbour
             */
            name: string;
            /**
             * @description The description of the site. May be empty.
             * @example News from the sea.
             */
            description: string;
            /**
             * @description The languages that content can be written in. The first is that of the site. Set by the configuration of the service.
             * @example [
             *       "en",
             *       "ka-ge"
             *     ]
             */
            languages: components["schemas"]["Language"][];
            /**
             * Format: uri
             * @description The URL of the service.
             * @example http://localhost:3000
             */
            url: string;
            /**
             * Format: uri
             * @description The URL of the home page.
             * @example http://localhost:3000
             */
            home: string;
            /**
             * @description The site's current offset from UTC, in hours.
             * @example 4
             */
            gmt_offset: number;
            /**
             * @description The name of the site's time zone. Empty if the site uses a fixed offset.
             * @example Asia/Tbilisi
             */
            timezone_string: string;
            /**
             * @description The ID of the page that lists the posts, or 0 if there is none.
             * @example 0
             */
            page_for_posts: number;
            /**
             * @description The ID of the page shown as the front page, or 0 if there is none.
             * @example 0
             */
            page_on_front: number;
            /**
             * @description What the front page shows: the latest posts or a page.
             * @example posts
             * @enum {string}
             */
            show_on_front: "posts" | "page";
            /**
             * @description The ID of the image that is the icon of the site, or 0 if there is none.
             * @example 0
             */
            site_icon: number;
            /**
             * @description The URL of the icon of the site; empty if there is none.
             * @example
             */
            site_icon_url: string;
            /**
             * @description The ID of the image that is the logo of the site, or 0 if there is none.
             * @example 0
             */
            site_logo: number;
            /**
             * @description The namespaces of the API. Every route starts with its namespace.
             * @example [
             *       "cms/v2",
             *       "cal/events/v1"
             *     ]
             */
            namespaces: string[];
            authentication: components["schemas"]["Authentication"];
            /** @description Every route, keyed by its path pattern. */
            routes: {
                [key: string]: components["schemas"]["Route"];
            };
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
        /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
        embedRelations: string[];
    };
    requestBodies: never;
    headers: {
        /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
        etag: string;
        /** @description The required credentials: an application password, sent with HTTP Basic in the first request. Browsers do not know this scheme, so they neither prompt for a password nor store one. */
        wwwAuthenticate: string;
        /** @description The number of seconds to wait before trying again. */
        retryAfter: number;
        /** @description The methods that the caller may use on the route. In a 404 because the route does not support the method, the methods that it supports. */
        allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSiteIndex: {
        parameters: {
            query: {
                /** @description The language of the texts to read or write. Without it, a request to read outside of the `edit` context gets the language of the site that `Accept-Language` prefers; all others get the site's language, which is the first. */
                i18n_language?: components["parameters"]["textLanguage"];
                /** @description With `help`, each route includes the schema of its resource. Other values have no effect. */
                context: components["parameters"]["indexContext"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site index. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteIndex"];
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
}
