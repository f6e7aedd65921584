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
         * @description Describes every route of the namespace, in the same format as the site index.
         */
        get: operations["getContentIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Returns posts, newest first unless `orderby` and `order` say otherwise. Filters of different kinds are
         *     combined, and each one narrows the list. Anonymous callers get published posts. Users with the right to
         *     edit can request other statuses and get the posts that they can read. The totals count only the posts
         *     that the caller can see.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Create a post
         * @description Creates a post. By default it is a draft, and the caller is its author. At least one of title, content
         *     and excerpt is required. A post with the status `publish` and a date in the future is scheduled. Unsafe
         *     markup is removed unless the caller has the right to use unfiltered HTML.
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
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
            };
            cookie?: never;
        };
        /**
         * Get a post
         * @description Returns one post. An unpublished post is returned only to users with the right to read it. The content
         *     of a password-protected post is included if the request has the password, and in the `edit` context.
         */
        get: operations["getPost"];
        /**
         * Update a post (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a post from
         *     the trash. If you move the date of a published post into the future, the post is scheduled; if you move
         *     it back, the post is published. POST, PUT and PATCH are equivalent.
         */
        put: operations["putPost"];
        /**
         * Update a post
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a post from
         *     the trash. If you move the date of a published post into the future, the post is scheduled; if you move
         *     it back, the post is published. POST, PUT and PATCH are equivalent.
         */
        post: operations["updatePost"];
        /**
         * Delete a post
         * @description Moves a post to the trash. To restore it, update its status. With `force=true`, the post is deleted permanently.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Update a post (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a post from
         *     the trash. If you move the date of a published post into the future, the post is scheduled; if you move
         *     it back, the post is published. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchPost"];
        trace?: never;
    };
    "/posts/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the post that the revisions or autosaves belong to. */
                parent: components["parameters"]["postParent"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a post
         * @description Returns the revisions of a post, including autosaves, newest first unless `orderby` and `order` say
         *     otherwise. Each change to the title, content, excerpt or footnotes creates a revision that holds the new
         *     text. Requires the right to edit the post.
         */
        get: operations["listPostRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{parent}/revisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the post that the revisions or autosaves belong to. */
                parent: components["parameters"]["postParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get a revision of a post
         * @description Returns one revision of a post. Requires the right to edit the post.
         */
        get: operations["getPostRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a post
         * @description Deletes a revision permanently. The post itself does not change. Requires `force=true`, because revisions have no trash, and the right to delete the post.
         */
        delete: operations["deletePostRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/autosaves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a post
         * @description Returns the autosaves of a post, newest first. Each user has at most one. Requires the right to edit the post.
         */
        get: operations["listPostAutosaves"];
        put?: never;
        /**
         * Autosave a post
         * @description Stores unsaved changes without changing the post. Each user has one autosave per post; saving again
         *     updates the text fields in the request and keeps the others. If the post is the caller's own draft and
         *     nobody else is editing it, the draft itself is updated; the response then has the ID of the post and
         *     `parent` 0.
         */
        post: operations["createPostAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{parent}/autosaves/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the post that the revisions or autosaves belong to. */
                parent: components["parameters"]["postParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get an autosave of a post
         * @description Returns the autosave of one user. Requires the right to edit the post.
         */
        get: operations["getPostAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
            };
            cookie?: never;
        };
        /**
         * List the preview links of a post
         * @description Returns the preview links that are valid, newest first, without their tokens. Requires the right to edit the item.
         */
        get: operations["listPostPreviewLinks"];
        put?: never;
        /**
         * Create a preview link of a post
         * @description Creates a link with which anyone can read the item as it would be published, until the link expires or is revoked.
         *     Send its token in `X-Preview-Token`, or open `link` in a browser. The token is not shown again.
         *
         *     With the token, an item can be read whatever its status (but the trash) and without its password: with its newest
         *     autosave, with what it embeds, and with the unpublished files that are attached to it. Everything else is as for
         *     anonymous callers. Responses to requests with a token are never cached.
         *
         *     Requires the right to edit the item. The link ends when its creator loses this right.
         */
        post: operations["createPostPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{parent}/preview-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the post that the revisions or autosaves belong to. */
                parent: components["parameters"]["postParent"];
                /** @description The ID of the preview link. */
                id: components["parameters"]["previewLinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a preview link of a post
         * @description Revokes a preview link at once. Requires the right to edit the item.
         */
        delete: operations["deletePostPreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages
         * @description Returns pages, newest first unless `orderby` and `order` say otherwise. Filters of different kinds are
         *     combined, and each one narrows the list. Anonymous callers get published pages. Users with the right to
         *     edit can request other statuses and get the pages that they can read. The totals count only the pages
         *     that the caller can see.
         */
        get: operations["listPages"];
        put?: never;
        /**
         * Create a page
         * @description Creates a page, at the top level or below a parent page. By default it is a draft, and the caller is its
         *     author. A page can be created without any text. A page with the status `publish` and a date in the future
         *     is scheduled. Requires the right to edit pages.
         */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
            };
            cookie?: never;
        };
        /**
         * Get a page
         * @description Returns one page. An unpublished page is returned only to users with the right to read it. The content
         *     of a password-protected page is included if the request has the password, and in the `edit` context.
         */
        get: operations["getPage"];
        /**
         * Update a page (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a page from
         *     the trash. If you move the date of a published page into the future, the page is scheduled; if you move
         *     it back, the page is published. A new `parent` moves the page in the hierarchy and changes its URL. POST,
         *     PUT and PATCH are equivalent.
         */
        put: operations["putPage"];
        /**
         * Update a page
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a page from
         *     the trash. If you move the date of a published page into the future, the page is scheduled; if you move
         *     it back, the page is published. A new `parent` moves the page in the hierarchy and changes its URL. POST,
         *     PUT and PATCH are equivalent.
         */
        post: operations["updatePage"];
        /**
         * Delete a page
         * @description Moves a page to the trash. To restore it, update its status. With `force=true`, the page is deleted permanently and its child pages move up one level.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        /**
         * Update a page (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a page from
         *     the trash. If you move the date of a published page into the future, the page is scheduled; if you move
         *     it back, the page is published. A new `parent` moves the page in the hierarchy and changes its URL. POST,
         *     PUT and PATCH are equivalent.
         */
        patch: operations["patchPage"];
        trace?: never;
    };
    "/pages/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the page that the revisions or autosaves belong to. */
                parent: components["parameters"]["pageParent"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a page
         * @description Returns the revisions of a page, including autosaves, newest first unless `orderby` and `order` say
         *     otherwise. Each change to the title, content, excerpt or footnotes creates a revision that holds the new
         *     text. Requires the right to edit the page.
         */
        get: operations["listPageRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{parent}/revisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the page that the revisions or autosaves belong to. */
                parent: components["parameters"]["pageParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get a revision of a page
         * @description Returns one revision of a page. Requires the right to edit the page.
         */
        get: operations["getPageRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a page
         * @description Deletes a revision permanently. The page itself does not change. Requires `force=true`, because revisions have no trash, and the right to delete the page.
         */
        delete: operations["deletePageRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/autosaves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a page
         * @description Returns the autosaves of a page, newest first. Each user has at most one. Requires the right to edit the page.
         */
        get: operations["listPageAutosaves"];
        put?: never;
        /**
         * Autosave a page
         * @description Stores unsaved changes without changing the page. Each user has one autosave per page; saving again
         *     updates the text fields in the request and keeps the others. If the page is the caller's own draft and
         *     nobody else is editing it, the draft itself is updated; the response then has the ID of the page and
         *     `parent` 0.
         */
        post: operations["createPageAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{parent}/autosaves/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the page that the revisions or autosaves belong to. */
                parent: components["parameters"]["pageParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get an autosave of a page
         * @description Returns the autosave of one user. Requires the right to edit the page.
         */
        get: operations["getPageAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
            };
            cookie?: never;
        };
        /**
         * List the preview links of a page
         * @description Returns the preview links that are valid, newest first, without their tokens. Requires the right to edit the item.
         */
        get: operations["listPagePreviewLinks"];
        put?: never;
        /**
         * Create a preview link of a page
         * @description Creates a link with which anyone can read the item as it would be published, until the link expires or is revoked.
         *     Send its token in `X-Preview-Token`, or open `link` in a browser. The token is not shown again.
         *
         *     With the token, an item can be read whatever its status (but the trash) and without its password: with its newest
         *     autosave, with what it embeds, and with the unpublished files that are attached to it. Everything else is as for
         *     anonymous callers. Responses to requests with a token are never cached.
         *
         *     Requires the right to edit the item. The link ends when its creator loses this right.
         */
        post: operations["createPagePreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{parent}/preview-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the page that the revisions or autosaves belong to. */
                parent: components["parameters"]["pageParent"];
                /** @description The ID of the preview link. */
                id: components["parameters"]["previewLinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a preview link of a page
         * @description Revokes a preview link at once. Requires the right to edit the item.
         */
        delete: operations["deletePagePreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocks
         * @description Returns reusable blocks, newest first unless `orderby` and `order` say otherwise. Only users with
         *     the right to edit posts can see blocks; for all other callers, the list is empty. Filters of different
         *     kinds are combined, and each one narrows the list. The totals count only the blocks that the caller can
         *     see.
         */
        get: operations["listBlocks"];
        put?: never;
        /**
         * Create a block
         * @description Creates a reusable block. By default it is a draft, and the caller is its author. At least one of title,
         *     content and excerpt is required. Requires the right to publish posts. Unsafe markup is removed unless
         *     the caller has the right to use unfiltered HTML.
         */
        post: operations["createBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the block. */
                id: components["parameters"]["blockId"];
            };
            cookie?: never;
        };
        /**
         * Get a block
         * @description Returns one block, as it was written. Requires the right to edit posts. The content of a
         *     password-protected block is included if the request has the password, and in the `edit` context.
         */
        get: operations["getBlock"];
        /**
         * Update a block (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a block from the trash. POST, PUT and PATCH are equivalent.
         */
        put: operations["putBlock"];
        /**
         * Update a block
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a block from the trash. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateBlock"];
        /**
         * Delete a block
         * @description Moves a block to the trash. To restore it, update its status. With `force=true`, the block is deleted permanently.
         */
        delete: operations["deleteBlock"];
        options?: never;
        head?: never;
        /**
         * Update a block (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a block from the trash. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchBlock"];
        trace?: never;
    };
    "/blocks/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the block that the revisions or autosaves belong to. */
                parent: components["parameters"]["blockParent"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a block
         * @description Returns the revisions of a block, including autosaves, newest first unless `orderby` and `order` say
         *     otherwise. Each change to the title, content, excerpt or footnotes creates a revision that holds the new
         *     text. Requires the right to edit the block.
         */
        get: operations["listBlockRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks/{parent}/revisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the block that the revisions or autosaves belong to. */
                parent: components["parameters"]["blockParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get a revision of a block
         * @description Returns one revision of a block. Requires the right to edit the block.
         */
        get: operations["getBlockRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a block
         * @description Deletes a revision permanently. The block itself does not change. Requires `force=true`, because revisions have no trash, and the right to delete the block.
         */
        delete: operations["deleteBlockRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks/{id}/autosaves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the block. */
                id: components["parameters"]["blockId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a block
         * @description Returns the autosaves of a block, newest first. Each user has at most one. Requires the right to edit the block.
         */
        get: operations["listBlockAutosaves"];
        put?: never;
        /**
         * Autosave a block
         * @description Stores unsaved changes without changing the block. Each user has one autosave per block; saving again
         *     updates the text fields in the request and keeps the others. If the block is the caller's own draft and
         *     nobody else is editing it, the draft itself is updated; the response then has the ID of the block and
         *     `parent` 0.
         */
        post: operations["createBlockAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks/{parent}/autosaves/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the block that the revisions or autosaves belong to. */
                parent: components["parameters"]["blockParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get an autosave of a block
         * @description Returns the autosave of one user. Requires the right to edit the block.
         */
        get: operations["getBlockAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List navigation menus
         * @description Returns navigation menus, newest first unless `orderby` and `order` say otherwise. All callers get
         *     published menus; administrators can request other statuses. The totals count only the menus that the
         *     caller can see.
         */
        get: operations["listNavigation"];
        put?: never;
        /**
         * Create a navigation menu
         * @description Creates a navigation menu. By default it is a draft. Administrators only.
         */
        post: operations["createNavigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the navigation menu. */
                id: components["parameters"]["navigationId"];
            };
            cookie?: never;
        };
        /**
         * Get a navigation menu
         * @description Returns one navigation menu. Only administrators can read unpublished menus. The content of a
         *     password-protected menu is included if the request has the password, and in the `edit` context.
         */
        get: operations["getNavigation"];
        /**
         * Update a navigation menu (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a navigation
         *     menu from the trash. POST, PUT and PATCH are equivalent. Administrators only.
         */
        put: operations["putNavigation"];
        /**
         * Update a navigation menu
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a navigation
         *     menu from the trash. POST, PUT and PATCH are equivalent. Administrators only.
         */
        post: operations["updateNavigation"];
        /**
         * Delete a navigation menu
         * @description Moves a navigation menu to the trash. To restore it, update its status. With `force=true`, the menu is deleted permanently. Administrators only.
         */
        delete: operations["deleteNavigation"];
        options?: never;
        head?: never;
        /**
         * Update a navigation menu (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. Setting a status restores a navigation
         *     menu from the trash. POST, PUT and PATCH are equivalent. Administrators only.
         */
        patch: operations["patchNavigation"];
        trace?: never;
    };
    "/navigation/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the navigation menu that the revisions or autosaves belong to. */
                parent: components["parameters"]["navigationParent"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a navigation menu
         * @description Returns the revisions of a navigation menu, including autosaves, newest first unless `orderby` and
         *     `order` say otherwise. Each change to the title or content creates a revision that holds the new text.
         *     Requires the right to edit the menu.
         */
        get: operations["listNavigationRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation/{parent}/revisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the navigation menu that the revisions or autosaves belong to. */
                parent: components["parameters"]["navigationParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get a revision of a navigation menu
         * @description Returns one revision of a navigation menu. Requires the right to edit the menu.
         */
        get: operations["getNavigationRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a navigation menu
         * @description Deletes a revision permanently. The menu itself does not change. Requires `force=true`, because revisions have no trash, and the right to delete the menu.
         */
        delete: operations["deleteNavigationRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation/{id}/autosaves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the navigation menu. */
                id: components["parameters"]["navigationId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a navigation menu
         * @description Returns the autosaves of a navigation menu, newest first. Each user has at most one. Requires the right to edit the menu.
         */
        get: operations["listNavigationAutosaves"];
        put?: never;
        /**
         * Autosave a navigation menu
         * @description Stores unsaved changes without changing the menu. Each user has one autosave per menu; saving again
         *     updates the text fields in the request and keeps the others. If the menu is the caller's own draft and
         *     nobody else is editing it, the draft itself is updated; the response then has the ID of the menu and
         *     `parent` 0.
         */
        post: operations["createNavigationAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation/{parent}/autosaves/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the navigation menu that the revisions or autosaves belong to. */
                parent: components["parameters"]["navigationParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get an autosave of a navigation menu
         * @description Returns the autosave of one user. Requires the right to edit the menu.
         */
        get: operations["getNavigationAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menu items
         * @description Returns menu items, in menu order and 100 per page by default. Requires the right to edit posts.
         *     Filters of different kinds are combined, and each one narrows the list. Only administrators can list
         *     drafts, with `status`.
         */
        get: operations["listMenuItems"];
        put?: never;
        /**
         * Create a menu item
         * @description Creates a menu item. A menu item links to a custom URL (`custom`, which requires `title` and `url`), a
         *     content item (`post_type` with `object_id`), a term (`taxonomy` with `object_id`) or the archive of a
         *     content type (`post_type_archive` with `object`). Omitted fields default to `type` `custom`, `status`
         *     `publish`, `parent` 0, `menu_order` 1 and `object_id` 0. Administrators only.
         */
        post: operations["createMenuItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the menu item. */
                id: components["parameters"]["menuItemId"];
            };
            cookie?: never;
        };
        /**
         * Get a menu item
         * @description Returns one menu item. Requires the right to edit posts. The `edit` context is available only to administrators.
         */
        get: operations["getMenuItem"];
        /**
         * Update a menu item (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. The defaults for new items do not apply. POST, PUT and PATCH are equivalent. Administrators only.
         */
        put: operations["putMenuItem"];
        /**
         * Update a menu item
         * @description Updates the fields in the request and leaves the others unchanged. The defaults for new items do not apply. POST, PUT and PATCH are equivalent. Administrators only.
         */
        post: operations["updateMenuItem"];
        /**
         * Delete a menu item
         * @description Deletes a menu item permanently. Requires `force=true`, because menu items have no trash. Child items are kept. Administrators only.
         */
        delete: operations["deleteMenuItem"];
        options?: never;
        head?: never;
        /**
         * Update a menu item (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. The defaults for new items do not apply. POST, PUT and PATCH are equivalent. Administrators only.
         */
        patch: operations["patchMenuItem"];
        trace?: never;
    };
    "/menu-items/{id}/autosaves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the menu item. */
                id: components["parameters"]["menuItemId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a menu item
         * @description Returns the autosaves of a menu item, newest first. Each user has at most one. Requires the right to edit the menu item.
         */
        get: operations["listMenuItemAutosaves"];
        put?: never;
        /**
         * Autosave a menu item
         * @description Stores unsaved changes without changing the menu item. Each user has one autosave per menu item; saving
         *     again replaces its title. Only the title is stored. Requires the right to edit the menu item.
         */
        post: operations["createMenuItemAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu-items/{parent}/autosaves/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the menu item that the revisions or autosaves belong to. */
                parent: components["parameters"]["menuItemParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get an autosave of a menu item
         * @description Returns the autosave of one user. Requires the right to edit the menu item.
         */
        get: operations["getMenuItemAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Returns categories, sorted by name, including those without posts. The `edit` context requires the right to edit categories.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Create a category
         * @description Creates a category, at the top level or below a parent category. Requires the right to manage
         *     categories. If another category with the same parent has the name, the request fails with `term_exists`,
         *     and `data.term_id` is the ID of that category.
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
                /** @description The ID of the category. */
                id: components["parameters"]["categoryId"];
            };
            cookie?: never;
        };
        /**
         * Get a category
         * @description Returns one category. The `edit` context requires the right to edit the category.
         */
        get: operations["getCategory"];
        /**
         * Update a category (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. If another category has the new slug,
         *     the request fails with `duplicate_term_slug`. POST, PUT and PATCH are equivalent.
         */
        put: operations["putCategory"];
        /**
         * Update a category
         * @description Updates the fields in the request and leaves the others unchanged. If another category has the new slug,
         *     the request fails with `duplicate_term_slug`. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateCategory"];
        /**
         * Delete a category
         * @description Deletes a category permanently. Requires `force=true`, because categories have no trash. Its child
         *     categories move up one level. Posts without another category get the default category, which itself
         *     cannot be deleted.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Update a category (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. If another category has the new slug,
         *     the request fails with `duplicate_term_slug`. POST, PUT and PATCH are equivalent.
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
         * @description Returns tags, sorted by name, including those without posts. The `edit` context requires the right to edit tags.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Creates a tag. Requires the right to edit posts. If another tag has the name, the request fails with `term_exists`, and `data.term_id` is the ID of that tag.
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
                /** @description The ID of the tag. */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        /**
         * Get a tag
         * @description Returns one tag. The `edit` context requires the right to edit the tag.
         */
        get: operations["getTag"];
        /**
         * Update a tag (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. If another tag has the new slug, the
         *     request fails with `duplicate_term_slug`. POST, PUT and PATCH are equivalent.
         */
        put: operations["putTag"];
        /**
         * Update a tag
         * @description Updates the fields in the request and leaves the others unchanged. If another tag has the new slug, the
         *     request fails with `duplicate_term_slug`. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateTag"];
        /**
         * Delete a tag
         * @description Deletes a tag permanently and removes it from all posts. Requires `force=true`, because tags have no trash.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /**
         * Update a tag (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. If another tag has the new slug, the
         *     request fails with `duplicate_term_slug`. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchTag"];
        trace?: never;
    };
    "/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menus
         * @description Returns menus, sorted by name, including those without items. Requires the right to edit posts. The `edit` context is available only to administrators.
         */
        get: operations["listMenus"];
        put?: never;
        /**
         * Create a menu
         * @description Creates a menu. To add items to it, set their `menus` field. If another menu has the name, the request
         *     fails with `menu_exists`, and `data.term_id` is the ID of that menu. Administrators only.
         */
        post: operations["createMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the menu. */
                id: components["parameters"]["menuId"];
            };
            cookie?: never;
        };
        /**
         * Get a menu
         * @description Returns one menu. Requires the right to edit posts. The `edit` context is available only to administrators.
         */
        get: operations["getMenu"];
        /**
         * Update a menu (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. If another menu has the new name, the
         *     request fails with `menu_exists`; if another menu has the new slug, it fails with `duplicate_term_slug`.
         *     POST, PUT and PATCH are equivalent. Administrators only.
         */
        put: operations["putMenu"];
        /**
         * Update a menu
         * @description Updates the fields in the request and leaves the others unchanged. If another menu has the new name, the
         *     request fails with `menu_exists`; if another menu has the new slug, it fails with `duplicate_term_slug`.
         *     POST, PUT and PATCH are equivalent. Administrators only.
         */
        post: operations["updateMenu"];
        /**
         * Delete a menu
         * @description Deletes a menu and all its items permanently. Requires `force=true`, because menus have no trash. Administrators only.
         */
        delete: operations["deleteMenu"];
        options?: never;
        head?: never;
        /**
         * Update a menu (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. If another menu has the new name, the
         *     request fails with `menu_exists`; if another menu has the new slug, it fails with `duplicate_term_slug`.
         *     POST, PUT and PATCH are equivalent. Administrators only.
         */
        patch: operations["patchMenu"];
        trace?: never;
    };
    "/menu-trees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menus as trees
         * @description Returns menus with their items as a tree, sorted by slug. The trees are the same for all callers: they contain what
         *     an anonymous caller may see, so a front end that authenticates does not show drafts in its menus. If the site does
         *     not make its menus public, this requires the right to edit posts.
         */
        get: operations["listMenuTrees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu-trees/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of the menu. A former slug works too, unless another menu has it. */
                slug: string;
            };
            cookie?: never;
        };
        /**
         * Get a menu as a tree
         * @description Returns one menu with its items as a tree. Items without a title of their own have the current title of their target.
         *     The tree is the same for all callers: items whose target an anonymous caller may not see are omitted, with the
         *     items below them. A menu has at most 1,000 items here, on at most 20 levels. If the site does not make its menus
         *     public, this requires the right to edit posts.
         */
        get: operations["getMenuTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms_pattern_category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pattern categories
         * @description Returns pattern categories, sorted by name, including those without blocks. The `edit` context requires the right to edit pattern categories.
         */
        get: operations["listPatternCategories"];
        put?: never;
        /**
         * Create a pattern category
         * @description Creates a pattern category. Requires the right to edit posts. If another pattern category has the name,
         *     the request fails with `term_exists`, and `data.term_id` is the ID of that pattern category.
         */
        post: operations["createPatternCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms_pattern_category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the pattern category. */
                id: components["parameters"]["patternCategoryId"];
            };
            cookie?: never;
        };
        /**
         * Get a pattern category
         * @description Returns one pattern category. The `edit` context requires the right to edit the pattern category.
         */
        get: operations["getPatternCategory"];
        /**
         * Update a pattern category (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. If another pattern category has the
         *     new slug, the request fails with `duplicate_term_slug`. POST, PUT and PATCH are equivalent.
         */
        put: operations["putPatternCategory"];
        /**
         * Update a pattern category
         * @description Updates the fields in the request and leaves the others unchanged. If another pattern category has the
         *     new slug, the request fails with `duplicate_term_slug`. POST, PUT and PATCH are equivalent.
         */
        post: operations["updatePatternCategory"];
        /**
         * Delete a pattern category
         * @description Deletes a pattern category permanently and removes it from all blocks. Requires `force=true`, because pattern categories have no trash.
         */
        delete: operations["deletePatternCategory"];
        options?: never;
        head?: never;
        /**
         * Update a pattern category (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. If another pattern category has the
         *     new slug, the request fails with `duplicate_term_slug`. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchPatternCategory"];
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
         * @description Returns users, sorted by name. Users with the right to list users get all of them. All other callers get
         *     users who have published content, and cannot use `roles`, `capabilities`, `orderby=email`,
         *     `orderby=registered_date` or the `edit` context. `who=authors` requires the right to edit posts.
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
                /** @description The ID of the user. */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description Returns one user. A user who has published nothing, and the `edit` context, are available only to that user and to users with the right to list users.
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
         * Get the authenticated user
         * @description Returns the user whose credentials were sent with the request, in any context. Use it to test credentials.
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
    "/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description Returns all templates of the active theme, sorted by slug and without pagination. A custom version, if
         *     there is one, replaces the theme file. Requires the right to edit posts.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Create a template
         * @description Creates a custom template in the active theme. If the slug is that of a theme file, the custom template replaces the file. It is public immediately. Administrators only.
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the template for a slug
         * @description Starts at the requested slug, continues with less and less specific slugs (`category-news`, `category`,
         *     `archive`, `index`), and returns the first template that has content. Requires the right to edit posts.
         */
        get: operations["getTemplateForSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        /**
         * Get a template
         * @description Returns one template. A custom version, if there is one, replaces the theme file. Requires the right to edit posts.
         */
        get: operations["getTemplate"];
        /**
         * Update a template (PUT)
         * @description Updates the fields in the request and leaves the others unchanged; slug, theme, type and status cannot
         *     change. Updating a theme file creates a custom version and leaves the file unchanged. POST, PUT and PATCH
         *     are equivalent. Administrators only.
         */
        put: operations["putTemplate"];
        /**
         * Update a template
         * @description Updates the fields in the request and leaves the others unchanged; slug, theme, type and status cannot
         *     change. Updating a theme file creates a custom version and leaves the file unchanged. POST, PUT and PATCH
         *     are equivalent. Administrators only.
         */
        post: operations["updateTemplate"];
        /**
         * Delete a template
         * @description Moves a custom template to the trash, where it can no longer be found. With `force=true`, it is deleted
         *     permanently. In both cases, the theme file is used again if there is one. Theme files cannot be deleted.
         *     Administrators only.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Update a template (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged; slug, theme, type and status cannot
         *     change. Updating a theme file creates a custom version and leaves the file unchanged. POST, PUT and PATCH
         *     are equivalent. Administrators only.
         */
        patch: operations["patchTemplate"];
        trace?: never;
    };
    "/templates/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a template
         * @description Returns the revisions of a custom template, including autosaves, newest first unless `orderby` and
         *     `order` say otherwise. Theme files have no revisions; a request for them is rejected. Administrators
         *     only.
         */
        get: operations["listTemplateRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{parent}/revisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get a revision of a template
         * @description Returns one revision of a template. Administrators only.
         */
        get: operations["getTemplateRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a template
         * @description Deletes a revision permanently. The template itself does not change. Requires `force=true`, because revisions have no trash. Administrators only.
         */
        delete: operations["deleteTemplateRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/autosaves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a template
         * @description Returns the autosaves of a template, newest first. Each user has at most one. Administrators only.
         */
        get: operations["listTemplateAutosaves"];
        put?: never;
        /**
         * Autosave a template
         * @description Stores unsaved changes without changing the custom template. Each user has one autosave per template;
         *     saving again updates the text fields in the request and keeps the others. A theme file must be saved as a
         *     custom version first. Administrators only.
         */
        post: operations["createTemplateAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{parent}/autosaves/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get an autosave of a template
         * @description Returns the autosave of one user. Administrators only.
         */
        get: operations["getTemplateAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/template-parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List template parts
         * @description Returns all template parts of the active theme, sorted by slug and without pagination. A custom version,
         *     if there is one, replaces the theme file. Requires the right to edit posts.
         */
        get: operations["listTemplateParts"];
        put?: never;
        /**
         * Create a template part
         * @description Creates a custom template part in the active theme. If the slug is that of a theme file, the custom
         *     template part replaces the file. It is public immediately. Administrators only.
         */
        post: operations["createTemplatePart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/template-parts/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the template part for a slug
         * @description Starts at the requested slug, continues with shorter slugs (`header-front-page`, `header-front`,
         *     `header`), and returns the first template part that has content. Requires the right to edit posts.
         */
        get: operations["getTemplatePartForSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/template-parts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["partId"];
            };
            cookie?: never;
        };
        /**
         * Get a template part
         * @description Returns one template part. A custom version, if there is one, replaces the theme file. Requires the right to edit posts.
         */
        get: operations["getTemplatePart"];
        /**
         * Update a template part (PUT)
         * @description Updates the fields in the request and leaves the others unchanged; slug, theme, type and status cannot
         *     change. Updating a theme file creates a custom version and leaves the file unchanged. POST, PUT and PATCH
         *     are equivalent. Administrators only.
         */
        put: operations["putTemplatePart"];
        /**
         * Update a template part
         * @description Updates the fields in the request and leaves the others unchanged; slug, theme, type and status cannot
         *     change. Updating a theme file creates a custom version and leaves the file unchanged. POST, PUT and PATCH
         *     are equivalent. Administrators only.
         */
        post: operations["updateTemplatePart"];
        /**
         * Delete a template part
         * @description Moves a custom template part to the trash, where it can no longer be found. With `force=true`, it is
         *     deleted permanently. In both cases, the theme file is used again if there is one. Theme files cannot be
         *     deleted. Administrators only.
         */
        delete: operations["deleteTemplatePart"];
        options?: never;
        head?: never;
        /**
         * Update a template part (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged; slug, theme, type and status cannot
         *     change. Updating a theme file creates a custom version and leaves the file unchanged. POST, PUT and PATCH
         *     are equivalent. Administrators only.
         */
        patch: operations["patchTemplatePart"];
        trace?: never;
    };
    "/template-parts/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the template part that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["partParent"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a template part
         * @description Returns the revisions of a custom template part, including autosaves, newest first unless `orderby` and
         *     `order` say otherwise. Theme files have no revisions; a request for them is rejected. Administrators
         *     only.
         */
        get: operations["listTemplatePartRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/template-parts/{parent}/revisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the template part that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["partParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get a revision of a template part
         * @description Returns one revision of a template part. Administrators only.
         */
        get: operations["getTemplatePartRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a template part
         * @description Deletes a revision permanently. The template part itself does not change. Requires `force=true`, because revisions have no trash. Administrators only.
         */
        delete: operations["deleteTemplatePartRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/template-parts/{id}/autosaves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["partId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a template part
         * @description Returns the autosaves of a template part, newest first. Each user has at most one. Administrators only.
         */
        get: operations["listTemplatePartAutosaves"];
        put?: never;
        /**
         * Autosave a template part
         * @description Stores unsaved changes without changing the custom template part. Each user has one autosave per template
         *     part; saving again updates the text fields in the request and keeps the others. A theme file must be
         *     saved as a custom version first. Administrators only.
         */
        post: operations["createTemplatePartAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/template-parts/{parent}/autosaves/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the template part that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["partParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get an autosave of a template part
         * @description Returns the autosave of one user. Administrators only.
         */
        get: operations["getTemplatePartAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-styles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the global styles. */
                id: components["parameters"]["stylesId"];
            };
            cookie?: never;
        };
        /**
         * Get the global styles
         * @description Returns the users' changes to the styles of the theme. The active theme links to them. Requires
         *     the right to edit posts. The `edit` context is available only to administrators.
         */
        get: operations["getGlobalStyles"];
        /**
         * Update the global styles (PUT)
         * @description Replaces each field in the request as a whole and leaves the others unchanged. Text that opens or closes
         *     an HTML tag is rejected, because it could end the style element of a page. POST, PUT and PATCH are
         *     equivalent. Administrators only.
         */
        put: operations["putGlobalStyles"];
        /**
         * Update the global styles
         * @description Replaces each field in the request as a whole and leaves the others unchanged. Text that opens or closes
         *     an HTML tag is rejected, because it could end the style element of a page. POST, PUT and PATCH are
         *     equivalent. Administrators only.
         */
        post: operations["updateGlobalStyles"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the global styles (PATCH)
         * @description Replaces each field in the request as a whole and leaves the others unchanged. Text that opens or closes
         *     an HTML tag is rejected, because it could end the style element of a page. POST, PUT and PATCH are
         *     equivalent. Administrators only.
         */
        patch: operations["patchGlobalStyles"];
        trace?: never;
    };
    "/global-styles/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the global styles that the revisions belong to. */
                parent: components["parameters"]["globalStylesParent"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of the global styles
         * @description Returns the revisions of the global styles, newest first. Each change creates a revision that holds the new values. Administrators only.
         */
        get: operations["listGlobalStylesRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-styles/{parent}/revisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the global styles that the revisions belong to. */
                parent: components["parameters"]["globalStylesParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        /**
         * Get a revision of the global styles
         * @description Returns one revision of the global styles. Administrators only.
         */
        get: operations["getGlobalStylesRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-styles/themes/{stylesheet}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The identifier of a theme. */
                stylesheet: components["parameters"]["stylesheet"];
            };
            cookie?: never;
        };
        /**
         * Get the styles of a theme
         * @description Returns the settings and styles in the files of the active theme. Requires the right to edit posts.
         */
        get: operations["getThemeStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-styles/themes/{stylesheet}/variations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The identifier of a theme. */
                stylesheet: components["parameters"]["stylesheet"];
            };
            cookie?: never;
        };
        /**
         * List the style variations of a theme
         * @description Returns the style variations of the active theme. Requires the right to edit posts.
         */
        get: operations["listThemeVariations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List themes
         * @description Returns the theme of the service, which is always active. Users with the right to edit posts must send `status=active`; administrators can omit it.
         */
        get: operations["listThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes/{stylesheet}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The identifier of a theme. */
                stylesheet: components["parameters"]["stylesheet"];
            };
            cookie?: never;
        };
        /**
         * Get a theme
         * @description Returns the theme of the service. Requires the right to edit posts.
         */
        get: operations["getTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List content types
         * @description Returns the content types, with the routes that list their items. The `edit` context returns those that the user has the right to edit, and requires the right to edit one of them.
         */
        get: operations["listContentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/types/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The identifier of the content type. */
                type: string;
            };
            cookie?: never;
        };
        /**
         * Get a content type
         * @description Returns one content type. The `edit` context requires the right to edit items of the type.
         */
        get: operations["getContentType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxonomies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List taxonomies
         * @description Returns the taxonomies, with the routes that list their terms. The `edit` context returns those whose terms the user has the right to assign, and requires the right to assign those of one of them.
         */
        get: operations["listTaxonomies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxonomies/{taxonomy}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The identifier of the taxonomy. */
                taxonomy: string;
            };
            cookie?: never;
        };
        /**
         * Get a taxonomy
         * @description Returns one taxonomy. The `edit` context requires the right to assign its terms.
         */
        get: operations["getTaxonomy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List statuses
         * @description Returns the statuses that items can have. Users with the right to edit posts or pages get all of them, other callers only `publish`. The `edit` context requires that right.
         */
        get: operations["listStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statuses/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The identifier of the status. */
                status: string;
            };
            cookie?: never;
        };
        /**
         * Get a status
         * @description Returns one status. Statuses other than `publish`, and the `edit` context, require the right to edit posts or pages.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the site
         * @description Returns published posts, pages and events, or terms, or post formats. Items are sorted by relevance;
         *     by date without `search`, and if far more than 1,000 match on a site with more than 10,000 items; terms and formats by
         *     name. Searches do not find what the password of an item protects.
         *
         *     A page of items past the last one is empty and has the total 0; one of terms or formats is an error.
         */
        get: operations["listSearchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve a path
         * @description Returns the item or list at a path of the public site, or its new URL. The public pages of the service use the same
         *     rules. `type` tells what it is, and `_links` where to request it. `_embed` includes resources of
         *     this namespace.
         *
         *     Trailing slashes and letter case do not matter. Lists have pages: `/page/2/` or `?page=2`. `/?p=12` and
         *     `/?page_id=12` redirect to the permalink.
         *
         *     Former URLs of renamed and moved items redirect, also those of the pages below a moved page. URLs with a date before
         *     the slug of a post (`/2026/11/fog/`), as in imported sites, redirect too. A redirect has the status 200 and
         *     `type: redirect` in the body.
         *
         *     Items that the caller is not allowed to read are not found.
         */
        get: operations["getResolution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings
         * @description Returns the settings of the site. Administrators only.
         */
        get: operations["getSettings"];
        /**
         * Update the settings (PUT)
         * @description Updates the settings in the request and leaves the others unchanged. Null restores the default. Only administrators
         *     can. `url`, `timezone` and `language` are set by the configuration of the service; another value is an error.
         *     POST, PUT and PATCH are equivalent.
         */
        put: operations["putSettings"];
        /**
         * Update the settings
         * @description Updates the settings in the request and leaves the others unchanged. Null restores the default. Only administrators
         *     can. `url`, `timezone` and `language` are set by the configuration of the service; another value is an error.
         *     POST, PUT and PATCH are equivalent.
         */
        post: operations["updateSettings"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the settings (PATCH)
         * @description Updates the settings in the request and leaves the others unchanged. Null restores the default. Only administrators
         *     can. `url`, `timezone` and `language` are set by the configuration of the service; another value is an error.
         *     POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchSettings"];
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List media
         * @description Returns media items, newest first unless `orderby` and `order` say otherwise. Filters of different kinds
         *     are combined, and each one narrows the list. A media item that is attached to content is visible to
         *     callers who can read that content without a password. The totals count only the items that the caller can
         *     see.
         */
        get: operations["listMedia"];
        put?: never;
        /**
         * Upload a file
         * @description Uploads a file and creates a media item for it.
         *
         *     Send the file as the request body, with its name in the `Content-Disposition` header
         *     (`attachment; filename="harbour.jpg"`) and the fields in the query string; or send it as the `file` part
         *     of a multipart form, with the fields in the same form. A part of type `application/json` is parsed as
         *     JSON. Or send JSON with the content of the file in
         *     base64 as `file` and its name as `filename`, in a batch for example. JSON files cannot be uploaded.
         *
         *     The service detects the file type from the content of the file, not from its name. It generates smaller
         *     sizes of an image, rotates it upright, and removes metadata about the location and the owner.
         *
         *     If too many images are waiting to be processed, the response is 503 with `Retry-After`. Requires the right to upload files.
         */
        post: operations["createMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        /**
         * Get a media item
         * @description Returns one media item. An item that is attached to content is visible to callers who can read that
         *     content without a password. A private item is visible only to its author and editors.
         */
        get: operations["getMedia"];
        /**
         * Update a media item (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. The file does not change. POST, PUT and PATCH are equivalent.
         */
        put: operations["putMedia"];
        /**
         * Update a media item
         * @description Updates the fields in the request and leaves the others unchanged. The file does not change. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateMedia"];
        /**
         * Delete a media item
         * @description Deletes a media item and its files permanently. Requires `force=true`, because media items have no trash. Content that uses it as the featured image no longer has one.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        /**
         * Update a media item (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. The file does not change. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchMedia"];
        trace?: never;
    };
    "/media/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the file of a media item
         * @description Replaces the file of a media item and its smaller sizes. All URLs stay the same, so that what shows the file
         *     shows the new one. A size that the new image is too small for keeps its URL and shows the whole image. Texts and
         *     the focal point do not change.
         *
         *     Send the file in one of the forms of an upload. The file must be of the same type as the one that it replaces,
         *     because the URL ends in the extension of the type; the service detects the type from the content. If anything
         *     fails, the file before stays. Requires the right to upload files and to edit the item.
         *
         *     This operation is an addition to the reference implementation.
         */
        put: operations["putMediaFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/post-process": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate missing image sizes
         * @description Generates the missing smaller sizes of an image, which `missing_image_sizes` lists. Other files do not change. Requires the right to edit the item.
         */
        post: operations["createMediaSizes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate or crop an image
         * @description Creates a new media item from a rotated or cropped image. The original does not change. The modifiers are
         *     applied in order. The text fields are copied from the original item. `rotation`, `x`, `y`, `width` and
         *     `height` are deprecated; use `modifiers` instead. Requires the right to upload files and to edit the
         *     item.
         */
        post: operations["createMediaEdit"];
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
        /** @description An event, venue, organizer or event category, with all of the fields that its `self` link returns. Those that all of them have are listed here; the namespace `cal/events/v1` describes the others. */
        CalendarResource: {
            id: components["schemas"]["Id"];
            /**
             * @description The slug, which the URL contains.
             * @example harbour-walk
             */
            slug: string;
            /**
             * Format: uri
             * @description The URL of its public page.
             * @example http://localhost:3000/event/harbour-walk/
             */
            url: string;
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
            /** @description The items that have this term, or the list at a path. */
            "cms:post_type"?: components["schemas"]["Link"][];
            /** @description The items of a content type or the terms of a taxonomy. */
            "cms:items"?: components["schemas"]["Link"][];
            /** @description The posts with this status. */
            archives?: components["schemas"]["Link"][];
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
         * @description A machine-readable error code. Later versions can return codes that this list does not have. Treat an unknown code by the status of its response.
         * @example rest_invalid_param
         * @enum {string}
         */
        ErrorCode: "could-not-create-event" | "could-not-create-organizer" | "could-not-create-venue" | "duplicate_term_slug" | "empty_content" | "empty_term_name" | "event-archive-page-not-found" | "event-is-in-trash" | "event-not-accessible" | "internal_error" | "invalid_menu_id" | "menu_exists" | "oembed_invalid_url" | "organizer-archive-page-not-found" | "organizer-is-in-trash" | "organizer-not-accessible" | "rest_already_trashed" | "rest_batch_not_allowed" | "rest_body_too_large" | "rest_cannot_assign_sticky" | "rest_cannot_create" | "rest_cannot_delete" | "rest_cannot_edit" | "rest_cannot_edit_image" | "rest_cannot_edit_others" | "rest_cannot_manage_templates" | "rest_cannot_publish" | "rest_cannot_read" | "rest_cannot_read_global_styles" | "rest_cannot_read_status" | "rest_cannot_update" | "rest_cannot_view" | "rest_cannot_view_active_theme" | "rest_cannot_view_themes" | "rest_changes_expired" | "rest_cross_site_request" | "rest_custom_css_illegal_markup" | "rest_delivery_not_found" | "rest_document_not_found" | "rest_forbidden" | "rest_forbidden_context" | "rest_forbidden_orderby" | "rest_forbidden_who" | "rest_global_styles_not_found" | "rest_headers_too_large" | "rest_image_not_edited" | "rest_invalid_author" | "rest_invalid_credentials" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_invalid_form" | "rest_invalid_json" | "rest_invalid_menu_location" | "rest_invalid_namespace" | "rest_invalid_param" | "rest_invalid_template" | "rest_invalid_type" | "rest_missing_callback_param" | "rest_no_route" | "rest_no_search_term_defined" | "rest_not_in_enum" | "rest_not_logged_in" | "rest_orderby_include_missing_include" | "rest_page_too_large" | "rest_path_not_found" | "rest_post_exists" | "rest_post_incorrect_password" | "rest_post_invalid_id" | "rest_post_invalid_page_number" | "rest_post_invalid_parent" | "rest_post_invalid_type" | "rest_post_no_autosave" | "rest_precondition_failed" | "rest_preview_link_not_found" | "rest_preview_token_expired" | "rest_preview_token_invalid" | "rest_preview_token_mismatch" | "rest_preview_token_revoked" | "rest_revision_invalid_offset_number" | "rest_revision_invalid_page_number" | "rest_revision_parent_id_mismatch" | "rest_search_invalid_page_number" | "rest_status_invalid" | "rest_subscription_not_found" | "rest_taxonomy_invalid" | "rest_taxonomy_not_hierarchical" | "rest_template_not_found" | "rest_term_invalid" | "rest_term_invalid_id" | "rest_theme_not_found" | "rest_title_required" | "rest_too_many_requests" | "rest_too_many_subscriptions" | "rest_trash_not_supported" | "rest_type_invalid" | "rest_unavailable" | "rest_unknown_attachment" | "rest_upload_file_too_big" | "rest_upload_hash_mismatch" | "rest_upload_invalid_disposition" | "rest_upload_no_content_disposition" | "rest_upload_no_data" | "rest_upload_sideload_error" | "rest_url_required" | "rest_user_cannot_view" | "rest_user_invalid_id" | "term_exists" | "venue-archive-page-not-found" | "venue-is-in-trash" | "venue-not-accessible";
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
            code: "could-not-create-event" | "could-not-create-organizer" | "could-not-create-venue" | "empty_content" | "empty_term_name" | "event-archive-page-not-found" | "event-is-in-trash" | "event-not-accessible" | "internal_error" | "invalid_menu_id" | "oembed_invalid_url" | "organizer-archive-page-not-found" | "organizer-is-in-trash" | "organizer-not-accessible" | "rest_already_trashed" | "rest_batch_not_allowed" | "rest_body_too_large" | "rest_cannot_assign_sticky" | "rest_cannot_create" | "rest_cannot_delete" | "rest_cannot_edit" | "rest_cannot_edit_image" | "rest_cannot_edit_others" | "rest_cannot_manage_templates" | "rest_cannot_publish" | "rest_cannot_read" | "rest_cannot_read_global_styles" | "rest_cannot_read_status" | "rest_cannot_update" | "rest_cannot_view" | "rest_cannot_view_active_theme" | "rest_cannot_view_themes" | "rest_changes_expired" | "rest_cross_site_request" | "rest_custom_css_illegal_markup" | "rest_delivery_not_found" | "rest_document_not_found" | "rest_forbidden" | "rest_forbidden_context" | "rest_forbidden_orderby" | "rest_forbidden_who" | "rest_global_styles_not_found" | "rest_headers_too_large" | "rest_image_not_edited" | "rest_invalid_author" | "rest_invalid_credentials" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_invalid_form" | "rest_invalid_json" | "rest_invalid_menu_location" | "rest_invalid_namespace" | "rest_invalid_template" | "rest_no_route" | "rest_no_search_term_defined" | "rest_not_logged_in" | "rest_orderby_include_missing_include" | "rest_page_too_large" | "rest_path_not_found" | "rest_post_exists" | "rest_post_incorrect_password" | "rest_post_invalid_id" | "rest_post_invalid_page_number" | "rest_post_invalid_parent" | "rest_post_invalid_type" | "rest_post_no_autosave" | "rest_precondition_failed" | "rest_preview_link_not_found" | "rest_preview_token_expired" | "rest_preview_token_invalid" | "rest_preview_token_mismatch" | "rest_preview_token_revoked" | "rest_revision_invalid_offset_number" | "rest_revision_invalid_page_number" | "rest_revision_parent_id_mismatch" | "rest_search_invalid_page_number" | "rest_status_invalid" | "rest_subscription_not_found" | "rest_taxonomy_invalid" | "rest_taxonomy_not_hierarchical" | "rest_template_not_found" | "rest_term_invalid" | "rest_term_invalid_id" | "rest_theme_not_found" | "rest_title_required" | "rest_too_many_requests" | "rest_too_many_subscriptions" | "rest_trash_not_supported" | "rest_type_invalid" | "rest_unavailable" | "rest_unknown_attachment" | "rest_upload_file_too_big" | "rest_upload_hash_mismatch" | "rest_upload_invalid_disposition" | "rest_upload_no_content_disposition" | "rest_upload_no_data" | "rest_upload_sideload_error" | "rest_url_required" | "rest_user_cannot_view" | "rest_user_invalid_id" | "venue-archive-page-not-found" | "venue-is-in-trash" | "venue-not-accessible";
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
         * Format: iso-date-time
         * @description A date and time in ISO 8601, such as `2026-03-01T09:30:00`. Without an offset, it is in the site's time zone; with `Z` or an offset such as `+04:00`, it is converted.
         * @example 2026-03-01T09:30:00
         */
        DateTimeInput: string;
        /**
         * @description The ID of an item: a positive integer, assigned by the service.
         * @example 7
         */
        Id: number;
        /**
         * @description A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100.
         * @default []
         */
        IdListWithDefault: components["schemas"]["Id"][];
        /** @description A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100. */
        IdList: components["schemas"]["Id"][];
        /** @description The terms to filter by, as a list of term IDs or as an object. */
        TermQuery: components["schemas"]["IdList"] | {
            terms?: components["schemas"]["IdList"];
            /**
             * @description Whether an item must have all of the terms (`AND`) or at least one of them (`OR`).
             * @default OR
             * @example AND
             * @enum {string}
             */
            operator?: "AND" | "OR";
            /**
             * @description Whether to include the descendants of the given terms.
             * @default false
             * @example true
             */
            include_children?: boolean;
        };
        /** @description The terms to exclude, as a list of term IDs or as an object. */
        TermExclusion: components["schemas"]["IdList"] | {
            terms?: components["schemas"]["IdList"];
            /**
             * @description Whether to include the descendants of the given terms.
             * @default false
             * @example true
             */
            include_children?: boolean;
        };
        /** @description The terms to filter by, as a list of term IDs or as an object. */
        TagQuery: components["schemas"]["IdList"] | {
            terms?: components["schemas"]["IdList"];
            /**
             * @description Whether an item must have all of the terms (`AND`) or at least one of them (`OR`).
             * @default OR
             * @example AND
             * @enum {string}
             */
            operator?: "AND" | "OR";
        };
        /** @description The terms to exclude, as a list of term IDs or as an object. */
        TagExclusion: components["schemas"]["IdList"] | {
            terms?: components["schemas"]["IdList"];
        };
        /**
         * @description The format of the post. Themes can display each format, such as a quote or a video, differently.
         * @example standard
         * @enum {string}
         */
        PostFormat: "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio";
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
        /** @description The content of the item. `rendered` is empty if a password protects the content and the request did not unlock it. */
        Content: {
            /**
             * @description The content as HTML, ready to display. The stylesheet for its blocks is `{base_url}/styles/blocks.css?items={id}`.
             * @example <p>The first boat leaves at seven.</p>
             */
            rendered: string;
            /**
             * @description Whether a password protects the content.
             * @example false
             */
            protected: boolean;
        };
        /** @description The excerpt of the item. If no excerpt was written, it is generated from the first 55 words of the content. `rendered` is empty if a password protects the excerpt and the request did not unlock it. */
        Excerpt: {
            /**
             * @description The excerpt as HTML, ready to display.
             * @example <p>Boats from seven.</p>
             */
            rendered: string;
            /**
             * @description Whether a password protects the excerpt.
             * @example false
             */
            protected: boolean;
        };
        /**
         * @description Whether the item accepts comments or pings.
         * @example open
         * @enum {string}
         */
        OpenOrClosed: "open" | "closed";
        /** @description The meta fields of the item. */
        PostMeta: {
            /**
             * @description The footnotes of the content, as a JSON string. Empty if a password hides the content.
             * @example
             */
            footnotes: string;
        };
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
        /** @description A post. The `embed` context returns only the fields of a short preview. The `edit` context adds the raw text and the fields that only editors need. */
        Post: {
            id: components["schemas"]["Id"];
            /** @description The date and time the post was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the post was or will be published, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description A URL that uniquely identifies the post and never changes. */
            guid: components["schemas"]["Text"];
            /** @description The date and time the post was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the post was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The slug of the post, used in its URL. Empty for drafts without a slug.
             * @example ferry-timetable
             */
            slug: string;
            /**
             * @description The status of the post.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The content type.
             * @example post
             * @constant
             */
            type: "post";
            /**
             * Format: uri
             * @description The public URL of the post.
             * @example http://localhost:3000/ferry-timetable/
             */
            link: string;
            title: components["schemas"]["Text"];
            content: components["schemas"]["Content"];
            excerpt: components["schemas"]["Excerpt"];
            /**
             * @description The ID of the author of the post.
             * @example 2
             */
            author: number;
            /**
             * @description The ID of the featured image, or 0 if the post has none.
             * @example 0
             */
            featured_media: number;
            /** @description Whether the post is open for comments. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether the post accepts pings from other sites. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description Whether the post stays at the top of the front page.
             * @example false
             */
            sticky: boolean;
            /**
             * @description The slug of the template used to display the post; empty for the default template.
             * @example
             */
            template: string;
            format: components["schemas"]["PostFormat"];
            meta: components["schemas"]["PostMeta"];
            /**
             * @description The IDs of the post's categories, sorted by name.
             * @example [
             *       1
             *     ]
             */
            categories: components["schemas"]["Id"][];
            /**
             * @description The IDs of the post's tags, sorted by name.
             * @example []
             */
            tags: components["schemas"]["Id"][];
            /**
             * @description The CSS classes for the element that shows the post: its ID, type and status, and what themes style it by. A password counts as required in every context.
             * @example [
             *       "post-7",
             *       "post",
             *       "type-post",
             *       "status-publish",
             *       "format-standard",
             *       "hentry",
             *       "category-uncategorized"
             *     ]
             */
            class_list: string[];
            _links: components["schemas"]["Links"];
            _embedded?: {
                author?: components["schemas"]["UserInEmbed"][];
                "cms:featuredmedia"?: components["schemas"]["MediaInEmbed"][];
                "cms:term"?: (components["schemas"]["CategoryInEmbed"] | components["schemas"]["TagInEmbed"])[][];
            };
        };
        /**
         * Format: iso-date-time
         * @description A date and time in ISO 8601, such as `2026-03-01T09:30:00`. Without an offset, it is in the site's time zone; with `Z` or an offset such as `+04:00`, it is converted. `null` means no date.
         * @example 2026-03-01T09:30:00
         */
        DateTimeInputOrNull: string | null;
        /**
         * @description The status of the item. `publish` is public; `future` becomes public at its date; `draft` and `pending` (waiting for review) are visible to users who can edit the item; `private` is visible to its author and editors.
         * @example publish
         * @enum {string}
         */
        ContentStatus: "publish" | "future" | "draft" | "pending" | "private";
        /**
         * @description The title, as a string or as an object with the string in `raw`, as responses have it. All other properties of the object are ignored.
         * @example Ferry timetable
         */
        TitleInput: string | {
            /**
             * @description The title.
             * @example Ferry timetable
             */
            raw?: string;
        };
        /**
         * @description The text, as a string or as an object with the string in `raw`, as responses have it. All other properties of the object are ignored.
         * @example The first boat leaves at seven.
         */
        TextInput: string | {
            /**
             * @description The text.
             * @example The first boat leaves at seven.
             */
            raw?: string;
        };
        /**
         * @description The fields that can be set on every dated item. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Ferry timetable",
         *       "content": "The first boat leaves at seven.",
         *       "status": "publish"
         *     }
         */
        ContentInput: {
            /**
             * @description The ID of the item. Ignored in updates. Omit it when you create an item: the service assigns the ID, and a request with one is an error.
             * @example 12
             */
            id?: number;
            /** @description The publication date in the site's time zone. With null, a draft gets its date when it is published. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The publication date in UTC. If both are given, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The part of the URL that identifies the item. The service normalizes it and makes it unique.
             * @example ferry-timetable
             */
            slug?: string;
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The password that protects the content and, if there is one, the excerpt. An empty string removes the protection.
             * @example
             */
            password?: string;
            title?: components["schemas"]["TitleInput"];
            content?: components["schemas"]["TextInput"];
            /**
             * @description The slug of the template that renders the item. Empty for the default template.
             * @example
             */
            template?: string;
        };
        /**
         * @description The excerpt, as a string or as an object with the string in `raw`, as responses have it. All other properties of the object are ignored.
         * @example Boats from seven.
         */
        ExcerptInput: string | {
            /**
             * @description The excerpt.
             * @example Boats from seven.
             */
            raw?: string;
        };
        /** @description The meta fields to change. Keys that are not listed here are rejected; null resets a field. */
        PostMetaInput: {
            /**
             * @description The footnotes of the content, as a JSON string.
             * @example [{"id":"n1","content":"See the map."}]
             */
            footnotes?: string | null;
        };
        /**
         * @description The writable fields that posts and pages share.
         * @example {
         *       "title": "Ferry timetable",
         *       "content": "The first boat leaves at seven.",
         *       "excerpt": "Boats from seven."
         *     }
         */
        ArticleInput: {
            /**
             * @description The ID of the item. Ignored in updates. Omit it when you create an item: the service assigns the ID, and a request with one is an error.
             * @example 12
             */
            id?: number;
            /** @description The publication date in the site's time zone. With null, a draft gets its date when it is published. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The publication date in UTC. If both are given, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The part of the URL that identifies the item. The service normalizes it and makes it unique.
             * @example ferry-timetable
             */
            slug?: string;
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The password that protects the content and, if there is one, the excerpt. An empty string removes the protection.
             * @example
             */
            password?: string;
            title?: components["schemas"]["TitleInput"];
            content?: components["schemas"]["TextInput"];
            /**
             * @description The slug of the template that renders the item. Empty for the default template.
             * @example
             */
            template?: string;
            /**
             * @description The ID of the author. Setting another user requires the right to edit other users' items.
             * @example 2
             */
            author?: number;
            excerpt?: components["schemas"]["ExcerptInput"];
            /**
             * @description The ID of the featured image; 0 removes it.
             * @example 0
             */
            featured_media?: number;
            comment_status?: components["schemas"]["OpenOrClosed"];
            ping_status?: components["schemas"]["OpenOrClosed"];
            meta?: components["schemas"]["PostMetaInput"];
        };
        /**
         * @description The writable fields of a post. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Ferry timetable",
         *       "content": "The first boat leaves at seven.",
         *       "excerpt": "Boats from seven.",
         *       "status": "publish"
         *     }
         */
        PostInput: {
            /**
             * @description The ID of the item. Ignored in updates. Omit it when you create an item: the service assigns the ID, and a request with one is an error.
             * @example 12
             */
            id?: number;
            /** @description The publication date in the site's time zone. With null, a draft gets its date when it is published. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The publication date in UTC. If both are given, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The part of the URL that identifies the item. The service normalizes it and makes it unique.
             * @example ferry-timetable
             */
            slug?: string;
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The password that protects the content and, if there is one, the excerpt. An empty string removes the protection.
             * @example
             */
            password?: string;
            title?: components["schemas"]["TitleInput"];
            content?: components["schemas"]["TextInput"];
            /**
             * @description The slug of the template that renders the item. Empty for the default template.
             * @example
             */
            template?: string;
            /**
             * @description The ID of the author. Setting another user requires the right to edit other users' items.
             * @example 2
             */
            author?: number;
            excerpt?: components["schemas"]["ExcerptInput"];
            /**
             * @description The ID of the featured image; 0 removes it.
             * @example 0
             */
            featured_media?: number;
            comment_status?: components["schemas"]["OpenOrClosed"];
            ping_status?: components["schemas"]["OpenOrClosed"];
            meta?: components["schemas"]["PostMetaInput"];
            format?: components["schemas"]["PostFormat"];
            /**
             * @description Whether the post stays at the top of the front page. A sticky post cannot have a password.
             * @example false
             */
            sticky?: boolean;
            /**
             * @description The IDs of the post's categories, which replace the current ones. Unknown IDs are ignored.
             * @example [
             *       1
             *     ]
             */
            categories?: components["schemas"]["Id"][];
            /**
             * @description The IDs of the post's tags, which replace the current ones. Unknown IDs are ignored.
             * @example []
             */
            tags?: components["schemas"]["Id"][];
        };
        /** @description The response to a permanent deletion. */
        DeletedPost: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The post before it was deleted. */
            previous: components["schemas"]["Post"];
        };
        /** @description A revision or autosave of a post or page. The `embed` context returns only the fields of a short preview; the `edit` context adds the raw text. */
        Revision: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 2
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the revision was saved, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description The date and time the revision was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the revision was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The ID of the item that the revision or autosave belongs to. 0 if the autosave updated a draft directly.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that distinguishes revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description A URL that uniquely identifies the revision and never changes. */
            guid: components["schemas"]["Text"];
            title: components["schemas"]["Text"];
            content: components["schemas"]["Text"];
            excerpt: components["schemas"]["Text"];
            meta: components["schemas"]["PostMeta"];
            /**
             * Format: uri
             * @description The URL of the item with `preview=true`, for front ends that show previews of autosaves. Only autosaves have it, in the edit context.
             * @example http://localhost:3000/ferry-timetable/?preview_id=7&preview=true
             */
            preview_link?: string;
            _links: components["schemas"]["Links"];
        };
        /** @description The response to a permanent deletion. */
        DeletedRevision: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["Revision"];
        };
        /**
         * @description The fields of a post. An autosave stores only title, content, excerpt and footnotes, and ignores the other fields.
         * @example {
         *       "title": "Ferry timetable",
         *       "content": "The first boat leaves at six."
         *     }
         */
        PostAutosaveInput: {
            /**
             * @description The ID of the item. Ignored in updates. Omit it when you create an item: the service assigns the ID, and a request with one is an error.
             * @example 12
             */
            id?: number;
            /** @description The publication date in the site's time zone. With null, a draft gets its date when it is published. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The publication date in UTC. If both are given, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The part of the URL that identifies the item. The service normalizes it and makes it unique.
             * @example ferry-timetable
             */
            slug?: string;
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The password that protects the content and, if there is one, the excerpt. An empty string removes the protection.
             * @example
             */
            password?: string;
            title?: components["schemas"]["TitleInput"];
            content?: components["schemas"]["TextInput"];
            /**
             * @description The slug of the template that renders the item. Empty for the default template.
             * @example
             */
            template?: string;
            /**
             * @description The ID of the author. Setting another user requires the right to edit other users' items.
             * @example 2
             */
            author?: number;
            excerpt?: components["schemas"]["ExcerptInput"];
            /**
             * @description The ID of the featured image; 0 removes it.
             * @example 0
             */
            featured_media?: number;
            comment_status?: components["schemas"]["OpenOrClosed"];
            ping_status?: components["schemas"]["OpenOrClosed"];
            meta?: components["schemas"]["PostMetaInput"];
            format?: components["schemas"]["PostFormat"];
            /**
             * @description Whether the post stays at the top of the front page. A sticky post cannot have a password.
             * @example false
             */
            sticky?: boolean;
            /**
             * @description The IDs of the post's categories, which replace the current ones. Unknown IDs are ignored.
             * @example [
             *       1
             *     ]
             */
            categories?: components["schemas"]["Id"][];
            /**
             * @description The IDs of the post's tags, which replace the current ones. Unknown IDs are ignored.
             * @example []
             */
            tags?: components["schemas"]["Id"][];
            /**
             * @description The ID of the post. The URL already identifies it.
             * @example 7
             */
            parent?: number;
        };
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
        /** @description A page. The `embed` context returns only the fields of a short preview. The `edit` context adds the raw text and the fields that only editors need. */
        Page: {
            id: components["schemas"]["Id"];
            /** @description The date and time the page was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the page was or will be published, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description A URL that uniquely identifies the page and never changes. */
            guid: components["schemas"]["Text"];
            /** @description The date and time the page was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the page was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The slug of the page, used in its URL. Empty for drafts without a slug.
             * @example getting-here
             */
            slug: string;
            /**
             * @description The status of the page.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The content type.
             * @example page
             * @constant
             */
            type: "page";
            /**
             * Format: uri
             * @description The public URL of the page.
             * @example http://localhost:3000/getting-here/
             */
            link: string;
            title: components["schemas"]["Text"];
            content: components["schemas"]["Content"];
            excerpt: components["schemas"]["Excerpt"];
            /**
             * @description The ID of the author of the page.
             * @example 2
             */
            author: number;
            /**
             * @description The ID of the featured image, or 0 if the page has none.
             * @example 0
             */
            featured_media: number;
            /**
             * @description The ID of the parent page, or 0 if the page has no parent.
             * @example 0
             */
            parent: number;
            /**
             * @description The position of the page among its siblings. Lower numbers come first.
             * @example 2
             */
            menu_order: number;
            /** @description Whether the page is open for comments. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether the page accepts pings from other sites. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description The slug of the template used to display the page; empty for the default template.
             * @example
             */
            template: string;
            meta: components["schemas"]["PostMeta"];
            /**
             * @description The CSS classes for the element that shows the page: its ID, type and status, and what themes style it by. A password counts as required in every context.
             * @example [
             *       "post-12",
             *       "page",
             *       "type-page",
             *       "status-publish",
             *       "hentry"
             *     ]
             */
            class_list: string[];
            _links: components["schemas"]["Links"];
            _embedded?: {
                up?: components["schemas"]["PageInEmbed"][];
                author?: components["schemas"]["UserInEmbed"][];
                "cms:featuredmedia"?: components["schemas"]["MediaInEmbed"][];
            };
        };
        /**
         * @description The writable fields of a page. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Getting here",
         *       "content": "By boat.",
         *       "status": "publish",
         *       "parent": 0,
         *       "menu_order": 2
         *     }
         */
        PageInput: {
            /**
             * @description The ID of the item. Ignored in updates. Omit it when you create an item: the service assigns the ID, and a request with one is an error.
             * @example 12
             */
            id?: number;
            /** @description The publication date in the site's time zone. With null, a draft gets its date when it is published. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The publication date in UTC. If both are given, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The part of the URL that identifies the item. The service normalizes it and makes it unique.
             * @example ferry-timetable
             */
            slug?: string;
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The password that protects the content and, if there is one, the excerpt. An empty string removes the protection.
             * @example
             */
            password?: string;
            title?: components["schemas"]["TitleInput"];
            content?: components["schemas"]["TextInput"];
            /**
             * @description The slug of the template that renders the item. Empty for the default template.
             * @example
             */
            template?: string;
            /**
             * @description The ID of the author. Setting another user requires the right to edit other users' items.
             * @example 2
             */
            author?: number;
            excerpt?: components["schemas"]["ExcerptInput"];
            /**
             * @description The ID of the featured image; 0 removes it.
             * @example 0
             */
            featured_media?: number;
            comment_status?: components["schemas"]["OpenOrClosed"];
            ping_status?: components["schemas"]["OpenOrClosed"];
            meta?: components["schemas"]["PostMetaInput"];
            /**
             * @description The ID of the parent page; 0 moves the page to the top level. Autosaves ignore it.
             * @example 0
             */
            parent?: number;
            /**
             * @description The position of the page among its siblings. Lower numbers come first.
             * @example 2
             */
            menu_order?: number;
        };
        /** @description The response to a permanent deletion. */
        DeletedPage: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The page before it was deleted. */
            previous: components["schemas"]["Page"];
        };
        /** @description The title of the block. It has no rendered form. */
        BlockTitle: {
            /**
             * @description The title as it was written.
             * @example Opening hours
             */
            raw: string;
        };
        /** @description The content as it was written. It has no rendered form because blocks are displayed inside other content. `raw` is empty while the content is password-protected. */
        BlockContent: {
            /**
             * @description The content as it was written.
             * @example <p>Open from nine to five.</p>
             */
            raw: string;
            /**
             * @description Whether the content is password-protected.
             * @example false
             */
            protected: boolean;
        };
        /**
         * @description How instances of a block are synced with it. If empty, all instances are identical. With `partial`, some text can differ between instances. With `unsynced`, each instance is an independent copy.
         * @example unsynced
         * @enum {string}
         */
        PatternSyncStatus: "" | "partial" | "unsynced";
        /** @description The meta fields of the block. */
        BlockMeta: {
            cms_pattern_sync_status: components["schemas"]["PatternSyncStatus"];
            /**
             * @description The footnotes of the content, as a JSON string. Empty if a password hides the content.
             * @example
             */
            footnotes: string;
        };
        /** @description A reusable block, as it was written. The `embed` context returns only the fields of a short preview. The `edit` context adds the fields that only editors need. */
        Block: {
            id: components["schemas"]["Id"];
            /** @description The date and time the block was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the block was or will be published, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description A URL that uniquely identifies the block and never changes. */
            guid: components["schemas"]["Text"];
            /** @description The date and time the block was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the block was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The slug of the block, used in its URL. Empty for drafts without a slug.
             * @example opening-hours
             */
            slug: string;
            /**
             * @description The status of the block.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The content type.
             * @example cms_block
             * @constant
             */
            type: "cms_block";
            /**
             * Format: uri
             * @description The public URL of the block.
             * @example http://localhost:3000/opening-hours/
             */
            link: string;
            title: components["schemas"]["BlockTitle"];
            content: components["schemas"]["BlockContent"];
            excerpt: components["schemas"]["Excerpt"];
            /**
             * @description The slug of the template used to display the block; empty for the default template.
             * @example
             */
            template: string;
            meta: components["schemas"]["BlockMeta"];
            /**
             * @description The IDs of the block's pattern categories, sorted by name.
             * @example [
             *       4
             *     ]
             */
            cms_pattern_category: components["schemas"]["Id"][];
            /** @description A read-only copy of the value in `meta`. Set it there. */
            cms_pattern_sync_status: components["schemas"]["PatternSyncStatus"];
            _links: components["schemas"]["Links"];
            _embedded?: {
                "cms:term"?: components["schemas"]["PatternCategoryInEmbed"][][];
            };
        };
        /** @description The meta fields to change. Keys that are not listed here are rejected; null resets a field. */
        BlockMetaInput: {
            /**
             * @description How instances of the block are synced with it. If empty, all instances are identical. With `partial`, some text can differ between instances. With `unsynced`, each instance is an independent copy.
             * @example unsynced
             * @enum {string|null}
             */
            cms_pattern_sync_status?: "" | "partial" | "unsynced" | null;
            /**
             * @description The footnotes of the content, as a JSON string.
             * @example [{"id":"n1","content":"See the map."}]
             */
            footnotes?: string | null;
        };
        /**
         * @description The writable fields of a block. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Opening hours",
         *       "content": "<p>Open from nine to five.</p>",
         *       "status": "publish",
         *       "meta": {
         *         "cms_pattern_sync_status": "unsynced"
         *       }
         *     }
         */
        BlockInput: {
            /**
             * @description The ID of the item. Ignored in updates. Omit it when you create an item: the service assigns the ID, and a request with one is an error.
             * @example 12
             */
            id?: number;
            /** @description The publication date in the site's time zone. With null, a draft gets its date when it is published. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The publication date in UTC. If both are given, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The part of the URL that identifies the item. The service normalizes it and makes it unique.
             * @example ferry-timetable
             */
            slug?: string;
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The password that protects the content and, if there is one, the excerpt. An empty string removes the protection.
             * @example
             */
            password?: string;
            title?: components["schemas"]["TitleInput"];
            content?: components["schemas"]["TextInput"];
            /**
             * @description The slug of the template that renders the item. Empty for the default template.
             * @example
             */
            template?: string;
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["BlockMetaInput"];
            /**
             * @description The IDs of the block's pattern categories, which replace the current ones. Unknown IDs are ignored.
             * @example [
             *       4
             *     ]
             */
            cms_pattern_category?: components["schemas"]["Id"][];
        };
        /** @description The response to a permanent deletion. */
        DeletedBlock: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The block before it was deleted. */
            previous: components["schemas"]["Block"];
        };
        /** @description Text of a block, raw and rendered. */
        SourceText: {
            /**
             * @description The text as it was written.
             * @example Opening hours
             */
            raw: string;
            /**
             * @description The text as HTML, ready to display.
             * @example Opening hours
             */
            rendered: string;
        };
        /** @description A revision or autosave of a block. The `embed` context omits the raw text and the content. */
        BlockRevision: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 2
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the revision was saved, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description The date and time the revision was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the revision was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The ID of the item that the revision or autosave belongs to. 0 if the autosave updated a draft directly.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that distinguishes revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description A URL that uniquely identifies the revision and never changes. */
            guid: components["schemas"]["Text"];
            title: components["schemas"]["SourceText"];
            content: components["schemas"]["SourceText"];
            excerpt: components["schemas"]["Text"];
            meta: components["schemas"]["PostMeta"];
            _links: components["schemas"]["Links"];
        };
        /** @description The response to a permanent deletion. */
        DeletedBlockRevision: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["BlockRevision"];
        };
        /**
         * @description The fields of a block. An autosave stores only title, content, excerpt and footnotes, and ignores the other fields.
         * @example {
         *       "title": "Opening hours",
         *       "content": "<p>Open from nine to six.</p>"
         *     }
         */
        BlockAutosaveInput: {
            /**
             * @description The ID of the item. Ignored in updates. Omit it when you create an item: the service assigns the ID, and a request with one is an error.
             * @example 12
             */
            id?: number;
            /** @description The publication date in the site's time zone. With null, a draft gets its date when it is published. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The publication date in UTC. If both are given, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The part of the URL that identifies the item. The service normalizes it and makes it unique.
             * @example ferry-timetable
             */
            slug?: string;
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The password that protects the content and, if there is one, the excerpt. An empty string removes the protection.
             * @example
             */
            password?: string;
            title?: components["schemas"]["TitleInput"];
            content?: components["schemas"]["TextInput"];
            /**
             * @description The slug of the template that renders the item. Empty for the default template.
             * @example
             */
            template?: string;
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["BlockMetaInput"];
            /**
             * @description The IDs of the block's pattern categories, which replace the current ones. Unknown IDs are ignored.
             * @example [
             *       4
             *     ]
             */
            cms_pattern_category?: components["schemas"]["Id"][];
            /**
             * @description The ID of the block. The URL already identifies it.
             * @example 7
             */
            parent?: number;
        };
        /** @description The title, raw and rendered. */
        NavigationTitle: {
            /**
             * @description The title as HTML, ready to display.
             * @example Main ways
             */
            rendered: string;
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
        };
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
            _links: components["schemas"]["Links"];
        };
        /**
         * @description The writable fields of a navigation menu. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Main ways",
         *       "content": "<!-- wp:navigation-link {\"label\":\"Timetable\",\"url\":\"/ferry-timetable/\"} /-->",
         *       "status": "publish"
         *     }
         */
        NavigationInput: {
            /**
             * @description The ID of the item. Ignored in updates. Omit it when you create an item: the service assigns the ID, and a request with one is an error.
             * @example 12
             */
            id?: number;
            /** @description The publication date in the site's time zone. With null, a draft gets its date when it is published. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The publication date in UTC. If both are given, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The part of the URL that identifies the item. The service normalizes it and makes it unique.
             * @example ferry-timetable
             */
            slug?: string;
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The password that protects the content and, if there is one, the excerpt. An empty string removes the protection.
             * @example
             */
            password?: string;
            title?: components["schemas"]["TitleInput"];
            content?: components["schemas"]["TextInput"];
            /**
             * @description The slug of the template that renders the item. Empty for the default template.
             * @example
             */
            template?: string;
        };
        /** @description The response to a permanent deletion. */
        DeletedNavigation: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The navigation menu before it was deleted. */
            previous: components["schemas"]["Navigation"];
        };
        /** @description A revision or autosave of a navigation menu. The `embed` context returns only the fields of a short preview; the `edit` context adds the raw text. */
        NavigationRevision: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 2
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the revision was saved, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description The date and time the revision was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the revision was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The ID of the item that the revision or autosave belongs to. 0 if the autosave updated a draft directly.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that distinguishes revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description A URL that uniquely identifies the revision and never changes. */
            guid: components["schemas"]["Text"];
            title: components["schemas"]["Text"];
            content: components["schemas"]["Text"];
            _links: components["schemas"]["Links"];
        };
        /** @description The response to a permanent deletion. */
        DeletedNavigationRevision: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["NavigationRevision"];
        };
        /**
         * @description The type of the target, a custom URL (`custom`), one content item (`post_type`), a term (`taxonomy`) or the archive of a content type (`post_type_archive`).
         * @example custom
         * @enum {string}
         */
        MenuItemType: "taxonomy" | "post_type" | "post_type_archive" | "custom";
        /**
         * @description Where the link opens. `_blank` opens a new window; an empty value opens the same window.
         * @example
         * @enum {string}
         */
        MenuItemTarget: "_blank" | "";
        /**
         * @description Metadata of the item. This type has none, so the object is always empty, and a request with any key is an error.
         * @example {}
         */
        Meta: Record<string, never>;
        /** @description A menu item. The `embed` context omits `menus` and `meta`; the `edit` context adds the raw title. */
        MenuItem: {
            id: components["schemas"]["Id"];
            /** @description The link text. If the item has no title of its own, this is the title of the target. */
            title: components["schemas"]["Text"];
            /**
             * @description The status of the menu item. Only `publish` items are displayed.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "draft";
            /**
             * Format: uri-reference
             * @description The URL of the link.
             * @example https://ferry.example.com/timetable
             */
            url: string;
            /**
             * @description The `title` attribute of the link, shown as a tooltip; can be empty.
             * @example Boats from seven
             */
            attr_title: string;
            /**
             * @description The description of the link; can be empty.
             * @example All boats of the season
             */
            description: string;
            type: components["schemas"]["MenuItemType"];
            /**
             * @description The human-readable name of the target type.
             * @example Custom Link
             */
            type_label: string;
            /**
             * @description The content type or taxonomy of the target; `custom` for a custom URL.
             * @example custom
             */
            object: string;
            /**
             * @description The ID of the target. For `custom`, the ID of the menu item itself; for `post_type_archive`, 0.
             * @example 12
             */
            object_id: number;
            /**
             * @description The ID of the parent menu item, or 0 if the item has no parent.
             * @example 0
             */
            parent: number;
            /**
             * @description The position of the item in the menu. Lower numbers come first.
             * @example 2
             */
            menu_order: number;
            target: components["schemas"]["MenuItemTarget"];
            /**
             * @description The CSS classes of the link. Contains one empty string if there are none.
             * @example [
             *       ""
             *     ]
             */
            classes: string[];
            /**
             * @description The XFN relationships between the site's owner and the owner of the target. Contains one empty string if there are none.
             * @example [
             *       ""
             *     ]
             */
            xfn: string[];
            /**
             * @description Whether the target is in the trash or no longer exists.
             * @example false
             */
            invalid: boolean;
            /**
             * @description The ID of the menu that the item belongs to. Omitted if the item belongs to no menu.
             * @example 9
             */
            menus?: number;
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: {
                "cms:term"?: components["schemas"]["MenuInEmbed"][][];
                "cms:menu-item-object"?: (components["schemas"]["PostInEmbed"] | components["schemas"]["PageInEmbed"] | components["schemas"]["MediaInEmbed"] | components["schemas"]["CategoryInEmbed"] | components["schemas"]["TagInEmbed"] | components["schemas"]["CalendarResource"])[];
            };
        };
        /**
         * @description The writable fields of a menu item. Only the fields in the request change; unknown and read-only fields are ignored. Defaults apply only on creation.
         * @example {
         *       "title": "Timetable",
         *       "type": "custom",
         *       "url": "https://ferry.example.com/timetable",
         *       "menus": 11,
         *       "menu_order": 2
         *     }
         */
        MenuItemInput: {
            /**
             * @description The ID of the item. Ignored on update. Omit it on creation: the service assigns the ID and rejects a request that has one.
             * @example 12
             */
            id?: number;
            /** @description The link text. Required for custom items; can be omitted if the target has a title. */
            title?: components["schemas"]["TitleInput"];
            /** @description The type of the target. New items default to `custom`. */
            type?: components["schemas"]["MenuItemType"];
            /** @description The status of the menu item. New items default to `publish`. Every value except `publish` is stored as `draft`. */
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The ID of the parent menu item, or 0 for none. New items default to 0. Autosaves ignore it.
             * @example 0
             */
            parent?: number;
            /**
             * @description The `title` attribute of the link, shown as a tooltip; can be empty.
             * @example Boats from seven
             */
            attr_title?: string;
            /**
             * @description The CSS classes of the link.
             * @example [
             *       "button"
             *     ]
             */
            classes?: string[];
            /**
             * @description The description of the link; can be empty.
             * @example All boats of the season
             */
            description?: string;
            /**
             * @description The position of the item in the menu. Lower numbers come first. New items default to 1.
             * @example 2
             */
            menu_order?: number;
            /**
             * @description The content type (`post`, `page`, `attachment`, `event`, `venue`, `organizer`) or taxonomy (`category`, `post_tag`, `cal_events_cat`) of the target. If omitted, it is determined from `object_id`. Required for `post_type_archive`, where it must be `post`, `page` or `event`.
             * @example page
             */
            object?: string;
            /**
             * @description The ID of the target. New items default to 0.
             * @example 12
             */
            object_id?: number;
            target?: components["schemas"]["MenuItemTarget"];
            /**
             * Format: link
             * @description The URL of a custom item, or a part of one such as `#top`. Spaces are percent-encoded. Required for custom items; other items use the URL of their target.
             * @example https://ferry.example.com/timetable
             */
            url?: string;
            /**
             * @description The XFN relationships between the site's owner and the owner of the target.
             * @example [
             *       "friend"
             *     ]
             */
            xfn?: string[];
            /**
             * @description The ID of the menu that the item belongs to; 0 removes the item from its menu.
             * @example 9
             */
            menus?: number;
            meta?: components["schemas"]["Meta"];
        };
        /** @description The response to a permanent deletion. */
        DeletedMenuItem: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The menu item before it was deleted. */
            previous: components["schemas"]["MenuItem"];
        };
        /** @description An autosave of a menu item. The `embed` context returns fewer fields; the `edit` context adds the raw title. */
        MenuItemAutosave: {
            /**
             * @description The ID of the user who saved the autosave.
             * @example 2
             */
            author: number;
            /** @description The date and time the autosave was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the autosave was saved, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description The date and time the autosave was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the autosave was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The ID of the menu item that the autosave belongs to.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that identifies the autosave.
             * @example 7-autosave-v1
             */
            slug: string;
            title: components["schemas"]["Text"];
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
        };
        /** @description A category. The `embed` context returns only the fields of a short preview. */
        Category: {
            id: components["schemas"]["Id"];
            /**
             * @description The number of published posts in the category.
             * @example 2
             */
            count: number;
            /**
             * @description The description of the category; can be empty.
             * @example All about boats.
             */
            description: string;
            /**
             * Format: uri
             * @description The URL of the category's archive page.
             * @example http://localhost:3000/category/ferries/
             */
            link: string;
            /**
             * @description The name of the category, as shown to readers.
             * @example Ferries
             */
            name: string;
            /**
             * @description The slug of the category, used in its URL.
             * @example ferries
             */
            slug: string;
            /**
             * @description The taxonomy that the term belongs to.
             * @example category
             * @constant
             */
            taxonomy: "category";
            /**
             * @description The ID of the parent category, or 0 if the category has no parent.
             * @example 0
             */
            parent: number;
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: {
                up?: components["schemas"]["CategoryInEmbed"][];
            };
        };
        /**
         * @description The writable fields of a category. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Ferries",
         *       "description": "All about boats.",
         *       "parent": 0
         *     }
         */
        CategoryInput: {
            /**
             * @description The name of the category, as shown to readers. Must not be empty.
             * @example Ferries
             */
            name?: string;
            /**
             * @description The description of the category.
             * @example All about boats.
             */
            description?: string;
            /**
             * @description The slug of the category, used in its URL. The service normalizes it. If a new category has no slug, it is generated from the name.
             * @example ferries
             */
            slug?: string;
            /**
             * @description The ID of the parent category; 0 moves the category to the top level.
             * @example 0
             */
            parent?: number;
            meta?: components["schemas"]["Meta"];
        };
        /**
         * @description The fields of a new category. A name is required.
         * @example {
         *       "name": "Ferries",
         *       "description": "All about boats.",
         *       "parent": 0
         *     }
         */
        CategoryCreation: {
            /**
             * @description The name of the category, as shown to readers. Must not be empty.
             * @example Ferries
             */
            name: string;
            /**
             * @description The description of the category.
             * @example All about boats.
             */
            description?: string;
            /**
             * @description The slug of the category, used in its URL. The service normalizes it. If a new category has no slug, it is generated from the name.
             * @example ferries
             */
            slug?: string;
            /**
             * @description The ID of the parent category; 0 moves the category to the top level.
             * @example 0
             */
            parent?: number;
            meta?: components["schemas"]["Meta"];
        };
        /** @description The response to a permanent deletion. */
        DeletedCategory: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The category before it was deleted. */
            previous: components["schemas"]["Category"];
        };
        /** @description A tag. The `embed` context returns only the fields of a short preview. */
        Tag: {
            id: components["schemas"]["Id"];
            /**
             * @description The number of published posts with the tag.
             * @example 2
             */
            count: number;
            /**
             * @description The description of the tag; can be empty.
             * @example All by the sea.
             */
            description: string;
            /**
             * Format: uri
             * @description The URL of the tag's archive page.
             * @example http://localhost:3000/tag/harbour/
             */
            link: string;
            /**
             * @description The name of the tag, as shown to readers.
             * @example Harbour
             */
            name: string;
            /**
             * @description The slug of the tag, used in its URL.
             * @example harbour
             */
            slug: string;
            /**
             * @description The taxonomy that the term belongs to.
             * @example post_tag
             * @constant
             */
            taxonomy: "post_tag";
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
        };
        /**
         * @description The writable fields of a tag. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Harbour",
         *       "description": "All by the sea."
         *     }
         */
        TagInput: {
            /**
             * @description The name of the tag, as shown to readers. Must not be empty.
             * @example Harbour
             */
            name?: string;
            /**
             * @description The description of the tag.
             * @example All by the sea.
             */
            description?: string;
            /**
             * @description The slug of the tag, used in its URL. The service normalizes it. If a new tag has no slug, it is generated from the name.
             * @example harbour
             */
            slug?: string;
            meta?: components["schemas"]["Meta"];
        };
        /**
         * @description The fields of a new tag. A name is required.
         * @example {
         *       "name": "Harbour",
         *       "description": "All by the sea."
         *     }
         */
        TagCreation: {
            /**
             * @description The name of the tag, as shown to readers. Must not be empty.
             * @example Harbour
             */
            name: string;
            /**
             * @description The description of the tag.
             * @example All by the sea.
             */
            description?: string;
            /**
             * @description The slug of the tag, used in its URL. The service normalizes it. If a new tag has no slug, it is generated from the name.
             * @example harbour
             */
            slug?: string;
            meta?: components["schemas"]["Meta"];
        };
        /** @description The response to a permanent deletion. */
        DeletedTag: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The tag before it was deleted. */
            previous: components["schemas"]["Tag"];
        };
        /** @description A menu. Menu items refer to it. The `embed` context returns only the fields of a short preview. */
        Menu: {
            id: components["schemas"]["Id"];
            /**
             * @description The description of the menu; can be empty.
             * @example On top of every page.
             */
            description: string;
            /**
             * @description The name of the menu, as shown to editors.
             * @example Main menu
             */
            name: string;
            /**
             * @description The slug of the menu.
             * @example main-menu
             */
            slug: string;
            meta: components["schemas"]["Meta"];
            /**
             * @description The menu locations that the menu is assigned to.
             * @example []
             */
            locations: string[];
            /**
             * @description Whether new top-level pages are added to the menu automatically.
             * @example false
             */
            auto_add: boolean;
            _links: components["schemas"]["Links"];
        };
        /**
         * @description The writable fields of a menu. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Main menu",
         *       "description": "On top of every page.",
         *       "auto_add": false
         *     }
         */
        MenuInput: {
            /**
             * @description The name of the menu, as shown to editors. Must not be empty.
             * @example Main menu
             */
            name?: string;
            /**
             * @description The description of the menu.
             * @example On top of every page.
             */
            description?: string;
            /**
             * @description The slug of the menu. The service normalizes it. If a new menu has no slug, it is generated from the name.
             * @example main-menu
             */
            slug?: string;
            meta?: components["schemas"]["Meta"];
            /**
             * @description The menu locations that the menu is assigned to, of those that the setting `MENU_LOCATIONS` names. They replace the current ones. A location that this menu takes is removed from the menu that had it.
             * @example []
             */
            locations?: string[];
            /**
             * @description Whether new top-level pages are added to the menu automatically.
             * @example false
             */
            auto_add?: boolean;
        };
        /**
         * @description The fields of a new menu. A name is required.
         * @example {
         *       "name": "Main menu",
         *       "description": "On top of every page.",
         *       "auto_add": false
         *     }
         */
        MenuCreation: {
            /**
             * @description The name of the menu, as shown to editors. Must not be empty.
             * @example Main menu
             */
            name: string;
            /**
             * @description The description of the menu.
             * @example On top of every page.
             */
            description?: string;
            /**
             * @description The slug of the menu. The service normalizes it. If a new menu has no slug, it is generated from the name.
             * @example main-menu
             */
            slug?: string;
            meta?: components["schemas"]["Meta"];
            /**
             * @description The menu locations that the menu is assigned to, of those that the setting `MENU_LOCATIONS` names. They replace the current ones. A location that this menu takes is removed from the menu that had it.
             * @example []
             */
            locations?: string[];
            /**
             * @description Whether new top-level pages are added to the menu automatically.
             * @example false
             */
            auto_add?: boolean;
        };
        /** @description The response to a permanent deletion. */
        DeletedMenu: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The menu before it was deleted. */
            previous: components["schemas"]["Menu"];
        };
        /** @description An item of a menu, with the items below it. */
        MenuTreeItem: {
            id: components["schemas"]["Id"];
            /** @description The link text. If the item has no title of its own, this is the current title of the target. */
            title: components["schemas"]["Text"];
            /**
             * Format: uri-reference
             * @description The URL of the link. It is absolute, unless it is only a fragment such as `#contact`.
             * @example http://localhost:3000/about/
             */
            url: string;
            /**
             * @description The path, query and fragment of a URL of this site, relative to its root. `null` for other URLs.
             * @example /about/
             */
            path: string | null;
            /**
             * @description The `target` attribute of the link; `null` if there is none.
             * @example null
             * @enum {string|null}
             */
            target: "_blank" | null;
            /**
             * @description The `rel` attribute of the link; `null` if there is none.
             * @example null
             */
            rel: string | null;
            /**
             * @description The `title` attribute of the link; can be empty.
             * @example
             */
            attr_title: string;
            /**
             * @description The description of the link; can be empty.
             * @example
             */
            description: string;
            /**
             * @description The CSS classes of the link.
             * @example []
             */
            classes: string[];
            type: components["schemas"]["MenuItemType"];
            /**
             * @description The content type or taxonomy of the target; `custom` for a custom URL.
             * @example page
             */
            object: string;
            /**
             * @description The ID of the target. For `custom`, the ID of the menu item itself; for `post_type_archive`, 0.
             * @example 8
             */
            object_id: number;
            /**
             * @description The items below this one, in their order.
             * @example []
             */
            children: components["schemas"]["MenuTreeItem"][];
        };
        /** @description A menu with its items, as an anonymous caller may see them. */
        MenuTree: {
            id: components["schemas"]["Id"];
            /**
             * @description The name of the menu.
             * @example Main menu
             */
            name: string;
            /**
             * @description The slug of the menu.
             * @example main-menu
             */
            slug: string;
            /**
             * @description The description of the menu; can be empty.
             * @example
             */
            description: string;
            /**
             * @description The menu locations that the menu is assigned to.
             * @example []
             */
            locations: string[];
            /**
             * @description The items at the top level, in their order.
             * @example []
             */
            items: components["schemas"]["MenuTreeItem"][];
            _links: components["schemas"]["Links"];
        };
        /** @description A pattern category. The `embed` context returns only the fields of a short preview. */
        PatternCategory: {
            id: components["schemas"]["Id"];
            /**
             * @description The number of published blocks in the pattern category.
             * @example 2
             */
            count: number;
            /**
             * @description The description of the pattern category; can be empty.
             * @example What visitors should know.
             */
            description: string;
            /**
             * Format: uri
             * @description The public URL of the pattern category.
             * @example http://localhost:3000/?taxonomy=cms_pattern_category&term=notices
             */
            link: string;
            /**
             * @description The name of the pattern category, as shown to editors.
             * @example Notices
             */
            name: string;
            /**
             * @description The slug of the pattern category, used in its URL.
             * @example notices
             */
            slug: string;
            /**
             * @description The taxonomy that the term belongs to.
             * @example cms_pattern_category
             * @constant
             */
            taxonomy: "cms_pattern_category";
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
        };
        /**
         * @description The writable fields of a pattern category. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Notices",
         *       "description": "What visitors should know."
         *     }
         */
        PatternCategoryInput: {
            /**
             * @description The name of the pattern category, as shown to editors. Must not be empty.
             * @example Notices
             */
            name?: string;
            /**
             * @description The description of the pattern category.
             * @example What visitors should know.
             */
            description?: string;
            /**
             * @description The slug of the pattern category, used in its URL. The service normalizes it. If a new pattern category has no slug, it is generated from the name.
             * @example notices
             */
            slug?: string;
            meta?: components["schemas"]["Meta"];
        };
        /**
         * @description The fields of a new pattern category. A name is required.
         * @example {
         *       "name": "Notices",
         *       "description": "What visitors should know."
         *     }
         */
        PatternCategoryCreation: {
            /**
             * @description The name of the pattern category, as shown to editors. Must not be empty.
             * @example Notices
             */
            name: string;
            /**
             * @description The description of the pattern category.
             * @example What visitors should know.
             */
            description?: string;
            /**
             * @description The slug of the pattern category, used in its URL. The service normalizes it. If a new pattern category has no slug, it is generated from the name.
             * @example notices
             */
            slug?: string;
            meta?: components["schemas"]["Meta"];
        };
        /** @description The response to a permanent deletion. */
        DeletedPatternCategory: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The pattern category before it was deleted. */
            previous: components["schemas"]["PatternCategory"];
        };
        /** @description A user. The `embed` context returns only the fields of a short preview. The `edit` context adds the fields that only the user and users with the right to list users can see. */
        User: {
            id: components["schemas"]["Id"];
            /**
             * @description The display name of the user.
             * @example Nino Beridze
             */
            name: string;
            /**
             * @description The URL of the user's website; can be empty.
             * @example https://nino.example.com
             */
            url: string;
            /**
             * @description The public biography of the user; can be empty.
             * @example Writes about the coast.
             */
            description: string;
            /**
             * Format: uri
             * @description The URL of the user's archive page.
             * @example http://localhost:3000/author/nino/
             */
            link: string;
            /**
             * @description The slug of the user, used in the URL of the archive page.
             * @example nino
             */
            slug: string;
            /** @description The URLs of the user's avatar, by its width in pixels. The service draws it; the same user always has the same one. */
            avatar_urls: {
                /**
                 * Format: uri
                 * @description 24 pixels wide.
                 * @example http://localhost:3000/cms-content/avatars/2-24.svg
                 */
                24: string;
                /**
                 * Format: uri
                 * @description 48 pixels wide.
                 * @example http://localhost:3000/cms-content/avatars/2-48.svg
                 */
                48: string;
                /**
                 * Format: uri
                 * @description 96 pixels wide.
                 * @example http://localhost:3000/cms-content/avatars/2-96.svg
                 */
                96: string;
            };
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
        };
        /** @description The content, as blocks. */
        TemplateContent: {
            /**
             * @description The content as it was written.
             * @example <!-- wp:post-content /-->
             */
            raw: string;
        };
        /** @description Text, raw and rendered. */
        TemplateTitle: {
            /**
             * @description The text as it was written.
             * @example Index
             */
            raw: string;
            /**
             * @description The text as HTML, ready to display.
             * @example Index
             */
            rendered: string;
        };
        /** @description The fields that templates and template parts share. */
        TemplateFields: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContent"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * Format: date-time-local
             * @description The date and time the custom version was last modified, in the site's time zone; null for a theme file.
             * @example 2026-03-01T09:30:00
             */
            modified: string | null;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
        };
        /** @description A template, either a theme file or a custom version. The `embed` context omits the content. */
        Template: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContent"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * Format: date-time-local
             * @description The date and time the custom version was last modified, in the site's time zone; null for a theme file.
             * @example 2026-03-01T09:30:00
             */
            modified: string | null;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template
             * @constant
             */
            type: "cms_template";
            /**
             * @description Whether the template is only for posts and pages that select it in `template`, rather than for a part of the site.
             * @example false
             */
            is_custom: boolean;
        };
        /**
         * @description The content, as a string or as an object with the string in `raw`, as responses have it. All other properties of the object are ignored.
         * @example <!-- wp:post-content /-->
         */
        TemplateText: string | {
            /**
             * @description The content.
             * @example <!-- wp:post-content /-->
             */
            raw?: string;
        };
        /**
         * @description The title, as a string or as an object with the string in `raw`, as responses have it. All other properties of the object are ignored.
         * @example Single post
         */
        TemplateTitleInput: string | {
            /**
             * @description The title.
             * @example Single post
             */
            raw?: string;
        };
        /**
         * @description The writable fields of a template. Only the fields in the request change; unknown and read-only fields are ignored. Numbers are not accepted as strings.
         * @example {
         *       "slug": "single-post",
         *       "title": "Single post",
         *       "content": "<!-- wp:post-content /-->"
         *     }
         */
        TemplateInput: {
            /**
             * @description The slug. The service normalizes it (letters, digits, `_`, `%` and `-`) and makes it unique within the theme. It cannot be changed later.
             * @example single-post
             */
            slug?: string;
            /**
             * @description The identifier of the active theme. It cannot be changed later.
             * @example default
             */
            theme?: string;
            /**
             * @description The content type. Ignored; it cannot be changed.
             * @example cms_template
             */
            type?: string;
            content?: components["schemas"]["TemplateText"];
            title?: components["schemas"]["TemplateTitleInput"];
            /**
             * @description The description.
             * @example Shows a single post.
             */
            description?: string;
            /** @description The status. Ignored; the item is always public immediately. */
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The ID of the author.
             * @example 1
             */
            author?: number;
        };
        /**
         * @description The fields of a new template. A slug is required, and at least one of title, content and description.
         * @example {
         *       "slug": "single-post",
         *       "title": "Single post",
         *       "content": "<!-- wp:post-content /-->"
         *     }
         */
        TemplateCreation: {
            /**
             * @description The slug. The service normalizes it (letters, digits, `_`, `%` and `-`) and makes it unique within the theme. It cannot be changed later.
             * @example single-post
             */
            slug: string;
            /**
             * @description The identifier of the active theme. It cannot be changed later.
             * @example default
             */
            theme?: string;
            /**
             * @description The content type. Ignored; it cannot be changed.
             * @example cms_template
             */
            type?: string;
            content?: components["schemas"]["TemplateText"];
            title?: components["schemas"]["TemplateTitleInput"];
            /**
             * @description The description.
             * @example Shows a single post.
             */
            description?: string;
            /** @description The status. Ignored; the item is always public immediately. */
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The ID of the author.
             * @example 1
             */
            author?: number;
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplate: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The template before it was deleted. */
            previous: components["schemas"]["Template"];
        };
        /** @description A revision or autosave of a template. `cms_id` is the ID of the revision; `id` is the ID of the template. */
        TemplateRevision: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContent"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * Format: date-time-local
             * @description The date and time the custom version was last modified, in the site's time zone; null for a theme file.
             * @example 2026-03-01T09:30:00
             */
            modified: string | null;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template
             * @constant
             */
            type: "cms_template";
            /**
             * @description Whether the template is only for posts and pages that select it in `template`, rather than for a part of the site.
             * @example false
             */
            is_custom: boolean;
            /**
             * @description The `cms_id` of the custom version that the revision belongs to.
             * @example 41
             */
            parent: number;
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplateRevision: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["TemplateRevision"];
        };
        /**
         * @description The fields of a template. An autosave stores only title, content and description, and ignores the other fields.
         * @example {
         *       "title": "Index",
         *       "content": "<!-- wp:post-content /-->"
         *     }
         */
        TemplateAutosaveInput: {
            /**
             * @description The slug. The service normalizes it (letters, digits, `_`, `%` and `-`) and makes it unique within the theme. It cannot be changed later.
             * @example single-post
             */
            slug?: string;
            /**
             * @description The identifier of the active theme. It cannot be changed later.
             * @example default
             */
            theme?: string;
            /**
             * @description The content type. Ignored; it cannot be changed.
             * @example cms_template
             */
            type?: string;
            content?: components["schemas"]["TemplateText"];
            title?: components["schemas"]["TemplateTitleInput"];
            /**
             * @description The description.
             * @example Shows a single post.
             */
            description?: string;
            /** @description The status. Ignored; the item is always public immediately. */
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The ID of the author.
             * @example 1
             */
            author?: number;
            /**
             * @description The ID of the template. The URL already identifies it.
             * @example default//index
             */
            parent?: string;
        };
        /** @description A template part, either a theme file or a custom version. The `embed` context omits the content. */
        TemplatePart: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContent"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * Format: date-time-local
             * @description The date and time the custom version was last modified, in the site's time zone; null for a theme file.
             * @example 2026-03-01T09:30:00
             */
            modified: string | null;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template_part
             * @constant
             */
            type: "cms_template_part";
            /**
             * @description The area that the template part is meant for.
             * @example header
             * @enum {string}
             */
            area: "header" | "footer" | "sidebar" | "uncategorized";
        };
        /**
         * @description The writable fields of a template part. Only the fields in the request change; unknown and read-only fields are ignored. Numbers are not accepted as strings.
         * @example {
         *       "slug": "header",
         *       "title": "Header",
         *       "content": "<!-- wp:site-title /-->",
         *       "area": "header"
         *     }
         */
        TemplatePartInput: {
            /**
             * @description The slug. The service normalizes it (letters, digits, `_`, `%` and `-`) and makes it unique within the theme. It cannot be changed later.
             * @example single-post
             */
            slug?: string;
            /**
             * @description The identifier of the active theme. It cannot be changed later.
             * @example default
             */
            theme?: string;
            /**
             * @description The content type. Ignored; it cannot be changed.
             * @example cms_template
             */
            type?: string;
            content?: components["schemas"]["TemplateText"];
            title?: components["schemas"]["TemplateTitleInput"];
            /**
             * @description The description.
             * @example Shows a single post.
             */
            description?: string;
            /** @description The status. Ignored; the item is always public immediately. */
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The ID of the author.
             * @example 1
             */
            author?: number;
            /**
             * @description The area that the template part is meant for, `header`, `footer` or `sidebar`. Any other value is stored as `uncategorized`.
             * @example header
             */
            area?: string;
        };
        /**
         * @description The fields of a new template part. A slug is required, and at least one of title, content and description.
         * @example {
         *       "slug": "header",
         *       "title": "Header",
         *       "content": "<!-- wp:site-title /-->",
         *       "area": "header"
         *     }
         */
        TemplatePartCreation: {
            /**
             * @description The slug. The service normalizes it (letters, digits, `_`, `%` and `-`) and makes it unique within the theme. It cannot be changed later.
             * @example single-post
             */
            slug: string;
            /**
             * @description The identifier of the active theme. It cannot be changed later.
             * @example default
             */
            theme?: string;
            /**
             * @description The content type. Ignored; it cannot be changed.
             * @example cms_template
             */
            type?: string;
            content?: components["schemas"]["TemplateText"];
            title?: components["schemas"]["TemplateTitleInput"];
            /**
             * @description The description.
             * @example Shows a single post.
             */
            description?: string;
            /** @description The status. Ignored; the item is always public immediately. */
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The ID of the author.
             * @example 1
             */
            author?: number;
            /**
             * @description The area that the template part is meant for, `header`, `footer` or `sidebar`. Any other value is stored as `uncategorized`.
             * @example header
             */
            area?: string;
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplatePart: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The template part before it was deleted. */
            previous: components["schemas"]["TemplatePart"];
        };
        /** @description A revision or autosave of a template part. `cms_id` is the ID of the revision; `id` is the ID of the template part. */
        TemplatePartRevision: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContent"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * Format: date-time-local
             * @description The date and time the custom version was last modified, in the site's time zone; null for a theme file.
             * @example 2026-03-01T09:30:00
             */
            modified: string | null;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template_part
             * @constant
             */
            type: "cms_template_part";
            /**
             * @description The area that the template part is meant for.
             * @example header
             * @enum {string}
             */
            area: "header" | "footer" | "sidebar" | "uncategorized";
            /**
             * @description The `cms_id` of the custom version that the revision belongs to.
             * @example 41
             */
            parent: number;
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplatePartRevision: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["TemplatePartRevision"];
        };
        /**
         * @description The fields of a template part. An autosave stores only title, content and description, and ignores the other fields.
         * @example {
         *       "title": "Index",
         *       "content": "<!-- wp:post-content /-->"
         *     }
         */
        TemplatePartAutosaveInput: {
            /**
             * @description The slug. The service normalizes it (letters, digits, `_`, `%` and `-`) and makes it unique within the theme. It cannot be changed later.
             * @example single-post
             */
            slug?: string;
            /**
             * @description The identifier of the active theme. It cannot be changed later.
             * @example default
             */
            theme?: string;
            /**
             * @description The content type. Ignored; it cannot be changed.
             * @example cms_template
             */
            type?: string;
            content?: components["schemas"]["TemplateText"];
            title?: components["schemas"]["TemplateTitleInput"];
            /**
             * @description The description.
             * @example Shows a single post.
             */
            description?: string;
            /** @description The status. Ignored; the item is always public immediately. */
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The ID of the author.
             * @example 1
             */
            author?: number;
            /**
             * @description The area that the template part is meant for, `header`, `footer` or `sidebar`. Any other value is stored as `uncategorized`.
             * @example header
             */
            area?: string;
            /**
             * @description The ID of the template part. The URL already identifies it.
             * @example default//index
             */
            parent?: string;
        };
        /**
         * @description The settings to choose from, such as palettes, fonts, sizes and widths, in the format of `settings` in `theme.json`. Empty if there are none. In responses, lists of presets are grouped by origin, `theme` or `custom`; requests can send a plain list.
         * @example {
         *       "color": {
         *         "palette": {
         *           "custom": [
         *             {
         *               "name": "Slate",
         *               "slug": "slate",
         *               "color": "#44556a"
         *             }
         *           ]
         *         }
         *       }
         *     }
         */
        StyleSettings: {
            [key: string]: unknown;
        };
        /**
         * @description The styles of the page, its elements and blocks, in the format of `styles` in `theme.json`. Empty if there are none.
         * @example {
         *       "color": {
         *         "background": "#10202f",
         *         "text": "#f0f0e8"
         *       }
         *     }
         */
        StyleRules: {
            [key: string]: unknown;
        };
        /** @description The users' changes to the settings and styles of a theme, in the format of `theme.json`. Everything else comes from the theme. */
        GlobalStyles: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["TemplateTitle"];
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
            _links: components["schemas"]["Links"];
        };
        /**
         * @description The writable fields of the global styles. Each field in the request is replaced as a whole; the others do not change.
         * @example {
         *       "styles": {
         *         "color": {
         *           "background": "#10202f",
         *           "text": "#f0f0e8"
         *         }
         *       }
         *     }
         */
        GlobalStylesInput: {
            styles?: components["schemas"]["StyleRules"];
            settings?: components["schemas"]["StyleSettings"];
            title?: components["schemas"]["TemplateTitleInput"];
        };
        /** @description A revision of the global styles. */
        GlobalStylesRevision: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 1
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the revision was saved, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description The date and time the revision was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the revision was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The ID of the global styles that the revision belongs to.
             * @example 5
             */
            parent: number;
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
            _links?: components["schemas"]["Links"];
        };
        /** @description The settings and styles of a theme, from its `theme.json`. */
        ThemeStyles: {
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
            _links: components["schemas"]["Links"];
        };
        /** @description A style variation of the theme. To apply it, save its settings and styles as the global styles. */
        StyleVariation: {
            /**
             * @description The name of the variation.
             * @example Night
             */
            title: string;
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
        };
        /** @description A default template type, used for a part of the site. */
        ThemeTemplateType: {
            /**
             * @description The slug of the template.
             * @example index
             */
            slug: string;
            /**
             * @description The name of the template.
             * @example Index
             */
            title: string;
            /**
             * @description What the template is used for.
             * @example Shows whatever no other template is for.
             */
            description: string;
        };
        /** @description An area of a template that template parts are meant for. */
        ThemeTemplatePartArea: {
            /**
             * @description The name of the area.
             * @example header
             */
            area: string;
            /**
             * @description The HTML element that wraps the template part.
             * @example header
             */
            area_tag: string;
            /**
             * @description The label of the area.
             * @example Header
             */
            label: string;
            /**
             * @description The description of the area.
             * @example The top of a page.
             */
            description: string;
        };
        /** @description A theme. The service has exactly one, which is always active. */
        Theme: {
            /**
             * @description The identifier of the theme, which is the name of its folder.
             * @example default
             */
            stylesheet: string;
            /**
             * @description The identifier of the theme that provides the templates. Always the same as `stylesheet`.
             * @example default
             */
            template: string;
            /**
             * @description The status of the theme. Always `active`.
             * @example active
             * @constant
             */
            status: "active";
            name: components["schemas"]["TemplateTitle"];
            description: components["schemas"]["TemplateTitle"];
            author: components["schemas"]["TemplateTitle"];
            author_uri: components["schemas"]["TemplateTitle"];
            theme_uri: components["schemas"]["TemplateTitle"];
            /**
             * @description The version of the theme; can be empty.
             * @example 1.0
             */
            version: string;
            /** @description The keywords of the theme, raw and rendered. */
            tags: {
                /**
                 * @description The keywords as a list.
                 * @example [
                 *       "blog"
                 *     ]
                 */
                raw: string[];
                /**
                 * @description The keywords as one line of HTML.
                 * @example blog
                 */
                rendered: string;
            };
            /**
             * @description Whether the templates of the theme consist of blocks. Always true.
             * @example true
             */
            is_block_theme: boolean;
            /** @description The default template types, whether or not the theme has them. */
            default_template_types: components["schemas"]["ThemeTemplateType"][];
            /** @description The areas for template parts. */
            default_template_part_areas: components["schemas"]["ThemeTemplatePartArea"][];
            _links: components["schemas"]["Links"];
        };
        /** @description Texts for user interfaces. */
        TypeLabels: {
            /**
             * @description The name in the plural.
             * @example Posts
             */
            name: string;
            /**
             * @description The name in the singular.
             * @example Post
             */
            singular_name: string;
            /**
             * @description The name in a menu.
             * @example Posts
             */
            menu_name: string;
            /**
             * @description The title of a list of all items.
             * @example All posts
             */
            all_items: string;
            /**
             * @description The text of a button that adds an item.
             * @example Add post
             */
            add_new: string;
            /**
             * @description The title of a form that adds an item.
             * @example Add post
             */
            add_new_item: string;
            /**
             * @description The title of a new item.
             * @example New post
             */
            new_item: string;
            /**
             * @description The text of a link to a form that edits an item.
             * @example Edit post
             */
            edit_item: string;
            /**
             * @description The text of a link to an item.
             * @example View post
             */
            view_item: string;
            /**
             * @description The text of a link to the items.
             * @example View posts
             */
            view_items: string;
            /**
             * @description The text of a button that searches the items.
             * @example Search posts
             */
            search_items: string;
            /**
             * @description What an empty list says.
             * @example No posts found.
             */
            not_found: string;
        };
        /** @description A content type. The `embed` context returns only the fields of a short preview. */
        ContentType: {
            /**
             * @description The name of the type in the plural.
             * @example Posts
             */
            name: string;
            /**
             * @description The identifier of the type, as in the `type` field of its items.
             * @example post
             */
            slug: string;
            /**
             * @description A description of the type; can be empty.
             * @example
             */
            description: string;
            /**
             * @description Whether items can have parents of the same type.
             * @example false
             */
            hierarchical: boolean;
            /**
             * @description The path of the public page that lists the items, or false if there is none.
             * @example false
             */
            has_archive: boolean | string;
            /**
             * @description The icon of the type. Always null.
             * @example null
             */
            icon: string | null;
            /**
             * @description The taxonomies whose terms the items can have.
             * @example [
             *       "category",
             *       "post_tag"
             *     ]
             */
            taxonomies: string[];
            /**
             * @description The last part of the route that lists the items.
             * @example posts
             */
            rest_base: string;
            /**
             * @description The namespace of the route that lists the items.
             * @example cms/v2
             */
            rest_namespace: string;
            _links: components["schemas"]["Links"];
        };
        /** @description A taxonomy. The `embed` context returns only the fields of a short preview. */
        TaxonomyInfo: {
            /**
             * @description The name of the taxonomy in the plural.
             * @example Categories
             */
            name: string;
            /**
             * @description The identifier of the taxonomy, as in the `taxonomy` field of its terms.
             * @example category
             */
            slug: string;
            /**
             * @description A description of the taxonomy; can be empty.
             * @example
             */
            description: string;
            /**
             * @description The content types whose items can have the terms.
             * @example [
             *       "post"
             *     ]
             */
            types: string[];
            /**
             * @description Whether terms can have parents.
             * @example true
             */
            hierarchical: boolean;
            /**
             * @description The last part of the route that lists the terms.
             * @example categories
             */
            rest_base: string;
            /**
             * @description The namespace of the route that lists the terms.
             * @example cms/v2
             */
            rest_namespace: string;
            _links: components["schemas"]["Links"];
        };
        /** @description A status of items. The `embed` context returns only the fields of a short preview. */
        StatusInfo: {
            /**
             * @description The name of the status.
             * @example Published
             */
            name: string;
            /**
             * @description The identifier of the status, as in the `status` field of items.
             * @example publish
             */
            slug: string;
            /**
             * @description Whether everybody may read items with this status.
             * @example true
             */
            public: boolean;
            /**
             * @description Whether everybody may list items with this status.
             * @example true
             */
            queryable: boolean;
            /**
             * @description Whether the publication date of an item with this status follows its last change, unless it has been set.
             * @example false
             */
            date_floating: boolean;
            _links: components["schemas"]["Links"];
        };
        /** @description Something that a search has found. The same in the contexts `view` and `embed`. */
        SearchResult: {
            /**
             * @description The ID of the item or the term, or the name of the post format.
             * @example 7
             */
            id: number | string;
            /**
             * @description The title of the item or the name of the term, as HTML.
             * @example Harbour walk
             */
            title: string;
            /**
             * Format: uri
             * @description The URL of its public page.
             * @example http://localhost:3000/harbour-walk/
             */
            url: string;
            /**
             * @description The type of the result; for a term, its taxonomy.
             * @example post
             * @enum {string}
             */
            type: "post" | "post-format" | "category" | "post_tag" | "cal_events_cat";
            /**
             * @description The content type or the taxonomy. Empty for post formats.
             * @example page
             */
            subtype: string;
            _links: components["schemas"]["Links"];
            _embedded?: {
                self?: (components["schemas"]["PostInEmbed"] | components["schemas"]["PageInEmbed"] | components["schemas"]["CategoryInEmbed"] | components["schemas"]["TagInEmbed"] | components["schemas"]["CalendarResource"])[];
            };
        };
        /** @description A post, page, event, venue, organizer or media item. `self` links to the resource. */
        ResolvedItem: {
            /**
             * @description The type of the item.
             * @example post
             * @enum {string}
             */
            type: "post" | "page" | "event" | "venue" | "organizer" | "media";
            id: components["schemas"]["Id"];
            /**
             * @description The namespace of the resource.
             * @example cms/v2
             * @enum {string}
             */
            namespace: "cms/v2" | "cal/events/v1";
            /**
             * @description The title, as HTML.
             * @example Harbour walk
             */
            title: string;
            /**
             * @description Whether the item is the page at the root of the site.
             * @example false
             */
            is_front_page: boolean;
            /**
             * Format: uri
             * @description The canonical URL.
             * @example http://localhost:3000/harbour-walk/
             */
            link: string;
            /**
             * @description The path of `link`, relative to the root of the site.
             * @example /harbour-walk/
             */
            path: string;
            _links: components["schemas"]["Links"];
            _embedded?: {
                self?: (components["schemas"]["PostInEmbed"] | components["schemas"]["PageInEmbed"] | components["schemas"]["MediaInEmbed"])[];
            };
        };
        /** @description A list of posts or events with a term. `self` links to the term, and `cms:post_type` to the list. */
        ResolvedTerm: {
            /**
             * @description A term.
             * @example term
             * @constant
             */
            type: "term";
            id: components["schemas"]["Id"];
            /**
             * @description The taxonomy of the term.
             * @example category
             * @enum {string}
             */
            taxonomy: "category" | "post_tag" | "cal_events_cat";
            /**
             * @description The namespace of the resource.
             * @example cms/v2
             * @enum {string}
             */
            namespace: "cms/v2" | "cal/events/v1";
            /**
             * @description The name of the term, as HTML.
             * @example Town life
             */
            name: string;
            /**
             * @description The page of the list.
             * @example 1
             */
            page: number;
            /**
             * Format: uri
             * @description The canonical URL, of the first page of the list.
             * @example http://localhost:3000/category/town-life/
             */
            link: string;
            /**
             * @description The path of `link`, relative to the root of the site.
             * @example /category/town-life/
             */
            path: string;
            _links: components["schemas"]["Links"];
            _embedded?: {
                self?: (components["schemas"]["CategoryInEmbed"] | components["schemas"]["TagInEmbed"])[];
            };
        };
        /** @description A list of the posts of an author. `self` links to the user, and `cms:post_type` to the list. */
        ResolvedAuthor: {
            /**
             * @description An author.
             * @example author
             * @constant
             */
            type: "author";
            id: components["schemas"]["Id"];
            /**
             * @description The namespace of the resource.
             * @example cms/v2
             * @constant
             */
            namespace: "cms/v2";
            /**
             * @description The name of the author.
             * @example Nino
             */
            name: string;
            /**
             * @description The page of the list.
             * @example 1
             */
            page: number;
            /**
             * Format: uri
             * @description The canonical URL, of the first page of the list.
             * @example http://localhost:3000/author/admin/
             */
            link: string;
            /**
             * @description The path of `link`, relative to the root of the site.
             * @example /author/admin/
             */
            path: string;
            _links: components["schemas"]["Links"];
            _embedded?: {
                self?: components["schemas"]["UserInEmbed"][];
            };
        };
        /** @description A list of the posts of a year, month or day. `cms:post_type` links to the list. */
        ResolvedDate: {
            /**
             * @description A date archive.
             * @example date
             * @constant
             */
            type: "date";
            /**
             * @description The year.
             * @example 2026
             */
            year: number;
            /**
             * @description The month, or `null` for a year.
             * @example 11
             */
            month: number | null;
            /**
             * @description The day, or `null` for a year or month.
             * @example null
             */
            day: number | null;
            /**
             * @description The page of the list.
             * @example 1
             */
            page: number;
            /**
             * Format: uri
             * @description The canonical URL, of the first page of the list.
             * @example http://localhost:3000/2026/11/
             */
            link: string;
            /**
             * @description The path of `link`, relative to the root of the site.
             * @example /2026/11/
             */
            path: string;
            _links: components["schemas"]["Links"];
        };
        /** @description A list of the posts with a format. `cms:post_type` links to the list. */
        ResolvedFormat: {
            /**
             * @description A post format.
             * @example format
             * @constant
             */
            type: "format";
            /**
             * @description The post format.
             * @example gallery
             * @enum {string}
             */
            format: "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio";
            /**
             * @description The page of the list.
             * @example 1
             */
            page: number;
            /**
             * Format: uri
             * @description The canonical URL, of the first page of the list.
             * @example http://localhost:3000/type/gallery/
             */
            link: string;
            /**
             * @description The path of `link`, relative to the root of the site.
             * @example /type/gallery/
             */
            path: string;
            _links: components["schemas"]["Links"];
        };
        /** @description The list of the latest posts, at the URL of a page. `self` links to the page, and `cms:post_type` to the list. */
        ResolvedPosts: {
            /**
             * @description The list of posts.
             * @example posts
             * @constant
             */
            type: "posts";
            id: components["schemas"]["Id"];
            /**
             * @description The namespace of the resource.
             * @example cms/v2
             * @constant
             */
            namespace: "cms/v2";
            /**
             * @description The title of the page, as HTML.
             * @example News
             */
            title: string;
            /**
             * @description The page of the list.
             * @example 1
             */
            page: number;
            /**
             * Format: uri
             * @description The canonical URL, of the first page of the list.
             * @example http://localhost:3000/news/
             */
            link: string;
            /**
             * @description The path of `link`, relative to the root of the site.
             * @example /news/
             */
            path: string;
            _links: components["schemas"]["Links"];
            _embedded?: {
                self?: components["schemas"]["PageInEmbed"][];
            };
        };
        /** @description The latest posts at the root of the site (`home`), or upcoming events (`events`). `cms:post_type` links to the list. */
        ResolvedList: {
            /**
             * @description The list.
             * @example home
             * @enum {string}
             */
            type: "home" | "events";
            /**
             * @description The page of the list.
             * @example 1
             */
            page: number;
            /**
             * Format: uri
             * @description The canonical URL, of the first page of the list.
             * @example http://localhost:3000/
             */
            link: string;
            /**
             * @description The path of `link`, relative to the root of the site.
             * @example /
             */
            path: string;
            _links: components["schemas"]["Links"];
        };
        /** @description Something that has another URL now. Redirect visitors there with the status. */
        ResolvedRedirect: {
            /**
             * @description A redirect.
             * @example redirect
             * @constant
             */
            type: "redirect";
            /**
             * @description The HTTP status code of the redirect.
             * @example 301
             * @constant
             */
            status: 301;
            /**
             * Format: uri
             * @description The new URL, with the query of the old one.
             * @example http://localhost:3000/harbour-walk/
             */
            location: string;
            /**
             * @description The path and the query of `location`, relative to the root of the site.
             * @example /harbour-walk/
             */
            path: string;
            _links: components["schemas"]["Links"];
        };
        /** @description The item or list at a path of the public site, or its new URL. `type` tells the form. */
        Resolution: components["schemas"]["ResolvedItem"] | components["schemas"]["ResolvedTerm"] | components["schemas"]["ResolvedAuthor"] | components["schemas"]["ResolvedDate"] | components["schemas"]["ResolvedFormat"] | components["schemas"]["ResolvedPosts"] | components["schemas"]["ResolvedList"] | components["schemas"]["ResolvedRedirect"];
        /** @description The settings of the site. */
        Settings: {
            /**
             * @description The title of the site.
             * @example Coast and Harbour
             */
            title: string;
            /**
             * @description A short description of the site.
             * @example News from the sea.
             */
            description: string;
            /**
             * Format: uri
             * @description The URL of the site. Set by the configuration of the service.
             * @example http://localhost:3000
             */
            url: string;
            /**
             * @description The time zone of the site's dates. Set by the configuration of the service.
             * @example Asia/Tbilisi
             */
            timezone: string;
            /**
             * @description The locale of the site. Set by the configuration of the service.
             * @example en_US
             * @enum {string}
             */
            language: "en_US" | "ka_GE";
            /**
             * @description The format of dates in public pages and blocks, in the notation of PHP.
             * @example F j, Y
             */
            date_format: string;
            /**
             * @description The ID of the category of posts that would otherwise have none. This category cannot be deleted.
             * @example 1
             */
            default_category: number;
            /**
             * @description The format of new posts. `0` is the standard format, which is the default.
             * @example 0
             * @enum {string}
             */
            default_post_format: "0" | "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio";
            /**
             * @description The number of posts on each public page of a list.
             * @example 10
             */
            posts_per_page: number;
            /**
             * @description What the front page shows, the latest posts or a page.
             * @example posts
             * @enum {string}
             */
            show_on_front: "posts" | "page";
            /**
             * @description The ID of the page shown as the front page, or 0 if there is none.
             * @example 0
             */
            page_on_front: number;
            /**
             * @description The ID of the page that lists the posts while the front page shows a page, or 0 if there is none.
             * @example 0
             */
            page_for_posts: number;
            /** @description Whether new posts accept pings. */
            default_ping_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether new posts and media items accept comments. */
            default_comment_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description The ID of the media item with the logo of the site, or 0 if there is none.
             * @example 0
             */
            site_logo: number;
            /**
             * @description The ID of the media item with the icon of the site, which public pages show, or 0 if there is none.
             * @example 0
             */
            site_icon: number;
        };
        /** @description The settings to change. Null restores the default. */
        SettingsInput: {
            /**
             * @description The title of the site.
             * @example Coast and Harbour
             */
            title?: string | null;
            /**
             * @description A short description of the site.
             * @example News from the sea.
             */
            description?: string | null;
            /**
             * @description Must be the current value if it is sent.
             * @example http://localhost:3000
             */
            url?: string;
            /**
             * @description Must be the current value if it is sent.
             * @example Asia/Tbilisi
             */
            timezone?: string;
            /**
             * @description Must be the current value if it is sent.
             * @example en_US
             */
            language?: string;
            /**
             * @description The format of dates in public pages and blocks, in the notation of PHP.
             * @example j F Y
             */
            date_format?: string | null;
            /**
             * @description The ID of an existing category.
             * @example 1
             */
            default_category?: number | null;
            /**
             * @description The format of new posts. `0` is the same as `standard`.
             * @example aside
             * @enum {string|null}
             */
            default_post_format?: "0" | "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio" | null;
            /**
             * @description The number of posts on each public page of a list.
             * @example 10
             */
            posts_per_page?: number | null;
            /**
             * @description What the front page shows, the latest posts or a page.
             * @example page
             * @enum {string|null}
             */
            show_on_front?: "posts" | "page" | null;
            /**
             * @description The ID of an existing page, or 0 for none.
             * @example 12
             */
            page_on_front?: number | null;
            /**
             * @description The ID of an existing page other than `page_on_front`, or 0 for none.
             * @example 14
             */
            page_for_posts?: number | null;
            /**
             * @description Whether new posts accept pings.
             * @example open
             * @enum {string|null}
             */
            default_ping_status?: "open" | "closed" | null;
            /**
             * @description Whether new posts and media items accept comments.
             * @example open
             * @enum {string|null}
             */
            default_comment_status?: "open" | "closed" | null;
            /**
             * @description The ID of an existing image, or 0 for none.
             * @example 0
             */
            site_logo?: number | null;
            /**
             * @description The ID of an existing image, or 0 for none.
             * @example 0
             */
            site_icon?: number | null;
        };
        /** @description The point of an image that stays visible where the image is cropped, as fractions of its width and height; null for the center. An addition to the reference implementation. */
        FocalPoint: {
            /**
             * @description The distance from the left, as a fraction of the width.
             * @example 0.3
             */
            x: number;
            /**
             * @description The distance from the top, as a fraction of the height.
             * @example 0.7
             */
            y: number;
        } | null;
        /** @description One size of an image. */
        MediaSize: {
            /**
             * @description The name of the file.
             * @example harbour-300x200.jpg
             */
            file: string;
            /**
             * @description The width, in pixels.
             * @example 300
             */
            width: number;
            /**
             * @description The height, in pixels.
             * @example 200
             */
            height: number;
            /**
             * @description The file size, in bytes.
             * @example 9120
             */
            filesize: number;
            /**
             * @description The MIME type of the file.
             * @example image/jpeg
             */
            mime_type: string;
            /**
             * Format: uri-reference
             * @description The URL of the file.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour-300x200.jpg
             */
            source_url: string;
        };
        /** @description The metadata that the camera stored in the image. Numbers are strings; `0` or an empty string means that the value is unknown. */
        ImageMeta: {
            /**
             * @description The aperture, as an f-number.
             * @example 2.8
             */
            aperture: string;
            /**
             * @description The credit line.
             * @example
             */
            credit: string;
            /**
             * @description The camera model.
             * @example X100V
             */
            camera: string;
            /**
             * @description The caption stored in the image.
             * @example
             */
            caption: string;
            /**
             * @description When the image was taken, as a Unix timestamp in seconds. The time of the camera is interpreted as UTC.
             * @example 1772357400
             */
            created_timestamp: string;
            /**
             * @description The copyright notice.
             * @example
             */
            copyright: string;
            /**
             * @description The focal length, in millimeters.
             * @example 23
             */
            focal_length: string;
            /**
             * @description The ISO sensitivity.
             * @example 160
             */
            iso: string;
            /**
             * @description The exposure time, in seconds.
             * @example 0.004
             */
            shutter_speed: string;
            /**
             * @description The title stored in the image.
             * @example
             */
            title: string;
            /**
             * @description The EXIF orientation value.
             * @example 1
             */
            orientation: string;
            /**
             * @description The keywords stored in the image.
             * @example []
             */
            keywords: string[];
        } | null;
        /** @description The image that this one was made from by an edit; null for all others. */
        ParentImage: {
            /** @description The ID of the image when the other one was made. It may have been deleted since. */
            attachment_id: components["schemas"]["Id"];
            /**
             * @description The path of its file, relative to the uploads folder.
             * @example 2026/03/harbour.jpg
             */
            file: string;
        } | null;
        /** @description The properties of the file. A value is null if it does not apply to the file type or is unknown because the file is stored elsewhere. */
        MediaDetails: {
            /**
             * @description The width of the image, in pixels.
             * @example 1200
             */
            width: number | null;
            /**
             * @description The height of the image, in pixels.
             * @example 800
             */
            height: number | null;
            /**
             * @description The path of the file, relative to the uploads folder.
             * @example 2026/03/harbour.jpg
             */
            file: string | null;
            /**
             * @description The size of the file, in bytes.
             * @example 21221
             */
            filesize: number | null;
            /**
             * @description The sizes of the image by name, with the image itself as `full`. Empty if there are no smaller sizes.
             * @example {
             *       "medium": {
             *         "file": "harbour-300x200.jpg",
             *         "width": 300,
             *         "height": 200,
             *         "filesize": 9120,
             *         "mime_type": "image/jpeg",
             *         "source_url": "http://localhost:3000/cms-content/uploads/2026/03/harbour-300x200.jpg"
             *       }
             *     }
             */
            sizes: {
                [key: string]: components["schemas"]["MediaSize"];
            };
            /** @description The metadata that the camera stored in the image, without the location. */
            image_meta: components["schemas"]["ImageMeta"];
            parent_image: components["schemas"]["ParentImage"];
        };
        /** @description A media item. The `embed` context returns only the fields of a short preview. The `edit` context adds the raw text and the fields that only editors need. */
        Media: {
            id: components["schemas"]["Id"];
            /** @description The date and time the media item was uploaded, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the media item was uploaded, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description A URL that uniquely identifies the media item and never changes. */
            guid: components["schemas"]["Text"];
            /** @description The date and time the media item was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the media item was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The slug of the media item, used in its URL.
             * @example harbour
             */
            slug: string;
            /**
             * @description The status of the media item. With `inherit`, it is as public as the content that it is attached to. With `private`, only its author and editors can see it.
             * @example inherit
             * @enum {string}
             */
            status: "inherit" | "private" | "trash";
            /**
             * @description The content type.
             * @example attachment
             * @constant
             */
            type: "attachment";
            /**
             * Format: uri
             * @description The public URL of the media item.
             * @example http://localhost:3000/harbour/
             */
            link: string;
            title: components["schemas"]["Text"];
            /**
             * @description The ID of the user who owns the media item.
             * @example 2
             */
            author: number;
            /**
             * @description The ID of an image that represents the media item, such as the cover of an audio recording; 0 if there is none.
             * @example 0
             */
            featured_media: number;
            /** @description Whether the media item is open for comments. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether the media item accepts pings from other sites. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description The slug of the template used to display the media item; empty for the default template.
             * @example
             */
            template: string;
            meta: components["schemas"]["Meta"];
            /** @description The description of the file. */
            description: components["schemas"]["Text"];
            /** @description The caption to display with the file. */
            caption: components["schemas"]["Text"];
            /**
             * @description Alternative text that describes the image for people who cannot see it.
             * @example Boats at the quay
             */
            alt_text: string;
            focal_point: components["schemas"]["FocalPoint"];
            /**
             * @description Whether the file is an image or another kind of file.
             * @example image
             * @enum {string}
             */
            media_type: "image" | "file";
            /**
             * @description The MIME type of the file.
             * @example image/jpeg
             */
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /**
             * @description The ID of the content that the media item is attached to, or null.
             * @example 7
             */
            post: number | null;
            /**
             * Format: uri-reference
             * @description The URL of the file. Anyone who can read the media item can request it. For a file that is not public, the URLs in responses to authenticated users have a `preview_token`, so that browsers load the file for that user. If the item is attached to password-protected content, the URL also works with that password as `?password=`.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg
             */
            source_url: string;
            /**
             * @description The CSS classes for the element that shows the media item: its ID, type and status, and what themes style it by. A password counts as required in every context.
             * @example [
             *       "post-31",
             *       "attachment",
             *       "type-attachment",
             *       "status-inherit",
             *       "hentry"
             *     ]
             */
            class_list: string[];
            _links: components["schemas"]["Links"];
            _embedded?: {
                author?: components["schemas"]["UserInEmbed"][];
            };
        };
        /**
         * @description The writable fields of a media item. Only the fields in the request change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Harbour",
         *       "alt_text": "Boats at the quay",
         *       "caption": "The harbour in May",
         *       "post": 7
         *     }
         */
        MediaInput: {
            /**
             * @description The ID of the item. Ignored on update. Omit it on creation: the service assigns the ID and rejects a request that has one.
             * @example 12
             */
            id?: number;
            /** @description The date and time the media item was uploaded, in the site's time zone. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The date and time the media item was uploaded, in UTC. If both are sent, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The slug of the media item, used in its URL. The service normalizes it and makes it unique.
             * @example harbour
             */
            slug?: string;
            /**
             * @description The status of the media item. With `private`, only its author and editors can see it. Every other value is treated as `inherit`: the item is as public as the content that it is attached to.
             * @example private
             * @enum {string}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "inherit";
            /** @description The title of the media item. A new item without a title gets the name of its file. */
            title?: components["schemas"]["TitleInput"];
            /**
             * @description The ID of the user who owns the media item. Setting another user requires the right to edit other users' items.
             * @example 2
             */
            author?: number;
            /**
             * @description The ID of an image that represents the media item; 0 removes it.
             * @example 0
             */
            featured_media?: number;
            comment_status?: components["schemas"]["OpenOrClosed"];
            ping_status?: components["schemas"]["OpenOrClosed"];
            meta?: components["schemas"]["Meta"];
            /**
             * @description The slug of the template used to display the media item; empty for the default template.
             * @example
             */
            template?: string;
            /**
             * @description Alternative text that describes the image for people who cannot see it.
             * @example Boats at the quay
             */
            alt_text?: string;
            focal_point?: components["schemas"]["FocalPoint"];
            /** @description The caption to display with the file. */
            caption?: components["schemas"]["ExcerptInput"];
            /** @description The description of the file. */
            description?: components["schemas"]["TextInput"];
            /**
             * @description The ID of the post, page, block, navigation menu, event, venue or organizer to attach the media item to; 0 or null detaches it. The caller must have the right to edit that content. The file is as public as the content that it is attached to.
             * @example 7
             */
            post?: number | null;
        };
        /**
         * @description A file, sent as a multipart form together with the writable fields of its media item.
         * @example {
         *       "file": "the content of the file",
         *       "title": "Harbour",
         *       "alt_text": "Boats at the quay"
         *     }
         */
        MediaUpload: {
            /**
             * @description The ID of the item. Ignored on update. Omit it on creation: the service assigns the ID and rejects a request that has one.
             * @example 12
             */
            id?: number;
            /** @description The date and time the media item was uploaded, in the site's time zone. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The date and time the media item was uploaded, in UTC. If both are sent, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The slug of the media item, used in its URL. The service normalizes it and makes it unique.
             * @example harbour
             */
            slug?: string;
            /**
             * @description The status of the media item. With `private`, only its author and editors can see it. Every other value is treated as `inherit`: the item is as public as the content that it is attached to.
             * @example private
             * @enum {string}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "inherit";
            /** @description The title of the media item. A new item without a title gets the name of its file. */
            title?: components["schemas"]["TitleInput"];
            /**
             * @description The ID of the user who owns the media item. Setting another user requires the right to edit other users' items.
             * @example 2
             */
            author?: number;
            /**
             * @description The ID of an image that represents the media item; 0 removes it.
             * @example 0
             */
            featured_media?: number;
            comment_status?: components["schemas"]["OpenOrClosed"];
            ping_status?: components["schemas"]["OpenOrClosed"];
            meta?: components["schemas"]["Meta"];
            /**
             * @description The slug of the template used to display the media item; empty for the default template.
             * @example
             */
            template?: string;
            /**
             * @description Alternative text that describes the image for people who cannot see it.
             * @example Boats at the quay
             */
            alt_text?: string;
            focal_point?: components["schemas"]["FocalPoint"];
            /** @description The caption to display with the file. */
            caption?: components["schemas"]["ExcerptInput"];
            /** @description The description of the file. */
            description?: components["schemas"]["TextInput"];
            /**
             * @description The ID of the post, page, block, navigation menu, event, venue or organizer to attach the media item to; 0 or null detaches it. The caller must have the right to edit that content. The file is as public as the content that it is attached to.
             * @example 7
             */
            post?: number | null;
            /**
             * Format: binary
             * @description The content of the file. The `filename` of the part becomes the name of the file.
             * @example the content of the file
             */
            file: string;
        };
        /**
         * @description A file in base64, with the fields of its media item. For batches, and for clients that can send only JSON.
         * @example {
         *       "file": "aGVsbG8=",
         *       "filename": "hello.txt",
         *       "title": "Hello"
         *     }
         */
        MediaJsonUpload: {
            /**
             * @description The ID of the item. Ignored on update. Omit it on creation: the service assigns the ID and rejects a request that has one.
             * @example 12
             */
            id?: number;
            /** @description The date and time the media item was uploaded, in the site's time zone. */
            date?: components["schemas"]["DateTimeInputOrNull"];
            /** @description The date and time the media item was uploaded, in UTC. If both are sent, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInputOrNull"];
            /**
             * @description The slug of the media item, used in its URL. The service normalizes it and makes it unique.
             * @example harbour
             */
            slug?: string;
            /**
             * @description The status of the media item. With `private`, only its author and editors can see it. Every other value is treated as `inherit`: the item is as public as the content that it is attached to.
             * @example private
             * @enum {string}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "inherit";
            /** @description The title of the media item. A new item without a title gets the name of its file. */
            title?: components["schemas"]["TitleInput"];
            /**
             * @description The ID of the user who owns the media item. Setting another user requires the right to edit other users' items.
             * @example 2
             */
            author?: number;
            /**
             * @description The ID of an image that represents the media item; 0 removes it.
             * @example 0
             */
            featured_media?: number;
            comment_status?: components["schemas"]["OpenOrClosed"];
            ping_status?: components["schemas"]["OpenOrClosed"];
            meta?: components["schemas"]["Meta"];
            /**
             * @description The slug of the template used to display the media item; empty for the default template.
             * @example
             */
            template?: string;
            /**
             * @description Alternative text that describes the image for people who cannot see it.
             * @example Boats at the quay
             */
            alt_text?: string;
            focal_point?: components["schemas"]["FocalPoint"];
            /** @description The caption to display with the file. */
            caption?: components["schemas"]["ExcerptInput"];
            /** @description The description of the file. */
            description?: components["schemas"]["TextInput"];
            /**
             * @description The ID of the post, page, block, navigation menu, event, venue or organizer to attach the media item to; 0 or null detaches it. The caller must have the right to edit that content. The file is as public as the content that it is attached to.
             * @example 7
             */
            post?: number | null;
            /**
             * @description The content of the file in base64.
             * @example aGVsbG8=
             */
            file: string;
            /**
             * @description The name of the file.
             * @example hello.txt
             */
            filename: string;
        };
        /** @description The response to a permanent deletion. */
        DeletedMedia: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The media item before it was deleted. */
            previous: components["schemas"]["Media"];
        };
        /**
         * @description A file that replaces that of a media item, sent as a multipart form.
         * @example {
         *       "file": "the content of the file"
         *     }
         */
        MediaFileUpload: {
            /**
             * Format: binary
             * @description The content of the file.
             * @example the content of the file
             */
            file: string;
        };
        /**
         * @description A file in base64 that replaces that of a media item.
         * @example {
         *       "file": "aGVsbG8=",
         *       "filename": "hello.txt"
         *     }
         */
        MediaFileJsonUpload: {
            /**
             * @description The content of the file in base64.
             * @example aGVsbG8=
             */
            file: string;
            /**
             * @description The name of the file. The media item keeps its own.
             * @example hello.txt
             */
            filename: string;
        };
        /** @description The processing to run on the file. */
        MediaProcessing: {
            /**
             * @description The action to run. `create-image-subsizes` generates the missing image sizes.
             * @example create-image-subsizes
             * @enum {string}
             */
            action: "create-image-subsizes";
        };
        /**
         * @description Rotates the image.
         * @example {
         *       "type": "rotate",
         *       "args": {
         *         "angle": 90
         *       }
         *     }
         */
        RotateModifier: {
            /**
             * @description The type of edit.
             * @example rotate
             * @constant
             */
            type: "rotate";
            /** @description The rotation. */
            args: {
                /**
                 * @description The clockwise rotation, in degrees.
                 * @example 90
                 */
                angle: number;
            };
        };
        /**
         * @description Crops the image. All values are percentages of its size.
         * @example {
         *       "type": "crop",
         *       "args": {
         *         "left": 25,
         *         "top": 10,
         *         "width": 50,
         *         "height": 40
         *       }
         *     }
         */
        CropModifier: {
            /**
             * @description The type of edit.
             * @example crop
             * @constant
             */
            type: "crop";
            /** @description The area to keep. */
            args: {
                /**
                 * @description The left edge of the area.
                 * @example 25
                 */
                left: number;
                /**
                 * @description The top edge of the area.
                 * @example 10
                 */
                top: number;
                /**
                 * @description The width of the area.
                 * @example 50
                 */
                width: number;
                /**
                 * @description The height of the area.
                 * @example 40
                 */
                height: number;
            };
        };
        /**
         * @description The edits to apply to an image. Use `modifiers`; older clients can send a rotation or a crop area instead.
         * @example {
         *       "src": "http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg",
         *       "modifiers": [
         *         {
         *           "type": "rotate",
         *           "args": {
         *             "angle": 90
         *           }
         *         }
         *       ]
         *     }
         */
        MediaEdit: {
            /**
             * Format: uri
             * @description The URL of the image: its `source_url` or that of one of its sizes. It confirms that the client and the service mean the same image.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg
             */
            src: string;
            /** @description The edits, in the order in which they are applied. */
            modifiers?: (components["schemas"]["RotateModifier"] | components["schemas"]["CropModifier"])[];
            /**
             * @deprecated
             * @description The clockwise rotation, in degrees. Use `modifiers` instead.
             * @example 90
             */
            rotation?: number;
            /**
             * @deprecated
             * @description The left edge of the crop area, as a percentage of the width. Use `modifiers` instead.
             * @example 25
             */
            x?: number;
            /**
             * @deprecated
             * @description The top edge of the crop area, as a percentage of the height. Use `modifiers` instead.
             * @example 10
             */
            y?: number;
            /**
             * @deprecated
             * @description The width of the crop area, as a percentage. Use `modifiers` instead.
             * @example 50
             */
            width?: number;
            /**
             * @deprecated
             * @description The height of the crop area, as a percentage. Use `modifiers` instead.
             * @example 40
             */
            height?: number;
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
        /** @description The content of the item. `rendered` is empty if a password protects the content and the request did not unlock it. */
        ContentInEdit: {
            /**
             * @description The content as it was written.
             * @example The first boat leaves at seven.
             */
            raw: string;
            /**
             * @description The content as HTML, ready to display. The stylesheet for its blocks is `{base_url}/styles/blocks.css?items={id}`.
             * @example <p>The first boat leaves at seven.</p>
             */
            rendered: string;
            /**
             * @description 1 if the content consists of blocks, 0 otherwise.
             * @example 0
             */
            block_version: number;
            /**
             * @description Whether a password protects the content.
             * @example false
             */
            protected: boolean;
        };
        /** @description The content of the item. `rendered` is empty if a password protects the content and the request did not unlock it. */
        ContentInEmbed: {
            /**
             * @description Whether a password protects the content.
             * @example false
             */
            protected: boolean;
        };
        /** @description The excerpt of the item. If no excerpt was written, it is generated from the first 55 words of the content. `rendered` is empty if a password protects the excerpt and the request did not unlock it. */
        ExcerptInEdit: {
            /**
             * @description The excerpt as it was written. Empty if the excerpt is generated.
             * @example Boats from seven.
             */
            raw: string;
            /**
             * @description The excerpt as HTML, ready to display.
             * @example <p>Boats from seven.</p>
             */
            rendered: string;
            /**
             * @description Whether a password protects the excerpt.
             * @example false
             */
            protected: boolean;
        };
        /** @description The excerpt of the item. If no excerpt was written, it is generated from the first 55 words of the content. `rendered` is empty if a password protects the excerpt and the request did not unlock it. */
        ExcerptInEmbed: {
            /**
             * @description The excerpt as HTML, ready to display.
             * @example <p>Boats from seven.</p>
             */
            rendered: string;
            /**
             * @description Whether a password protects the excerpt.
             * @example false
             */
            protected: boolean;
        };
        /** @description A post. The `embed` context returns only the fields of a short preview. The `edit` context adds the raw text and the fields that only editors need. */
        PostInEdit: {
            id: components["schemas"]["Id"];
            /** @description The date and time the post was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the post was or will be published, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description A URL that uniquely identifies the post and never changes. */
            guid: components["schemas"]["TextInEdit"];
            /** @description The date and time the post was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the post was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The password that protects the content and excerpt; empty if the post has no password.
             * @example
             */
            password: string;
            /**
             * @description The slug of the post, used in its URL. Empty for drafts without a slug.
             * @example ferry-timetable
             */
            slug: string;
            /**
             * @description The status of the post.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The content type.
             * @example post
             * @constant
             */
            type: "post";
            /**
             * Format: uri
             * @description The public URL of the post.
             * @example http://localhost:3000/ferry-timetable/
             */
            link: string;
            title: components["schemas"]["TextInEdit"];
            content: components["schemas"]["ContentInEdit"];
            excerpt: components["schemas"]["ExcerptInEdit"];
            /**
             * @description The ID of the author of the post.
             * @example 2
             */
            author: number;
            /**
             * @description The ID of the featured image, or 0 if the post has none.
             * @example 0
             */
            featured_media: number;
            /** @description Whether the post is open for comments. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether the post accepts pings from other sites. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description Whether the post stays at the top of the front page.
             * @example false
             */
            sticky: boolean;
            /**
             * @description The slug of the template used to display the post; empty for the default template.
             * @example
             */
            template: string;
            format: components["schemas"]["PostFormat"];
            meta: components["schemas"]["PostMeta"];
            /**
             * @description The IDs of the post's categories, sorted by name.
             * @example [
             *       1
             *     ]
             */
            categories: components["schemas"]["Id"][];
            /**
             * @description The IDs of the post's tags, sorted by name.
             * @example []
             */
            tags: components["schemas"]["Id"][];
            /**
             * @description The CSS classes for the element that shows the post: its ID, type and status, and what themes style it by. A password counts as required in every context.
             * @example [
             *       "post-7",
             *       "post",
             *       "type-post",
             *       "status-publish",
             *       "format-standard",
             *       "hentry",
             *       "category-uncategorized"
             *     ]
             */
            class_list: string[];
            /**
             * @description The permalink of the post, with a placeholder for the slug. In the trash, it is the permalink with the ID.
             * @example http://localhost:3000/%postname%/
             */
            permalink_template: string;
            /**
             * @description The slug that the service would generate from the title.
             * @example ferry-timetable
             */
            generated_slug: string;
            _links: components["schemas"]["Links"];
            _embedded?: {
                author?: components["schemas"]["UserInEmbed"][];
                "cms:featuredmedia"?: components["schemas"]["MediaInEmbed"][];
                "cms:term"?: (components["schemas"]["CategoryInEmbed"] | components["schemas"]["TagInEmbed"])[][];
            };
        };
        /** @description A post. The `embed` context returns only the fields of a short preview. The `edit` context adds the raw text and the fields that only editors need. */
        PostInEmbed: {
            id: components["schemas"]["Id"];
            /** @description The date and time the post was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /**
             * @description The slug of the post, used in its URL. Empty for drafts without a slug.
             * @example ferry-timetable
             */
            slug: string;
            /**
             * @description The content type.
             * @example post
             * @constant
             */
            type: "post";
            /**
             * Format: uri
             * @description The public URL of the post.
             * @example http://localhost:3000/ferry-timetable/
             */
            link: string;
            title: components["schemas"]["TextInEmbed"];
            excerpt: components["schemas"]["ExcerptInEmbed"];
            /**
             * @description The ID of the author of the post.
             * @example 2
             */
            author: number;
            /**
             * @description The ID of the featured image, or 0 if the post has none.
             * @example 0
             */
            featured_media: number;
            _links: components["schemas"]["Links"];
            _embedded?: {
                author?: components["schemas"]["UserInEmbed"][];
                "cms:featuredmedia"?: components["schemas"]["MediaInEmbed"][];
                "cms:term"?: (components["schemas"]["CategoryInEmbed"] | components["schemas"]["TagInEmbed"])[][];
            };
        };
        /** @description The response to a permanent deletion. */
        DeletedPostInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The post before it was deleted. */
            previous: components["schemas"]["PostInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedPostInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The post before it was deleted. */
            previous: components["schemas"]["PostInEmbed"];
        };
        /** @description A revision or autosave of a post or page. The `embed` context returns only the fields of a short preview; the `edit` context adds the raw text. */
        RevisionInEdit: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 2
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the revision was saved, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description The date and time the revision was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the revision was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The ID of the item that the revision or autosave belongs to. 0 if the autosave updated a draft directly.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that distinguishes revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description A URL that uniquely identifies the revision and never changes. */
            guid: components["schemas"]["TextInEdit"];
            title: components["schemas"]["TextInEdit"];
            content: components["schemas"]["TextInEdit"];
            excerpt: components["schemas"]["TextInEdit"];
            meta: components["schemas"]["PostMeta"];
            /**
             * Format: uri
             * @description The URL of the item with `preview=true`, for front ends that show previews of autosaves. Only autosaves have it, in the edit context.
             * @example http://localhost:3000/ferry-timetable/?preview_id=7&preview=true
             */
            preview_link?: string;
            _links: components["schemas"]["Links"];
        };
        /** @description A revision or autosave of a post or page. The `embed` context returns only the fields of a short preview; the `edit` context adds the raw text. */
        RevisionInEmbed: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 2
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /**
             * @description The ID of the item that the revision or autosave belongs to. 0 if the autosave updated a draft directly.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that distinguishes revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            title: components["schemas"]["TextInEmbed"];
            excerpt: components["schemas"]["TextInEmbed"];
            /**
             * Format: uri
             * @description The URL of the item with `preview=true`, for front ends that show previews of autosaves. Only autosaves have it, in the edit context.
             * @example http://localhost:3000/ferry-timetable/?preview_id=7&preview=true
             */
            preview_link?: string;
            _links: components["schemas"]["Links"];
        };
        /** @description The response to a permanent deletion. */
        DeletedRevisionInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["RevisionInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedRevisionInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["RevisionInEmbed"];
        };
        /** @description A page. The `embed` context returns only the fields of a short preview. The `edit` context adds the raw text and the fields that only editors need. */
        PageInEdit: {
            id: components["schemas"]["Id"];
            /** @description The date and time the page was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the page was or will be published, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description A URL that uniquely identifies the page and never changes. */
            guid: components["schemas"]["TextInEdit"];
            /** @description The date and time the page was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the page was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The password that protects the content and excerpt; empty if the page has no password.
             * @example
             */
            password: string;
            /**
             * @description The slug of the page, used in its URL. Empty for drafts without a slug.
             * @example getting-here
             */
            slug: string;
            /**
             * @description The status of the page.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The content type.
             * @example page
             * @constant
             */
            type: "page";
            /**
             * Format: uri
             * @description The public URL of the page.
             * @example http://localhost:3000/getting-here/
             */
            link: string;
            title: components["schemas"]["TextInEdit"];
            content: components["schemas"]["ContentInEdit"];
            excerpt: components["schemas"]["ExcerptInEdit"];
            /**
             * @description The ID of the author of the page.
             * @example 2
             */
            author: number;
            /**
             * @description The ID of the featured image, or 0 if the page has none.
             * @example 0
             */
            featured_media: number;
            /**
             * @description The ID of the parent page, or 0 if the page has no parent.
             * @example 0
             */
            parent: number;
            /**
             * @description The position of the page among its siblings. Lower numbers come first.
             * @example 2
             */
            menu_order: number;
            /** @description Whether the page is open for comments. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether the page accepts pings from other sites. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description The slug of the template used to display the page; empty for the default template.
             * @example
             */
            template: string;
            meta: components["schemas"]["PostMeta"];
            /**
             * @description The CSS classes for the element that shows the page: its ID, type and status, and what themes style it by. A password counts as required in every context.
             * @example [
             *       "post-12",
             *       "page",
             *       "type-page",
             *       "status-publish",
             *       "hentry"
             *     ]
             */
            class_list: string[];
            /**
             * @description The permalink of the page, with a placeholder for the slug. In the trash, it is the permalink with the ID.
             * @example http://localhost:3000/%pagename%/
             */
            permalink_template: string;
            /**
             * @description The slug that the service would generate from the title.
             * @example getting-here
             */
            generated_slug: string;
            _links: components["schemas"]["Links"];
            _embedded?: {
                up?: components["schemas"]["PageInEmbed"][];
                author?: components["schemas"]["UserInEmbed"][];
                "cms:featuredmedia"?: components["schemas"]["MediaInEmbed"][];
            };
        };
        /** @description A page. The `embed` context returns only the fields of a short preview. The `edit` context adds the raw text and the fields that only editors need. */
        PageInEmbed: {
            id: components["schemas"]["Id"];
            /** @description The date and time the page was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /**
             * @description The slug of the page, used in its URL. Empty for drafts without a slug.
             * @example getting-here
             */
            slug: string;
            /**
             * @description The content type.
             * @example page
             * @constant
             */
            type: "page";
            /**
             * Format: uri
             * @description The public URL of the page.
             * @example http://localhost:3000/getting-here/
             */
            link: string;
            title: components["schemas"]["TextInEmbed"];
            excerpt: components["schemas"]["ExcerptInEmbed"];
            /**
             * @description The ID of the author of the page.
             * @example 2
             */
            author: number;
            /**
             * @description The ID of the featured image, or 0 if the page has none.
             * @example 0
             */
            featured_media: number;
            _links: components["schemas"]["Links"];
            _embedded?: {
                up?: components["schemas"]["PageInEmbed"][];
                author?: components["schemas"]["UserInEmbed"][];
                "cms:featuredmedia"?: components["schemas"]["MediaInEmbed"][];
            };
        };
        /** @description The response to a permanent deletion. */
        DeletedPageInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The page before it was deleted. */
            previous: components["schemas"]["PageInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedPageInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The page before it was deleted. */
            previous: components["schemas"]["PageInEmbed"];
        };
        /** @description The content as it was written. It has no rendered form because blocks are displayed inside other content. `raw` is empty while the content is password-protected. */
        BlockContentInEdit: {
            /**
             * @description The content as it was written.
             * @example <p>Open from nine to five.</p>
             */
            raw: string;
            /**
             * @description Whether the content is password-protected.
             * @example false
             */
            protected: boolean;
            /**
             * @description 1 if the content consists of blocks, 0 otherwise.
             * @example 0
             */
            block_version: number;
        };
        /** @description The content as it was written. It has no rendered form because blocks are displayed inside other content. `raw` is empty while the content is password-protected. */
        BlockContentInEmbed: {
            /**
             * @description The content as it was written.
             * @example <p>Open from nine to five.</p>
             */
            raw: string;
            /**
             * @description Whether the content is password-protected.
             * @example false
             */
            protected: boolean;
        };
        /** @description A reusable block, as it was written. The `embed` context returns only the fields of a short preview. The `edit` context adds the fields that only editors need. */
        BlockInEdit: {
            id: components["schemas"]["Id"];
            /** @description The date and time the block was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the block was or will be published, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description A URL that uniquely identifies the block and never changes. */
            guid: components["schemas"]["TextInEdit"];
            /** @description The date and time the block was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the block was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The password that protects the content and excerpt; empty if the block has no password.
             * @example
             */
            password: string;
            /**
             * @description The slug of the block, used in its URL. Empty for drafts without a slug.
             * @example opening-hours
             */
            slug: string;
            /**
             * @description The status of the block.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The content type.
             * @example cms_block
             * @constant
             */
            type: "cms_block";
            /**
             * Format: uri
             * @description The public URL of the block.
             * @example http://localhost:3000/opening-hours/
             */
            link: string;
            title: components["schemas"]["BlockTitle"];
            content: components["schemas"]["BlockContentInEdit"];
            excerpt: components["schemas"]["ExcerptInEdit"];
            /**
             * @description The slug of the template used to display the block; empty for the default template.
             * @example
             */
            template: string;
            meta: components["schemas"]["BlockMeta"];
            /**
             * @description The IDs of the block's pattern categories, sorted by name.
             * @example [
             *       4
             *     ]
             */
            cms_pattern_category: components["schemas"]["Id"][];
            /** @description A read-only copy of the value in `meta`. Set it there. */
            cms_pattern_sync_status: components["schemas"]["PatternSyncStatus"];
            _links: components["schemas"]["Links"];
            _embedded?: {
                "cms:term"?: components["schemas"]["PatternCategoryInEmbed"][][];
            };
        };
        /** @description A reusable block, as it was written. The `embed` context returns only the fields of a short preview. The `edit` context adds the fields that only editors need. */
        BlockInEmbed: {
            id: components["schemas"]["Id"];
            /** @description The date and time the block was or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /**
             * @description The slug of the block, used in its URL. Empty for drafts without a slug.
             * @example opening-hours
             */
            slug: string;
            /**
             * @description The content type.
             * @example cms_block
             * @constant
             */
            type: "cms_block";
            /**
             * Format: uri
             * @description The public URL of the block.
             * @example http://localhost:3000/opening-hours/
             */
            link: string;
            excerpt: components["schemas"]["ExcerptInEmbed"];
            /** @description A read-only copy of the value in `meta`. Set it there. */
            cms_pattern_sync_status: components["schemas"]["PatternSyncStatus"];
            _links: components["schemas"]["Links"];
            _embedded?: {
                "cms:term"?: components["schemas"]["PatternCategoryInEmbed"][][];
            };
        };
        /** @description The response to a permanent deletion. */
        DeletedBlockInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The block before it was deleted. */
            previous: components["schemas"]["BlockInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedBlockInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The block before it was deleted. */
            previous: components["schemas"]["BlockInEmbed"];
        };
        /** @description Text of a block, raw and rendered. */
        SourceTextInEdit: {
            /**
             * @description The text as it was written.
             * @example Opening hours
             */
            raw: string;
            /**
             * @description The text as HTML, ready to display.
             * @example Opening hours
             */
            rendered: string;
        };
        /** @description Text of a block, raw and rendered. */
        SourceTextInEmbed: {
            /**
             * @description The text as HTML, ready to display.
             * @example Opening hours
             */
            rendered: string;
        };
        /** @description A revision or autosave of a block. The `embed` context omits the raw text and the content. */
        BlockRevisionInEdit: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 2
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the revision was saved, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description The date and time the revision was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the revision was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The ID of the item that the revision or autosave belongs to. 0 if the autosave updated a draft directly.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that distinguishes revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description A URL that uniquely identifies the revision and never changes. */
            guid: components["schemas"]["TextInEdit"];
            title: components["schemas"]["SourceTextInEdit"];
            content: components["schemas"]["SourceTextInEdit"];
            excerpt: components["schemas"]["TextInEdit"];
            meta: components["schemas"]["PostMeta"];
            _links: components["schemas"]["Links"];
        };
        /** @description A revision or autosave of a block. The `embed` context omits the raw text and the content. */
        BlockRevisionInEmbed: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 2
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /**
             * @description The ID of the item that the revision or autosave belongs to. 0 if the autosave updated a draft directly.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that distinguishes revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            title: components["schemas"]["SourceTextInEmbed"];
            excerpt: components["schemas"]["TextInEmbed"];
            _links: components["schemas"]["Links"];
        };
        /** @description The response to a permanent deletion. */
        DeletedBlockRevisionInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["BlockRevisionInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedBlockRevisionInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["BlockRevisionInEmbed"];
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
            _links: components["schemas"]["Links"];
        };
        /** @description The response to a permanent deletion. */
        DeletedNavigationInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The navigation menu before it was deleted. */
            previous: components["schemas"]["NavigationInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedNavigationInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The navigation menu before it was deleted. */
            previous: components["schemas"]["NavigationInEmbed"];
        };
        /** @description A revision or autosave of a navigation menu. The `embed` context returns only the fields of a short preview; the `edit` context adds the raw text. */
        NavigationRevisionInEdit: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 2
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the revision was saved, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description The date and time the revision was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the revision was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The ID of the item that the revision or autosave belongs to. 0 if the autosave updated a draft directly.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that distinguishes revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description A URL that uniquely identifies the revision and never changes. */
            guid: components["schemas"]["TextInEdit"];
            title: components["schemas"]["TextInEdit"];
            content: components["schemas"]["TextInEdit"];
            _links: components["schemas"]["Links"];
        };
        /** @description A revision or autosave of a navigation menu. The `embed` context returns only the fields of a short preview; the `edit` context adds the raw text. */
        NavigationRevisionInEmbed: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 2
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /**
             * @description The ID of the item that the revision or autosave belongs to. 0 if the autosave updated a draft directly.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that distinguishes revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            title: components["schemas"]["TextInEmbed"];
            _links: components["schemas"]["Links"];
        };
        /** @description The response to a permanent deletion. */
        DeletedNavigationRevisionInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["NavigationRevisionInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedNavigationRevisionInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["NavigationRevisionInEmbed"];
        };
        /** @description A menu item. The `embed` context omits `menus` and `meta`; the `edit` context adds the raw title. */
        MenuItemInEdit: {
            id: components["schemas"]["Id"];
            /** @description The link text. If the item has no title of its own, this is the title of the target. */
            title: components["schemas"]["TextInEdit"];
            /**
             * @description The status of the menu item. Only `publish` items are displayed.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "draft";
            /**
             * Format: uri-reference
             * @description The URL of the link.
             * @example https://ferry.example.com/timetable
             */
            url: string;
            /**
             * @description The `title` attribute of the link, shown as a tooltip; can be empty.
             * @example Boats from seven
             */
            attr_title: string;
            /**
             * @description The description of the link; can be empty.
             * @example All boats of the season
             */
            description: string;
            type: components["schemas"]["MenuItemType"];
            /**
             * @description The human-readable name of the target type.
             * @example Custom Link
             */
            type_label: string;
            /**
             * @description The content type or taxonomy of the target; `custom` for a custom URL.
             * @example custom
             */
            object: string;
            /**
             * @description The ID of the target. For `custom`, the ID of the menu item itself; for `post_type_archive`, 0.
             * @example 12
             */
            object_id: number;
            /**
             * @description The ID of the parent menu item, or 0 if the item has no parent.
             * @example 0
             */
            parent: number;
            /**
             * @description The position of the item in the menu. Lower numbers come first.
             * @example 2
             */
            menu_order: number;
            target: components["schemas"]["MenuItemTarget"];
            /**
             * @description The CSS classes of the link. Contains one empty string if there are none.
             * @example [
             *       ""
             *     ]
             */
            classes: string[];
            /**
             * @description The XFN relationships between the site's owner and the owner of the target. Contains one empty string if there are none.
             * @example [
             *       ""
             *     ]
             */
            xfn: string[];
            /**
             * @description Whether the target is in the trash or no longer exists.
             * @example false
             */
            invalid: boolean;
            /**
             * @description The ID of the menu that the item belongs to. Omitted if the item belongs to no menu.
             * @example 9
             */
            menus?: number;
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: {
                "cms:term"?: components["schemas"]["MenuInEmbed"][][];
                "cms:menu-item-object"?: (components["schemas"]["PostInEmbed"] | components["schemas"]["PageInEmbed"] | components["schemas"]["MediaInEmbed"] | components["schemas"]["CategoryInEmbed"] | components["schemas"]["TagInEmbed"] | components["schemas"]["CalendarResource"])[];
            };
        };
        /** @description A menu item. The `embed` context omits `menus` and `meta`; the `edit` context adds the raw title. */
        MenuItemInEmbed: {
            id: components["schemas"]["Id"];
            /** @description The link text. If the item has no title of its own, this is the title of the target. */
            title: components["schemas"]["TextInEmbed"];
            /**
             * @description The status of the menu item. Only `publish` items are displayed.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "draft";
            /**
             * Format: uri-reference
             * @description The URL of the link.
             * @example https://ferry.example.com/timetable
             */
            url: string;
            /**
             * @description The `title` attribute of the link, shown as a tooltip; can be empty.
             * @example Boats from seven
             */
            attr_title: string;
            /**
             * @description The description of the link; can be empty.
             * @example All boats of the season
             */
            description: string;
            type: components["schemas"]["MenuItemType"];
            /**
             * @description The human-readable name of the target type.
             * @example Custom Link
             */
            type_label: string;
            /**
             * @description The content type or taxonomy of the target; `custom` for a custom URL.
             * @example custom
             */
            object: string;
            /**
             * @description The ID of the target. For `custom`, the ID of the menu item itself; for `post_type_archive`, 0.
             * @example 12
             */
            object_id: number;
            /**
             * @description The ID of the parent menu item, or 0 if the item has no parent.
             * @example 0
             */
            parent: number;
            /**
             * @description The position of the item in the menu. Lower numbers come first.
             * @example 2
             */
            menu_order: number;
            target: components["schemas"]["MenuItemTarget"];
            /**
             * @description The CSS classes of the link. Contains one empty string if there are none.
             * @example [
             *       ""
             *     ]
             */
            classes: string[];
            /**
             * @description The XFN relationships between the site's owner and the owner of the target. Contains one empty string if there are none.
             * @example [
             *       ""
             *     ]
             */
            xfn: string[];
            /**
             * @description Whether the target is in the trash or no longer exists.
             * @example false
             */
            invalid: boolean;
            _links: components["schemas"]["Links"];
            _embedded?: {
                "cms:term"?: components["schemas"]["MenuInEmbed"][][];
                "cms:menu-item-object"?: (components["schemas"]["PostInEmbed"] | components["schemas"]["PageInEmbed"] | components["schemas"]["MediaInEmbed"] | components["schemas"]["CategoryInEmbed"] | components["schemas"]["TagInEmbed"] | components["schemas"]["CalendarResource"])[];
            };
        };
        /** @description The response to a permanent deletion. */
        DeletedMenuItemInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The menu item before it was deleted. */
            previous: components["schemas"]["MenuItemInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedMenuItemInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The menu item before it was deleted. */
            previous: components["schemas"]["MenuItemInEmbed"];
        };
        /** @description An autosave of a menu item. The `embed` context returns fewer fields; the `edit` context adds the raw title. */
        MenuItemAutosaveInEdit: {
            /**
             * @description The ID of the user who saved the autosave.
             * @example 2
             */
            author: number;
            /** @description The date and time the autosave was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the autosave was saved, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description The date and time the autosave was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the autosave was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The ID of the menu item that the autosave belongs to.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that identifies the autosave.
             * @example 7-autosave-v1
             */
            slug: string;
            title: components["schemas"]["TextInEdit"];
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
        };
        /** @description An autosave of a menu item. The `embed` context returns fewer fields; the `edit` context adds the raw title. */
        MenuItemAutosaveInEmbed: {
            /**
             * @description The ID of the user who saved the autosave.
             * @example 2
             */
            author: number;
            /** @description The date and time the autosave was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /**
             * @description The ID of the menu item that the autosave belongs to.
             * @example 7
             */
            parent: number;
            /**
             * @description A slug that identifies the autosave.
             * @example 7-autosave-v1
             */
            slug: string;
            title: components["schemas"]["TextInEmbed"];
            _links: components["schemas"]["Links"];
        };
        /** @description A category. The `embed` context returns only the fields of a short preview. */
        CategoryInEdit: {
            id: components["schemas"]["Id"];
            /**
             * @description The number of published posts in the category.
             * @example 2
             */
            count: number;
            /**
             * @description The description of the category; can be empty.
             * @example All about boats.
             */
            description: string;
            /**
             * Format: uri
             * @description The URL of the category's archive page.
             * @example http://localhost:3000/category/ferries/
             */
            link: string;
            /**
             * @description The name of the category, as shown to readers.
             * @example Ferries
             */
            name: string;
            /**
             * @description The slug of the category, used in its URL.
             * @example ferries
             */
            slug: string;
            /**
             * @description The taxonomy that the term belongs to.
             * @example category
             * @constant
             */
            taxonomy: "category";
            /**
             * @description The ID of the parent category, or 0 if the category has no parent.
             * @example 0
             */
            parent: number;
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: {
                up?: components["schemas"]["CategoryInEmbed"][];
            };
        };
        /** @description A category. The `embed` context returns only the fields of a short preview. */
        CategoryInEmbed: {
            id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description The URL of the category's archive page.
             * @example http://localhost:3000/category/ferries/
             */
            link: string;
            /**
             * @description The name of the category, as shown to readers.
             * @example Ferries
             */
            name: string;
            /**
             * @description The slug of the category, used in its URL.
             * @example ferries
             */
            slug: string;
            /**
             * @description The taxonomy that the term belongs to.
             * @example category
             * @constant
             */
            taxonomy: "category";
            _links: components["schemas"]["Links"];
            _embedded?: {
                up?: components["schemas"]["CategoryInEmbed"][];
            };
        };
        /** @description The response to a permanent deletion. */
        DeletedCategoryInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The category before it was deleted. */
            previous: components["schemas"]["CategoryInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedCategoryInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The category before it was deleted. */
            previous: components["schemas"]["CategoryInEmbed"];
        };
        /** @description A tag. The `embed` context returns only the fields of a short preview. */
        TagInEdit: {
            id: components["schemas"]["Id"];
            /**
             * @description The number of published posts with the tag.
             * @example 2
             */
            count: number;
            /**
             * @description The description of the tag; can be empty.
             * @example All by the sea.
             */
            description: string;
            /**
             * Format: uri
             * @description The URL of the tag's archive page.
             * @example http://localhost:3000/tag/harbour/
             */
            link: string;
            /**
             * @description The name of the tag, as shown to readers.
             * @example Harbour
             */
            name: string;
            /**
             * @description The slug of the tag, used in its URL.
             * @example harbour
             */
            slug: string;
            /**
             * @description The taxonomy that the term belongs to.
             * @example post_tag
             * @constant
             */
            taxonomy: "post_tag";
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
        };
        /** @description A tag. The `embed` context returns only the fields of a short preview. */
        TagInEmbed: {
            id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description The URL of the tag's archive page.
             * @example http://localhost:3000/tag/harbour/
             */
            link: string;
            /**
             * @description The name of the tag, as shown to readers.
             * @example Harbour
             */
            name: string;
            /**
             * @description The slug of the tag, used in its URL.
             * @example harbour
             */
            slug: string;
            /**
             * @description The taxonomy that the term belongs to.
             * @example post_tag
             * @constant
             */
            taxonomy: "post_tag";
            _links: components["schemas"]["Links"];
        };
        /** @description The response to a permanent deletion. */
        DeletedTagInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The tag before it was deleted. */
            previous: components["schemas"]["TagInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedTagInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The tag before it was deleted. */
            previous: components["schemas"]["TagInEmbed"];
        };
        /** @description A menu. Menu items refer to it. The `embed` context returns only the fields of a short preview. */
        MenuInEdit: {
            id: components["schemas"]["Id"];
            /**
             * @description The description of the menu; can be empty.
             * @example On top of every page.
             */
            description: string;
            /**
             * @description The name of the menu, as shown to editors.
             * @example Main menu
             */
            name: string;
            /**
             * @description The slug of the menu.
             * @example main-menu
             */
            slug: string;
            meta: components["schemas"]["Meta"];
            /**
             * @description The menu locations that the menu is assigned to.
             * @example []
             */
            locations: string[];
            /**
             * @description Whether new top-level pages are added to the menu automatically.
             * @example false
             */
            auto_add: boolean;
            _links: components["schemas"]["Links"];
        };
        /** @description A menu. Menu items refer to it. The `embed` context returns only the fields of a short preview. */
        MenuInEmbed: {
            id: components["schemas"]["Id"];
            /**
             * @description The name of the menu, as shown to editors.
             * @example Main menu
             */
            name: string;
            /**
             * @description The slug of the menu.
             * @example main-menu
             */
            slug: string;
            _links: components["schemas"]["Links"];
        };
        /** @description The response to a permanent deletion. */
        DeletedMenuInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The menu before it was deleted. */
            previous: components["schemas"]["MenuInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedMenuInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The menu before it was deleted. */
            previous: components["schemas"]["MenuInEmbed"];
        };
        /** @description An item of a menu, with the items below it. */
        MenuTreeItemInEdit: {
            id: components["schemas"]["Id"];
            /** @description The link text. If the item has no title of its own, this is the current title of the target. */
            title: components["schemas"]["TextInEdit"];
            /**
             * Format: uri-reference
             * @description The URL of the link. It is absolute, unless it is only a fragment such as `#contact`.
             * @example http://localhost:3000/about/
             */
            url: string;
            /**
             * @description The path, query and fragment of a URL of this site, relative to its root. `null` for other URLs.
             * @example /about/
             */
            path: string | null;
            /**
             * @description The `target` attribute of the link; `null` if there is none.
             * @example null
             * @enum {string|null}
             */
            target: "_blank" | null;
            /**
             * @description The `rel` attribute of the link; `null` if there is none.
             * @example null
             */
            rel: string | null;
            /**
             * @description The `title` attribute of the link; can be empty.
             * @example
             */
            attr_title: string;
            /**
             * @description The description of the link; can be empty.
             * @example
             */
            description: string;
            /**
             * @description The CSS classes of the link.
             * @example []
             */
            classes: string[];
            type: components["schemas"]["MenuItemType"];
            /**
             * @description The content type or taxonomy of the target; `custom` for a custom URL.
             * @example page
             */
            object: string;
            /**
             * @description The ID of the target. For `custom`, the ID of the menu item itself; for `post_type_archive`, 0.
             * @example 8
             */
            object_id: number;
            /**
             * @description The items below this one, in their order.
             * @example []
             */
            children: components["schemas"]["MenuTreeItemInEdit"][];
        };
        /** @description An item of a menu, with the items below it. */
        MenuTreeItemInEmbed: {
            id: components["schemas"]["Id"];
            /** @description The link text. If the item has no title of its own, this is the current title of the target. */
            title: components["schemas"]["TextInEmbed"];
            /**
             * Format: uri-reference
             * @description The URL of the link. It is absolute, unless it is only a fragment such as `#contact`.
             * @example http://localhost:3000/about/
             */
            url: string;
            /**
             * @description The path, query and fragment of a URL of this site, relative to its root. `null` for other URLs.
             * @example /about/
             */
            path: string | null;
            /**
             * @description The `target` attribute of the link; `null` if there is none.
             * @example null
             * @enum {string|null}
             */
            target: "_blank" | null;
            /**
             * @description The `rel` attribute of the link; `null` if there is none.
             * @example null
             */
            rel: string | null;
            /**
             * @description The `title` attribute of the link; can be empty.
             * @example
             */
            attr_title: string;
            /**
             * @description The description of the link; can be empty.
             * @example
             */
            description: string;
            /**
             * @description The CSS classes of the link.
             * @example []
             */
            classes: string[];
            type: components["schemas"]["MenuItemType"];
            /**
             * @description The content type or taxonomy of the target; `custom` for a custom URL.
             * @example page
             */
            object: string;
            /**
             * @description The ID of the target. For `custom`, the ID of the menu item itself; for `post_type_archive`, 0.
             * @example 8
             */
            object_id: number;
            /**
             * @description The items below this one, in their order.
             * @example []
             */
            children: components["schemas"]["MenuTreeItemInEmbed"][];
        };
        /** @description A menu with its items, as an anonymous caller may see them. */
        MenuTreeInEdit: {
            id: components["schemas"]["Id"];
            /**
             * @description The name of the menu.
             * @example Main menu
             */
            name: string;
            /**
             * @description The slug of the menu.
             * @example main-menu
             */
            slug: string;
            /**
             * @description The description of the menu; can be empty.
             * @example
             */
            description: string;
            /**
             * @description The menu locations that the menu is assigned to.
             * @example []
             */
            locations: string[];
            /**
             * @description The items at the top level, in their order.
             * @example []
             */
            items: components["schemas"]["MenuTreeItemInEdit"][];
            _links: components["schemas"]["Links"];
        };
        /** @description A menu with its items, as an anonymous caller may see them. */
        MenuTreeInEmbed: {
            id: components["schemas"]["Id"];
            /**
             * @description The name of the menu.
             * @example Main menu
             */
            name: string;
            /**
             * @description The slug of the menu.
             * @example main-menu
             */
            slug: string;
            /**
             * @description The description of the menu; can be empty.
             * @example
             */
            description: string;
            /**
             * @description The menu locations that the menu is assigned to.
             * @example []
             */
            locations: string[];
            /**
             * @description The items at the top level, in their order.
             * @example []
             */
            items: components["schemas"]["MenuTreeItemInEmbed"][];
            _links: components["schemas"]["Links"];
        };
        /** @description A pattern category. The `embed` context returns only the fields of a short preview. */
        PatternCategoryInEdit: {
            id: components["schemas"]["Id"];
            /**
             * @description The number of published blocks in the pattern category.
             * @example 2
             */
            count: number;
            /**
             * @description The description of the pattern category; can be empty.
             * @example What visitors should know.
             */
            description: string;
            /**
             * Format: uri
             * @description The public URL of the pattern category.
             * @example http://localhost:3000/?taxonomy=cms_pattern_category&term=notices
             */
            link: string;
            /**
             * @description The name of the pattern category, as shown to editors.
             * @example Notices
             */
            name: string;
            /**
             * @description The slug of the pattern category, used in its URL.
             * @example notices
             */
            slug: string;
            /**
             * @description The taxonomy that the term belongs to.
             * @example cms_pattern_category
             * @constant
             */
            taxonomy: "cms_pattern_category";
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
        };
        /** @description A pattern category. The `embed` context returns only the fields of a short preview. */
        PatternCategoryInEmbed: {
            id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description The public URL of the pattern category.
             * @example http://localhost:3000/?taxonomy=cms_pattern_category&term=notices
             */
            link: string;
            /**
             * @description The name of the pattern category, as shown to editors.
             * @example Notices
             */
            name: string;
            /**
             * @description The slug of the pattern category, used in its URL.
             * @example notices
             */
            slug: string;
            /**
             * @description The taxonomy that the term belongs to.
             * @example cms_pattern_category
             * @constant
             */
            taxonomy: "cms_pattern_category";
            _links: components["schemas"]["Links"];
        };
        /** @description The response to a permanent deletion. */
        DeletedPatternCategoryInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The pattern category before it was deleted. */
            previous: components["schemas"]["PatternCategoryInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedPatternCategoryInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The pattern category before it was deleted. */
            previous: components["schemas"]["PatternCategoryInEmbed"];
        };
        /** @description A user. The `embed` context returns only the fields of a short preview. The `edit` context adds the fields that only the user and users with the right to list users can see. */
        UserInEdit: {
            id: components["schemas"]["Id"];
            /**
             * @description The username to sign in with.
             * @example nino
             */
            username: string;
            /**
             * @description The display name of the user.
             * @example Nino Beridze
             */
            name: string;
            /**
             * @description The first name of the user; can be empty.
             * @example Nino
             */
            first_name: string;
            /**
             * @description The last name of the user; can be empty.
             * @example Beridze
             */
            last_name: string;
            /**
             * @description The email address of the user.
             * @example nino@example.com
             */
            email: string;
            /**
             * @description The URL of the user's website; can be empty.
             * @example https://nino.example.com
             */
            url: string;
            /**
             * @description The public biography of the user; can be empty.
             * @example Writes about the coast.
             */
            description: string;
            /**
             * Format: uri
             * @description The URL of the user's archive page.
             * @example http://localhost:3000/author/nino/
             */
            link: string;
            /**
             * @description The locale of the user.
             * @example en_US
             */
            locale: string;
            /**
             * @description The nickname of the user.
             * @example Nino
             */
            nickname: string;
            /**
             * @description The slug of the user, used in the URL of the archive page.
             * @example nino
             */
            slug: string;
            /** @description The URLs of the user's avatar, by its width in pixels. The service draws it; the same user always has the same one. */
            avatar_urls: {
                /**
                 * Format: uri
                 * @description 24 pixels wide.
                 * @example http://localhost:3000/cms-content/avatars/2-24.svg
                 */
                24: string;
                /**
                 * Format: uri
                 * @description 48 pixels wide.
                 * @example http://localhost:3000/cms-content/avatars/2-48.svg
                 */
                48: string;
                /**
                 * Format: uri
                 * @description 96 pixels wide.
                 * @example http://localhost:3000/cms-content/avatars/2-96.svg
                 */
                96: string;
            };
            /**
             * Format: date-time
             * @description The date and time the account was created, in UTC.
             * @example 2026-01-05T08:00:00+00:00
             */
            registered_date: string;
            /** @description The user's roles. */
            roles: ("administrator" | "editor" | "author" | "contributor" | "subscriber")[];
            /**
             * @description The capabilities of the user, by name.
             * @example {
             *       "edit_posts": true
             *     }
             */
            capabilities: {
                [key: string]: boolean;
            };
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
        };
        /** @description A user. The `embed` context returns only the fields of a short preview. The `edit` context adds the fields that only the user and users with the right to list users can see. */
        UserInEmbed: {
            id: components["schemas"]["Id"];
            /**
             * @description The display name of the user.
             * @example Nino Beridze
             */
            name: string;
            /**
             * @description The URL of the user's website; can be empty.
             * @example https://nino.example.com
             */
            url: string;
            /**
             * @description The public biography of the user; can be empty.
             * @example Writes about the coast.
             */
            description: string;
            /**
             * Format: uri
             * @description The URL of the user's archive page.
             * @example http://localhost:3000/author/nino/
             */
            link: string;
            /**
             * @description The slug of the user, used in the URL of the archive page.
             * @example nino
             */
            slug: string;
            /** @description The URLs of the user's avatar, by its width in pixels. The service draws it; the same user always has the same one. */
            avatar_urls: {
                /**
                 * Format: uri
                 * @description 24 pixels wide.
                 * @example http://localhost:3000/cms-content/avatars/2-24.svg
                 */
                24: string;
                /**
                 * Format: uri
                 * @description 48 pixels wide.
                 * @example http://localhost:3000/cms-content/avatars/2-48.svg
                 */
                48: string;
                /**
                 * Format: uri
                 * @description 96 pixels wide.
                 * @example http://localhost:3000/cms-content/avatars/2-96.svg
                 */
                96: string;
            };
            _links: components["schemas"]["Links"];
        };
        /** @description The content, as blocks. */
        TemplateContentInEdit: {
            /**
             * @description The content as it was written.
             * @example <!-- wp:post-content /-->
             */
            raw: string;
            /**
             * @description 1 if the content consists of blocks, 0 otherwise.
             * @example 1
             */
            block_version: number;
        };
        /** @description The content, as blocks. */
        TemplateContentInEmbed: {
            /**
             * @description The content as it was written.
             * @example <!-- wp:post-content /-->
             */
            raw: string;
        };
        /** @description The fields that templates and template parts share. */
        TemplateFieldsInEdit: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContentInEdit"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * Format: date-time-local
             * @description The date and time the custom version was last modified, in the site's time zone; null for a theme file.
             * @example 2026-03-01T09:30:00
             */
            modified: string | null;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
        };
        /** @description The fields that templates and template parts share. */
        TemplateFieldsInEmbed: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
        };
        /** @description A template, either a theme file or a custom version. The `embed` context omits the content. */
        TemplateInEdit: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContentInEdit"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * Format: date-time-local
             * @description The date and time the custom version was last modified, in the site's time zone; null for a theme file.
             * @example 2026-03-01T09:30:00
             */
            modified: string | null;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template
             * @constant
             */
            type: "cms_template";
            /**
             * @description Whether the template is only for posts and pages that select it in `template`, rather than for a part of the site.
             * @example false
             */
            is_custom: boolean;
        };
        /** @description A template, either a theme file or a custom version. The `embed` context omits the content. */
        TemplateInEmbed: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template
             * @constant
             */
            type: "cms_template";
            /**
             * @description Whether the template is only for posts and pages that select it in `template`, rather than for a part of the site.
             * @example false
             */
            is_custom: boolean;
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplateInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The template before it was deleted. */
            previous: components["schemas"]["TemplateInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplateInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The template before it was deleted. */
            previous: components["schemas"]["TemplateInEmbed"];
        };
        /** @description A revision or autosave of a template. `cms_id` is the ID of the revision; `id` is the ID of the template. */
        TemplateRevisionInEdit: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContentInEdit"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * Format: date-time-local
             * @description The date and time the custom version was last modified, in the site's time zone; null for a theme file.
             * @example 2026-03-01T09:30:00
             */
            modified: string | null;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template
             * @constant
             */
            type: "cms_template";
            /**
             * @description Whether the template is only for posts and pages that select it in `template`, rather than for a part of the site.
             * @example false
             */
            is_custom: boolean;
            /**
             * @description The `cms_id` of the custom version that the revision belongs to.
             * @example 41
             */
            parent: number;
        };
        /** @description A revision or autosave of a template. `cms_id` is the ID of the revision; `id` is the ID of the template. */
        TemplateRevisionInEmbed: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template
             * @constant
             */
            type: "cms_template";
            /**
             * @description Whether the template is only for posts and pages that select it in `template`, rather than for a part of the site.
             * @example false
             */
            is_custom: boolean;
            /**
             * @description The `cms_id` of the custom version that the revision belongs to.
             * @example 41
             */
            parent: number;
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplateRevisionInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["TemplateRevisionInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplateRevisionInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["TemplateRevisionInEmbed"];
        };
        /** @description A template part, either a theme file or a custom version. The `embed` context omits the content. */
        TemplatePartInEdit: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContentInEdit"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * Format: date-time-local
             * @description The date and time the custom version was last modified, in the site's time zone; null for a theme file.
             * @example 2026-03-01T09:30:00
             */
            modified: string | null;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template_part
             * @constant
             */
            type: "cms_template_part";
            /**
             * @description The area that the template part is meant for.
             * @example header
             * @enum {string}
             */
            area: "header" | "footer" | "sidebar" | "uncategorized";
        };
        /** @description A template part, either a theme file or a custom version. The `embed` context omits the content. */
        TemplatePartInEmbed: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template_part
             * @constant
             */
            type: "cms_template_part";
            /**
             * @description The area that the template part is meant for.
             * @example header
             * @enum {string}
             */
            area: "header" | "footer" | "sidebar" | "uncategorized";
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplatePartInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The template part before it was deleted. */
            previous: components["schemas"]["TemplatePartInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplatePartInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The template part before it was deleted. */
            previous: components["schemas"]["TemplatePartInEmbed"];
        };
        /** @description A revision or autosave of a template part. `cms_id` is the ID of the revision; `id` is the ID of the template part. */
        TemplatePartRevisionInEdit: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContentInEdit"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * Format: date-time-local
             * @description The date and time the custom version was last modified, in the site's time zone; null for a theme file.
             * @example 2026-03-01T09:30:00
             */
            modified: string | null;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template_part
             * @constant
             */
            type: "cms_template_part";
            /**
             * @description The area that the template part is meant for.
             * @example header
             * @enum {string}
             */
            area: "header" | "footer" | "sidebar" | "uncategorized";
            /**
             * @description The `cms_id` of the custom version that the revision belongs to.
             * @example 41
             */
            parent: number;
        };
        /** @description A revision or autosave of a template part. `cms_id` is the ID of the revision; `id` is the ID of the template part. */
        TemplatePartRevisionInEmbed: {
            /**
             * @description The ID, which consists of the theme and the slug. URLs accept it with one or two slashes, percent-encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description The slug, which is unique within the theme and determines what the template is used for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of the theme.
             * @example default
             */
            theme: string;
            /**
             * @description The source of this version. `theme` is a theme file; `custom` was saved through this API.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description The origin of a custom version. `theme` if it is based on a theme file, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description The description; can be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The status. Always `publish`, except for revisions (`inherit`) and items that were just moved to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The numeric ID of the custom version; 0 for a theme file.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it. The file is used again when the custom version is deleted.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The ID of the user who created the custom version; 0 for a theme file.
             * @example 0
             */
            author: number;
            /**
             * @description The display name of the author, a theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description The original source. `theme` even if a custom version replaces the theme file.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
            /**
             * @description The content type.
             * @example cms_template_part
             * @constant
             */
            type: "cms_template_part";
            /**
             * @description The area that the template part is meant for.
             * @example header
             * @enum {string}
             */
            area: "header" | "footer" | "sidebar" | "uncategorized";
            /**
             * @description The `cms_id` of the custom version that the revision belongs to.
             * @example 41
             */
            parent: number;
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplatePartRevisionInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["TemplatePartRevisionInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedTemplatePartRevisionInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The revision before it was deleted. */
            previous: components["schemas"]["TemplatePartRevisionInEmbed"];
        };
        /** @description The users' changes to the settings and styles of a theme, in the format of `theme.json`. Everything else comes from the theme. */
        GlobalStylesInEdit: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["TemplateTitle"];
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
            _links: components["schemas"]["Links"];
        };
        /** @description The users' changes to the settings and styles of a theme, in the format of `theme.json`. Everything else comes from the theme. */
        GlobalStylesInEmbed: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["TemplateTitle"];
            _links: components["schemas"]["Links"];
        };
        /** @description A revision of the global styles. */
        GlobalStylesRevisionInEdit: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 1
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the revision was saved, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description The date and time the revision was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the revision was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The ID of the global styles that the revision belongs to.
             * @example 5
             */
            parent: number;
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
            _links?: components["schemas"]["Links"];
        };
        /** @description A revision of the global styles. */
        GlobalStylesRevisionInEmbed: {
            /**
             * @description The ID of the user who saved the revision.
             * @example 1
             */
            author: number;
            /** @description The date and time the revision was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /**
             * @description The ID of the global styles that the revision belongs to.
             * @example 5
             */
            parent: number;
            _links?: components["schemas"]["Links"];
        };
        /** @description A content type. The `embed` context returns only the fields of a short preview. */
        ContentTypeInEdit: {
            /**
             * @description The name of the type in the plural.
             * @example Posts
             */
            name: string;
            /**
             * @description The identifier of the type, as in the `type` field of its items.
             * @example post
             */
            slug: string;
            /**
             * @description A description of the type; can be empty.
             * @example
             */
            description: string;
            /**
             * @description Whether items can have parents of the same type.
             * @example false
             */
            hierarchical: boolean;
            /**
             * @description The path of the public page that lists the items, or false if there is none.
             * @example false
             */
            has_archive: boolean | string;
            /**
             * @description The icon of the type. Always null.
             * @example null
             */
            icon: string | null;
            /**
             * @description The taxonomies whose terms the items can have.
             * @example [
             *       "category",
             *       "post_tag"
             *     ]
             */
            taxonomies: string[];
            /**
             * @description The last part of the route that lists the items.
             * @example posts
             */
            rest_base: string;
            /**
             * @description The namespace of the route that lists the items.
             * @example cms/v2
             */
            rest_namespace: string;
            /**
             * @description The capabilities that actions on items require, keyed by action. The actions have the names of those on posts.
             * @example {
             *       "edit_posts": "edit_posts",
             *       "edit_others_posts": "edit_others_posts",
             *       "publish_posts": "publish_posts",
             *       "create_posts": "edit_posts"
             *     }
             */
            capabilities: {
                [key: string]: string;
            };
            labels: components["schemas"]["TypeLabels"];
            /**
             * @description Whether published items have public pages.
             * @example true
             */
            viewable: boolean;
            /**
             * @description The features of the items. Each supported feature is a key with the value true.
             * @example {
             *       "title": true,
             *       "editor": true,
             *       "excerpt": true,
             *       "thumbnail": true,
             *       "author": true,
             *       "comments": true,
             *       "revisions": true,
             *       "autosave": true
             *     }
             */
            supports: {
                [key: string]: boolean;
            };
            /** @description Where user interfaces show the type. */
            visibility: {
                /**
                 * @description Whether to offer the items for editing. Always true.
                 * @example true
                 */
                show_ui: boolean;
                /**
                 * @description Whether menu items can link to the items.
                 * @example true
                 */
                show_in_nav_menus: boolean;
            };
            _links: components["schemas"]["Links"];
        };
        /** @description A content type. The `embed` context returns only the fields of a short preview. */
        ContentTypeInEmbed: {
            /**
             * @description The name of the type in the plural.
             * @example Posts
             */
            name: string;
            /**
             * @description The identifier of the type, as in the `type` field of its items.
             * @example post
             */
            slug: string;
            /**
             * @description The icon of the type. Always null.
             * @example null
             */
            icon: string | null;
            /**
             * @description The last part of the route that lists the items.
             * @example posts
             */
            rest_base: string;
            /**
             * @description The namespace of the route that lists the items.
             * @example cms/v2
             */
            rest_namespace: string;
            _links: components["schemas"]["Links"];
        };
        /** @description A taxonomy. The `embed` context returns only the fields of a short preview. */
        TaxonomyInfoInEdit: {
            /**
             * @description The name of the taxonomy in the plural.
             * @example Categories
             */
            name: string;
            /**
             * @description The identifier of the taxonomy, as in the `taxonomy` field of its terms.
             * @example category
             */
            slug: string;
            /**
             * @description A description of the taxonomy; can be empty.
             * @example
             */
            description: string;
            /**
             * @description The content types whose items can have the terms.
             * @example [
             *       "post"
             *     ]
             */
            types: string[];
            /**
             * @description Whether terms can have parents.
             * @example true
             */
            hierarchical: boolean;
            /**
             * @description The last part of the route that lists the terms.
             * @example categories
             */
            rest_base: string;
            /**
             * @description The namespace of the route that lists the terms.
             * @example cms/v2
             */
            rest_namespace: string;
            /** @description The capabilities that actions on terms require, keyed by action. */
            capabilities: {
                /**
                 * @description The capability to manage the terms.
                 * @example manage_categories
                 */
                manage_terms: string;
                /**
                 * @description The capability to update terms.
                 * @example manage_categories
                 */
                edit_terms: string;
                /**
                 * @description The capability to delete terms.
                 * @example manage_categories
                 */
                delete_terms: string;
                /**
                 * @description The capability to assign terms to items.
                 * @example edit_posts
                 */
                assign_terms: string;
            };
            labels: components["schemas"]["TypeLabels"];
            /**
             * @description Whether to offer a cloud of the terms.
             * @example true
             */
            show_cloud: boolean;
            /** @description Where user interfaces show the taxonomy. */
            visibility: {
                /**
                 * @description Whether the terms have public pages.
                 * @example true
                 */
                public: boolean;
                /**
                 * @description Whether the terms have public pages.
                 * @example true
                 */
                publicly_queryable: boolean;
                /**
                 * @description Whether to offer the terms for editing. Always true.
                 * @example true
                 */
                show_ui: boolean;
                /**
                 * @description Whether menu items can link to the terms.
                 * @example true
                 */
                show_in_nav_menus: boolean;
                /**
                 * @description Whether to show the terms in lists of items.
                 * @example true
                 */
                show_admin_column: boolean;
                /**
                 * @description Whether to offer the terms in short forms. Always true.
                 * @example true
                 */
                show_quick_edit: boolean;
            };
            _links: components["schemas"]["Links"];
        };
        /** @description A taxonomy. The `embed` context returns only the fields of a short preview. */
        TaxonomyInfoInEmbed: {
            /**
             * @description The name of the taxonomy in the plural.
             * @example Categories
             */
            name: string;
            /**
             * @description The identifier of the taxonomy, as in the `taxonomy` field of its terms.
             * @example category
             */
            slug: string;
            /**
             * @description The last part of the route that lists the terms.
             * @example categories
             */
            rest_base: string;
            /**
             * @description The namespace of the route that lists the terms.
             * @example cms/v2
             */
            rest_namespace: string;
            _links: components["schemas"]["Links"];
        };
        /** @description A status of items. The `embed` context returns only the fields of a short preview. */
        StatusInfoInEdit: {
            /**
             * @description The name of the status.
             * @example Published
             */
            name: string;
            /**
             * @description The identifier of the status, as in the `status` field of items.
             * @example publish
             */
            slug: string;
            /**
             * @description Whether everybody may read items with this status.
             * @example true
             */
            public: boolean;
            /**
             * @description Whether everybody may list items with this status.
             * @example true
             */
            queryable: boolean;
            /**
             * @description Whether the publication date of an item with this status follows its last change, unless it has been set.
             * @example false
             */
            date_floating: boolean;
            /**
             * @description Whether only those who may read private items may read items with this status.
             * @example false
             */
            private: boolean;
            /**
             * @description Whether only those who may edit an item with this status may read it.
             * @example false
             */
            protected: boolean;
            /**
             * @description Whether to show items with this status in a list of all items.
             * @example true
             */
            show_in_list: boolean;
            _links: components["schemas"]["Links"];
        };
        /** @description A status of items. The `embed` context returns only the fields of a short preview. */
        StatusInfoInEmbed: {
            /**
             * @description The name of the status.
             * @example Published
             */
            name: string;
            /**
             * @description The identifier of the status, as in the `status` field of items.
             * @example publish
             */
            slug: string;
            /**
             * @description Whether the publication date of an item with this status follows its last change, unless it has been set.
             * @example false
             */
            date_floating: boolean;
            _links: components["schemas"]["Links"];
        };
        /** @description A media item. The `embed` context returns only the fields of a short preview. The `edit` context adds the raw text and the fields that only editors need. */
        MediaInEdit: {
            id: components["schemas"]["Id"];
            /** @description The date and time the media item was uploaded, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The date and time the media item was uploaded, in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description A URL that uniquely identifies the media item and never changes. */
            guid: components["schemas"]["TextInEdit"];
            /** @description The date and time the media item was last modified, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The date and time the media item was last modified, in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The slug of the media item, used in its URL.
             * @example harbour
             */
            slug: string;
            /**
             * @description The status of the media item. With `inherit`, it is as public as the content that it is attached to. With `private`, only its author and editors can see it.
             * @example inherit
             * @enum {string}
             */
            status: "inherit" | "private" | "trash";
            /**
             * @description The content type.
             * @example attachment
             * @constant
             */
            type: "attachment";
            /**
             * Format: uri
             * @description The public URL of the media item.
             * @example http://localhost:3000/harbour/
             */
            link: string;
            title: components["schemas"]["TextInEdit"];
            /**
             * @description The ID of the user who owns the media item.
             * @example 2
             */
            author: number;
            /**
             * @description The ID of an image that represents the media item, such as the cover of an audio recording; 0 if there is none.
             * @example 0
             */
            featured_media: number;
            /** @description Whether the media item is open for comments. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether the media item accepts pings from other sites. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description The slug of the template used to display the media item; empty for the default template.
             * @example
             */
            template: string;
            meta: components["schemas"]["Meta"];
            /** @description The description of the file. */
            description: components["schemas"]["TextInEdit"];
            /** @description The caption to display with the file. */
            caption: components["schemas"]["TextInEdit"];
            /**
             * @description Alternative text that describes the image for people who cannot see it.
             * @example Boats at the quay
             */
            alt_text: string;
            focal_point: components["schemas"]["FocalPoint"];
            /**
             * @description Whether the file is an image or another kind of file.
             * @example image
             * @enum {string}
             */
            media_type: "image" | "file";
            /**
             * @description The MIME type of the file.
             * @example image/jpeg
             */
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /**
             * @description The ID of the content that the media item is attached to, or null.
             * @example 7
             */
            post: number | null;
            /**
             * Format: uri-reference
             * @description The URL of the file. Anyone who can read the media item can request it. For a file that is not public, the URLs in responses to authenticated users have a `preview_token`, so that browsers load the file for that user. If the item is attached to password-protected content, the URL also works with that password as `?password=`.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg
             */
            source_url: string;
            /**
             * @description The image sizes that could be generated but do not exist yet.
             * @example []
             */
            missing_image_sizes: string[];
            /**
             * @description The CSS classes for the element that shows the media item: its ID, type and status, and what themes style it by. A password counts as required in every context.
             * @example [
             *       "post-31",
             *       "attachment",
             *       "type-attachment",
             *       "status-inherit",
             *       "hentry"
             *     ]
             */
            class_list: string[];
            /**
             * @description The permalink of the media item, which does not depend on its slug.
             * @example http://localhost:3000/?attachment_id=21
             */
            permalink_template: string;
            /**
             * @description The slug that the service would generate from the title.
             * @example harbour
             */
            generated_slug: string;
            _links: components["schemas"]["Links"];
            _embedded?: {
                author?: components["schemas"]["UserInEmbed"][];
            };
        };
        /** @description A media item. The `embed` context returns only the fields of a short preview. The `edit` context adds the raw text and the fields that only editors need. */
        MediaInEmbed: {
            id: components["schemas"]["Id"];
            /** @description The date and time the media item was uploaded, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /**
             * @description The slug of the media item, used in its URL.
             * @example harbour
             */
            slug: string;
            /**
             * @description The content type.
             * @example attachment
             * @constant
             */
            type: "attachment";
            /**
             * Format: uri
             * @description The public URL of the media item.
             * @example http://localhost:3000/harbour/
             */
            link: string;
            title: components["schemas"]["TextInEmbed"];
            /**
             * @description The ID of the user who owns the media item.
             * @example 2
             */
            author: number;
            /**
             * @description The ID of an image that represents the media item, such as the cover of an audio recording; 0 if there is none.
             * @example 0
             */
            featured_media: number;
            /** @description The caption to display with the file. */
            caption: components["schemas"]["TextInEmbed"];
            /**
             * @description Alternative text that describes the image for people who cannot see it.
             * @example Boats at the quay
             */
            alt_text: string;
            /**
             * @description Whether the file is an image or another kind of file.
             * @example image
             * @enum {string}
             */
            media_type: "image" | "file";
            /**
             * @description The MIME type of the file.
             * @example image/jpeg
             */
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /**
             * Format: uri-reference
             * @description The URL of the file. Anyone who can read the media item can request it. For a file that is not public, the URLs in responses to authenticated users have a `preview_token`, so that browsers load the file for that user. If the item is attached to password-protected content, the URL also works with that password as `?password=`.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg
             */
            source_url: string;
            _links: components["schemas"]["Links"];
            _embedded?: {
                author?: components["schemas"]["UserInEmbed"][];
            };
        };
        /** @description The response to a permanent deletion. */
        DeletedMediaInEdit: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The media item before it was deleted. */
            previous: components["schemas"]["MediaInEdit"];
        };
        /** @description The response to a permanent deletion. */
        DeletedMediaInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The media item before it was deleted. */
            previous: components["schemas"]["MediaInEmbed"];
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
        /** @description A parameter is missing or invalid, it requires another one, or the page does not exist. */
        BadList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_post_invalid_page_number",
                 *       "message": "The list has 3 pages; page 7 does not exist.",
                 *       "data": {
                 *         "status": 400
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
                } | {
                    /** @enum {string} */
                    code: "rest_no_search_term_defined" | "rest_orderby_include_missing_include" | "rest_page_too_large" | "rest_post_invalid_id" | "rest_post_invalid_page_number";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The caller is not allowed to read this, the password for the item is wrong, or the preview token is for another item. */
        ReadForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_forbidden",
                 *       "message": "You are not allowed to read this post. This requires the right to edit other users' posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_forbidden" | "rest_forbidden_context" | "rest_post_incorrect_password" | "rest_preview_token_mismatch";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The body is empty or malformed, a field is missing or invalid, or something that it refers to does not exist. `data.params` names each invalid field. */
        BadContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "empty_content",
                 *       "message": "title, content and excerpt are all empty. Send at least one of them.",
                 *       "data": {
                 *         "status": 400
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_param" | "rest_missing_callback_param" | "rest_invalid_type" | "rest_not_in_enum";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: WithRequired<components["schemas"]["ErrorData"], "params" | "details">;
                } | {
                    /** @enum {string} */
                    code: "rest_invalid_form" | "rest_invalid_json" | "empty_content" | "rest_invalid_author" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_post_exists" | "rest_post_invalid_id";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                 *       "message": "You are not allowed to edit this post. This requires the right to edit other users' posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_assign_sticky" | "rest_cannot_create" | "rest_cannot_delete" | "rest_cannot_edit" | "rest_cannot_edit_image" | "rest_cannot_edit_others" | "rest_cannot_publish" | "rest_cannot_update" | "rest_cross_site_request";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_body_too_large";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_post_invalid_id";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_precondition_failed";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The item is already in the trash. Use `force=true` to delete it permanently. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_already_trashed",
                 *       "message": "This post is already in the trash. Use force=true to delete it permanently.",
                 *       "data": {
                 *         "status": 410
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_already_trashed";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description A parameter is missing or invalid, it requires another one, or the page does not exist. */
        BadRevisionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_revision_invalid_page_number",
                 *       "message": "The list has 3 pages; page 7 does not exist.",
                 *       "data": {
                 *         "status": 400
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
                } | {
                    /** @enum {string} */
                    code: "rest_no_search_term_defined" | "rest_orderby_include_missing_include" | "rest_page_too_large" | "rest_revision_invalid_offset_number" | "rest_revision_invalid_page_number";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to use these revisions or autosaves. This requires the right to edit the item. */
        RevisionsHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_read",
                 *       "message": "You are not allowed to read the revisions of this post. This requires the right to edit it.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_delete" | "rest_cannot_edit" | "rest_cannot_read" | "rest_cross_site_request" | "rest_forbidden_context";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The parent item in the path does not exist. */
        NoParent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_post_invalid_parent",
                 *       "message": "No post has the ID 7.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_post_invalid_parent";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The item does not exist, it has no such revision, or the revision belongs to another item. */
        NoRevision: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_revision_parent_id_mismatch",
                 *       "message": "The revision 9 does not belong to the item 7.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_post_invalid_id" | "rest_post_invalid_parent" | "rest_revision_parent_id_mismatch";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description Items of this type cannot be moved to the trash. Use `force=true` to delete them permanently. */
        TrashNotSupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_trash_not_supported",
                 *       "message": "A revision cannot be moved to the trash. Use force=true to delete it permanently.",
                 *       "data": {
                 *         "status": 501
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_trash_not_supported";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The item does not exist, or it has no such autosave. */
        NoAutosave: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_post_no_autosave",
                 *       "message": "This item has no autosave with the ID 9.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_post_invalid_parent" | "rest_post_no_autosave";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to use the preview links of this item. This requires the right to edit it. */
        PreviewLinksHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_edit",
                 *       "message": "You are not allowed to edit this post. This requires the right to edit other users' posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_edit" | "rest_cross_site_request";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_param" | "rest_missing_callback_param";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: WithRequired<components["schemas"]["ErrorData"], "params" | "details">;
                } | {
                    /** @enum {string} */
                    code: "rest_invalid_form" | "rest_invalid_json" | "empty_content";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_post_invalid_id" | "rest_preview_link_not_found";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to read menus or menu items, or not in the `edit` context. */
        MenusHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_view",
                 *       "message": "You are not allowed to view menus. This requires the right to edit posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_view" | "rest_forbidden" | "rest_forbidden_context";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description A parameter is missing or invalid, or the linked object or the menu does not exist. */
        BadMenuItem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_url_required",
                 *       "message": "A custom link must have a URL. Send url.",
                 *       "data": {
                 *         "status": 400
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_param" | "rest_missing_callback_param" | "rest_invalid_type" | "rest_not_in_enum";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: WithRequired<components["schemas"]["ErrorData"], "params" | "details">;
                } | {
                    /** @enum {string} */
                    code: "rest_invalid_form" | "rest_invalid_json" | "empty_content" | "rest_invalid_author" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_post_exists" | "rest_post_invalid_id" | "invalid_menu_id" | "rest_post_invalid_type" | "rest_term_invalid_id" | "rest_title_required" | "rest_url_required";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_param" | "rest_missing_callback_param" | "rest_invalid_type" | "rest_not_in_enum";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: WithRequired<components["schemas"]["ErrorData"], "params" | "details">;
                } | {
                    /** @enum {string} */
                    code: "rest_invalid_form" | "rest_invalid_json" | "empty_content" | "empty_term_name" | "rest_post_exists" | "rest_taxonomy_not_hierarchical" | "rest_term_invalid";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                } | {
                    /** @enum {string} */
                    code: "duplicate_term_slug" | "term_exists";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: WithRequired<components["schemas"]["ErrorData"], "term_id">;
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_term_invalid";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description A parameter is missing or invalid, the theme has no such menu location, or another menu already has the name or the slug. `data.term_id` is the ID of the menu with that name. */
        BadMenu: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "menu_exists",
                 *       "message": "A menu with this name already exists.",
                 *       "data": {
                 *         "status": 400,
                 *         "term_id": 3
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_param" | "rest_missing_callback_param" | "rest_invalid_type" | "rest_not_in_enum";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: WithRequired<components["schemas"]["ErrorData"], "params" | "details">;
                } | {
                    /** @enum {string} */
                    code: "rest_invalid_form" | "rest_invalid_json" | "empty_content" | "empty_term_name" | "rest_post_exists" | "rest_invalid_menu_location";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                } | {
                    /** @enum {string} */
                    code: "duplicate_term_slug" | "menu_exists";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: WithRequired<components["schemas"]["ErrorData"], "term_id">;
                };
            };
        };
        /** @description The authenticated user is not allowed to see this information about other users. */
        UserHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_user_cannot_view",
                 *       "message": "You are not allowed to read this user. This requires the right to list users.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_forbidden_context" | "rest_forbidden_orderby" | "rest_forbidden_who" | "rest_user_cannot_view";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The user does not exist. */
        NoUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_user_invalid_id",
                 *       "message": "No user has the ID 7.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_user_invalid_id";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The request is not authenticated, or the credentials are wrong. */
        NotSignedIn: {
            headers: {
                /** @description The required credentials: an application password, sent with HTTP Basic in the first request. Browsers do not know this scheme, so they neither prompt for a password nor store one. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_not_logged_in",
                 *       "message": "This operation requires authentication. Send an application password.",
                 *       "data": {
                 *         "status": 401
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_credentials" | "rest_not_logged_in";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to do this. Reading templates requires the right to edit posts; changing them requires an administrator. */
        TemplatesHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_manage_templates",
                 *       "message": "You are not allowed to change templates. Only administrators can.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_manage_templates" | "rest_cross_site_request" | "rest_forbidden_context";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The theme has no such template, neither as a file nor as a custom version. */
        NoTemplate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_template_not_found",
                 *       "message": "No template of the theme has the ID default//news.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_template_not_found";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description A parameter is invalid, or the template is a theme file and the operation needs a custom version. */
        ThemeFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_invalid_template",
                 *       "message": "default//index is a theme file. Only a custom version can be deleted.",
                 *       "data": {
                 *         "status": 400
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_param" | "rest_missing_callback_param" | "rest_invalid_type" | "rest_not_in_enum";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: WithRequired<components["schemas"]["ErrorData"], "params" | "details">;
                } | {
                    /** @enum {string} */
                    code: "rest_invalid_form" | "rest_invalid_json" | "empty_content" | "rest_invalid_author" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_post_exists" | "rest_post_invalid_id" | "rest_no_search_term_defined" | "rest_orderby_include_missing_include" | "rest_invalid_template" | "rest_revision_invalid_offset_number" | "rest_revision_invalid_page_number";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to do this. Reading global styles requires the right to edit posts; changing them requires an administrator. */
        StylesHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_edit",
                 *       "message": "You are not allowed to edit this set of global styles. This requires the right to edit the theme.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_edit" | "rest_cannot_view" | "rest_cross_site_request" | "rest_forbidden_context";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description No global styles have this ID. */
        NoStyles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_global_styles_not_found",
                 *       "message": "No global styles have the ID 7.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_global_styles_not_found";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description A parameter is invalid, or it contains a string that could end the style element of a page. */
        BadStyles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_custom_css_illegal_markup",
                 *       "message": "styles.css must not contain tags, as it becomes part of a style element. Remove </style.",
                 *       "data": {
                 *         "status": 400
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
                } | {
                    /** @enum {string} */
                    code: "rest_invalid_form" | "rest_invalid_json" | "empty_content" | "rest_custom_css_illegal_markup";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to read the styles of themes. This requires the right to edit posts. */
        ThemeStylesHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_read_global_styles",
                 *       "message": "You are not allowed to read the styles of the theme. This requires the right to edit posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_read_global_styles";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The service has no theme with this name. */
        NoTheme: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_theme_not_found",
                 *       "message": "The theme news is not installed. The active theme is default.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_theme_not_found";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to read this. Reading the active theme requires the right to edit posts; reading all themes requires an administrator. */
        ThemesHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_view_active_theme",
                 *       "message": "You are not allowed to read the active theme. This requires the right to edit posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_view_active_theme" | "rest_cannot_view_themes";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to read any of them in the `edit` context. */
        TypesHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_view",
                 *       "message": "You are not allowed to list content types in the edit context. This requires the right to edit items of a type.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_view";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to read this in the `edit` context. */
        ContextForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_forbidden_context",
                 *       "message": "You are not allowed to read this type in the edit context. This requires the right to edit pages.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_forbidden_context";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description No content type has this identifier. */
        NoType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_type_invalid",
                 *       "message": "No content type has the identifier news. GET /cms/v2/types lists them.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_type_invalid";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description No taxonomy has this identifier. */
        NoTaxonomy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_taxonomy_invalid",
                 *       "message": "No taxonomy has the identifier topics. GET /cms/v2/taxonomies lists them.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_taxonomy_invalid";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The authenticated user is not allowed to read the status. This requires the right to edit posts or pages. */
        StatusesHidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cannot_read_status",
                 *       "message": "You are not allowed to read the status draft. This requires the right to edit posts or pages.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cannot_read_status" | "rest_cannot_view";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description No status has this identifier. */
        NoStatus: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_status_invalid",
                 *       "message": "No status has the identifier hidden. GET /cms/v2/statuses lists them.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_status_invalid";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description A parameter is missing or invalid, or the page does not exist. */
        BadSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_search_invalid_page_number",
                 *       "message": "The list has 3 pages; page 7 does not exist.",
                 *       "data": {
                 *         "status": 400
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
                } | {
                    /** @enum {string} */
                    code: "rest_search_invalid_page_number";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description No item or list that the caller is allowed to read has this path. */
        NoPath: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_path_not_found",
                 *       "message": "No item or list that you are allowed to read has this path.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_path_not_found";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
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
                "application/json": {
                    /** @enum {string} */
                    code: "rest_cross_site_request" | "rest_forbidden";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The file is missing, its name or a parameter is missing or invalid, or the file is too large or of a type that is not accepted. The message lists the accepted types. */
        BadUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_upload_sideload_error",
                 *       "message": "The file type is not accepted. Accepted types are image/jpeg, image/png. The type is detected from the content, not from the name.",
                 *       "data": {
                 *         "status": 400
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_invalid_param" | "rest_missing_callback_param" | "rest_invalid_type" | "rest_not_in_enum";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: WithRequired<components["schemas"]["ErrorData"], "params" | "details">;
                } | {
                    /** @enum {string} */
                    code: "rest_invalid_form" | "rest_invalid_json" | "empty_content" | "rest_invalid_author" | "rest_invalid_featured_media" | "rest_invalid_field" | "rest_post_exists" | "rest_post_invalid_id" | "rest_upload_file_too_big" | "rest_upload_invalid_disposition" | "rest_upload_no_content_disposition" | "rest_upload_no_data" | "rest_upload_sideload_error";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The content does not match `Content-MD5`. It was probably damaged in transfer; send it again. */
        HashMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_upload_hash_mismatch",
                 *       "message": "The file does not match Content-MD5. Send it again.",
                 *       "data": {
                 *         "status": 412
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_upload_hash_mismatch";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The item does not exist, or its file is on another site. */
        NoFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_unknown_attachment",
                 *       "message": "The file of this media item is on another site. Upload a new one.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_post_invalid_id" | "rest_unknown_attachment";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The item has changed and no longer matches `If-Match`, or the content does not match `Content-MD5`. */
        FileConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_upload_hash_mismatch",
                 *       "message": "The file does not match Content-MD5. Send it again.",
                 *       "data": {
                 *         "status": 412
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_precondition_failed" | "rest_upload_hash_mismatch";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description A parameter is missing or invalid, or the request contains no changes. */
        BadImageEdit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_image_not_edited",
                 *       "message": "The request changes nothing. Send modifiers that rotate or crop the image.",
                 *       "data": {
                 *         "status": 400
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
                } | {
                    /** @enum {string} */
                    code: "rest_invalid_form" | "rest_invalid_json" | "empty_content" | "rest_image_not_edited" | "rest_upload_file_too_big" | "rest_upload_sideload_error";
                    /**
                     * @description What is wrong and what to do about it, for humans.
                     * @example Invalid parameter: per_page must be at most 100.
                     */
                    message: string;
                    data: components["schemas"]["ErrorData"];
                };
            };
        };
        /** @description The item does not exist, it is not an image, or `src` is not its URL. */
        NoImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_unknown_attachment",
                 *       "message": "src is not the URL of this media item. Send its source_url.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "rest_post_invalid_id" | "rest_unknown_attachment";
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
        /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
        context: "view" | "embed" | "edit";
        /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
        pageNumber: number;
        /**
         * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
         *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
         *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
         *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
         */
        cursor: string;
        /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
        perPage: number;
        /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. On a site with more than 10,000 items, matches are counted up to 1,000; a total of 1,000 or more is then a minimum, and `Link` has the URL of a next page as long as there is one. If all words have one or two characters, only the 10,000 newest items of a longer list are searched. For callers without the right to edit posts, only the 1,000 newest items of a long list are searched if finding the matches would take reading more than 2,000 of its items, as for excluded words alone. */
        search: string;
        /** @description Returns only items published after this time. The site's time zone applies unless an offset is given. */
        after: components["schemas"]["DateTimeInput"];
        /** @description Returns only items modified after this time. The site's time zone applies unless an offset is given. */
        modifiedAfter: components["schemas"]["DateTimeInput"];
        /** @description Returns only items by these authors. */
        author: components["schemas"]["IdListWithDefault"];
        /** @description Excludes items by these authors. */
        authorExclude: components["schemas"]["IdListWithDefault"];
        /** @description Returns only items published before this time. The site's time zone applies unless an offset is given. */
        before: components["schemas"]["DateTimeInput"];
        /** @description Returns only items modified before this time. The site's time zone applies unless an offset is given. */
        modifiedBefore: components["schemas"]["DateTimeInput"];
        /** @description Excludes the items with these IDs. */
        exclude: components["schemas"]["IdListWithDefault"];
        /** @description Returns only the items with these IDs. */
        include: components["schemas"]["IdListWithDefault"];
        /** @description With `exact`, the whole field must equal the search text. */
        searchSemantics: "exact";
        /** @description The number of items to skip. Overrides `page`, and has the same limits. */
        offset: number;
        /** @description The sort direction. */
        order: "asc" | "desc";
        /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. On a site with more than 10,000 items, if far more than 1,000 match, those with one of the words in the title come first, at most the 1,000 newest of them, and the others follow by date. If a tenth of all items have the words, only the titles of the 1,000 newest matches are considered. */
        orderby: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title";
        /** @description The fields that `search` looks in. By default, all three. */
        searchColumns: ("post_title" | "post_content" | "post_excerpt")[];
        /** @description Returns only the items with these slugs. */
        slug: string[];
        /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
        statusFilter: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "any")[];
        /** @description Whether an item must match all term filters (`AND`, the default) or at least one of them (`OR`). */
        taxRelation: "AND" | "OR";
        /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
        embedRelations: string[];
        /** @description The ID of the post. */
        postId: components["schemas"]["Id"];
        /** @description The number of words in a generated excerpt. A written excerpt is never shortened. */
        excerptLength: number;
        /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
        password: string;
        /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
        ifMatch: string;
        /** @description Whether to delete the item permanently instead of moving it to the trash. */
        force: boolean;
        /** @description The ID of the post that the revisions or autosaves belong to. */
        postParent: components["schemas"]["Id"];
        /** @description The number of revisions per page. By default, all revisions are returned. */
        revisionPerPage: number;
        /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
        revisionSearch: string;
        /** @description The number of revisions to skip. Must be less than the number of revisions. Overrides `page`. */
        revisionOffset: number;
        /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
        revisionOrderby: "date" | "id" | "include" | "relevance" | "slug" | "include_slugs" | "title";
        /** @description The ID of the revision or autosave. */
        revisionId: components["schemas"]["Id"];
        /** @description Must be true, because items of this type cannot be moved to the trash. */
        forceRequired: boolean;
        /** @description The ID of the preview link. */
        previewLinkId: components["schemas"]["Id"];
        /** @description Returns only items with this position among their siblings. */
        menuOrder: number;
        /** @description Returns only direct children of these items. 0 means the top level. */
        parents: components["schemas"]["IdListWithDefault"];
        /** @description Excludes direct children of these items. 0 means the top level. */
        parentsExclude: components["schemas"]["IdListWithDefault"];
        /** @description The ID of the page. */
        pageId: components["schemas"]["Id"];
        /** @description The ID of the page that the revisions or autosaves belong to. */
        pageParent: components["schemas"]["Id"];
        /** @description The ID of the block. */
        blockId: components["schemas"]["Id"];
        /** @description The ID of the block that the revisions or autosaves belong to. */
        blockParent: components["schemas"]["Id"];
        /** @description The ID of the navigation menu. */
        navigationId: components["schemas"]["Id"];
        /** @description The ID of the navigation menu that the revisions or autosaves belong to. */
        navigationParent: components["schemas"]["Id"];
        /** @description The sort direction. */
        orderAscending: "asc" | "desc";
        /** @description The ID of the menu item. */
        menuItemId: components["schemas"]["Id"];
        /** @description The ID of the menu item that the revisions or autosaves belong to. */
        menuItemParent: components["schemas"]["Id"];
        /** @description Returns only terms whose name or slug contains this text. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). */
        termSearch: string;
        /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `count` sorts by the number of items. */
        termOrderby: "id" | "include" | "name" | "slug" | "include_slugs" | "term_group" | "description" | "count";
        /**
         * @description Whether to return only terms that at least one published item has, and the terms above these. The total counts only terms
         *     with items of their own; the pages have all of them. All terms of the item in `post` are returned.
         */
        termHideEmpty: boolean;
        /** @description Returns only direct children of this term. 0 means the top level. */
        termParent: components["schemas"]["Id"];
        /** @description Returns only the terms of the item with this ID. */
        termPost: components["schemas"]["Id"];
        /** @description The ID of the category. */
        categoryId: components["schemas"]["Id"];
        /** @description The ID of the tag. */
        tagId: components["schemas"]["Id"];
        /** @description The ID of the menu. */
        menuId: components["schemas"]["Id"];
        /** @description The ID of the pattern category. */
        patternCategoryId: components["schemas"]["Id"];
        /** @description The ID of the user. */
        userId: components["schemas"]["Id"];
        /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
        templateId: string;
        /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
        templateParent: string;
        /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
        partId: string;
        /** @description The ID of the template part that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
        partParent: string;
        /** @description The ID of the global styles. */
        stylesId: string;
        /** @description The ID of the global styles that the revisions belong to. */
        globalStylesParent: components["schemas"]["Id"];
        /** @description The identifier of a theme. */
        stylesheet: string;
        /** @description The ID of the media item. */
        mediaId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
        etag: string;
        /** @description The required credentials: an application password, sent with HTTP Basic in the first request. Browsers do not know this scheme, so they neither prompt for a password nor store one. */
        wwwAuthenticate: string;
        /** @description The number of seconds to wait before trying again. */
        retryAfter: number;
        /**
         * @description The total number of items on all pages. On a site with more than 10,000 items, those that match a search, a combination of
         *     several filters by term, author or date, or any of several terms, are counted up to 1,000; a total of 1,000 or more is then
         *     a minimum.
         */
        countedTotal: number;
        /** @description The total number of pages; a minimum if `X-CMS-Total` is one. */
        countedPages: number;
        /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
        nextCursor: string;
        /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
        pageLinks: string;
        /** @description The URL of the new item. */
        location: string;
        /** @description The total number of items on all pages. */
        total: number;
        /** @description The total number of pages. */
        totalPages: number;
        /** @description The version of the item that the autosave belongs to, or of the item itself if the autosave was written to it. Send it in `If-Match` to change the item only if nobody else has changed it. */
        itemEtag: string;
        /** @description The methods that the caller may use on the route. In a 404 because the route does not support the method, the methods that it supports. */
        allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getContentIndex: {
        parameters: {
            query?: {
                /** @description With `help`, each route includes the schema of its resource. Other values have no effect. */
                context?: components["parameters"]["indexContext"];
                /** @description Another namespace of the site, whose index is returned instead. */
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
    listPosts: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. On a site with more than 10,000 items, matches are counted up to 1,000; a total of 1,000 or more is then a minimum, and `Link` has the URL of a next page as long as there is one. If all words have one or two characters, only the 10,000 newest items of a longer list are searched. For callers without the right to edit posts, only the 1,000 newest items of a long list are searched if finding the matches would take reading more than 2,000 of its items, as for excluded words alone. */
                search?: components["parameters"]["search"];
                /** @description Returns only items published after this time. The site's time zone applies unless an offset is given. */
                after?: components["parameters"]["after"];
                /** @description Returns only items modified after this time. The site's time zone applies unless an offset is given. */
                modified_after?: components["parameters"]["modifiedAfter"];
                /** @description Returns only items by these authors. */
                author?: components["parameters"]["author"];
                /** @description Excludes items by these authors. */
                author_exclude?: components["parameters"]["authorExclude"];
                /** @description Returns only items published before this time. The site's time zone applies unless an offset is given. */
                before?: components["parameters"]["before"];
                /** @description Returns only items modified before this time. The site's time zone applies unless an offset is given. */
                modified_before?: components["parameters"]["modifiedBefore"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description With `exact`, the whole field must equal the search text. */
                search_semantics?: components["parameters"]["searchSemantics"];
                /** @description The number of items to skip. Overrides `page`, and has the same limits. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. On a site with more than 10,000 items, if far more than 1,000 match, those with one of the words in the title come first, at most the 1,000 newest of them, and the others follow by date. If a tenth of all items have the words, only the titles of the 1,000 newest matches are considered. */
                orderby?: components["parameters"]["orderby"];
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
                status?: components["parameters"]["statusFilter"];
                /** @description Whether an item must match all term filters (`AND`, the default) or at least one of them (`OR`). */
                tax_relation?: components["parameters"]["taxRelation"];
                /** @description Returns only posts in these categories. */
                categories?: components["schemas"]["TermQuery"];
                /** @description Excludes posts in these categories. */
                categories_exclude?: components["schemas"]["TermExclusion"];
                /** @description Returns only posts with these tags. */
                tags?: components["schemas"]["TagQuery"];
                /** @description Excludes posts with these tags. */
                tags_exclude?: components["schemas"]["TagExclusion"];
                /** @description With true, returns only sticky posts; with false, only posts that are not sticky. */
                sticky?: boolean;
                /** @description Whether sticky posts keep their normal position. With false, they come first on the first page of a list without other filters. */
                ignore_sticky?: boolean;
                /** @description Returns only posts with these formats. */
                format?: components["schemas"]["PostFormat"][];
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
            /** @description A page of posts. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /**
                     * @description The total number of items on all pages. On a site with more than 10,000 items, those that match a search, a combination of
                     *     several filters by term, author or date, or any of several terms, are counted up to 1,000; a total of 1,000 or more is then
                     *     a minimum.
                     */
                    "X-CMS-Total": number;
                    /** @description The total number of pages; a minimum if `X-CMS-Total` is one. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of posts. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInEdit"][];
                };
            };
            /** @description A page of posts. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInEmbed"][];
                };
            };
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
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The number of words in a generated excerpt. A written excerpt is never shortened. */
                excerpt_length?: components["parameters"]["excerptLength"];
                /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
                password?: components["parameters"]["password"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The post. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInEdit"];
                };
            };
            /** @description The post. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInEmbed"];
                };
            };
        };
    };
    putPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
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
            /** @description The updated post, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
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
            /** @description The updated post, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePost: {
        parameters: {
            query?: {
                /** @description Whether to delete the item permanently instead of moving it to the trash. */
                force?: components["parameters"]["force"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post, moved to the trash or deleted permanently. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInEdit"] | components["schemas"]["DeletedPostInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
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
            /** @description The updated post, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of revisions to skip. Must be less than the number of revisions. Overrides `page`. */
                offset?: components["parameters"]["revisionOffset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the post that the revisions or autosaves belong to. */
                parent: components["parameters"]["postParent"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRevisionList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of revisions. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEdit"][];
                };
            };
            /** @description A page of revisions. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEmbed"][];
                };
            };
        };
    };
    getPostRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the post that the revisions or autosaves belong to. */
                parent: components["parameters"]["postParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The revision. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEdit"];
                };
            };
            /** @description The revision. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEmbed"];
                };
            };
        };
    };
    deletePostRevision: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: never;
            path: {
                /** @description The ID of the post that the revisions or autosaves belong to. */
                parent: components["parameters"]["postParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRevisionInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostAutosaves: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosaves. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEdit"][];
                };
            };
            /** @description The autosaves. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEmbed"][];
                };
            };
        };
    };
    createPostAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Ferry timetable",
                 *       "content": "The first boat leaves at six."
                 *     }
                 */
                "application/json": components["schemas"]["PostAutosaveInput"];
            };
        };
        responses: {
            /** @description The autosave, in the `edit` context. */
            200: {
                headers: {
                    /** @description The version of the item that the autosave belongs to, or of the item itself if the autosave was written to it. Send it in `If-Match` to change the item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the post that the revisions or autosaves belong to. */
                parent: components["parameters"]["postParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosave. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosave. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEdit"];
                };
            };
            /** @description The autosave. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEmbed"];
                };
            };
        };
    };
    listPostPreviewLinks: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PreviewLinksHidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPostPreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the post. */
                id: components["parameters"]["postId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPreviewLink"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PreviewLinksHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePostPreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the post that the revisions or autosaves belong to. */
                parent: components["parameters"]["postParent"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPreviewLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PreviewLinksHidden"];
            404: components["responses"]["NoPreviewLink"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. On a site with more than 10,000 items, matches are counted up to 1,000; a total of 1,000 or more is then a minimum, and `Link` has the URL of a next page as long as there is one. If all words have one or two characters, only the 10,000 newest items of a longer list are searched. For callers without the right to edit posts, only the 1,000 newest items of a long list are searched if finding the matches would take reading more than 2,000 of its items, as for excluded words alone. */
                search?: components["parameters"]["search"];
                /** @description Returns only items published after this time. The site's time zone applies unless an offset is given. */
                after?: components["parameters"]["after"];
                /** @description Returns only items modified after this time. The site's time zone applies unless an offset is given. */
                modified_after?: components["parameters"]["modifiedAfter"];
                /** @description Returns only items by these authors. */
                author?: components["parameters"]["author"];
                /** @description Excludes items by these authors. */
                author_exclude?: components["parameters"]["authorExclude"];
                /** @description Returns only items published before this time. The site's time zone applies unless an offset is given. */
                before?: components["parameters"]["before"];
                /** @description Returns only items modified before this time. The site's time zone applies unless an offset is given. */
                modified_before?: components["parameters"]["modifiedBefore"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description With `exact`, the whole field must equal the search text. */
                search_semantics?: components["parameters"]["searchSemantics"];
                /** @description The number of items to skip. Overrides `page`, and has the same limits. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. On a site with more than 10,000 items, if far more than 1,000 match, those with one of the words in the title come first, at most the 1,000 newest of them, and the others follow by date. If a tenth of all items have the words, only the titles of the 1,000 newest matches are considered. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title" | "menu_order";
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
                status?: components["parameters"]["statusFilter"];
                /** @description Returns only items with this position among their siblings. */
                menu_order?: components["parameters"]["menuOrder"];
                /** @description Returns only direct children of these items. 0 means the top level. */
                parent?: components["parameters"]["parents"];
                /** @description Excludes direct children of these items. 0 means the top level. */
                parent_exclude?: components["parameters"]["parentsExclude"];
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
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /**
                     * @description The total number of items on all pages. On a site with more than 10,000 items, those that match a search, a combination of
                     *     several filters by term, author or date, or any of several terms, are counted up to 1,000; a total of 1,000 or more is then
                     *     a minimum.
                     */
                    "X-CMS-Total": number;
                    /** @description The total number of pages; a minimum if `X-CMS-Total` is one. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description One page of the list. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEdit"][];
                };
            };
            /** @description One page of the list. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEmbed"][];
                };
            };
        };
    };
    createPage: {
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
                 *       "title": "Getting here",
                 *       "content": "By boat.",
                 *       "status": "publish",
                 *       "parent": 0,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description The new page, in the `edit` context. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPage: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The number of words in a generated excerpt. A written excerpt is never shortened. */
                excerpt_length?: components["parameters"]["excerptLength"];
                /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
                password?: components["parameters"]["password"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The page. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEdit"];
                };
            };
            /** @description The page. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEmbed"];
                };
            };
        };
    };
    putPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Getting here",
                 *       "content": "By boat.",
                 *       "status": "publish",
                 *       "parent": 0,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description The updated page, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Getting here",
                 *       "content": "By boat.",
                 *       "status": "publish",
                 *       "parent": 0,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description The updated page, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePage: {
        parameters: {
            query?: {
                /** @description Whether to delete the item permanently instead of moving it to the trash. */
                force?: components["parameters"]["force"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, moved to the trash or deleted permanently. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEdit"] | components["schemas"]["DeletedPageInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Getting here",
                 *       "content": "By boat.",
                 *       "status": "publish",
                 *       "parent": 0,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description The updated page, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPageRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of revisions to skip. Must be less than the number of revisions. Overrides `page`. */
                offset?: components["parameters"]["revisionOffset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the page that the revisions or autosaves belong to. */
                parent: components["parameters"]["pageParent"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRevisionList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of revisions. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEdit"][];
                };
            };
            /** @description A page of revisions. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEmbed"][];
                };
            };
        };
    };
    getPageRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the page that the revisions or autosaves belong to. */
                parent: components["parameters"]["pageParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The revision. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEdit"];
                };
            };
            /** @description The revision. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEmbed"];
                };
            };
        };
    };
    deletePageRevision: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: never;
            path: {
                /** @description The ID of the page that the revisions or autosaves belong to. */
                parent: components["parameters"]["pageParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRevisionInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPageAutosaves: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosaves. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEdit"][];
                };
            };
            /** @description The autosaves. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEmbed"][];
                };
            };
        };
    };
    createPageAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Getting here",
                 *       "content": "By boat from the old pier."
                 *     }
                 */
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description The autosave, in the `edit` context. */
            200: {
                headers: {
                    /** @description The version of the item that the autosave belongs to, or of the item itself if the autosave was written to it. Send it in `If-Match` to change the item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPageAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the page that the revisions or autosaves belong to. */
                parent: components["parameters"]["pageParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosave. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosave. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEdit"];
                };
            };
            /** @description The autosave. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionInEmbed"];
                };
            };
        };
    };
    listPagePreviewLinks: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PreviewLinksHidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPagePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the page. */
                id: components["parameters"]["pageId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPreviewLink"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PreviewLinksHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePagePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the page that the revisions or autosaves belong to. */
                parent: components["parameters"]["pageParent"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPreviewLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PreviewLinksHidden"];
            404: components["responses"]["NoPreviewLink"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. On a site with more than 10,000 items, matches are counted up to 1,000; a total of 1,000 or more is then a minimum, and `Link` has the URL of a next page as long as there is one. If all words have one or two characters, only the 10,000 newest items of a longer list are searched. For callers without the right to edit posts, only the 1,000 newest items of a long list are searched if finding the matches would take reading more than 2,000 of its items, as for excluded words alone. */
                search?: components["parameters"]["search"];
                /** @description Returns only items published after this time. The site's time zone applies unless an offset is given. */
                after?: components["parameters"]["after"];
                /** @description Returns only items modified after this time. The site's time zone applies unless an offset is given. */
                modified_after?: components["parameters"]["modifiedAfter"];
                /** @description Returns only items published before this time. The site's time zone applies unless an offset is given. */
                before?: components["parameters"]["before"];
                /** @description Returns only items modified before this time. The site's time zone applies unless an offset is given. */
                modified_before?: components["parameters"]["modifiedBefore"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description With `exact`, the whole field must equal the search text. */
                search_semantics?: components["parameters"]["searchSemantics"];
                /** @description The number of items to skip. Overrides `page`, and has the same limits. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. On a site with more than 10,000 items, if far more than 1,000 match, those with one of the words in the title come first, at most the 1,000 newest of them, and the others follow by date. If a tenth of all items have the words, only the titles of the 1,000 newest matches are considered. */
                orderby?: components["parameters"]["orderby"];
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
                status?: components["parameters"]["statusFilter"];
                /** @description Whether an item must match all term filters (`AND`, the default) or at least one of them (`OR`). */
                tax_relation?: components["parameters"]["taxRelation"];
                /** @description Returns only blocks in these pattern categories. */
                cms_pattern_category?: components["schemas"]["TagQuery"];
                /** @description Excludes blocks in these pattern categories. */
                cms_pattern_category_exclude?: components["schemas"]["TagExclusion"];
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
            /** @description A page of blocks. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /**
                     * @description The total number of items on all pages. On a site with more than 10,000 items, those that match a search, a combination of
                     *     several filters by term, author or date, or any of several terms, are counted up to 1,000; a total of 1,000 or more is then
                     *     a minimum.
                     */
                    "X-CMS-Total": number;
                    /** @description The total number of pages; a minimum if `X-CMS-Total` is one. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of blocks. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEdit"][];
                };
            };
            /** @description A page of blocks. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEmbed"][];
                };
            };
        };
    };
    createBlock: {
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
                 *       "title": "Opening hours",
                 *       "content": "<p>Open from nine to five.</p>",
                 *       "status": "publish",
                 *       "meta": {
                 *         "cms_pattern_sync_status": "unsynced"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BlockInput"];
            };
        };
        responses: {
            /** @description The new block, in the `edit` context. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlock: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The number of words in a generated excerpt. A written excerpt is never shortened. */
                excerpt_length?: components["parameters"]["excerptLength"];
                /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
                password?: components["parameters"]["password"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the block. */
                id: components["parameters"]["blockId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The block. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEdit"];
                };
            };
            /** @description The block. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEmbed"];
                };
            };
        };
    };
    putBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the block. */
                id: components["parameters"]["blockId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Opening hours",
                 *       "content": "<p>Open from nine to five.</p>",
                 *       "status": "publish",
                 *       "meta": {
                 *         "cms_pattern_sync_status": "unsynced"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BlockInput"];
            };
        };
        responses: {
            /** @description The updated block, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the block. */
                id: components["parameters"]["blockId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Opening hours",
                 *       "content": "<p>Open from nine to five.</p>",
                 *       "status": "publish",
                 *       "meta": {
                 *         "cms_pattern_sync_status": "unsynced"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BlockInput"];
            };
        };
        responses: {
            /** @description The updated block, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBlock: {
        parameters: {
            query?: {
                /** @description Whether to delete the item permanently instead of moving it to the trash. */
                force?: components["parameters"]["force"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the block. */
                id: components["parameters"]["blockId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block, moved to the trash or deleted permanently. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEdit"] | components["schemas"]["DeletedBlockInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the block. */
                id: components["parameters"]["blockId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Opening hours",
                 *       "content": "<p>Open from nine to five.</p>",
                 *       "status": "publish",
                 *       "meta": {
                 *         "cms_pattern_sync_status": "unsynced"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BlockInput"];
            };
        };
        responses: {
            /** @description The updated block, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlockRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of revisions to skip. Must be less than the number of revisions. Overrides `page`. */
                offset?: components["parameters"]["revisionOffset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the block that the revisions or autosaves belong to. */
                parent: components["parameters"]["blockParent"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRevisionList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of revisions. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevisionInEdit"][];
                };
            };
            /** @description A page of revisions. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevisionInEmbed"][];
                };
            };
        };
    };
    getBlockRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the block that the revisions or autosaves belong to. */
                parent: components["parameters"]["blockParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The revision. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevisionInEdit"];
                };
            };
            /** @description The revision. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevisionInEmbed"];
                };
            };
        };
    };
    deleteBlockRevision: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: never;
            path: {
                /** @description The ID of the block that the revisions or autosaves belong to. */
                parent: components["parameters"]["blockParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedBlockRevisionInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlockAutosaves: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the block. */
                id: components["parameters"]["blockId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosaves. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevisionInEdit"][];
                };
            };
            /** @description The autosaves. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevisionInEmbed"][];
                };
            };
        };
    };
    createBlockAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the block. */
                id: components["parameters"]["blockId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Opening hours",
                 *       "content": "<p>Open from nine to six.</p>"
                 *     }
                 */
                "application/json": components["schemas"]["BlockAutosaveInput"];
            };
        };
        responses: {
            /** @description The autosave, in the `edit` context. */
            200: {
                headers: {
                    /** @description The version of the item that the autosave belongs to, or of the item itself if the autosave was written to it. Send it in `If-Match` to change the item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevisionInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlockAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the block that the revisions or autosaves belong to. */
                parent: components["parameters"]["blockParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosave. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosave. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevisionInEdit"];
                };
            };
            /** @description The autosave. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevisionInEmbed"];
                };
            };
        };
    };
    listNavigation: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. On a site with more than 10,000 items, matches are counted up to 1,000; a total of 1,000 or more is then a minimum, and `Link` has the URL of a next page as long as there is one. If all words have one or two characters, only the 10,000 newest items of a longer list are searched. For callers without the right to edit posts, only the 1,000 newest items of a long list are searched if finding the matches would take reading more than 2,000 of its items, as for excluded words alone. */
                search?: components["parameters"]["search"];
                /** @description Returns only items published after this time. The site's time zone applies unless an offset is given. */
                after?: components["parameters"]["after"];
                /** @description Returns only items modified after this time. The site's time zone applies unless an offset is given. */
                modified_after?: components["parameters"]["modifiedAfter"];
                /** @description Returns only items published before this time. The site's time zone applies unless an offset is given. */
                before?: components["parameters"]["before"];
                /** @description Returns only items modified before this time. The site's time zone applies unless an offset is given. */
                modified_before?: components["parameters"]["modifiedBefore"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description With `exact`, the whole field must equal the search text. */
                search_semantics?: components["parameters"]["searchSemantics"];
                /** @description The number of items to skip. Overrides `page`, and has the same limits. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. On a site with more than 10,000 items, if far more than 1,000 match, those with one of the words in the title come first, at most the 1,000 newest of them, and the others follow by date. If a tenth of all items have the words, only the titles of the 1,000 newest matches are considered. */
                orderby?: components["parameters"]["orderby"];
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
                status?: components["parameters"]["statusFilter"];
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
            /** @description A page of navigation menus. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /**
                     * @description The total number of items on all pages. On a site with more than 10,000 items, those that match a search, a combination of
                     *     several filters by term, author or date, or any of several terms, are counted up to 1,000; a total of 1,000 or more is then
                     *     a minimum.
                     */
                    "X-CMS-Total": number;
                    /** @description The total number of pages; a minimum if `X-CMS-Total` is one. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of navigation menus. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEdit"][];
                };
            };
            /** @description A page of navigation menus. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEmbed"][];
                };
            };
        };
    };
    createNavigation: {
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
                 *       "title": "Main ways",
                 *       "content": "<!-- wp:navigation-link {\"label\":\"Timetable\",\"url\":\"/ferry-timetable/\"} /-->",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["NavigationInput"];
            };
        };
        responses: {
            /** @description The new navigation menu, in the `edit` context. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavigation: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
                password?: components["parameters"]["password"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the navigation menu. */
                id: components["parameters"]["navigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The navigation menu. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The navigation menu. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEdit"];
                };
            };
            /** @description The navigation menu. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEmbed"];
                };
            };
        };
    };
    putNavigation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the navigation menu. */
                id: components["parameters"]["navigationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Main ways",
                 *       "content": "<!-- wp:navigation-link {\"label\":\"Timetable\",\"url\":\"/ferry-timetable/\"} /-->",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["NavigationInput"];
            };
        };
        responses: {
            /** @description The updated navigation menu, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNavigation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the navigation menu. */
                id: components["parameters"]["navigationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Main ways",
                 *       "content": "<!-- wp:navigation-link {\"label\":\"Timetable\",\"url\":\"/ferry-timetable/\"} /-->",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["NavigationInput"];
            };
        };
        responses: {
            /** @description The updated navigation menu, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNavigation: {
        parameters: {
            query?: {
                /** @description Whether to delete the item permanently instead of moving it to the trash. */
                force?: components["parameters"]["force"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the navigation menu. */
                id: components["parameters"]["navigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The navigation menu, moved to the trash or deleted permanently. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEdit"] | components["schemas"]["DeletedNavigationInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchNavigation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the navigation menu. */
                id: components["parameters"]["navigationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Main ways",
                 *       "content": "<!-- wp:navigation-link {\"label\":\"Timetable\",\"url\":\"/ferry-timetable/\"} /-->",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["NavigationInput"];
            };
        };
        responses: {
            /** @description The updated navigation menu, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNavigationRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of revisions to skip. Must be less than the number of revisions. Overrides `page`. */
                offset?: components["parameters"]["revisionOffset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the navigation menu that the revisions or autosaves belong to. */
                parent: components["parameters"]["navigationParent"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRevisionList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of revisions. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevisionInEdit"][];
                };
            };
            /** @description A page of revisions. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevisionInEmbed"][];
                };
            };
        };
    };
    getNavigationRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the navigation menu that the revisions or autosaves belong to. */
                parent: components["parameters"]["navigationParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The revision. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevisionInEdit"];
                };
            };
            /** @description The revision. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevisionInEmbed"];
                };
            };
        };
    };
    deleteNavigationRevision: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: never;
            path: {
                /** @description The ID of the navigation menu that the revisions or autosaves belong to. */
                parent: components["parameters"]["navigationParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedNavigationRevisionInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNavigationAutosaves: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the navigation menu. */
                id: components["parameters"]["navigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosaves. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevisionInEdit"][];
                };
            };
            /** @description The autosaves. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevisionInEmbed"][];
                };
            };
        };
    };
    createNavigationAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the navigation menu. */
                id: components["parameters"]["navigationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Main ways",
                 *       "content": "<ul><li><a href=\"/pier/\">Pier</a></li></ul>"
                 *     }
                 */
                "application/json": components["schemas"]["NavigationInput"];
            };
        };
        responses: {
            /** @description The autosave, in the `edit` context. */
            200: {
                headers: {
                    /** @description The version of the item that the autosave belongs to, or of the item itself if the autosave was written to it. Send it in `If-Match` to change the item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevisionInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavigationAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the navigation menu that the revisions or autosaves belong to. */
                parent: components["parameters"]["navigationParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosave. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosave. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevisionInEdit"];
                };
            };
            /** @description The autosave. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevisionInEmbed"];
                };
            };
        };
    };
    listMenuItems: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. */
                per_page?: number;
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. On a site with more than 10,000 items, matches are counted up to 1,000; a total of 1,000 or more is then a minimum, and `Link` has the URL of a next page as long as there is one. If all words have one or two characters, only the 10,000 newest items of a longer list are searched. For callers without the right to edit posts, only the 1,000 newest items of a long list are searched if finding the matches would take reading more than 2,000 of its items, as for excluded words alone. */
                search?: components["parameters"]["search"];
                /** @description Returns only items published after this time. The site's time zone applies unless an offset is given. */
                after?: components["parameters"]["after"];
                /** @description Returns only items modified after this time. The site's time zone applies unless an offset is given. */
                modified_after?: components["parameters"]["modifiedAfter"];
                /** @description Returns only items published before this time. The site's time zone applies unless an offset is given. */
                before?: components["parameters"]["before"];
                /** @description Returns only items modified before this time. The site's time zone applies unless an offset is given. */
                modified_before?: components["parameters"]["modifiedBefore"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description With `exact`, the whole field must equal the search text. */
                search_semantics?: components["parameters"]["searchSemantics"];
                /** @description The number of items to skip. Overrides `page`, and has the same limits. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. On a site with more than 10,000 items, if far more than 1,000 match, those with one of the words in the title come first, at most the 1,000 newest of them, and the others follow by date. If a tenth of all items have the words, only the titles of the 1,000 newest matches are considered. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title" | "menu_order";
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
                status?: components["parameters"]["statusFilter"];
                /** @description Whether an item must match all term filters (`AND`, the default) or at least one of them (`OR`). */
                tax_relation?: components["parameters"]["taxRelation"];
                /** @description Returns only items in these menus. */
                menus?: components["schemas"]["TagQuery"];
                /** @description Excludes items in these menus. */
                menus_exclude?: components["schemas"]["TagExclusion"];
                /** @description Returns only items with this position among their siblings. */
                menu_order?: components["parameters"]["menuOrder"];
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
            /** @description A page of menu items. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /**
                     * @description The total number of items on all pages. On a site with more than 10,000 items, those that match a search, a combination of
                     *     several filters by term, author or date, or any of several terms, are counted up to 1,000; a total of 1,000 or more is then
                     *     a minimum.
                     */
                    "X-CMS-Total": number;
                    /** @description The total number of pages; a minimum if `X-CMS-Total` is one. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MenusHidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of menu items. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemInEdit"][];
                };
            };
            /** @description A page of menu items. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemInEmbed"][];
                };
            };
        };
    };
    createMenuItem: {
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
                 *       "title": "Timetable",
                 *       "type": "custom",
                 *       "url": "https://ferry.example.com/timetable",
                 *       "menus": 11,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemInput"];
            };
        };
        responses: {
            /** @description The new menu item, in the `edit` context. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemInEdit"];
                };
            };
            400: components["responses"]["BadMenuItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuItem: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the menu item. */
                id: components["parameters"]["menuItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu item. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItem"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MenusHidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The menu item. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemInEdit"];
                };
            };
            /** @description The menu item. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemInEmbed"];
                };
            };
        };
    };
    putMenuItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the menu item. */
                id: components["parameters"]["menuItemId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Timetable",
                 *       "type": "custom",
                 *       "url": "https://ferry.example.com/timetable",
                 *       "menus": 11,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemInput"];
            };
        };
        responses: {
            /** @description The updated menu item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemInEdit"];
                };
            };
            400: components["responses"]["BadMenuItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMenuItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the menu item. */
                id: components["parameters"]["menuItemId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Timetable",
                 *       "type": "custom",
                 *       "url": "https://ferry.example.com/timetable",
                 *       "menus": 11,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemInput"];
            };
        };
        responses: {
            /** @description The updated menu item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemInEdit"];
                };
            };
            400: components["responses"]["BadMenuItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuItem: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the menu item. */
                id: components["parameters"]["menuItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted menu item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMenuItemInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchMenuItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the menu item. */
                id: components["parameters"]["menuItemId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Timetable",
                 *       "type": "custom",
                 *       "url": "https://ferry.example.com/timetable",
                 *       "menus": 11,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemInput"];
            };
        };
        responses: {
            /** @description The updated menu item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemInEdit"];
                };
            };
            400: components["responses"]["BadMenuItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuItemAutosaves: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the menu item. */
                id: components["parameters"]["menuItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemAutosave"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosaves. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemAutosaveInEdit"][];
                };
            };
            /** @description The autosaves. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemAutosaveInEmbed"][];
                };
            };
        };
    };
    createMenuItemAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the menu item. */
                id: components["parameters"]["menuItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Timetable and fares"
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemInput"];
            };
        };
        responses: {
            /** @description The autosave, in the `edit` context. */
            200: {
                headers: {
                    /** @description The version of the item that the autosave belongs to, or of the item itself if the autosave was written to it. Send it in `If-Match` to change the item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemAutosaveInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuItemAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the menu item that the revisions or autosaves belong to. */
                parent: components["parameters"]["menuItemParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosave. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemAutosave"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosave. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemAutosaveInEdit"];
                };
            };
            /** @description The autosave. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemAutosaveInEmbed"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns only terms whose name or slug contains this text. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). */
                search?: components["parameters"]["termSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `count` sorts by the number of items. */
                orderby?: components["parameters"]["termOrderby"];
                /**
                 * @description Whether to return only terms that at least one published item has, and the terms above these. The total counts only terms
                 *     with items of their own; the pages have all of them. All terms of the item in `post` are returned.
                 */
                hide_empty?: components["parameters"]["termHideEmpty"];
                /** @description Returns only direct children of this term. 0 means the top level. */
                parent?: components["parameters"]["termParent"];
                /** @description Returns only the terms of the item with this ID. */
                post?: components["parameters"]["termPost"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
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
            /** @description A page of categories. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of categories. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInEdit"][];
                };
            };
            /** @description A page of categories. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInEmbed"][];
                };
            };
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
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["categoryId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The category. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInEdit"];
                };
            };
            /** @description The category. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInEmbed"];
                };
            };
        };
    };
    putCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["categoryId"];
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
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description The updated category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["categoryId"];
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
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description The updated category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["categoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCategoryInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the category. */
                id: components["parameters"]["categoryId"];
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
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description The updated category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns only terms whose name or slug contains this text. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). */
                search?: components["parameters"]["termSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`, and has the same limits. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `count` sorts by the number of items. */
                orderby?: components["parameters"]["termOrderby"];
                /**
                 * @description Whether to return only terms that at least one published item has, and the terms above these. The total counts only terms
                 *     with items of their own; the pages have all of them. All terms of the item in `post` are returned.
                 */
                hide_empty?: components["parameters"]["termHideEmpty"];
                /** @description Returns only the terms of the item with this ID. */
                post?: components["parameters"]["termPost"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
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
            /** @description A page of tags. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of tags. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagInEdit"][];
                };
            };
            /** @description A page of tags. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagInEmbed"][];
                };
            };
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
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTag: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["tagId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The tag. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagInEdit"];
                };
            };
            /** @description The tag. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagInEmbed"];
                };
            };
        };
    };
    putTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "All by the sea."
                 *     }
                 */
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "All by the sea."
                 *     }
                 */
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTag: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTagInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the tag. */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "All by the sea."
                 *     }
                 */
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenus: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns only terms whose name or slug contains this text. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). */
                search?: components["parameters"]["termSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`, and has the same limits. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `count` sorts by the number of items. */
                orderby?: components["parameters"]["termOrderby"];
                /**
                 * @description Whether to return only terms that at least one published item has, and the terms above these. The total counts only terms
                 *     with items of their own; the pages have all of them. All terms of the item in `post` are returned.
                 */
                hide_empty?: components["parameters"]["termHideEmpty"];
                /** @description Returns only the terms of the item with this ID. */
                post?: components["parameters"]["termPost"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
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
            /** @description A page of menus. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MenusHidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of menus. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuInEdit"][];
                };
            };
            /** @description A page of menus. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuInEmbed"][];
                };
            };
        };
    };
    createMenu: {
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
                 *       "name": "Footer menu",
                 *       "description": "At the bottom of every page.",
                 *       "auto_add": false
                 *     }
                 */
                "application/json": components["schemas"]["MenuCreation"];
            };
        };
        responses: {
            /** @description The new menu. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuInEdit"];
                };
            };
            400: components["responses"]["BadMenu"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenu: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the menu. */
                id: components["parameters"]["menuId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MenusHidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The menu. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuInEdit"];
                };
            };
            /** @description The menu. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuInEmbed"];
                };
            };
        };
    };
    putMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the menu. */
                id: components["parameters"]["menuId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "On top of every page.",
                 *       "auto_add": false
                 *     }
                 */
                "application/json": components["schemas"]["MenuInput"];
            };
        };
        responses: {
            /** @description The updated menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuInEdit"];
                };
            };
            400: components["responses"]["BadMenu"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the menu. */
                id: components["parameters"]["menuId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "On top of every page.",
                 *       "auto_add": false
                 *     }
                 */
                "application/json": components["schemas"]["MenuInput"];
            };
        };
        responses: {
            /** @description The updated menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuInEdit"];
                };
            };
            400: components["responses"]["BadMenu"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenu: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the menu. */
                id: components["parameters"]["menuId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMenuInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the menu. */
                id: components["parameters"]["menuId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "On top of every page.",
                 *       "auto_add": false
                 *     }
                 */
                "application/json": components["schemas"]["MenuInput"];
            };
        };
        responses: {
            /** @description The updated menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuInEdit"];
                };
            };
            400: components["responses"]["BadMenu"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuTrees: {
        parameters: {
            query?: {
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns only the menus at these locations. */
                location?: string[];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of menus. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTree"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MenusHidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of menus. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTreeInEdit"][];
                };
            };
            /** @description A page of menus. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTreeInEmbed"][];
                };
            };
        };
    };
    getMenuTree: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The slug of the menu. A former slug works too, unless another menu has it. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTree"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MenusHidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The menu. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTreeInEdit"];
                };
            };
            /** @description The menu. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTreeInEmbed"];
                };
            };
        };
    };
    listPatternCategories: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns only terms whose name or slug contains this text. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). */
                search?: components["parameters"]["termSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`, and has the same limits. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `count` sorts by the number of items. */
                orderby?: components["parameters"]["termOrderby"];
                /**
                 * @description Whether to return only terms that at least one published item has, and the terms above these. The total counts only terms
                 *     with items of their own; the pages have all of them. All terms of the item in `post` are returned.
                 */
                hide_empty?: components["parameters"]["termHideEmpty"];
                /** @description Returns only the terms of the item with this ID. */
                post?: components["parameters"]["termPost"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
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
            /** @description A page of pattern categories. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of pattern categories. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategoryInEdit"][];
                };
            };
            /** @description A page of pattern categories. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategoryInEmbed"][];
                };
            };
        };
    };
    createPatternCategory: {
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
                 *       "name": "Notices",
                 *       "description": "What visitors should know."
                 *     }
                 */
                "application/json": components["schemas"]["PatternCategoryCreation"];
            };
        };
        responses: {
            /** @description The new pattern category. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategoryInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPatternCategory: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the pattern category. */
                id: components["parameters"]["patternCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pattern category. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategory"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The pattern category. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategoryInEdit"];
                };
            };
            /** @description The pattern category. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategoryInEmbed"];
                };
            };
        };
    };
    putPatternCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the pattern category. */
                id: components["parameters"]["patternCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "What visitors should know."
                 *     }
                 */
                "application/json": components["schemas"]["PatternCategoryInput"];
            };
        };
        responses: {
            /** @description The updated pattern category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategoryInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePatternCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the pattern category. */
                id: components["parameters"]["patternCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "What visitors should know."
                 *     }
                 */
                "application/json": components["schemas"]["PatternCategoryInput"];
            };
        };
        responses: {
            /** @description The updated pattern category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategoryInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePatternCategory: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the pattern category. */
                id: components["parameters"]["patternCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted pattern category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPatternCategoryInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchPatternCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the pattern category. */
                id: components["parameters"]["patternCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "What visitors should know."
                 *     }
                 */
                "application/json": components["schemas"]["PatternCategoryInput"];
            };
        };
        responses: {
            /** @description The updated pattern category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategoryInEdit"];
                };
            };
            400: components["responses"]["BadTerm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Text to find in the name, slug or website URL. For callers with the right to list users, also in the username and the email address. Ignores letter case and the Unicode normalization form of accents (NFC or NFD). */
                search?: string;
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`, and has the same limits. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `email` and `registered_date` require the right to list users. */
                orderby?: "id" | "include" | "name" | "registered_date" | "slug" | "include_slugs" | "email" | "url";
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only users with at least one of these roles. Requires the right to list users. */
                roles?: string[];
                /** @description Returns only users with at least one of these capabilities. Requires the right to list users. */
                capabilities?: string[];
                /** @description Returns only users with the right to edit posts. The caller must have that right too. */
                who?: "authors";
                /** @description Returns only users who have published items of these types; with true, posts or pages. */
                has_published_posts?: boolean | ("post" | "page" | "event" | "venue" | "organizer")[];
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
            /** @description A page of users. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserHidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of users. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInEdit"][];
                };
            };
            /** @description A page of users. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInEmbed"][];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the user. */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserHidden"];
            404: components["responses"]["NoUser"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The user. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInEdit"];
                };
            };
            /** @description The user. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInEmbed"];
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
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
            /** @description The authenticated user. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The authenticated user. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInEdit"];
                };
            };
            /** @description The authenticated user. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInEmbed"];
                };
            };
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description Returns only the custom version with this numeric ID. */
                cms_id?: components["schemas"]["Id"];
                /** @description Returns only template parts for this area. Has no effect on templates, which have no area. */
                area?: string;
                /** @description Returns only templates that content of this type can use, such as `page`. Has no effect on template parts. */
                post_type?: string;
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The templates. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"][];
                };
            };
            /** @description The templates. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEmbed"][];
                };
            };
        };
    };
    createTemplate: {
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
                 *       "slug": "single-post",
                 *       "title": "Single post",
                 *       "content": "<!-- wp:post-content /-->"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateCreation"];
            };
        };
        responses: {
            /** @description The new template, in the `edit` context. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateForSlug: {
        parameters: {
            query: {
                /** @description The slug to find a match for. */
                slug: string;
                /** @description Whether to find a template that posts and pages can select. The search then starts at the template for pages. */
                is_custom?: boolean;
                /** @description The slug without the name of the single item, if the slug alone is ambiguous. For example, `taxonomy-region` for `taxonomy-region-north`. */
                template_prefix?: string;
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The template. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"];
                };
            };
            /** @description The template. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEmbed"];
                };
            };
        };
    };
    getTemplate: {
        parameters: {
            query?: {
                /** @description With `theme`, returns the theme file even if a custom version replaces it. */
                source?: "theme" | "custom";
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The template. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"];
                };
            };
            /** @description The template. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEmbed"];
                };
            };
        };
    };
    putTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Single post",
                 *       "content": "<!-- wp:post-content /-->"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description The updated template, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Single post",
                 *       "content": "<!-- wp:post-content /-->"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description The updated template, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: {
                /** @description Whether to delete the item permanently instead of moving it to the trash. */
                force?: components["parameters"]["force"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template, moved to the trash or deleted permanently. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"] | components["schemas"]["DeletedTemplateInEdit"];
                };
            };
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Single post",
                 *       "content": "<!-- wp:post-content /-->"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description The updated template, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplateRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of revisions to skip. Must be less than the number of revisions. Overrides `page`. */
                offset?: components["parameters"]["revisionOffset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of revisions. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevisionInEdit"][];
                };
            };
            /** @description A page of revisions. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevisionInEmbed"][];
                };
            };
        };
    };
    getTemplateRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The revision. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevisionInEdit"];
                };
            };
            /** @description The revision. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevisionInEmbed"];
                };
            };
        };
    };
    deleteTemplateRevision: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTemplateRevisionInEdit"];
                };
            };
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplateAutosaves: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosaves. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevisionInEdit"][];
                };
            };
            /** @description The autosaves. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevisionInEmbed"][];
                };
            };
        };
    };
    createTemplateAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Single post",
                 *       "content": "<!-- wp:post-content /-->"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateAutosaveInput"];
            };
        };
        responses: {
            /** @description The autosave, in the `edit` context. */
            200: {
                headers: {
                    /** @description The version of the item that the autosave belongs to, or of the item itself if the autosave was written to it. Send it in `If-Match` to change the item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevisionInEdit"];
                };
            };
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoParent"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosave. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosave. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevisionInEdit"];
                };
            };
            /** @description The autosave. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevisionInEmbed"];
                };
            };
        };
    };
    listTemplateParts: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description Returns only the custom version with this numeric ID. */
                cms_id?: components["schemas"]["Id"];
                /** @description Returns only template parts for this area. Has no effect on templates, which have no area. */
                area?: string;
                /** @description Returns only templates that content of this type can use, such as `page`. Has no effect on template parts. */
                post_type?: string;
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template parts. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePart"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The template parts. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"][];
                };
            };
            /** @description The template parts. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEmbed"][];
                };
            };
        };
    };
    createTemplatePart: {
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
                 *       "slug": "header",
                 *       "title": "Header",
                 *       "content": "<!-- wp:site-title /-->",
                 *       "area": "header"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatePartCreation"];
            };
        };
        responses: {
            /** @description The new template part, in the `edit` context. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplatePartForSlug: {
        parameters: {
            query: {
                /** @description The slug to find a match for. */
                slug: string;
                /** @description Whether to find a template that posts and pages can select. The search then starts at the template for pages. */
                is_custom?: boolean;
                /** @description The slug without the name of the single item, if the slug alone is ambiguous. For example, `taxonomy-region` for `taxonomy-region-north`. */
                template_prefix?: string;
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template part. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePart"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The template part. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"];
                };
            };
            /** @description The template part. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEmbed"];
                };
            };
        };
    };
    getTemplatePart: {
        parameters: {
            query?: {
                /** @description With `theme`, returns the theme file even if a custom version replaces it. */
                source?: "theme" | "custom";
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["partId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template part. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePart"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The template part. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"];
                };
            };
            /** @description The template part. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEmbed"];
                };
            };
        };
    };
    putTemplatePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["partId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Header",
                 *       "area": "header"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatePartInput"];
            };
        };
        responses: {
            /** @description The updated template part, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTemplatePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["partId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Header",
                 *       "area": "header"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatePartInput"];
            };
        };
        responses: {
            /** @description The updated template part, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTemplatePart: {
        parameters: {
            query?: {
                /** @description Whether to delete the item permanently instead of moving it to the trash. */
                force?: components["parameters"]["force"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["partId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template part, moved to the trash or deleted permanently. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"] | components["schemas"]["DeletedTemplatePartInEdit"];
                };
            };
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchTemplatePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["partId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Header",
                 *       "area": "header"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatePartInput"];
            };
        };
        responses: {
            /** @description The updated template part, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplatePartRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of revisions to skip. Must be less than the number of revisions. Overrides `page`. */
                offset?: components["parameters"]["revisionOffset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the template part that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["partParent"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of revisions. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevisionInEdit"][];
                };
            };
            /** @description A page of revisions. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevisionInEmbed"][];
                };
            };
        };
    };
    getTemplatePartRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the template part that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["partParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The revision. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevisionInEdit"];
                };
            };
            /** @description The revision. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevisionInEmbed"];
                };
            };
        };
    };
    deleteTemplatePartRevision: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: never;
            path: {
                /** @description The ID of the template part that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["partParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTemplatePartRevisionInEdit"];
                };
            };
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplatePartAutosaves: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["partId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosaves. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevisionInEdit"][];
                };
            };
            /** @description The autosaves. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevisionInEmbed"][];
                };
            };
        };
    };
    createTemplatePartAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
                id: components["parameters"]["partId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "<!-- wp:site-title /-->"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatePartAutosaveInput"];
            };
        };
        responses: {
            /** @description The autosave, in the `edit` context. */
            200: {
                headers: {
                    /** @description The version of the item that the autosave belongs to, or of the item itself if the autosave was written to it. Send it in `If-Match` to change the item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevisionInEdit"];
                };
            };
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoParent"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplatePartAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the template part that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["partParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autosave. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The autosave. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevisionInEdit"];
                };
            };
            /** @description The autosave. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevisionInEmbed"];
                };
            };
        };
    };
    getGlobalStyles: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the global styles. */
                id: components["parameters"]["stylesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The global styles. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStyles"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StylesHidden"];
            404: components["responses"]["NoStyles"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The global styles. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesInEdit"];
                };
            };
            /** @description The global styles. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesInEmbed"];
                };
            };
        };
    };
    putGlobalStyles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the global styles. */
                id: components["parameters"]["stylesId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "styles": {
                 *         "color": {
                 *           "background": "#10202f",
                 *           "text": "#f0f0e8"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GlobalStylesInput"];
            };
        };
        responses: {
            /** @description The updated global styles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesInEdit"];
                };
            };
            400: components["responses"]["BadStyles"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StylesHidden"];
            404: components["responses"]["NoStyles"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGlobalStyles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the global styles. */
                id: components["parameters"]["stylesId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "styles": {
                 *         "color": {
                 *           "background": "#10202f",
                 *           "text": "#f0f0e8"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GlobalStylesInput"];
            };
        };
        responses: {
            /** @description The updated global styles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesInEdit"];
                };
            };
            400: components["responses"]["BadStyles"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StylesHidden"];
            404: components["responses"]["NoStyles"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchGlobalStyles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the global styles. */
                id: components["parameters"]["stylesId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "styles": {
                 *         "color": {
                 *           "background": "#10202f",
                 *           "text": "#f0f0e8"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GlobalStylesInput"];
            };
        };
        responses: {
            /** @description The updated global styles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesInEdit"];
                };
            };
            400: components["responses"]["BadStyles"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StylesHidden"];
            404: components["responses"]["NoStyles"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGlobalStylesRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description The number of revisions to skip. Must be less than the number of revisions. Overrides `page`. */
                offset?: components["parameters"]["revisionOffset"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the global styles that the revisions belong to. */
                parent: components["parameters"]["globalStylesParent"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesRevision"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRevisionList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of revisions. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesRevisionInEdit"][];
                };
            };
            /** @description A page of revisions. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesRevisionInEmbed"][];
                };
            };
        };
    };
    getGlobalStylesRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the global styles that the revisions belong to. */
                parent: components["parameters"]["globalStylesParent"];
                /** @description The ID of the revision or autosave. */
                id: components["parameters"]["revisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesRevision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The revision. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesRevisionInEdit"];
                };
            };
            /** @description The revision. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesRevisionInEmbed"];
                };
            };
        };
    };
    getThemeStyles: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The identifier of a theme. */
                stylesheet: components["parameters"]["stylesheet"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings and styles of the theme. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeStyles"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ThemeStylesHidden"];
            404: components["responses"]["NoTheme"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listThemeVariations: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The identifier of a theme. */
                stylesheet: components["parameters"]["stylesheet"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The style variations. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StyleVariation"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ThemeStylesHidden"];
            404: components["responses"]["NoTheme"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listThemes: {
        parameters: {
            query?: {
                /** @description Returns only themes with these statuses. */
                status?: ("active" | "inactive")[];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The themes. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ThemesHidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTheme: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The identifier of a theme. */
                stylesheet: components["parameters"]["stylesheet"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ThemesHidden"];
            404: components["responses"]["NoTheme"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContentTypes: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content types, keyed by identifier. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["ContentType"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TypesHidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The content types, keyed by identifier. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["ContentTypeInEdit"];
                    };
                };
            };
            /** @description The content types, keyed by identifier. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["ContentTypeInEmbed"];
                    };
                };
            };
        };
    };
    getContentType: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The identifier of the content type. */
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content type. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentType"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ContextForbidden"];
            404: components["responses"]["NoType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The content type. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentTypeInEdit"];
                };
            };
            /** @description The content type. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentTypeInEmbed"];
                };
            };
        };
    };
    listTaxonomies: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description Returns only the taxonomies of this content type. */
                type?: string;
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The taxonomies, keyed by identifier. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["TaxonomyInfo"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TypesHidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The taxonomies, keyed by identifier. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["TaxonomyInfoInEdit"];
                    };
                };
            };
            /** @description The taxonomies, keyed by identifier. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["TaxonomyInfoInEmbed"];
                    };
                };
            };
        };
    };
    getTaxonomy: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The identifier of the taxonomy. */
                taxonomy: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The taxonomy. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxonomyInfo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ContextForbidden"];
            404: components["responses"]["NoTaxonomy"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The taxonomy. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxonomyInfoInEdit"];
                };
            };
            /** @description The taxonomy. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxonomyInfoInEmbed"];
                };
            };
        };
    };
    listStatuses: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses, keyed by identifier. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["StatusInfo"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StatusesHidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The statuses, keyed by identifier. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["StatusInfoInEdit"];
                    };
                };
            };
            /** @description The statuses, keyed by identifier. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["StatusInfoInEmbed"];
                    };
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The identifier of the status. */
                status: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusInfo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StatusesHidden"];
            404: components["responses"]["NoStatus"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The status. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusInfoInEdit"];
                };
            };
            /** @description The status. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusInfoInEmbed"];
                };
            };
        };
    };
    listSearchResults: {
        parameters: {
            query?: {
                /** @description Both contexts return the same fields. */
                context?: "view" | "embed";
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description The words to search for, as in lists of posts. For terms and formats, text in the name or slug. */
                search?: string;
                /** @description What to search in. */
                type?: "post" | "term" | "post-format";
                /** @description The content types (`post`, `page`, `event`) or the taxonomies (`category`, `post_tag`, `cal_events_cat`) to search in. `any` means all of them. */
                subtype?: ("any" | "post" | "page" | "event" | "category" | "post_tag" | "cal_events_cat")[];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
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
            /** @description A page of results. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /**
                     * @description The total number of items on all pages. On a site with more than 10,000 items, those that match a search, a combination of
                     *     several filters by term, author or date, or any of several terms, are counted up to 1,000; a total of 1,000 or more is then
                     *     a minimum.
                     */
                    "X-CMS-Total": number;
                    /** @description The total number of pages; a minimum if `X-CMS-Total` is one. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadSearch"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResolution: {
        parameters: {
            query: {
                /** @description The path, with its query if it has one, or a whole URL of this site. */
                path: string;
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
            /** @description The item or list at the path, or its new URL. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolution"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoPath"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Coast and Harbour",
                 *       "posts_per_page": 20
                 *     }
                 */
                "application/json": components["schemas"]["SettingsInput"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Coast and Harbour",
                 *       "posts_per_page": 20
                 *     }
                 */
                "application/json": components["schemas"]["SettingsInput"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Coast and Harbour",
                 *       "posts_per_page": 20
                 *     }
                 */
                "application/json": components["schemas"]["SettingsInput"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, and the first 10,000 of a list that is not sorted by date; `cursor` has no such limit. */
                page?: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. On a site with more than 10,000 items, matches are counted up to 1,000; a total of 1,000 or more is then a minimum, and `Link` has the URL of a next page as long as there is one. If all words have one or two characters, only the 10,000 newest items of a longer list are searched. For callers without the right to edit posts, only the 1,000 newest items of a long list are searched if finding the matches would take reading more than 2,000 of its items, as for excluded words alone. */
                search?: components["parameters"]["search"];
                /** @description Returns only items published after this time. The site's time zone applies unless an offset is given. */
                after?: components["parameters"]["after"];
                /** @description Returns only items modified after this time. The site's time zone applies unless an offset is given. */
                modified_after?: components["parameters"]["modifiedAfter"];
                /** @description Returns only items by these authors. */
                author?: components["parameters"]["author"];
                /** @description Excludes items by these authors. */
                author_exclude?: components["parameters"]["authorExclude"];
                /** @description Returns only items published before this time. The site's time zone applies unless an offset is given. */
                before?: components["parameters"]["before"];
                /** @description Returns only items modified before this time. The site's time zone applies unless an offset is given. */
                modified_before?: components["parameters"]["modifiedBefore"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description With `exact`, the whole field must equal the search text. */
                search_semantics?: components["parameters"]["searchSemantics"];
                /** @description The number of items to skip. Overrides `page`, and has the same limits. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. On a site with more than 10,000 items, if far more than 1,000 match, those with one of the words in the title come first, at most the 1,000 newest of them, and the others follow by date. If a tenth of all items have the words, only the titles of the 1,000 newest matches are considered. */
                orderby?: components["parameters"]["orderby"];
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. `inherit` items are as public as the content that they are attached to. `private` and `trash` require the right to edit; callers get only the items that they can read. */
                status?: ("inherit" | "private" | "trash")[];
                /** @description Returns only items attached to the content with these IDs. 0 means unattached items. */
                parent?: components["schemas"]["IdListWithDefault"];
                /** @description Excludes items attached to the content with these IDs. 0 means unattached items. */
                parent_exclude?: components["schemas"]["IdListWithDefault"];
                /** @description Returns only files of this media type, the first part of the MIME type. */
                media_type?: "image" | "video" | "text" | "application" | "audio";
                /** @description Returns only files with this MIME type. */
                mime_type?: string;
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
            /** @description A page of media items. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /**
                     * @description The total number of items on all pages. On a site with more than 10,000 items, those that match a search, a combination of
                     *     several filters by term, author or date, or any of several terms, are counted up to 1,000; a total of 1,000 or more is then
                     *     a minimum.
                     */
                    "X-CMS-Total": number;
                    /** @description The total number of pages; a minimum if `X-CMS-Total` is one. */
                    "X-CMS-TotalPages": number;
                    /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
                    "X-CMS-NextCursor"?: string;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description A page of media items. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"][];
                };
            };
            /** @description A page of media items. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEmbed"][];
                };
            };
        };
    };
    createMedia: {
        parameters: {
            query?: {
                /** @description The title of a file that is the request body. */
                title?: string;
                /** @description The caption of a file that is the request body. */
                caption?: string;
                /** @description The description of a file that is the request body. */
                description?: string;
                /** @description Alternative text of an image that is the request body. */
                alt_text?: string;
                /** @description The slug of a file that is the request body. */
                slug?: string;
                /** @description The status of a file that is the request body. */
                status?: "publish" | "future" | "draft" | "pending" | "private" | "inherit";
                /** @description The ID of the content to attach a file that is the request body to. */
                post?: number;
                /** @description The ID of the user who owns a file that is the request body. */
                author?: number;
                /** @description The ID of an image that represents a file that is the request body. */
                featured_media?: number;
                /** @description The date and time of a file that is the request body, in the time zone of the site. */
                date?: components["schemas"]["DateTimeInput"];
                /** @description The date and time of a file that is the request body, in UTC. */
                date_gmt?: components["schemas"]["DateTimeInput"];
                /** @description Whether a file that is the request body is open for comments. */
                comment_status?: components["schemas"]["OpenOrClosed"];
                /** @description Whether a file that is the request body accepts pings from other sites. */
                ping_status?: components["schemas"]["OpenOrClosed"];
                /** @description The slug of the template that displays a file that is the request body. */
                template?: string;
            };
            header?: {
                /** @description The name of a file that is the request body. Required there, ignored otherwise. Send names that are not ASCII in UTF-8, or as `filename*`. */
                "Content-Disposition"?: string;
                /** @description The MD5 hash of the file, in base64 or hexadecimal. If it does not match, the response is 412. Ignored for JSON. */
                "Content-MD5"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the content of the file",
                 *       "title": "Harbour",
                 *       "alt_text": "Boats at the quay"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MediaUpload"];
                /**
                 * @example {
                 *       "file": "aGVsbG8=",
                 *       "filename": "hello.txt",
                 *       "title": "Hello"
                 *     }
                 */
                "application/json": components["schemas"]["MediaJsonUpload"];
                /** @example the content of the file */
                "*/*": string;
            };
        };
        responses: {
            /** @description The new media item, in the `edit` context. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["HashMismatch"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embedRelations"];
            };
            header?: never;
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media item. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The media item. */
            edit: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
                };
            };
            /** @description The media item. */
            embed: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEmbed"];
                };
            };
        };
    };
    putMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour in May",
                 *       "alt_text": "Boats at the quay"
                 *     }
                 */
                "application/json": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description The updated media item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour in May",
                 *       "alt_text": "Boats at the quay"
                 *     }
                 */
                "application/json": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description The updated media item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: {
                /** @description Must be true, because items of this type cannot be moved to the trash. */
                force?: components["parameters"]["forceRequired"];
            };
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted media item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMediaInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour in May",
                 *       "alt_text": "Boats at the quay"
                 *     }
                 */
                "application/json": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description The updated media item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
                };
            };
            400: components["responses"]["BadContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putMediaFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The name of a file that is the request body. Required there, ignored otherwise. The media item keeps its own. */
                "Content-Disposition"?: string;
                /** @description The MD5 hash of the file, in base64 or hexadecimal. If it does not match, the response is 412. Ignored for JSON. */
                "Content-MD5"?: string;
            };
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the content of the file"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MediaFileUpload"];
                /**
                 * @example {
                 *       "file": "aGVsbG8=",
                 *       "filename": "hello.txt"
                 *     }
                 */
                "application/json": components["schemas"]["MediaFileJsonUpload"];
                /** @example the content of the file */
                "*/*": string;
            };
        };
        responses: {
            /** @description The media item with its new file, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoFile"];
            412: components["responses"]["FileConflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMediaSizes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "create-image-subsizes"
                 *     }
                 */
                "application/json": components["schemas"]["MediaProcessing"];
            };
        };
        responses: {
            /** @description The media item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMediaEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the media item. */
                id: components["parameters"]["mediaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "src": "http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg",
                 *       "modifiers": [
                 *         {
                 *           "type": "rotate",
                 *           "args": {
                 *             "angle": 90
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MediaEdit"];
            };
        };
        responses: {
            /** @description The new media item, in the `edit` context. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
                };
            };
            400: components["responses"]["BadImageEdit"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoImage"];
            413: components["responses"]["TooLarge"];
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
