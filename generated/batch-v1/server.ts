// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a batch of requests
         * @description Runs up to 25 requests in order. All requests are validated before the first one runs. With `normal`, the
         *     valid requests run, and the others return their validation errors. With `require-all-validate`, no request
         *     runs unless all of them are valid.
         *
         *     The batch always returns 207 with one response per request, in order, regardless of the results. A request can
         *     contain anything that its operation accepts as JSON; files cannot be uploaded in a batch.
         */
        post: operations["createBatch"];
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
        /** @description One request of a batch. */
        BatchRequest: {
            /**
             * @description The HTTP method.
             * @default POST
             * @example POST
             * @enum {string}
             */
            method?: "POST" | "PUT" | "PATCH" | "DELETE";
            /**
             * @description The path of the request, relative to the REST root. Can include a query string.
             * @example /cms/v2/tags?_fields=id
             */
            path: string;
            /**
             * @description The request body.
             * @example {
             *       "name": "Harbour"
             *     }
             */
            body?: {
                [key: string]: unknown;
            };
            /**
             * @description The request headers. They cannot change the user: every request runs as the caller of the batch.
             * @example {
             *       "X-Note": "one"
             *     }
             */
            headers?: {
                [key: string]: string | string[];
            };
        };
        /** @description The requests of a batch, and how to handle invalid ones. */
        Batch: {
            /**
             * @description How to handle invalid requests. With `normal`, the valid requests run. With `require-all-validate`, no request runs unless all of them are valid.
             * @default normal
             * @example normal
             * @enum {string}
             */
            validation?: "require-all-validate" | "normal";
            /** @description The requests, in the order in which to run them. */
            requests: components["schemas"]["BatchRequest"][];
        };
        /** @description The response to one request of a batch. */
        BatchResponse: {
            /**
             * @description The HTTP status code.
             * @example 201
             */
            status: number;
            /**
             * @description The response headers set by the operation.
             * @example {
             *       "Location": "http://localhost:3000/cms-json/cms/v2/tags/5"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /**
             * @description The response body, or the error.
             * @example {
             *       "id": 5,
             *       "name": "Harbour"
             *     }
             */
            body: unknown;
        };
        /** @description The result of a batch. */
        BatchAnswer: {
            /**
             * @description Present if no request ran because at least one was invalid.
             * @example validation
             * @enum {string}
             */
            failed?: "validation";
            /** @description The responses, in the order of the requests. `null` for a valid request that did not run because another one was invalid. */
            responses: (components["schemas"]["BatchResponse"] | null)[];
        };
        /**
         * @description Names the case for programs. Further codes may be added.
         * @example rest_invalid_param
         * @enum {string}
         */
        ErrorCode: "could-not-create-event" | "could-not-create-organizer" | "could-not-create-venue" | "duplicate_term_slug" | "empty_content" | "empty_term_name" | "event-archive-page-not-found" | "event-is-in-trash" | "event-not-accessible" | "internal_error" | "invalid_menu_id" | "menu_exists" | "oembed_invalid_url" | "organizer-archive-page-not-found" | "organizer-is-in-trash" | "organizer-not-accessible" | "rest_already_trashed" | "rest_batch_not_allowed" | "rest_body_too_large" | "rest_cannot_assign_sticky" | "rest_cannot_create" | "rest_cannot_delete" | "rest_cannot_edit" | "rest_cannot_edit_image" | "rest_cannot_edit_others" | "rest_cannot_manage_templates" | "rest_cannot_publish" | "rest_cannot_read" | "rest_cannot_read_global_styles" | "rest_cannot_update" | "rest_cannot_view" | "rest_cannot_view_active_theme" | "rest_cannot_view_themes" | "rest_cross_site_request" | "rest_custom_css_illegal_markup" | "rest_document_not_found" | "rest_forbidden" | "rest_forbidden_context" | "rest_forbidden_orderby" | "rest_forbidden_who" | "rest_global_styles_not_found" | "rest_image_not_edited" | "rest_invalid_author" | "rest_invalid_credentials" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_invalid_form" | "rest_invalid_json" | "rest_invalid_menu_location" | "rest_invalid_namespace" | "rest_invalid_param" | "rest_invalid_template" | "rest_invalid_type" | "rest_missing_callback_param" | "rest_no_route" | "rest_no_search_term_defined" | "rest_not_in_enum" | "rest_not_logged_in" | "rest_orderby_include_missing_include" | "rest_page_too_large" | "rest_post_exists" | "rest_post_incorrect_password" | "rest_post_invalid_id" | "rest_post_invalid_page_number" | "rest_post_invalid_parent" | "rest_post_invalid_type" | "rest_post_no_autosave" | "rest_precondition_failed" | "rest_revision_invalid_offset_number" | "rest_revision_invalid_page_number" | "rest_revision_parent_id_mismatch" | "rest_taxonomy_not_hierarchical" | "rest_template_not_found" | "rest_term_invalid" | "rest_term_invalid_id" | "rest_theme_not_found" | "rest_title_required" | "rest_too_many_requests" | "rest_trash_not_supported" | "rest_unavailable" | "rest_unknown_attachment" | "rest_upload_file_too_big" | "rest_upload_hash_mismatch" | "rest_upload_invalid_disposition" | "rest_upload_no_content_disposition" | "rest_upload_no_data" | "rest_upload_sideload_error" | "rest_url_required" | "rest_user_cannot_view" | "rest_user_invalid_id" | "term_exists" | "venue-archive-page-not-found" | "venue-is-in-trash" | "venue-not-accessible";
        /** @description One refused parameter. */
        ErrorDetail: {
            /**
             * @description The kind of rule that was broken.
             * @example rest_out_of_bounds
             */
            code: string;
            /**
             * @description What would be right.
             * @example must be at most 100
             */
            message: string;
            /**
             * @description Nothing further; null.
             * @example null
             */
            data: Record<string, never> | null;
        };
        /**
         * @description What every refused request answers with.
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
             * @description What is wrong, and what would be right, in words for a person.
             * @example Invalid parameter: per_page must be at most 100.
             */
            message: string;
            data: {
                /**
                 * @description The HTTP status, again, for readers that only see the body.
                 * @example 400
                 */
                status: number;
                /**
                 * @description What is wrong with each refused parameter, by its name.
                 * @example {
                 *       "per_page": "must be at most 100"
                 *     }
                 */
                params?: {
                    [key: string]: string;
                };
                /**
                 * @description The same as data for programs.
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
                 * @description The term that has the name already; with `term_exists` and `menu_exists`.
                 * @example 3
                 */
                term_id?: number;
                /**
                 * @description Names this request in the log of the service.
                 * @example 01K9X2V7M3
                 */
                request_id?: string;
            };
        };
        /**
         * @description A method of HTTP.
         * @example GET
         * @enum {string}
         */
        Method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /**
         * @description One parameter, in the words of JSON Schema. Further keywords may occur.
         * @example {
         *       "type": "integer",
         *       "description": "How many items a page holds.",
         *       "default": 10,
         *       "minimum": 1,
         *       "maximum": 100,
         *       "required": false
         *     }
         */
        RouteArgument: {
            /**
             * @description Whether the request must have it.
             * @example false
             */
            required: boolean;
            /**
             * @description What it is for.
             * @example How many items a page holds.
             */
            description?: string;
            /** @description The type of its value, or all types it may have. */
            type?: string | string[];
            /**
             * @description The format of a text.
             * @example uri
             */
            format?: string;
            /**
             * @description The value that stands in if the request has none.
             * @example 10
             */
            default?: unknown;
            /**
             * @description All values that it may have.
             * @example [
             *       "asc",
             *       "desc"
             *     ]
             */
            enum?: unknown[];
            /**
             * @description The least number.
             * @example 1
             */
            minimum?: number;
            /**
             * @description The greatest number.
             * @example 100
             */
            maximum?: number;
            /**
             * @description A number that it must be greater than.
             * @example 0
             */
            exclusiveMinimum?: number;
            /**
             * @description A number that it must be less than.
             * @example 360
             */
            exclusiveMaximum?: number;
            /**
             * @description The least length of a text.
             * @example 1
             */
            minLength?: number;
            /**
             * @description The greatest length of a text.
             * @example 1600
             */
            maxLength?: number;
            /**
             * @description A regular expression that a text must match.
             * @example [\w-]+
             */
            pattern?: string;
            /**
             * @description The least number of values in a list.
             * @example 1
             */
            minItems?: number;
            /**
             * @description The greatest number of values in a list.
             * @example 25
             */
            maxItems?: number;
            /**
             * @description Whether the values of a list must differ.
             * @example true
             */
            uniqueItems?: boolean;
            /**
             * @description What the values of a list are, in the same words.
             * @example {
             *       "type": "integer"
             *     }
             */
            items?: {
                [key: string]: unknown;
            };
            /**
             * @description What an object holds, by name, in the same words.
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
        /** @description Methods of a route that take the same parameters. */
        RouteEndpoint: {
            /**
             * @description The methods.
             * @example [
             *       "GET"
             *     ]
             */
            methods: components["schemas"]["Method"][];
            /** @description The parameters by name, from the path, the query and the body. */
            args: {
                [key: string]: components["schemas"]["RouteArgument"];
            };
            /** @description Whether a batch may hold such requests, by the version of the batch route. Missing means no. */
            allow_batch?: {
                /**
                 * @description Whether `/batch/v1` takes them.
                 * @example true
                 */
                v1: boolean;
            };
        };
        /** @description One address. */
        Link: {
            /**
             * @description The address.
             * @example http://localhost:3000/cms-json/cms/v2/posts/7
             */
            href: string;
            /**
             * @description Whether `_embed` can bring the resource along.
             * @example true
             */
            embeddable?: boolean;
            /**
             * @description Which taxonomy the linked terms belong to.
             * @example category
             */
            taxonomy?: string;
            /**
             * @description Which kind of content the linked item is.
             * @example page
             */
            post_type?: string;
            /**
             * @description How many items the address lists.
             * @example 2
             */
            count?: number;
            /**
             * @description The id of the linked item.
             * @example 12
             */
            id?: number;
            /**
             * @description The name of a prefix of relations.
             * @example cms
             */
            name?: string;
            /**
             * @description Whether the address has a place to fill in.
             * @example true
             */
            templated?: boolean;
        };
        /**
         * @description Addresses of related resources by relation. Relations of this interface start with `cms:`.
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
            /** @description What kind of thing the item is. */
            about?: components["schemas"]["Link"][];
            /** @description The user who wrote it. */
            author?: components["schemas"]["Link"][];
            /** @description The item that a revision or an autosave belongs to. */
            parent?: components["schemas"]["Link"][];
            /** @description The revisions of the item, and how many there are. */
            "version-history"?: components["schemas"]["Link"][];
            /** @description The newest revision of the item. */
            "predecessor-version"?: components["schemas"]["Link"][];
            /** @description The parent, for items in levels. */
            up?: components["schemas"]["Link"][];
            /** @description The terms of the item, a link for each taxonomy. */
            "cms:term"?: components["schemas"]["Link"][];
            /** @description The media item that stands for the item. */
            "cms:featuredmedia"?: components["schemas"]["Link"][];
            /** @description The media items that were uploaded to the item. */
            "cms:attachment"?: components["schemas"]["Link"][];
            /** @description What the menu item leads to. */
            "cms:menu-item-object"?: components["schemas"]["Link"][];
            /** @description The items that have this term. */
            "cms:post_type"?: components["schemas"]["Link"][];
            /** @description What users have changed of the look of the theme. */
            "cms:user-global-styles"?: components["schemas"]["Link"][];
            /** @description The address that describes a relation, with a place for its name. */
            curies?: components["schemas"]["Link"][];
        };
        /** @description One route. */
        Route: {
            /**
             * @description The namespace it belongs to; empty for the index itself.
             * @example cms/v2
             */
            namespace: string;
            /**
             * @description Every method that it answers.
             * @example [
             *       "GET",
             *       "POST"
             *     ]
             */
            methods: components["schemas"]["Method"][];
            /** @description What it does, with methods that take the same parameters together. */
            endpoints: components["schemas"]["RouteEndpoint"][];
            /** @description Its address; missing if the pattern has places to fill in. */
            _links?: components["schemas"]["Links"];
            /**
             * @description What the route is about, in the words of JSON Schema; in answers to OPTIONS, and in indexes with `context=help`.
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
    };
    responses: {
        /** @description A parameter is missing, unknown in value or out of bounds. `data.params` names each one. */
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
        /** @description Nobody has signed in, or the credentials are wrong. Wrong credentials are refused on public routes too. */
        Unauthorized: {
            headers: {
                /** @description Names what is asked for, an application password. That is sent with HTTP Basic, without being asked; browsers do not know this scheme and so neither ask for a password nor keep one. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_invalid_credentials",
                 *       "message": "The user name or the application password is wrong.",
                 *       "data": {
                 *         "status": 401
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the service accepts. */
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
        /** @description Too many failed sign-ins, or too many requests, from one address. Try again later. */
        TooManyRequests: {
            headers: {
                /** @description Seconds until the next try makes sense. */
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
        /** @description Something failed inside the service. The log tells more under the request id. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "internal_error",
                 *       "message": "Something went wrong on our side.",
                 *       "data": {
                 *         "status": 500,
                 *         "request_id": "01K9X2V7M3"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service cannot do this at the moment, as when another program holds the lock of the database or the disk is full. Nothing was changed; try again later. */
        Unavailable: {
            headers: {
                /** @description Seconds until the next try makes sense. */
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
        /** @description No route is at the address, or it does not have the method. `Allow` names the methods that it has. */
        NoRoute: {
            headers: {
                /** @description The methods that the route has. */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_no_route",
                 *       "message": "No route answers this address and method. The index of the service lists its routes.",
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
        /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
        fields: string[];
        /** @description Brings linked resources along under `_embedded`, in the `embed` context, all that can be embedded or the named relations alone. */
        embed: string[];
    };
    requestBodies: never;
    headers: {
        /** @description Names what is asked for, an application password. That is sent with HTTP Basic, without being asked; browsers do not know this scheme and so neither ask for a password nor keep one. */
        wwwAuthenticate: string;
        /** @description Seconds until the next try makes sense. */
        retryAfter: number;
        /** @description The methods that the route has. */
        allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "validation": "normal",
                 *       "requests": [
                 *         {
                 *           "path": "/cms/v2/tags",
                 *           "body": {
                 *             "name": "Harbour"
                 *           }
                 *         },
                 *         {
                 *           "method": "DELETE",
                 *           "path": "/cms/v2/posts/7",
                 *           "body": {
                 *             "force": true
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Batch"];
            };
        };
        responses: {
            /** @description The responses to the requests. */
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
