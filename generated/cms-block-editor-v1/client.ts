// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the namespace index
         * @description Returns a description of every route in this namespace. The site index describes the routes of all namespaces.
         */
        get: operations["getBlockEditorIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation-fallback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the menu to show where none is chosen
         * @description Returns the newest published navigation menu. If there is none, the service creates one: from the menu that has the
         *     location or the slug `primary`, otherwise from the newest menu, otherwise with a list of all pages. Requires an administrator.
         */
        get: operations["getNavigationFallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/url-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the details of a page
         * @description Returns the title, the icon, the description and an image of the page at a URL, as its HTML names them. Pages of this site are
         *     as anonymous visitors see them. Only public hosts on their default ports are requested; what they respond is cached for an hour.
         *     Requires the right to edit posts.
         */
        get: operations["getUrlDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the theme
         * @description Returns the active theme as a ZIP file, in the folder format of themes, with the site's own versions of its templates, template
         *     parts and styles in place of those of the theme. Requires an administrator.
         */
        get: operations["getThemeExport"];
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
        /** @description A navigation menu. The `embed` context includes the raw text, so that the menu can be inserted into a page. The `edit` context adds the fields that only administrators need. */
        Navigation: {
            id: components["schemas"]["Id"];
            /** @description The date and time the navigation menu was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the navigation menu was or will be published, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description A URL that uniquely identifies the navigation menu and never changes. */
            guid: components["schemas"]["Text"];
            /** @description The date and time the navigation menu was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the navigation menu was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The slug of the navigation menu, used in its URL. Empty for drafts without a slug.
             * @example main-ways
             */
            slug: string;
            /**
             * @description The status of the navigation menu.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The content type.
             * @example cms_navigation
             * @constant
             */
            type: "cms_navigation";
            /**
             * Format: uri
             * @description The public URL of the navigation menu.
             * @example http://localhost:3000/main-ways/
             */
            link: string;
            title: components["schemas"]["NavigationTitle"];
            content: components["schemas"]["NavigationContent"];
            /**
             * @description The slug of the template used to display the navigation menu; empty for the default template.
             * @example
             */
            template: string;
            /** @description The language of the response. Texts that are not written in it are listed in `fallbacks`. */
            language: components["schemas"]["Language"];
            fallbacks: components["schemas"]["Fallbacks"];
            translations: components["schemas"]["Translations"];
            _links: components["schemas"]["Links"];
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
        /** @description The body of every error response. */
        Error: {
            /** @enum {string} */
            code: "block_cannot_read" | "block_invalid" | "could-not-create-event" | "could-not-create-organizer" | "could-not-create-venue" | "empty_content" | "empty_term_name" | "event-archive-page-not-found" | "event-is-in-trash" | "event-not-accessible" | "existing_user_email" | "existing_user_login" | "internal_error" | "invalid_menu_id" | "no_response" | "oembed_invalid_url" | "organizer-archive-page-not-found" | "organizer-is-in-trash" | "organizer-not-accessible" | "rest_already_trashed" | "rest_application_password_not_found" | "rest_batch_not_allowed" | "rest_block_type_cannot_view" | "rest_block_type_invalid" | "rest_body_too_large" | "rest_cannot_assign_sticky" | "rest_cannot_create" | "rest_cannot_create_application_passwords" | "rest_cannot_create_user" | "rest_cannot_delete" | "rest_cannot_delete_application_password" | "rest_cannot_delete_application_passwords" | "rest_cannot_edit" | "rest_cannot_edit_application_password" | "rest_cannot_edit_image" | "rest_cannot_edit_others" | "rest_cannot_edit_roles" | "rest_cannot_export_templates" | "rest_cannot_introspect_app_password_for_non_current_user" | "rest_cannot_list_application_passwords" | "rest_cannot_manage_templates" | "rest_cannot_publish" | "rest_cannot_read" | "rest_cannot_read_application_password" | "rest_cannot_read_global_styles" | "rest_cannot_read_status" | "rest_cannot_update" | "rest_cannot_view" | "rest_cannot_view_active_theme" | "rest_cannot_view_themes" | "rest_cannot_view_url_details" | "rest_changes_expired" | "rest_cross_site_request" | "rest_custom_css_illegal_markup" | "rest_delivery_not_found" | "rest_document_not_found" | "rest_duplicate_font_face" | "rest_duplicate_font_family" | "rest_font_collection_not_found" | "rest_font_face_parent_id_mismatch" | "rest_font_upload_invalid_file_type" | "rest_forbidden" | "rest_forbidden_context" | "rest_forbidden_orderby" | "rest_forbidden_who" | "rest_global_styles_not_found" | "rest_headers_too_large" | "rest_image_not_edited" | "rest_invalid_author" | "rest_invalid_credentials" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_invalid_form" | "rest_invalid_json" | "rest_invalid_namespace" | "rest_invalid_template" | "rest_menu_location_invalid" | "rest_no_authenticated_app_password" | "rest_no_route" | "rest_no_search_term_defined" | "rest_not_logged_in" | "rest_orderby_include_missing_include" | "rest_page_too_large" | "rest_path_not_found" | "rest_post_exists" | "rest_post_incorrect_password" | "rest_post_invalid_id" | "rest_post_invalid_page_number" | "rest_post_invalid_parent" | "rest_post_invalid_type" | "rest_post_no_autosave" | "rest_precondition_failed" | "rest_preview_link_not_found" | "rest_preview_token_expired" | "rest_preview_token_invalid" | "rest_preview_token_mismatch" | "rest_preview_token_revoked" | "rest_revision_invalid_offset_number" | "rest_revision_invalid_page_number" | "rest_revision_parent_id_mismatch" | "rest_search_invalid_page_number" | "rest_status_invalid" | "rest_subscription_not_found" | "rest_taxonomy_invalid" | "rest_taxonomy_not_hierarchical" | "rest_template_not_found" | "rest_term_invalid" | "rest_term_invalid_id" | "rest_theme_not_found" | "rest_title_required" | "rest_too_many_application_passwords" | "rest_too_many_requests" | "rest_too_many_subscriptions" | "rest_trash_not_supported" | "rest_type_invalid" | "rest_unavailable" | "rest_unknown_attachment" | "rest_upload_file_too_big" | "rest_upload_hash_mismatch" | "rest_upload_invalid_disposition" | "rest_upload_no_content_disposition" | "rest_upload_no_data" | "rest_upload_sideload_error" | "rest_url_required" | "rest_user_cannot_delete" | "rest_user_cannot_view" | "rest_user_exists" | "rest_user_invalid_argument" | "rest_user_invalid_email" | "rest_user_invalid_id" | "rest_user_invalid_reassign" | "rest_user_invalid_role" | "rest_user_invalid_slug" | "venue-archive-page-not-found" | "venue-is-in-trash" | "venue-not-accessible";
            /**
             * @description What is wrong and what to do about it, for humans.
             * @example Invalid parameter: per_page must be at most 100.
             */
            message: string;
            data: components["schemas"]["ErrorData"];
        } | {
            /** @enum {string} */
            code: "duplicate_term_slug" | "menu_exists" | "term_exists";
            /**
             * @description What is wrong and what to do about it, for humans.
             * @example Invalid parameter: per_page must be at most 100.
             */
            message: string;
            data: WithRequired<components["schemas"]["ErrorData"], "term_id">;
        } | {
            /** @enum {string} */
            code: "rest_invalid_param" | "rest_invalid_type" | "rest_missing_callback_param" | "rest_not_in_enum";
            /**
             * @description What is wrong and what to do about it, for humans.
             * @example Invalid parameter: per_page must be at most 100.
             */
            message: string;
            data: WithRequired<components["schemas"]["ErrorData"], "params" | "details">;
        };
        /**
         * @description The ID of an item: a positive integer, assigned by the service.
         * @example 7
         */
        Id: number;
        /**
         * @description The linked resources that `_embed` includes, in the `embed` context, keyed by relation and in the order of `_links`. Resources that the caller is not allowed to read are omitted.
         * @example {
         *       "author": [
         *         {
         *           "id": 2,
         *           "name": "Nino Beridze"
         *         }
         *       ]
         *     }
         */
        Embedded: {
            [key: string]: unknown[];
        };
        /** @description The navigation menu to show where none is chosen. */
        NavigationFallback: {
            /**
             * @description The ID of the navigation menu.
             * @example 41
             */
            id: components["schemas"]["Id"];
            _links: components["schemas"]["Links"];
            _embedded?: {
                self?: components["schemas"]["NavigationInEmbed"][];
            };
        };
        /** @description What the HTML of a page says about it. What it does not say is empty. */
        UrlDetails: {
            /**
             * @description The title of the page.
             * @example The harbour festival is back
             */
            title: string;
            /**
             * @description The URL of the icon of the site.
             * @example http://localhost:3000/cms-content/uploads/2026/03/icon.png
             */
            icon: string;
            /**
             * @description The description of the page.
             * @example Three days of boats and music.
             */
            description: string;
            /**
             * @description The URL of an image of the page.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg
             */
            image: string;
        };
        /**
         * Format: date-time-local
         * @description A date and time in ISO 8601 without an offset, such as `2026-03-01T09:30:00`.
         * @example 2026-03-01T09:30:00
         */
        DateTime: string;
        /** @description A text, as it was written and as HTML. */
        Text: {
            /**
             * @description The text as HTML, ready to display.
             * @example Ferry timetable
             */
            rendered: string;
        };
        /** @description The title, raw and rendered. */
        NavigationTitle: {
            /**
             * @description The title as HTML, ready to display.
             * @example Main ways
             */
            rendered: string;
        };
        /**
         * @description A block of the content. `name` says which kind it is, and thereby which attributes it has. A kind that neither the service
         *     nor the site knows is a `core/missing`, whose attributes have the name and the attributes as they were written. Text outside
         *     of blocks is a `core/freeform`.
         */
        ContentBlock: {
            /**
             * @description The kind of the block, with its namespace.
             * @example core/paragraph
             */
            name: string;
            /**
             * @description The attributes of the block. Those that are a part of its HTML are read from there. Attributes without a value are missing; those with a default always have one.
             * @example {
             *       "content": "The first boat leaves at seven.",
             *       "dropCap": false
             *     }
             */
            attributes: {
                [key: string]: unknown;
            };
            /**
             * @description The blocks inside of it. Patterns, template parts and lists of posts have the blocks that they show. Below 40 levels, blocks are only in the HTML of the enclosing one.
             * @example []
             */
            innerBlocks: components["schemas"]["ContentBlock"][];
            /**
             * @description The HTML of the block with the blocks inside, as in `content.rendered`.
             * @example <p>The first boat leaves at seven.</p>
             */
            html: string;
            /**
             * @description The text of the block with the blocks inside, without markup.
             * @example The first boat leaves at seven.
             */
            text: string;
            /** @description How the block is written in the content. Only in the `edit` context, where the blocks are those of the content as it was written. */
            source?: components["schemas"]["BlockSource"];
        };
        /**
         * @description How a block is written in the content. Send it back as it is: a block whose name and attributes are unchanged is then written as it was, to the
         *     last character. A block that has changed is written anew.
         */
        BlockSource: {
            /**
             * @description The white space before a block that is not inside of another one.
             * @example
             */
            before?: string;
            /**
             * @description The comment that begins the block. Empty for text outside of blocks.
             * @example <!-- wp:paragraph -->
             */
            opening: string;
            /**
             * @description The HTML of the block, in pieces. Null stands for a block inside.
             * @example [
             *       "<p>The first boat leaves at seven.</p>"
             *     ]
             */
            content: (string | null)[];
            /**
             * @description The comment that ends the block. Empty for a block without content.
             * @example <!-- /wp:paragraph -->
             */
            closing: string;
            /**
             * @description The white space after the last block.
             * @example
             */
            after?: string;
        };
        /**
         * @description The content as a tree of blocks. On request only, with `blocks=true` or `_fields=content.blocks`. Empty while a password protects the content. Null
         *     if the response would show more content than can be divided into blocks at once; request fewer items per page.
         * @example [
         *       {
         *         "name": "core/paragraph",
         *         "attributes": {
         *           "content": "The first boat leaves at seven.",
         *           "dropCap": false
         *         },
         *         "innerBlocks": [],
         *         "html": "<p>The first boat leaves at seven.</p>",
         *         "text": "The first boat leaves at seven."
         *       }
         *     ]
         */
        ContentBlocks: components["schemas"]["ContentBlock"][] | null;
        /**
         * @description The content as plain text, with a line for each paragraph. On request only, with `blocks=true` or `_fields=content.text`. Empty while a password protects the content.
         * @example The first boat leaves at seven.
         */
        ContentPlainText: string;
        /**
         * @description The headings of the content, in order, for a table of contents. On request only, with `blocks=true` or `_fields=content.headings`.
         * @example [
         *       {
         *         "level": 2,
         *         "text": "Boats on Sundays",
         *         "id": "boats-on-sundays"
         *       }
         *     ]
         */
        ContentHeadings: {
            /**
             * @description The level, as in `h2`.
             * @example 2
             */
            level: number;
            /**
             * @description The text of the heading, without markup.
             * @example Boats on Sundays
             */
            text: string;
            /**
             * @description The ID of the element in the HTML, for links to it; null if it has none.
             * @example boats-on-sundays
             */
            id: string | null;
        }[];
        /** @description How long it takes to read the content, at 200 words a minute. On request only, with `blocks=true` or `_fields=content.reading_time`. */
        ReadingTime: {
            /**
             * @description The number of words. In Chinese and Japanese, two characters count as one word.
             * @example 6
             */
            words: number;
            /**
             * @description The time in minutes, rounded up. 0 if there is no text.
             * @example 1
             */
            minutes: number;
        };
        /** @description The content, raw and rendered. While the content is password-protected, `rendered` is empty, and so is `raw` outside the `edit` context. */
        NavigationContent: {
            /**
             * @description The content as HTML, ready to display.
             * @example <ul>
             *     <li><a href="/ferry-timetable/">Timetable</a></li>
             *     </ul>
             */
            rendered: string;
            /**
             * @description Whether the content is password-protected.
             * @example false
             */
            protected: boolean;
            blocks?: components["schemas"]["ContentBlocks"];
            text?: components["schemas"]["ContentPlainText"];
            headings?: components["schemas"]["ContentHeadings"];
            reading_time?: components["schemas"]["ReadingTime"];
        };
        /**
         * @description A language that content can be written in (BCP 47, in lower case). The languages are a setting of the site, and the documents that it serves list them.
         * @example en
         */
        Language: string;
        /**
         * @description The texts that are not written in `language`, by the name of the field, each with the language whose text stands in. Empty if all texts are in `language`.
         * @example {
         *       "content": "en"
         *     }
         */
        Fallbacks: {
            [key: string]: components["schemas"]["Language"];
        };
        /** @description An item in another language. */
        Translation: {
            /**
             * Format: uri
             * @description The URL of the item in this language, in the API.
             * @example http://localhost:3000/cms-json/cms/v2/posts/3?i18n_language=de
             */
            href: string;
            /**
             * Format: uri
             * @description The public URL of the item in this language.
             * @example http://localhost:3000/ferry-timetable/?i18n_language=de
             */
            link: string;
            /**
             * @description The texts as they were written in this language, by the name of the field. Only in the `edit` context. A text that is not written is empty; `slug` is empty if it is that of the site's language.
             * @example {
             *       "title": "Fahrplan der Fähren",
             *       "content": "Das erste Boot fährt um sieben.",
             *       "excerpt": ""
             *     }
             */
            texts?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description The other languages that the item has texts in, each with links to the item in that language. In the `edit` context, with the texts as they were written, so that one request reads all languages.
         * @example {}
         */
        Translations: {
            [key: string]: components["schemas"]["Translation"];
        };
        /** @description A navigation menu. The `embed` context includes the raw text, so that the menu can be inserted into a page. The `edit` context adds the fields that only administrators need. */
        NavigationInEdit: {
            id: components["schemas"]["Id"];
            /** @description The date and time the navigation menu was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the navigation menu was or will be published, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description A URL that uniquely identifies the navigation menu and never changes. */
            guid: components["schemas"]["TextInEdit"];
            /** @description The date and time the navigation menu was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the navigation menu was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The password that protects the content; empty if the navigation menu has no password.
             * @example
             */
            password: string;
            /**
             * @description The slug of the navigation menu, used in its URL. Empty for drafts without a slug.
             * @example main-ways
             */
            slug: string;
            /**
             * @description The status of the navigation menu.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The content type.
             * @example cms_navigation
             * @constant
             */
            type: "cms_navigation";
            /**
             * Format: uri
             * @description The public URL of the navigation menu.
             * @example http://localhost:3000/main-ways/
             */
            link: string;
            title: components["schemas"]["NavigationTitleInEdit"];
            content: components["schemas"]["NavigationContentInEdit"];
            /**
             * @description The slug of the template used to display the navigation menu; empty for the default template.
             * @example
             */
            template: string;
            /** @description The language of the response. Texts that are not written in it are listed in `fallbacks`. */
            language: components["schemas"]["Language"];
            fallbacks: components["schemas"]["Fallbacks"];
            translations: components["schemas"]["Translations"];
            _links: components["schemas"]["Links"];
        };
        /** @description A navigation menu. The `embed` context includes the raw text, so that the menu can be inserted into a page. The `edit` context adds the fields that only administrators need. */
        NavigationInEmbed: {
            id: components["schemas"]["Id"];
            /** @description The date and time the navigation menu was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /**
             * @description The slug of the navigation menu, used in its URL. Empty for drafts without a slug.
             * @example main-ways
             */
            slug: string;
            /**
             * @description The status of the navigation menu.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The content type.
             * @example cms_navigation
             * @constant
             */
            type: "cms_navigation";
            /**
             * Format: uri
             * @description The public URL of the navigation menu.
             * @example http://localhost:3000/main-ways/
             */
            link: string;
            title: components["schemas"]["NavigationTitleInEmbed"];
            content: components["schemas"]["NavigationContentInEmbed"];
            /** @description The language of the response. Texts that are not written in it are listed in `fallbacks`. */
            language: components["schemas"]["Language"];
            _links: components["schemas"]["Links"];
        };
        /** @description A text, as it was written and as HTML. */
        TextInEdit: {
            /**
             * @description The text as it was written.
             * @example Ferry timetable
             */
            raw: string;
            /**
             * @description The text as HTML, ready to display.
             * @example Ferry timetable
             */
            rendered: string;
        };
        /** @description A text, as it was written and as HTML. */
        TextInEmbed: {
            /**
             * @description The text as HTML, ready to display.
             * @example Ferry timetable
             */
            rendered: string;
        };
        /** @description The title, raw and rendered. */
        NavigationTitleInEdit: {
            /**
             * @description The title as it was written.
             * @example Main ways
             */
            raw: string;
            /**
             * @description The title as HTML, ready to display.
             * @example Main ways
             */
            rendered: string;
        };
        /** @description The title, raw and rendered. */
        NavigationTitleInEmbed: {
            /**
             * @description The title as it was written.
             * @example Main ways
             */
            raw: string;
            /**
             * @description The title as HTML, ready to display.
             * @example Main ways
             */
            rendered: string;
        };
        /** @description The content, raw and rendered. While the content is password-protected, `rendered` is empty, and so is `raw` outside the `edit` context. */
        NavigationContentInEdit: {
            /**
             * @description The content as it was written.
             * @example <ul><li><a href="/ferry-timetable/">Timetable</a></li></ul>
             */
            raw: string;
            /**
             * @description The content as HTML, ready to display.
             * @example <ul>
             *     <li><a href="/ferry-timetable/">Timetable</a></li>
             *     </ul>
             */
            rendered: string;
            /**
             * @description 1 if the content consists of blocks, 0 otherwise.
             * @example 0
             */
            block_version: number;
            /**
             * @description Whether the content is password-protected.
             * @example false
             */
            protected: boolean;
            blocks?: components["schemas"]["ContentBlocks"];
            text?: components["schemas"]["ContentPlainText"];
            headings?: components["schemas"]["ContentHeadings"];
            reading_time?: components["schemas"]["ReadingTime"];
        };
        /** @description The content, raw and rendered. While the content is password-protected, `rendered` is empty, and so is `raw` outside the `edit` context. */
        NavigationContentInEmbed: {
            /**
             * @description The content as it was written.
             * @example <ul><li><a href="/ferry-timetable/">Timetable</a></li></ul>
             */
            raw: string;
            /**
             * @description The content as HTML, ready to display.
             * @example <ul>
             *     <li><a href="/ferry-timetable/">Timetable</a></li>
             *     </ul>
             */
            rendered: string;
            /**
             * @description 1 if the content consists of blocks, 0 otherwise.
             * @example 0
             */
            block_version: number;
            /**
             * @description Whether the content is password-protected.
             * @example false
             */
            protected: boolean;
        };
        ErrorData: {
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_param" | "rest_missing_callback_param";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: WithRequired<components["schemas"]["ErrorData"], "params" | "details">;
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_credentials" | "rest_not_logged_in" | "rest_preview_token_expired" | "rest_preview_token_invalid" | "rest_preview_token_revoked";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_namespace";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_too_many_requests";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_headers_too_large";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "internal_error";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_unavailable";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to create navigation menus. */
        FallbackForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_create",
                 *       "message": "You are not allowed to create navigation menus. This requires an administrator.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_create";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to request the details of pages. */
        UrlDetailsForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_view_url_details",
                 *       "message": "You are not allowed to request the details of pages. This requires the right to edit posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_view_url_details";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The page did not respond, or not with the status 200. */
        NoResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "no_response",
                 *       "message": "The page did not respond, or not with the status 200. Check the URL.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "no_response";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to export the theme. */
        ExportForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_export_templates",
                 *       "message": "You are not allowed to export the theme. This requires an administrator.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_export_templates";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_no_route";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
    };
    parameters: {
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
        /** @description The name under which to store the file. */
        contentDisposition: string;
        /** @description The methods that the caller may use on the route. In a 404 because the route does not support the method, the methods that it supports. */
        allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBlockEditorIndex: {
        parameters: {
            query?: {
                /** @description With `help`, each route includes the schema of its resource. Other values have no effect. */
                context?: components["parameters"]["indexContext"];
                /** @description The namespace whose index to return. Defaults to this namespace. */
                namespace?: string;
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
    getNavigationFallback: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ID of the menu. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationFallback"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FallbackForbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUrlDetails: {
        parameters: {
            query: {
                /** @description The URL of the page. Its host must exist. */
                url: string;
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details of the page. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrlDetails"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UrlDetailsForbidden"];
            404: components["responses"]["NoResponse"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getThemeExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme. */
            200: {
                headers: {
                    /** @description The name under which to store the file. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ExportForbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
