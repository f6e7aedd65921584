// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export interface paths {
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Lists posts, newest first unless `orderby` and `order` say otherwise. Filters of different kinds
         *     narrow the list together. Visitors get what is published; users who may edit can ask for other
         *     states and get what they may read. The totals count just what the caller may see.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Create a post
         * @description Creates a post; a draft of the caller's own unless the body says otherwise. A title, content or
         *     excerpt is needed. A status of `publish` with a date ahead schedules the post. Without the right to
         *     unfiltered HTML, markup that could do harm is taken out.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a post
         * @description Reads one post. What is not published answers only those who may read it. A protected post shows its content to those who give the password, and in the `edit` context.
         */
        get: operations["getPost"];
        /**
         * Update a post (PUT)
         * @description Changes the named fields and leaves the others. A status takes a post out of the trash; moving the
         *     date of a published post ahead schedules it, moving it back publishes it. POST, PUT and PATCH do
         *     the same.
         */
        put: operations["putPost"];
        /**
         * Update a post
         * @description Changes the named fields and leaves the others. A status takes a post out of the trash; moving the
         *     date of a published post ahead schedules it, moving it back publishes it. POST, PUT and PATCH do
         *     the same.
         */
        post: operations["updatePost"];
        /**
         * Delete a post
         * @description Moves a post to the trash, from where an update with a status brings it back; with `force` removes it for good.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Update a post (PATCH)
         * @description Changes the named fields and leaves the others. A status takes a post out of the trash; moving the
         *     date of a published post ahead schedules it, moving it back publishes it. POST, PUT and PATCH do
         *     the same.
         */
        patch: operations["patchPost"];
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description Lists categories by name, also those that no post has. The `edit` context needs the right to edit them.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Create a category
         * @description Creates a category, at the top or below another one. Needs the right to manage categories. A name that another category on the same level has is refused with `term_exists`, and `data.term_id` tells which one has it.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a category
         * @description Reads one category. The `edit` context needs the right to edit it.
         */
        get: operations["getCategory"];
        /**
         * Update a category (PUT)
         * @description Changes the named fields and leaves the others. A new slug that another category has is refused with `duplicate_term_slug`. POST, PUT and PATCH do the same.
         */
        put: operations["putCategory"];
        /**
         * Update a category
         * @description Changes the named fields and leaves the others. A new slug that another category has is refused with `duplicate_term_slug`. POST, PUT and PATCH do the same.
         */
        post: operations["updateCategory"];
        /**
         * Delete a category
         * @description Removes a category for good, with `force=true` only: categories have no trash. The ones below it move up a level, and posts that had no other category get the default one, which itself cannot be deleted.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Update a category (PATCH)
         * @description Changes the named fields and leaves the others. A new slug that another category has is refused with `duplicate_term_slug`. POST, PUT and PATCH do the same.
         */
        patch: operations["patchCategory"];
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Lists tags by name, also those that no post has. The `edit` context needs the right to edit them.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Creates a tag. Everyone who may write posts may do so. A name that another tag has is refused with `term_exists`, and `data.term_id` tells which one has it.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a tag
         * @description Reads one tag. The `edit` context needs the right to edit it.
         */
        get: operations["getTag"];
        /**
         * Update a tag (PUT)
         * @description Changes the named fields and leaves the others. A new slug that another tag has is refused with `duplicate_term_slug`. POST, PUT and PATCH do the same.
         */
        put: operations["putTag"];
        /**
         * Update a tag
         * @description Changes the named fields and leaves the others. A new slug that another tag has is refused with `duplicate_term_slug`. POST, PUT and PATCH do the same.
         */
        post: operations["updateTag"];
        /**
         * Delete a tag
         * @description Removes a tag for good and takes it off all posts. Needs `force=true`: tags have no trash.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /**
         * Update a tag (PATCH)
         * @description Changes the named fields and leaves the others. A new slug that another tag has is refused with `duplicate_term_slug`. POST, PUT and PATCH do the same.
         */
        patch: operations["patchTag"];
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists users by name. Who may list users gets all of them. Everybody else gets those who have
         *     published something, and is refused `roles`, `capabilities`, `orderby=email`,
         *     `orderby=registered_date` and the `edit` context. `who=authors` is for those who may write.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a user
         * @description Reads one user. A user who has published nothing, and the `edit` context, answer only that user and those who may list users.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in user
         * @description Reads the user whose credentials came with the request, in any context. A good way to try credentials out.
         */
        get: operations["getCurrentUser"];
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
         * Format: iso-date-time
         * @description A date and time in ISO 8601, as `2026-03-01T09:30:00`. Without an offset it is in the site's time zone; with `Z` or an offset such as `+04:00` it is converted.
         * @example 2026-03-01T09:30:00
         */
        DateTimeInput: string;
        /**
         * @description The id of an item; positive, given by the service.
         * @example 7
         */
        Id: number;
        /**
         * @description Ids; a comma-separated list, or the parameter repeated.
         * @default []
         */
        IdListWithDefault: components["schemas"]["Id"][];
        /** @description Ids; a comma-separated list, or the parameter repeated. */
        IdList: components["schemas"]["Id"][];
        /** @description A filter by terms, as a list of term ids or as an object. */
        TermQuery: components["schemas"]["IdList"] | {
            terms?: components["schemas"]["IdList"];
            /**
             * @description Whether an item must have all terms or one of them.
             * @default OR
             * @example AND
             * @enum {string}
             */
            operator?: "AND" | "OR";
            /**
             * @description Whether terms below the given ones count too.
             * @default false
             * @example true
             */
            include_children?: boolean;
        };
        /** @description An exclusion by terms, as a list of term ids or as an object. */
        TermExclusion: components["schemas"]["IdList"] | {
            terms?: components["schemas"]["IdList"];
            /**
             * @description Whether terms below the given ones count too.
             * @default false
             * @example true
             */
            include_children?: boolean;
        };
        /** @description A filter by terms, as a list of term ids or as an object. */
        TagQuery: components["schemas"]["IdList"] | {
            terms?: components["schemas"]["IdList"];
            /**
             * @description Whether an item must have all terms or one of them.
             * @default OR
             * @example AND
             * @enum {string}
             */
            operator?: "AND" | "OR";
        };
        /** @description An exclusion by terms, as a list of term ids or as an object. */
        TagExclusion: components["schemas"]["IdList"] | {
            terms?: components["schemas"]["IdList"];
        };
        /**
         * @description The kind of post, for themes that show a quote or a video in its own way.
         * @example standard
         * @enum {string}
         */
        PostFormat: "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio";
        /**
         * Format: date-time-local
         * @description A date and time in ISO 8601 without an offset, as `2026-03-01T09:30:00`.
         * @example 2026-03-01T09:30:00
         */
        DateTime: string;
        /** @description A text in two forms. */
        Text: {
            /**
             * @description The text as it was written.
             * @example Ferry timetable
             */
            raw?: string;
            /**
             * @description The text as HTML, ready to show.
             * @example Ferry timetable
             */
            rendered: string;
        };
        /** @description The body in its forms. `rendered` is empty while a password protects it. */
        Content: {
            /**
             * @description The body as it was written.
             * @example The first boat leaves at seven.
             */
            raw?: string;
            /**
             * @description The body as HTML, ready to show.
             * @example <p>The first boat leaves at seven.</p>
             */
            rendered: string;
            /**
             * @description 1 if the body is made of blocks, else 0.
             * @example 0
             */
            block_version?: number;
            /**
             * @description Whether a password protects the body.
             * @example false
             */
            protected: boolean;
        };
        /** @description The summary in its forms. Without a written one it is made from the first 55 words of the body. `rendered` is empty while a password protects it. */
        Excerpt: {
            /**
             * @description The summary as it was written; empty if it is made from the body.
             * @example Boats from seven.
             */
            raw?: string;
            /**
             * @description The summary as HTML, ready to show.
             * @example <p>Boats from seven.</p>
             */
            rendered: string;
            /**
             * @description Whether a password protects the summary.
             * @example false
             */
            protected: boolean;
        };
        /**
         * @description Open to answers from outside, or closed.
         * @example open
         * @enum {string}
         */
        OpenOrClosed: "open" | "closed";
        /** @description Further values of the item. */
        PostMeta: {
            /**
             * @description The footnotes of the body, as a JSON text.
             * @example
             */
            footnotes: string;
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
            [key: string]: components["schemas"]["Link"][];
        };
        /**
         * @description The linked resources that `_embed` brought along, by relation, in the order of `_links`.
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
        /** @description A post. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts and what only editors need. */
        Post: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description An address that never changes, to recognise the post by. */
            guid: components["schemas"]["Text"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description Protects content and excerpt; empty if there is none.
             * @example
             */
            password?: string;
            /**
             * @description Names the post in its address. Empty for drafts that were not given one.
             * @example ferry-timetable
             */
            slug: string;
            /**
             * @description The state of the post.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The kind of content.
             * @example post
             * @enum {string}
             */
            type: "post";
            /**
             * Format: uri
             * @description Where readers find it.
             * @example http://localhost:3000/ferry-timetable/
             */
            link: string;
            title: components["schemas"]["Text"];
            content: components["schemas"]["Content"];
            excerpt: components["schemas"]["Excerpt"];
            /**
             * @description The id of its author.
             * @example 2
             */
            author: number;
            /**
             * @description The id of its main picture, or 0.
             * @example 0
             */
            featured_media: number;
            /** @description Whether comments are welcome. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether notices from other sites are welcome. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description Whether it stays on top of the front page.
             * @example false
             */
            sticky: boolean;
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template: string;
            format: components["schemas"]["PostFormat"];
            meta: components["schemas"]["PostMeta"];
            /**
             * @description The ids of its categories, by name.
             * @example [
             *       1
             *     ]
             */
            categories: components["schemas"]["Id"][];
            /**
             * @description The ids of its tags, by name.
             * @example []
             */
            tags: components["schemas"]["Id"][];
            /**
             * @description Its address with a place for the slug.
             * @example http://localhost:3000/%postname%/
             */
            permalink_template?: string;
            /**
             * @description The slug that the service would give it, made from the title.
             * @example ferry-timetable
             */
            generated_slug?: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /**
         * @description Names the case for programs. Further codes may be added.
         * @example rest_invalid_param
         * @enum {string}
         */
        ErrorCode: "could-not-create-event" | "could-not-create-organizer" | "could-not-create-venue" | "duplicate_term_slug" | "empty_content" | "empty_term_name" | "event-archive-page-not-found" | "event-is-in-trash" | "event-not-accessible" | "internal_error" | "organizer-archive-page-not-found" | "organizer-is-in-trash" | "organizer-not-accessible" | "rest_already_trashed" | "rest_body_too_large" | "rest_cannot_assign_sticky" | "rest_cannot_create" | "rest_cannot_delete" | "rest_cannot_edit" | "rest_cannot_edit_others" | "rest_cannot_publish" | "rest_cannot_read" | "rest_cannot_update" | "rest_cannot_view" | "rest_forbidden" | "rest_forbidden_context" | "rest_forbidden_orderby" | "rest_forbidden_who" | "rest_invalid_author" | "rest_invalid_credentials" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_invalid_json" | "rest_invalid_param" | "rest_invalid_type" | "rest_missing_callback_param" | "rest_no_route" | "rest_no_search_term_defined" | "rest_not_logged_in" | "rest_orderby_include_missing_include" | "rest_post_exists" | "rest_post_incorrect_password" | "rest_post_invalid_id" | "rest_post_invalid_page_number" | "rest_post_invalid_parent" | "rest_post_invalid_type" | "rest_post_no_autosave" | "rest_revision_invalid_offset_number" | "rest_revision_invalid_page_number" | "rest_revision_parent_id_mismatch" | "rest_taxonomy_not_hierarchical" | "rest_term_invalid" | "rest_term_invalid_id" | "rest_title_required" | "rest_too_many_requests" | "rest_trash_not_supported" | "rest_url_required" | "rest_user_cannot_view" | "rest_user_invalid_id" | "term_exists" | "venue-archive-page-not-found" | "venue-is-in-trash" | "venue-not-accessible";
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
         * @description The state of an item. `publish` is public; `future` goes public at its date; `draft` and `pending` (waiting for review) are seen by those who may edit; `private` by its author and editors.
         * @example publish
         * @enum {string}
         */
        ContentStatus: "publish" | "future" | "draft" | "pending" | "private";
        /** @description A text, or an object with the text as `raw`. */
        TextInput: string | {
            /**
             * @description The text.
             * @example Ferry timetable
             */
            raw?: string;
        };
        /**
         * @description What can be written of every dated item. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Ferry timetable",
         *       "content": "The first boat leaves at seven.",
         *       "status": "publish"
         *     }
         */
        ContentInput: {
            /** @description When it is published, in the site's time zone. Null lets a draft take the date of its publication. */
            date?: components["schemas"]["DateTimeInput"] | null;
            /** @description The same in UTC. `date` wins if both are given. */
            date_gmt?: components["schemas"]["DateTimeInput"] | null;
            /**
             * @description Names the item in its address; brought into form and made unique.
             * @example ferry-timetable
             */
            slug?: string;
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description Protects the content, and the excerpt where there is one; empty takes the protection off.
             * @example
             */
            password?: string;
            title?: components["schemas"]["TextInput"];
            content?: components["schemas"]["TextInput"];
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template?: string;
        };
        /** @description Further values to change. Unknown keys are ignored; null resets a value. */
        PostMetaInput: {
            /**
             * @description The footnotes of the body, as a JSON text.
             * @example [{"id":"n1","content":"See the map."}]
             */
            footnotes?: string | null;
        };
        /**
         * @description What can be written of posts and pages alike.
         * @example {
         *       "title": "Ferry timetable",
         *       "content": "The first boat leaves at seven.",
         *       "excerpt": "Boats from seven."
         *     }
         */
        ArticleInput: {
            /**
             * @description The id of its author; writing in another's name needs the right to edit others' items.
             * @example 2
             */
            author?: number;
            excerpt?: components["schemas"]["TextInput"];
            /**
             * @description The id of its main picture; 0 takes it off.
             * @example 0
             */
            featured_media?: number;
            comment_status?: components["schemas"]["OpenOrClosed"];
            ping_status?: components["schemas"]["OpenOrClosed"];
            meta?: components["schemas"]["PostMetaInput"];
        } & components["schemas"]["ContentInput"];
        /**
         * @description What can be written of a post. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Ferry timetable",
         *       "content": "The first boat leaves at seven.",
         *       "excerpt": "Boats from seven.",
         *       "status": "publish"
         *     }
         */
        PostInput: {
            format?: components["schemas"]["PostFormat"];
            /**
             * @description Whether it stays on top of the front page.
             * @example false
             */
            sticky?: boolean;
            /**
             * @description The ids of its categories, replacing the former ones. Unknown ids are dropped.
             * @example [
             *       1
             *     ]
             */
            categories?: components["schemas"]["Id"][];
            /**
             * @description The ids of its tags, replacing the former ones. Unknown ids are dropped.
             * @example []
             */
            tags?: components["schemas"]["Id"][];
        } & components["schemas"]["ArticleInput"];
        /** @description The answer to a removal for good. */
        DeletedPost: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The post as it was. */
            previous: components["schemas"]["Post"];
        };
        /**
         * @description Further values of the item, by name. Empty if none are defined.
         * @example {}
         */
        Meta: {
            [key: string]: unknown;
        };
        /** @description A category. In the `embed` context the fields are those of a short preview. */
        Category: {
            id: components["schemas"]["Id"];
            /**
             * @description How many published posts have it.
             * @example 2
             */
            count: number;
            /**
             * @description What it is about; may be empty.
             * @example All about boats.
             */
            description: string;
            /**
             * Format: uri
             * @description Where readers find its posts.
             * @example http://localhost:3000/category/ferries/
             */
            link: string;
            /**
             * @description What readers know it by.
             * @example Ferries
             */
            name: string;
            /**
             * @description Names the category in its address.
             * @example ferries
             */
            slug: string;
            /**
             * @description The kind of term.
             * @example category
             * @enum {string}
             */
            taxonomy: "category";
            /**
             * @description The id of the category above it, or 0.
             * @example 0
             */
            parent: number;
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /**
         * @description What can be written of a category. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Ferries",
         *       "description": "All about boats.",
         *       "parent": 0
         *     }
         */
        CategoryInput: {
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
             * @description Names the category in its address; brought into form. Made from the name if a new category has none.
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
        CategoryCreation: WithRequired<components["schemas"]["CategoryInput"], "name">;
        /** @description The answer to a removal for good. */
        DeletedCategory: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The category as it was. */
            previous: components["schemas"]["Category"];
        };
        /** @description A tag. In the `embed` context the fields are those of a short preview. */
        Tag: {
            id: components["schemas"]["Id"];
            /**
             * @description How many published posts have it.
             * @example 2
             */
            count: number;
            /**
             * @description What it is about; may be empty.
             * @example All by the sea.
             */
            description: string;
            /**
             * Format: uri
             * @description Where readers find its posts.
             * @example http://localhost:3000/tag/harbour/
             */
            link: string;
            /**
             * @description What readers know it by.
             * @example Harbour
             */
            name: string;
            /**
             * @description Names the tag in its address.
             * @example harbour
             */
            slug: string;
            /**
             * @description The kind of term.
             * @example post_tag
             * @enum {string}
             */
            taxonomy: "post_tag";
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /**
         * @description What can be written of a tag. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Harbour",
         *       "description": "All by the sea."
         *     }
         */
        TagInput: {
            /**
             * @description What readers know it by; not empty.
             * @example Harbour
             */
            name?: string;
            /**
             * @description What it is about.
             * @example All by the sea.
             */
            description?: string;
            /**
             * @description Names the tag in its address; brought into form. Made from the name if a new tag has none.
             * @example harbour
             */
            slug?: string;
        };
        /** @description What a new tag is made of. It needs a name. */
        TagCreation: WithRequired<components["schemas"]["TagInput"], "name">;
        /** @description The answer to a removal for good. */
        DeletedTag: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The tag as it was. */
            previous: components["schemas"]["Tag"];
        };
        /** @description A user. In the `embed` context the fields are those of a short preview; `edit` adds what only the user and those who may list users see. */
        User: {
            id: components["schemas"]["Id"];
            /**
             * @description The name to sign in with.
             * @example nino
             */
            username?: string;
            /**
             * @description What readers know the user by.
             * @example Nino Beridze
             */
            name: string;
            /**
             * @description The first name; may be empty.
             * @example Nino
             */
            first_name?: string;
            /**
             * @description The last name; may be empty.
             * @example Beridze
             */
            last_name?: string;
            /**
             * @description Where the user gets mail.
             * @example nino@example.com
             */
            email?: string;
            /**
             * @description The user's website; may be empty.
             * @example https://nino.example.com
             */
            url: string;
            /**
             * @description What the user tells readers; may be empty.
             * @example Writes about the coast.
             */
            description: string;
            /**
             * Format: uri
             * @description Where readers find what the user has published.
             * @example http://localhost:3000/author/nino/
             */
            link: string;
            /**
             * @description The language that the user works in.
             * @example en_US
             */
            locale?: string;
            /**
             * @description A name to go by.
             * @example Nino
             */
            nickname?: string;
            /**
             * @description Names the user in that address.
             * @example nino
             */
            slug: string;
            /**
             * Format: date-time
             * @description When the account was made, in UTC.
             * @example 2026-01-05T08:00:00+00:00
             */
            registered_date?: string;
            /** @description The user's roles. */
            roles?: ("administrator" | "editor" | "author" | "contributor" | "subscriber")[];
            /**
             * @description What the user may do, by capability.
             * @example {
             *       "edit_posts": true
             *     }
             */
            capabilities?: {
                [key: string]: boolean;
            };
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
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
                /** @description How to sign in. */
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
        /** @description The signed-in user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_edit",
                 *       "message": "You may not change this item. Its author or an editor may.",
                 *       "data": {
                 *         "status": 403
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
        /** @description There is no such item. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_post_invalid_id",
                 *       "message": "There is no post with this id.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item is in the trash already. `force=true` removes it for good. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_already_trashed",
                 *       "message": "The item is in the trash already. Use force=true to remove it for good.",
                 *       "data": {
                 *         "status": 410
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A parameter is missing or wrong, or the name or the slug belongs to another term. `data.term_id` is the one that has the name. */
        BadTerm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "term_exists",
                 *       "message": "There is a term with this name already. Use it or choose another name.",
                 *       "data": {
                 *         "status": 400,
                 *         "term_id": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such term. */
        NoTerm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_term_invalid",
                 *       "message": "There is no term with this id.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Items of this kind have no trash. Use `force=true` to remove them for good. */
        TrashNotSupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_trash_not_supported",
                 *       "message": "Items of this kind cannot be trashed. Use force=true to delete them.",
                 *       "data": {
                 *         "status": 501
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The signed-in user may not see this of other users. */
        UserHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_user_cannot_view",
                 *       "message": "You may not see this user. Those who may list users may.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such user. */
        NoUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_user_invalid_id",
                 *       "message": "There is no user with this id.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody has signed in, or the credentials are wrong. */
        NotSignedIn: {
            headers: {
                /** @description How to sign in. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_not_logged_in",
                 *       "message": "Nobody is signed in. Send an application password.",
                 *       "data": {
                 *         "status": 401
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Who the answer is for. `view` is what a reader sees, `embed` a short form, `edit` adds what only editors see (raw texts, password) and needs the right to edit. */
        context: "view" | "embed" | "edit";
        /** @description Which page of the list. */
        page: number;
        /** @description How many items a page holds. */
        perPage: number;
        /** @description Words that must all occur in title, text or excerpt. `"two words"` in double quotes are one phrase, `-word` must not occur. Parts of words match; letter case does not matter. */
        search: string;
        /** @description Only items published later than this moment. Site time, unless an offset is given. */
        after: components["schemas"]["DateTimeInput"];
        /** @description Only items changed later than this moment. Site time, unless an offset is given. */
        modifiedAfter: components["schemas"]["DateTimeInput"];
        /** @description Only items of these authors. */
        author: components["schemas"]["IdListWithDefault"];
        /** @description No items of these authors. */
        authorExclude: components["schemas"]["IdListWithDefault"];
        /** @description Only items published earlier than this moment. Site time, unless an offset is given. */
        before: components["schemas"]["DateTimeInput"];
        /** @description Only items changed earlier than this moment. Site time, unless an offset is given. */
        modifiedBefore: components["schemas"]["DateTimeInput"];
        /** @description No items with these ids. */
        exclude: components["schemas"]["IdListWithDefault"];
        /** @description Only the items with these ids. */
        include: components["schemas"]["IdListWithDefault"];
        /** @description With `exact`, the whole field must equal the searched text. */
        searchSemantics: "exact";
        /** @description How many items to skip. Takes the place of `page`. */
        offset: number;
        /** @description Ascending or descending. */
        order: "asc" | "desc";
        /** @description What the list is sorted by. `include` and `include_slugs` keep the order of those parameters, `relevance` needs `search` and puts matches in titles first. */
        orderby: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title";
        /** @description Where `search` looks. All three by default. */
        searchColumns: ("post_title" | "post_content" | "post_excerpt")[];
        /** @description Only the items with these slugs. */
        slug: string[];
        /** @description Only items of these states. Anything but `publish` is for users who may edit; they see what they may read. `any` stands for all but the trash. */
        status: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "any")[];
        /** @description Whether an item must meet all filters by term (`AND`, the default) or one of them (`OR`). */
        taxRelation: "AND" | "OR";
        /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
        fields: string[];
        /** @description Brings linked resources along under `_embedded`, all that can be embedded, or the named relations alone. */
        embed: string[];
        /** @description The item's id. */
        id: components["schemas"]["Id"];
        /** @description How many words a generated excerpt has. A written excerpt stays whole. */
        excerptLength: number;
        /** @description The password of a protected item. It unlocks content and excerpt. */
        password: string;
        /** @description Whether the item is removed for good instead of going to the trash. */
        force: boolean;
        /** @description A part of the name or the slug. Letter case does not matter. */
        termSearch: string;
        /** @description Ascending or descending. */
        orderAscending: "asc" | "desc";
        /** @description What the list is sorted by. `include` and `include_slugs` keep the order of those parameters, `count` goes by the number of items. */
        termOrderby: "id" | "include" | "name" | "slug" | "include_slugs" | "term_group" | "description" | "count";
        /** @description With true, only terms that items have. */
        termHideEmpty: boolean;
        /** @description Only terms directly below this one. 0 stands for the top level. */
        termParent: components["schemas"]["Id"];
        /** @description Only terms of the item with this id. */
        termPost: components["schemas"]["Id"];
        /** @description Must be true, for items of this kind have no trash. */
        forceRequired: boolean;
    };
    requestBodies: never;
    headers: {
        /** @description How many items there are on all pages together. */
        total: number;
        /** @description How many pages there are. */
        totalPages: number;
        /** @description Addresses of the neighbouring pages, as `rel="next"` and `rel="prev"`. */
        link: string;
        /** @description How to sign in. */
        wwwAuthenticate: string;
        /** @description Seconds until the next try makes sense. */
        retryAfter: number;
        /** @description The address of the new item. */
        location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPosts: {
        parameters: {
            query: {
                /** @description Who the answer is for. `view` is what a reader sees, `embed` a short form, `edit` adds what only editors see (raw texts, password) and needs the right to edit. */
                context: components["parameters"]["context"];
                /** @description Which page of the list. */
                page: components["parameters"]["page"];
                /** @description How many items a page holds. */
                per_page: components["parameters"]["perPage"];
                /** @description Words that must all occur in title, text or excerpt. `"two words"` in double quotes are one phrase, `-word` must not occur. Parts of words match; letter case does not matter. */
                search?: components["parameters"]["search"];
                /** @description Only items published later than this moment. Site time, unless an offset is given. */
                after?: components["parameters"]["after"];
                /** @description Only items changed later than this moment. Site time, unless an offset is given. */
                modified_after?: components["parameters"]["modifiedAfter"];
                /** @description Only items of these authors. */
                author: components["parameters"]["author"];
                /** @description No items of these authors. */
                author_exclude: components["parameters"]["authorExclude"];
                /** @description Only items published earlier than this moment. Site time, unless an offset is given. */
                before?: components["parameters"]["before"];
                /** @description Only items changed earlier than this moment. Site time, unless an offset is given. */
                modified_before?: components["parameters"]["modifiedBefore"];
                /** @description No items with these ids. */
                exclude: components["parameters"]["exclude"];
                /** @description Only the items with these ids. */
                include: components["parameters"]["include"];
                /** @description With `exact`, the whole field must equal the searched text. */
                search_semantics?: components["parameters"]["searchSemantics"];
                /** @description How many items to skip. Takes the place of `page`. */
                offset?: components["parameters"]["offset"];
                /** @description Ascending or descending. */
                order: components["parameters"]["order"];
                /** @description What the list is sorted by. `include` and `include_slugs` keep the order of those parameters, `relevance` needs `search` and puts matches in titles first. */
                orderby: components["parameters"]["orderby"];
                /** @description Where `search` looks. All three by default. */
                search_columns: components["parameters"]["searchColumns"];
                /** @description Only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Only items of these states. Anything but `publish` is for users who may edit; they see what they may read. `any` stands for all but the trash. */
                status: components["parameters"]["status"];
                /** @description Whether an item must meet all filters by term (`AND`, the default) or one of them (`OR`). */
                tax_relation?: components["parameters"]["taxRelation"];
                /** @description Only posts in these categories. */
                categories?: components["schemas"]["TermQuery"];
                /** @description No posts in these categories. */
                categories_exclude?: components["schemas"]["TermExclusion"];
                /** @description Only posts with these tags. */
                tags?: components["schemas"]["TagQuery"];
                /** @description No posts with these tags. */
                tags_exclude?: components["schemas"]["TagExclusion"];
                /** @description Only sticky posts, or only others. */
                sticky?: boolean;
                /** @description With false, sticky posts come first on the first page of a list that is not filtered otherwise. */
                ignore_sticky: boolean;
                /** @description Only posts of these formats. */
                format?: components["schemas"]["PostFormat"][];
                /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Brings linked resources along under `_embedded`, all that can be embedded, or the named relations alone. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    /** @description How many items there are on all pages together. */
                    "X-CMS-Total": number;
                    /** @description How many pages there are. */
                    "X-CMS-TotalPages": number;
                    /** @description Addresses of the neighbouring pages, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createPost: {
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
                 *       "title": "Ferry timetable",
                 *       "content": "The first boat leaves at seven.",
                 *       "excerpt": "Boats from seven.",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description The new post, in the `edit` context. */
            201: {
                headers: {
                    /** @description The address of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getPost: {
        parameters: {
            query: {
                /** @description Who the answer is for. `view` is what a reader sees, `embed` a short form, `edit` adds what only editors see (raw texts, password) and needs the right to edit. */
                context: components["parameters"]["context"];
                /** @description How many words a generated excerpt has. A written excerpt stays whole. */
                excerpt_length?: components["parameters"]["excerptLength"];
                /** @description The password of a protected item. It unlocks content and excerpt. */
                password?: components["parameters"]["password"];
                /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Brings linked resources along under `_embedded`, all that can be embedded, or the named relations alone. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    putPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Ferry timetable",
                 *       "content": "The first boat leaves at seven.",
                 *       "excerpt": "Boats from seven.",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description The changed post, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Ferry timetable",
                 *       "content": "The first boat leaves at seven.",
                 *       "excerpt": "Boats from seven.",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description The changed post, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deletePost: {
        parameters: {
            query: {
                /** @description Whether the item is removed for good instead of going to the trash. */
                force: components["parameters"]["force"];
            };
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trashed post, or what was removed for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"] | components["schemas"]["DeletedPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    patchPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Ferry timetable",
                 *       "content": "The first boat leaves at seven.",
                 *       "excerpt": "Boats from seven.",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description The changed post, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listCategories: {
        parameters: {
            query: {
                /** @description Who the answer is for. `view` is what a reader sees, `embed` a short form, `edit` adds what only editors see (raw texts, password) and needs the right to edit. */
                context: components["parameters"]["context"];
                /** @description Which page of the list. */
                page: components["parameters"]["page"];
                /** @description How many items a page holds. */
                per_page: components["parameters"]["perPage"];
                /** @description A part of the name or the slug. Letter case does not matter. */
                search?: components["parameters"]["termSearch"];
                /** @description No items with these ids. */
                exclude: components["parameters"]["exclude"];
                /** @description Only the items with these ids. */
                include: components["parameters"]["include"];
                /** @description Ascending or descending. */
                order: components["parameters"]["orderAscending"];
                /** @description What the list is sorted by. `include` and `include_slugs` keep the order of those parameters, `count` goes by the number of items. */
                orderby: components["parameters"]["termOrderby"];
                /** @description With true, only terms that items have. */
                hide_empty: components["parameters"]["termHideEmpty"];
                /** @description Only terms directly below this one. 0 stands for the top level. */
                parent?: components["parameters"]["termParent"];
                /** @description Only terms of the item with this id. */
                post?: components["parameters"]["termPost"];
                /** @description Only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Brings linked resources along under `_embedded`, all that can be embedded, or the named relations alone. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories. */
            200: {
                headers: {
                    /** @description How many items there are on all pages together. */
                    "X-CMS-Total": number;
                    /** @description How many pages there are. */
                    "X-CMS-TotalPages": number;
                    /** @description Addresses of the neighbouring pages, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createCategory: {
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
                 *       "name": "Ferries",
                 *       "description": "All about boats.",
                 *       "parent": 0
                 *     }
                 */
                "application/json": components["schemas"]["CategoryCreation"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    /** @description The address of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getCategory: {
        parameters: {
            query: {
                /** @description Who the answer is for. `view` is what a reader sees, `embed` a short form, `edit` adds what only editors see (raw texts, password) and needs the right to edit. */
                context: components["parameters"]["context"];
                /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Brings linked resources along under `_embedded`, all that can be embedded, or the named relations alone. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    putCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
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
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description The changed category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
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
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description The changed category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteCategory: {
        parameters: {
            query: {
                /** @description Must be true, for items of this kind have no trash. */
                force: components["parameters"]["forceRequired"];
            };
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
        };
    };
    patchCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
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
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description The changed category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listTags: {
        parameters: {
            query: {
                /** @description Who the answer is for. `view` is what a reader sees, `embed` a short form, `edit` adds what only editors see (raw texts, password) and needs the right to edit. */
                context: components["parameters"]["context"];
                /** @description Which page of the list. */
                page: components["parameters"]["page"];
                /** @description How many items a page holds. */
                per_page: components["parameters"]["perPage"];
                /** @description A part of the name or the slug. Letter case does not matter. */
                search?: components["parameters"]["termSearch"];
                /** @description No items with these ids. */
                exclude: components["parameters"]["exclude"];
                /** @description Only the items with these ids. */
                include: components["parameters"]["include"];
                /** @description How many items to skip. Takes the place of `page`. */
                offset?: components["parameters"]["offset"];
                /** @description Ascending or descending. */
                order: components["parameters"]["orderAscending"];
                /** @description What the list is sorted by. `include` and `include_slugs` keep the order of those parameters, `count` goes by the number of items. */
                orderby: components["parameters"]["termOrderby"];
                /** @description With true, only terms that items have. */
                hide_empty: components["parameters"]["termHideEmpty"];
                /** @description Only terms of the item with this id. */
                post?: components["parameters"]["termPost"];
                /** @description Only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Brings linked resources along under `_embedded`, all that can be embedded, or the named relations alone. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    /** @description How many items there are on all pages together. */
                    "X-CMS-Total": number;
                    /** @description How many pages there are. */
                    "X-CMS-TotalPages": number;
                    /** @description Addresses of the neighbouring pages, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createTag: {
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
                 *       "name": "Harbour",
                 *       "description": "All by the sea."
                 *     }
                 */
                "application/json": components["schemas"]["TagCreation"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    /** @description The address of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getTag: {
        parameters: {
            query: {
                /** @description Who the answer is for. `view` is what a reader sees, `embed` a short form, `edit` adds what only editors see (raw texts, password) and needs the right to edit. */
                context: components["parameters"]["context"];
                /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Brings linked resources along under `_embedded`, all that can be embedded, or the named relations alone. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    putTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour",
                 *       "description": "All by the sea."
                 *     }
                 */
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The changed tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour",
                 *       "description": "All by the sea."
                 *     }
                 */
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The changed tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteTag: {
        parameters: {
            query: {
                /** @description Must be true, for items of this kind have no trash. */
                force: components["parameters"]["forceRequired"];
            };
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
        };
    };
    patchTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour",
                 *       "description": "All by the sea."
                 *     }
                 */
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The changed tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listUsers: {
        parameters: {
            query: {
                /** @description Who the answer is for. `view` is what a reader sees, `embed` a short form, `edit` adds what only editors see (raw texts, password) and needs the right to edit. */
                context: components["parameters"]["context"];
                /** @description Which page of the list. */
                page: components["parameters"]["page"];
                /** @description How many items a page holds. */
                per_page: components["parameters"]["perPage"];
                /** @description A part of the name, slug or address of the website; of the login name and the e-mail address too for those who may list users. Letter case does not matter. */
                search?: string;
                /** @description No items with these ids. */
                exclude: components["parameters"]["exclude"];
                /** @description Only the items with these ids. */
                include: components["parameters"]["include"];
                /** @description How many items to skip. Takes the place of `page`. */
                offset?: components["parameters"]["offset"];
                /** @description Ascending or descending. */
                order: components["parameters"]["orderAscending"];
                /** @description What the list is sorted by. `include` and `include_slugs` keep the order of those parameters; `email` and `registered_date` are for those who may list users. */
                orderby: "id" | "include" | "name" | "registered_date" | "slug" | "include_slugs" | "email" | "url";
                /** @description Only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Only users with one of these roles. For those who may list users. */
                roles?: string[];
                /** @description Only users with one of these capabilities. For those who may list users. */
                capabilities?: string[];
                /** @description Only users who may write. For those who may write themselves. */
                who?: "authors";
                /** @description With true, only users who have published something. */
                has_published_posts?: boolean;
                /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Brings linked resources along under `_embedded`, all that can be embedded, or the named relations alone. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    /** @description How many items there are on all pages together. */
                    "X-CMS-Total": number;
                    /** @description How many pages there are. */
                    "X-CMS-TotalPages": number;
                    /** @description Addresses of the neighbouring pages, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserHidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getUser: {
        parameters: {
            query: {
                /** @description Who the answer is for. `view` is what a reader sees, `embed` a short form, `edit` adds what only editors see (raw texts, password) and needs the right to edit. */
                context: components["parameters"]["context"];
                /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Brings linked resources along under `_embedded`, all that can be embedded, or the named relations alone. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The item's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserHidden"];
            404: components["responses"]["NoUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getCurrentUser: {
        parameters: {
            query: {
                /** @description Who the answer is for. `view` is what a reader sees, `embed` a short form, `edit` adds what only editors see (raw texts, password) and needs the right to edit. */
                context: components["parameters"]["context"];
                /** @description Only these fields, nested ones with dots, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Brings linked resources along under `_embedded`, all that can be embedded, or the named relations alone. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
