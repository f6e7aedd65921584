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
         * Read the namespace index
         * @description Describes every route of this namespace, as the site index does for all of them.
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
                /** @description The ID of the item. */
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
    "/posts/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a post
         * @description Lists the earlier versions of a post, the newest first unless `orderby` and `order` say otherwise,
         *     with the autosaves among them. A change of title, content, excerpt or footnotes leaves one, which
         *     holds the new text. For those who may edit the post.
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a revision of a post
         * @description Reads one earlier version of a post. For those who may edit the post.
         */
        get: operations["getPostRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a post
         * @description Removes one earlier version for good and leaves the post as it is. Needs `force=true`, for revisions have no trash, and the right to delete the post.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a post
         * @description Lists the unsaved changes that users have left, one autosave a user, the newest first. For those who may edit the post.
         */
        get: operations["listPostAutosaves"];
        put?: never;
        /**
         * Autosave a post
         * @description Keeps unsaved changes apart from the post, which stays as it is. A user has one autosave of it: the
         *     next one changes the named texts and leaves the others. A draft of the caller's own
         *     that nobody else is editing is changed itself; the answer then has the id of the post and `parent` 0.
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an autosave of a post
         * @description Reads the unsaved changes of one user. For those who may edit the post.
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
    "/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages
         * @description Lists pages, newest first unless `orderby` and `order` say otherwise. Filters of different kinds
         *     narrow the list together. Visitors get what is published; users who may edit can ask for other
         *     states and get what they may read. The totals count just what the caller may see.
         */
        get: operations["listPages"];
        put?: never;
        /**
         * Create a page
         * @description Creates a page, at the top or below another one; a draft of the caller's own unless the body says
         *     otherwise. It may start without any text. A status of `publish` with a date ahead schedules the
         *     page. For those who may edit pages.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a page
         * @description Reads one page. What is not published answers only those who may read it. A protected page shows its content to those who give the password, and in the `edit` context.
         */
        get: operations["getPage"];
        /**
         * Update a page (PUT)
         * @description Changes the named fields and leaves the others. A status takes a page out of the trash; moving the
         *     date of a published page ahead schedules it, moving it back publishes it. POST, PUT and PATCH do
         *     the same. A new `parent` moves it in the tree, and its address with it.
         */
        put: operations["putPage"];
        /**
         * Update a page
         * @description Changes the named fields and leaves the others. A status takes a page out of the trash; moving the
         *     date of a published page ahead schedules it, moving it back publishes it. POST, PUT and PATCH do
         *     the same. A new `parent` moves it in the tree, and its address with it.
         */
        post: operations["updatePage"];
        /**
         * Delete a page
         * @description Moves a page to the trash, from where an update with a status brings it back; with `force` removes it for good, and the pages below it move up a level.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        /**
         * Update a page (PATCH)
         * @description Changes the named fields and leaves the others. A status takes a page out of the trash; moving the
         *     date of a published page ahead schedules it, moving it back publishes it. POST, PUT and PATCH do
         *     the same. A new `parent` moves it in the tree, and its address with it.
         */
        patch: operations["patchPage"];
        trace?: never;
    };
    "/pages/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a page
         * @description Lists the earlier versions of a page, the newest first unless `orderby` and `order` say otherwise,
         *     with the autosaves among them. A change of title, content, excerpt or footnotes leaves one, which
         *     holds the new text. For those who may edit the page.
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a revision of a page
         * @description Reads one earlier version of a page. For those who may edit the page.
         */
        get: operations["getPageRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a page
         * @description Removes one earlier version for good and leaves the page as it is. Needs `force=true`, for revisions have no trash, and the right to delete the page.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a page
         * @description Lists the unsaved changes that users have left, one autosave a user, the newest first. For those who may edit the page.
         */
        get: operations["listPageAutosaves"];
        put?: never;
        /**
         * Autosave a page
         * @description Keeps unsaved changes apart from the page, which stays as it is. A user has one autosave of it: the
         *     next one changes the named texts and leaves the others. A draft of the caller's own
         *     that nobody else is editing is changed itself; the answer then has the id of the page and `parent` 0.
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an autosave of a page
         * @description Reads the unsaved changes of one user. For those who may edit the page.
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
    "/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocks
         * @description Lists reusable blocks, newest first unless `orderby` and `order` say otherwise. Blocks are for users
         *     who may write posts; to everybody else the list is empty. Filters of different kinds narrow the list
         *     together, and the totals count just what the caller may see.
         */
        get: operations["listBlocks"];
        put?: never;
        /**
         * Create a block
         * @description Creates a reusable block; a draft of the caller's own unless the body says otherwise. A title, content
         *     or excerpt is needed. Who may publish posts may create blocks. Without the right to unfiltered HTML, markup that could do harm is taken out.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a block
         * @description Reads one block, as it was written. For users who may write posts. A protected block shows its content to those who give the password, and in the `edit` context.
         */
        get: operations["getBlock"];
        /**
         * Update a block (PUT)
         * @description Changes the named fields and leaves the others. A status takes a block out of the trash. POST, PUT and
         *     PATCH do the same.
         */
        put: operations["putBlock"];
        /**
         * Update a block
         * @description Changes the named fields and leaves the others. A status takes a block out of the trash. POST, PUT and
         *     PATCH do the same.
         */
        post: operations["updateBlock"];
        /**
         * Delete a block
         * @description Moves a block to the trash, from where an update with a status brings it back; with `force` removes it for good.
         */
        delete: operations["deleteBlock"];
        options?: never;
        head?: never;
        /**
         * Update a block (PATCH)
         * @description Changes the named fields and leaves the others. A status takes a block out of the trash. POST, PUT and
         *     PATCH do the same.
         */
        patch: operations["patchBlock"];
        trace?: never;
    };
    "/blocks/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a block
         * @description Lists the earlier versions of a block, the newest first unless `orderby` and `order` say otherwise,
         *     with the autosaves among them. A change of title, content, excerpt or footnotes leaves one, which
         *     holds the new text. For those who may edit the block.
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a revision of a block
         * @description Reads one earlier version of a block. For those who may edit the block.
         */
        get: operations["getBlockRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a block
         * @description Removes one earlier version for good and leaves the block as it is. Needs `force=true`, for revisions have no trash, and the right to delete the block.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a block
         * @description Lists the unsaved changes that users have left, one autosave a user, the newest first. For those who may edit the block.
         */
        get: operations["listBlockAutosaves"];
        put?: never;
        /**
         * Autosave a block
         * @description Keeps unsaved changes apart from the block, which stays as it is. A user has one autosave of it: the
         *     next one changes the named texts and leaves the others. A draft of the caller's own
         *     that nobody else is editing is changed itself; the answer then has the id of the block and `parent` 0.
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an autosave of a block
         * @description Reads the unsaved changes of one user. For those who may edit the block.
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
         * @description Lists navigation menus, newest first unless `orderby` and `order` say otherwise. Everybody gets what is
         *     published; administrators can ask for other states. The totals count just what the caller may see.
         */
        get: operations["listNavigation"];
        put?: never;
        /**
         * Create a navigation menu
         * @description Creates a navigation menu; a draft unless the body says otherwise. For administrators.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a navigation menu
         * @description Reads one navigation menu. What is not published answers administrators alone. A protected one shows its content to those who give the password, and in the `edit` context.
         */
        get: operations["getNavigation"];
        /**
         * Update a navigation menu (PUT)
         * @description Changes the named fields and leaves the others. A status takes a navigation menu out of the trash. For
         *     administrators. POST, PUT and PATCH do the same.
         */
        put: operations["putNavigation"];
        /**
         * Update a navigation menu
         * @description Changes the named fields and leaves the others. A status takes a navigation menu out of the trash. For
         *     administrators. POST, PUT and PATCH do the same.
         */
        post: operations["updateNavigation"];
        /**
         * Delete a navigation menu
         * @description Moves a navigation menu to the trash, from where an update with a status brings it back; with `force` removes it for good. For administrators.
         */
        delete: operations["deleteNavigation"];
        options?: never;
        head?: never;
        /**
         * Update a navigation menu (PATCH)
         * @description Changes the named fields and leaves the others. A status takes a navigation menu out of the trash. For
         *     administrators. POST, PUT and PATCH do the same.
         */
        patch: operations["patchNavigation"];
        trace?: never;
    };
    "/navigation/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a navigation menu
         * @description Lists the earlier versions of a navigation menu, the newest first unless `orderby` and `order` say otherwise,
         *     with the autosaves among them. A change of title or content leaves one, which
         *     holds the new text. For those who may edit the menu.
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a revision of a navigation menu
         * @description Reads one earlier version of a navigation menu. For those who may edit the menu.
         */
        get: operations["getNavigationRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a navigation menu
         * @description Removes one earlier version for good and leaves the menu as it is. Needs `force=true`, for revisions have no trash, and the right to delete the menu.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a navigation menu
         * @description Lists the unsaved changes that users have left, one autosave a user, the newest first. For those who may edit the menu.
         */
        get: operations["listNavigationAutosaves"];
        put?: never;
        /**
         * Autosave a navigation menu
         * @description Keeps unsaved changes apart from the menu, which stays as it is. A user has one autosave of it: the
         *     next one changes the named texts and leaves the others. A draft of the caller's own
         *     that nobody else is editing is changed itself; the answer then has the id of the menu and `parent` 0.
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an autosave of a navigation menu
         * @description Reads the unsaved changes of one user. For those who may edit the menu.
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
         * @description Lists the items of menus in the order of the menus, a hundred a page. For users who may write.
         *     Filters of different kinds narrow the list together. Drafts, with `status`, are for administrators.
         */
        get: operations["listMenuItems"];
        put?: never;
        /**
         * Create a menu item
         * @description Creates a menu item. An item leads to an address of its own (`custom`, which needs `title` and `url`),
         *     to content (`post_type` with `object_id`), to a term (`taxonomy` with `object_id`) or to all content of
         *     a kind (`post_type_archive` with `object`). What the body leaves out starts as `type` `custom`,
         *     `status` `publish`, `parent` 0, `menu_order` 1 and `object_id` 0. For administrators.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a menu item
         * @description Reads one menu item. For users who may write. The `edit` context is for administrators.
         */
        get: operations["getMenuItem"];
        /**
         * Update a menu item (PUT)
         * @description Changes the named fields and leaves the others; the defaults of a new item do not come back. For
         *     administrators. POST, PUT and PATCH do the same.
         */
        put: operations["putMenuItem"];
        /**
         * Update a menu item
         * @description Changes the named fields and leaves the others; the defaults of a new item do not come back. For
         *     administrators. POST, PUT and PATCH do the same.
         */
        post: operations["updateMenuItem"];
        /**
         * Delete a menu item
         * @description Removes a menu item for good. Needs `force=true`, for menu items have no trash. The items below it stay. For administrators.
         */
        delete: operations["deleteMenuItem"];
        options?: never;
        head?: never;
        /**
         * Update a menu item (PATCH)
         * @description Changes the named fields and leaves the others; the defaults of a new item do not come back. For
         *     administrators. POST, PUT and PATCH do the same.
         */
        patch: operations["patchMenuItem"];
        trace?: never;
    };
    "/menu-items/{id}/autosaves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a menu item
         * @description Lists the unsaved changes that users have left, one autosave a user, the newest first. For those who may edit the menu item.
         */
        get: operations["listMenuItemAutosaves"];
        put?: never;
        /**
         * Autosave a menu item
         * @description Keeps unsaved changes apart from the menu item, which stays as it is. A user has one autosave of it: the
         *     next one changes the named texts and leaves the others. Only the title is kept. For
         *     those who may edit the menu item.
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an autosave of a menu item
         * @description Reads the unsaved changes of one user. For those who may edit the menu item.
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
                /** @description The ID of the item. */
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
                /** @description The ID of the item. */
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
    "/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menus
         * @description Lists menus by name, also those without items. For users who may write. The `edit` context is for administrators.
         */
        get: operations["listMenus"];
        put?: never;
        /**
         * Create a menu
         * @description Creates a menu; items are put in with their `menus`. A name that another menu has is refused with `menu_exists`, and `data.term_id` tells which one has it. For administrators.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a menu
         * @description Reads one menu. For users who may write. The `edit` context is for administrators.
         */
        get: operations["getMenu"];
        /**
         * Update a menu (PUT)
         * @description Changes the named fields and leaves the others. A name that another menu has is refused with `menu_exists`, a slug with `duplicate_term_slug`. For administrators. POST, PUT and PATCH do the same.
         */
        put: operations["putMenu"];
        /**
         * Update a menu
         * @description Changes the named fields and leaves the others. A name that another menu has is refused with `menu_exists`, a slug with `duplicate_term_slug`. For administrators. POST, PUT and PATCH do the same.
         */
        post: operations["updateMenu"];
        /**
         * Delete a menu
         * @description Removes a menu and all its items for good. Needs `force=true`, for menus have no trash. For administrators.
         */
        delete: operations["deleteMenu"];
        options?: never;
        head?: never;
        /**
         * Update a menu (PATCH)
         * @description Changes the named fields and leaves the others. A name that another menu has is refused with `menu_exists`, a slug with `duplicate_term_slug`. For administrators. POST, PUT and PATCH do the same.
         */
        patch: operations["patchMenu"];
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
         * @description Lists pattern categories by name, also those that no block has. The `edit` context needs the right to edit them.
         */
        get: operations["listPatternCategories"];
        put?: never;
        /**
         * Create a pattern category
         * @description Creates a pattern category. Everyone who may write posts may do so. A name that another pattern category has is refused with `term_exists`, and `data.term_id` tells which one has it.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a pattern category
         * @description Reads one pattern category. The `edit` context needs the right to edit it.
         */
        get: operations["getPatternCategory"];
        /**
         * Update a pattern category (PUT)
         * @description Changes the named fields and leaves the others. A new slug that another pattern category has is refused with `duplicate_term_slug`. POST, PUT and PATCH do the same.
         */
        put: operations["putPatternCategory"];
        /**
         * Update a pattern category
         * @description Changes the named fields and leaves the others. A new slug that another pattern category has is refused with `duplicate_term_slug`. POST, PUT and PATCH do the same.
         */
        post: operations["updatePatternCategory"];
        /**
         * Delete a pattern category
         * @description Removes a pattern category for good and takes it off all blocks. Needs `force=true`, for pattern categories have no trash.
         */
        delete: operations["deletePatternCategory"];
        options?: never;
        head?: never;
        /**
         * Update a pattern category (PATCH)
         * @description Changes the named fields and leaves the others. A new slug that another pattern category has is refused with `duplicate_term_slug`. POST, PUT and PATCH do the same.
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
                /** @description The ID of the item. */
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
    "/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description Lists all templates of the active theme by their slugs, in one piece: the files of the theme, and in
         *     their place the custom versions where there are any. For users who may write posts.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Create a template
         * @description Creates a custom template of the active theme. With the slug of one of the theme's files it takes the
         *     file's place. It is public at once. For administrators.
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
         * Find the template that serves a slug
         * @description Goes from the asked slug to less and less specific ones - `category-news`, `category`, `archive`, `index` -
         *     and answers with the first that has content. For users who may write posts.
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
         * Read a template
         * @description Reads one template, the custom version where there is one. For users who may write posts.
         */
        get: operations["getTemplate"];
        /**
         * Update a template (PUT)
         * @description Changes the named fields and leaves the others; slug, theme, type and status stay. A change of one of the
         *     theme's files makes a custom version of it and leaves the file. For administrators. POST, PUT and
         *     PATCH do the same.
         */
        put: operations["putTemplate"];
        /**
         * Update a template
         * @description Changes the named fields and leaves the others; slug, theme, type and status stay. A change of one of the
         *     theme's files makes a custom version of it and leaves the file. For administrators. POST, PUT and
         *     PATCH do the same.
         */
        post: operations["updateTemplate"];
        /**
         * Delete a template
         * @description Moves a custom template to the trash, where it is no longer found; with `force` removes it for good. Either
         *     way the theme's file shows again where there is one. A file itself cannot be removed. For administrators.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Update a template (PATCH)
         * @description Changes the named fields and leaves the others; slug, theme, type and status stay. A change of one of the
         *     theme's files makes a custom version of it and leaves the file. For administrators. POST, PUT and
         *     PATCH do the same.
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
         * @description Lists the earlier versions of a custom template, the newest first unless `orderby` and `order` say
         *     otherwise, with the autosaves among them. A file of the theme has none, and is refused. For administrators.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a revision of a template
         * @description Reads one earlier version of a template. For administrators.
         */
        get: operations["getTemplateRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a template
         * @description Removes one earlier version for good and leaves the template as it is. Needs `force=true`, for revisions have no trash. For administrators.
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
         * @description Lists the unsaved changes that users have left, one autosave a user, the newest first. For administrators.
         */
        get: operations["listTemplateAutosaves"];
        put?: never;
        /**
         * Autosave a template
         * @description Keeps unsaved changes apart from a custom template, which stays as it is. A user has one autosave of it: the
         *     next one changes the named texts and leaves the others. A file of the theme has to be saved first. For
         *     administrators.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an autosave of a template
         * @description Reads the unsaved changes of one user. For administrators.
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
         * @description Lists all template parts of the active theme by their slugs, in one piece: the files of the theme, and in
         *     their place the custom versions where there are any. For users who may write posts.
         */
        get: operations["listTemplateParts"];
        put?: never;
        /**
         * Create a template part
         * @description Creates a custom template part of the active theme. With the slug of one of the theme's files it takes the
         *     file's place. It is public at once. For administrators.
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
         * Find the template part that serves a slug
         * @description Goes from the asked slug to shorter ones - `header-front-page`, `header-front`, `header` - and answers with
         *     the first that has content. For users who may write posts.
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
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        /**
         * Read a template part
         * @description Reads one template part, the custom version where there is one. For users who may write posts.
         */
        get: operations["getTemplatePart"];
        /**
         * Update a template part (PUT)
         * @description Changes the named fields and leaves the others; slug, theme, type and status stay. A change of one of the
         *     theme's files makes a custom version of it and leaves the file. For administrators. POST, PUT and
         *     PATCH do the same.
         */
        put: operations["putTemplatePart"];
        /**
         * Update a template part
         * @description Changes the named fields and leaves the others; slug, theme, type and status stay. A change of one of the
         *     theme's files makes a custom version of it and leaves the file. For administrators. POST, PUT and
         *     PATCH do the same.
         */
        post: operations["updateTemplatePart"];
        /**
         * Delete a template part
         * @description Moves a custom template part to the trash, where it is no longer found; with `force` removes it for good. Either
         *     way the theme's file shows again where there is one. A file itself cannot be removed. For administrators.
         */
        delete: operations["deleteTemplatePart"];
        options?: never;
        head?: never;
        /**
         * Update a template part (PATCH)
         * @description Changes the named fields and leaves the others; slug, theme, type and status stay. A change of one of the
         *     theme's files makes a custom version of it and leaves the file. For administrators. POST, PUT and
         *     PATCH do the same.
         */
        patch: operations["patchTemplatePart"];
        trace?: never;
    };
    "/template-parts/{parent}/revisions": {
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
         * List the revisions of a template part
         * @description Lists the earlier versions of a custom template, the newest first unless `orderby` and `order` say
         *     otherwise, with the autosaves among them. A file of the theme has none, and is refused. For administrators.
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
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a revision of a template part
         * @description Reads one earlier version of a template. For administrators.
         */
        get: operations["getTemplatePartRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a template part
         * @description Removes one earlier version for good and leaves the template as it is. Needs `force=true`, for revisions have no trash. For administrators.
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
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a template part
         * @description Lists the unsaved changes that users have left, one autosave a user, the newest first. For administrators.
         */
        get: operations["listTemplatePartAutosaves"];
        put?: never;
        /**
         * Autosave a template part
         * @description Keeps unsaved changes apart from a custom template, which stays as it is. A user has one autosave of it: the
         *     next one changes the named texts and leaves the others. A file of the theme has to be saved first. For
         *     administrators.
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
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an autosave of a template part
         * @description Reads the unsaved changes of one user. For administrators.
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
         * Read the global styles
         * @description Reads what users have changed of the theme's look. The active theme links to it. For users who may write posts. The `edit` context is for administrators.
         */
        get: operations["getGlobalStyles"];
        /**
         * Update the global styles (PUT)
         * @description Replaces each named field as a whole and leaves the others. Texts that open or close a tag are refused, for
         *     they could end the style element of a page. For administrators. POST, PUT and PATCH do the same.
         */
        put: operations["putGlobalStyles"];
        /**
         * Update the global styles
         * @description Replaces each named field as a whole and leaves the others. Texts that open or close a tag are refused, for
         *     they could end the style element of a page. For administrators. POST, PUT and PATCH do the same.
         */
        post: operations["updateGlobalStyles"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the global styles (PATCH)
         * @description Replaces each named field as a whole and leaves the others. Texts that open or close a tag are refused, for
         *     they could end the style element of a page. For administrators. POST, PUT and PATCH do the same.
         */
        patch: operations["patchGlobalStyles"];
        trace?: never;
    };
    "/global-styles/{parent}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of the global styles
         * @description Lists the earlier versions, the newest first. Each change leaves one, which holds the new values. For administrators.
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a revision of the global styles
         * @description Reads one earlier version. For administrators.
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
         * Read the styles of a theme
         * @description Reads the look of the active theme as its files have it. For users who may write posts.
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
         * @description Lists the other looks that the active theme offers. For users who may write posts.
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
         * @description Lists the theme of the service, which is always active. With `status=active` for users who may write posts, otherwise for administrators.
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
         * Read a theme
         * @description Reads the theme of the service. For users who may write posts.
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
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List media
         * @description Lists media items, newest first unless `orderby` and `order` say otherwise. Filters of different
         *     kinds narrow the list together. An item that is attached to content shows to those who may read
         *     that content without a password. The totals count just what the caller may see.
         */
        get: operations["listMedia"];
        put?: never;
        /**
         * Upload a file
         * @description Makes a media item of a file. The file comes either as the body itself, with its name in the header
         *     `Content-Disposition` (`attachment; filename="harbour.jpg"`) and fields in the query, or as the part
         *     `file` of a form with the fields beside it; a part of the type `application/json` is read as JSON.
         *     JSON itself is no file that is accepted. The service finds out the type from the content of the
         *     file, not from its name. Pictures get smaller renditions, are turned upright and lose what their
         *     camera noted about place and owner. A header `Content-MD5` is compared with the content. Where too
         *     many pictures wait to be worked on, the answer is 503 with `Retry-After`. For those who may upload.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a media item
         * @description Reads one media item. One that is attached to content answers those who may read that content without a password, a private one its author and editors.
         */
        get: operations["getMedia"];
        /**
         * Update a media item (PUT)
         * @description Changes the named fields and leaves the others; the file stays as it is. POST, PUT and PATCH do the same.
         */
        put: operations["putMedia"];
        /**
         * Update a media item
         * @description Changes the named fields and leaves the others; the file stays as it is. POST, PUT and PATCH do the same.
         */
        post: operations["updateMedia"];
        /**
         * Delete a media item
         * @description Removes a media item with its files for good. Needs `force=true`, for media have no trash. Content that has it as its main picture loses that.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        /**
         * Update a media item (PATCH)
         * @description Changes the named fields and leaves the others; the file stays as it is. POST, PUT and PATCH do the same.
         */
        patch: operations["patchMedia"];
        trace?: never;
    };
    "/media/{id}/post-process": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make missing renditions
         * @description Makes the smaller renditions of a picture that are not there yet, as `missing_image_sizes` tells. Other files stay as they are. For those who may edit the item.
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn or crop a picture
         * @description Makes a new media item of a turned or cropped picture and leaves the old one as it is. The modifiers
         *     work one after the other. Texts come from the old item. `rotation`, `x`, `y`, `width` and `height` are
         *     deprecated in favour of `modifiers`. For those who may upload and may edit the item.
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
         * @description A list of IDs, separated by commas or given by repeating the parameter.
         * @default []
         */
        IdListWithDefault: components["schemas"]["Id"][];
        /** @description A list of IDs, separated by commas or given by repeating the parameter. */
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
         * @description The kind of post, for themes that show a quote or a video in its own way.
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
             * @description The content as HTML, ready to display.
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
        /** @description Further values of the item. */
        PostMeta: {
            /**
             * @description The footnotes of the body, as a JSON text. Empty where a password hides the body.
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
            author?: components["schemas"]["UserInEmbed"][];
            up?: (components["schemas"]["PageInEmbed"] | components["schemas"]["CategoryInEmbed"])[];
            "cms:featuredmedia"?: components["schemas"]["MediaInEmbed"][];
            "cms:term"?: (components["schemas"]["CategoryInEmbed"] | components["schemas"]["TagInEmbed"] | components["schemas"]["PatternCategoryInEmbed"])[][];
            "cms:menu-item-object"?: (components["schemas"]["PostInEmbed"] | components["schemas"]["PageInEmbed"] | components["schemas"]["CategoryInEmbed"] | components["schemas"]["TagInEmbed"])[];
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
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /**
         * @description The status of the item. `publish` is public; `future` becomes public at its date; `draft` and `pending` (waiting for review) are visible to users who can edit the item; `private` is visible to its author and editors.
         * @example publish
         * @enum {string}
         */
        ContentStatus: "publish" | "future" | "draft" | "pending" | "private";
        /** @description The title, as a string or as an object with the string in `raw`. */
        TitleInput: string | {
            /**
             * @description The title.
             * @example Ferry timetable
             */
            raw?: string;
        };
        /** @description A text, as a string or as an object with the string in `raw`. */
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
            date?: components["schemas"]["DateTimeInput"] | null;
            /** @description The publication date in UTC. If both are given, `date` takes precedence. */
            date_gmt?: components["schemas"]["DateTimeInput"] | null;
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
        /** @description The excerpt, as a string or as an object with the string in `raw`. */
        ExcerptInput: string | {
            /**
             * @description The excerpt.
             * @example Boats from seven.
             */
            raw?: string;
        };
        /** @description Further values to change. Keys that are not listed here are refused; null resets a value. */
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
            excerpt?: components["schemas"]["ExcerptInput"];
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
        /** @description An earlier version of a post or page, or unsaved changes to it. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts. */
        Revision: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The id of the item that it is a version of, or 0 when the autosave changed a draft itself.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description An address that never changes, to recognise it by. */
            guid: components["schemas"]["Text"];
            title: components["schemas"]["Text"];
            content: components["schemas"]["Text"];
            excerpt: components["schemas"]["Text"];
            meta: components["schemas"]["PostMeta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedRevision: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["Revision"];
        };
        /**
         * @description The fields of a post. An autosave keeps title, content, excerpt and footnotes and ignores the others.
         * @example {
         *       "title": "Ferry timetable",
         *       "content": "The first boat leaves at six."
         *     }
         */
        PostAutosaveInput: {
            /**
             * @description The id of the post, which the address names already.
             * @example 7
             */
            parent?: number;
        } & components["schemas"]["PostInput"];
        /** @description A page. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts and what only editors need. */
        Page: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description An address that never changes, to recognise the page by. */
            guid: components["schemas"]["Text"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description Names the page in its address. Empty for drafts that were not given one.
             * @example getting-here
             */
            slug: string;
            /**
             * @description The state of the page.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The kind of content.
             * @example page
             * @enum {string}
             */
            type: "page";
            /**
             * Format: uri
             * @description Where readers find it.
             * @example http://localhost:3000/getting-here/
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
            /**
             * @description The id of the page above it, or 0.
             * @example 0
             */
            parent: number;
            /**
             * @description Its place among its neighbours, the least first.
             * @example 2
             */
            menu_order: number;
            /** @description Whether comments are welcome. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether notices from other sites are welcome. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template: string;
            meta: components["schemas"]["PostMeta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /**
         * @description What can be written of a page. Only the named fields change; unknown and read-only fields are ignored.
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
             * @description The id of the page above it; 0 puts it at the top. Ignored by an autosave.
             * @example 0
             */
            parent?: number;
            /**
             * @description Its place among its neighbours, the least first.
             * @example 2
             */
            menu_order?: number;
        } & components["schemas"]["ArticleInput"];
        /** @description The answer to a removal for good. */
        DeletedPage: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The page as it was. */
            previous: components["schemas"]["Page"];
        };
        /** @description The title as it was written. There is no other form. */
        BlockTitle: {
            /**
             * @description The title.
             * @example Opening hours
             */
            raw: string;
        };
        /** @description The body as it was written; blocks are shown within other content. `raw` is empty while a password protects it. */
        BlockContent: {
            /**
             * @description The body.
             * @example <p>Open from nine to five.</p>
             */
            raw: string;
            /**
             * @description Whether a password protects the body.
             * @example false
             */
            protected: boolean;
        };
        /**
         * @description How the uses of a block follow it. Empty means that all are the same, `partial` that some texts may differ, `unsynced` that each use is a copy.
         * @example unsynced
         * @enum {string}
         */
        PatternSyncStatus: "" | "partial" | "unsynced";
        /** @description Further values of the block. */
        BlockMeta: {
            cms_pattern_sync_status: components["schemas"]["PatternSyncStatus"];
            /**
             * @description The footnotes of the body, as a JSON text. Empty where a password hides the body.
             * @example
             */
            footnotes: string;
        };
        /** @description A reusable block, as it was written. In the `embed` context the fields are those of a short preview; `edit` adds what only editors need. */
        Block: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description An address that never changes, to recognise the block by. */
            guid: components["schemas"]["Text"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description Names the block in its address. Empty for drafts that were not given one.
             * @example opening-hours
             */
            slug: string;
            /**
             * @description The state of the block.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The kind of content.
             * @example cms_block
             * @enum {string}
             */
            type: "cms_block";
            /**
             * Format: uri
             * @description Its address.
             * @example http://localhost:3000/opening-hours/
             */
            link: string;
            title: components["schemas"]["BlockTitle"];
            content: components["schemas"]["BlockContent"];
            excerpt: components["schemas"]["Excerpt"];
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template: string;
            meta: components["schemas"]["BlockMeta"];
            /**
             * @description The ids of its pattern categories, by name.
             * @example [
             *       4
             *     ]
             */
            cms_pattern_category: components["schemas"]["Id"][];
            /** @description The same as in `meta`, where it is written. */
            cms_pattern_sync_status: components["schemas"]["PatternSyncStatus"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description Further values to change. Keys that are not listed here are refused; null resets a value. */
        BlockMetaInput: {
            /**
             * @description How the uses of the block follow it. Empty means that all are the same, `partial` that some texts may differ, `unsynced` that each use is a copy.
             * @example unsynced
             * @enum {string|null}
             */
            cms_pattern_sync_status?: "" | "partial" | "unsynced" | null;
            /**
             * @description The footnotes of the body, as a JSON text.
             * @example [{"id":"n1","content":"See the map."}]
             */
            footnotes?: string | null;
        };
        /**
         * @description What can be written of a block. Only the named fields change; unknown and read-only fields are ignored.
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
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["BlockMetaInput"];
            /**
             * @description The ids of its pattern categories, replacing the former ones. Unknown ids are dropped.
             * @example [
             *       4
             *     ]
             */
            cms_pattern_category?: components["schemas"]["Id"][];
        } & components["schemas"]["ContentInput"];
        /** @description The answer to a removal for good. */
        DeletedBlock: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The block as it was. */
            previous: components["schemas"]["Block"];
        };
        /** @description A text of a block in two forms. */
        SourceText: {
            /**
             * @description The text as it was written.
             * @example Opening hours
             */
            raw: string;
            /**
             * @description The text as HTML, ready to show.
             * @example Opening hours
             */
            rendered: string;
        };
        /** @description An earlier version of a block, or unsaved changes to it. The `embed` context leaves the raw texts and the content out. */
        BlockRevision: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The id of the item that it is a version of, or 0 when the autosave changed a draft itself.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description An address that never changes, to recognise it by. */
            guid: components["schemas"]["Text"];
            title: components["schemas"]["SourceText"];
            content: components["schemas"]["SourceText"];
            excerpt: components["schemas"]["Text"];
            meta: components["schemas"]["PostMeta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedBlockRevision: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["BlockRevision"];
        };
        /**
         * @description The fields of a block. An autosave keeps title, content, excerpt and footnotes and ignores the others.
         * @example {
         *       "title": "Opening hours",
         *       "content": "<p>Open from nine to six.</p>"
         *     }
         */
        BlockAutosaveInput: {
            /**
             * @description The id of the block, which the address names already.
             * @example 7
             */
            parent?: number;
        } & components["schemas"]["BlockInput"];
        /** @description The title in its forms. */
        NavigationTitle: {
            /**
             * @description The title as HTML, ready to show.
             * @example Main ways
             */
            rendered: string;
        };
        /** @description The body in its forms. `raw` outside the `edit` context, and `rendered`, are empty while a password protects it. */
        NavigationContent: {
            /**
             * @description The body as HTML, ready to show.
             * @example <ul>
             *     <li><a href="/ferry-timetable/">Timetable</a></li>
             *     </ul>
             */
            rendered: string;
            /**
             * @description Whether a password protects the body.
             * @example false
             */
            protected: boolean;
        };
        /** @description A navigation menu. The `embed` context shows the raw texts too, for those who put the menu into a page; `edit` adds what only administrators need. */
        Navigation: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description An address that never changes, to recognise the navigation menu by. */
            guid: components["schemas"]["Text"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description Names the navigation menu in its address. Empty for drafts that were not given one.
             * @example main-ways
             */
            slug: string;
            /**
             * @description The state of the navigation menu.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The kind of content.
             * @example cms_navigation
             * @enum {string}
             */
            type: "cms_navigation";
            /**
             * Format: uri
             * @description Its address.
             * @example http://localhost:3000/main-ways/
             */
            link: string;
            title: components["schemas"]["NavigationTitle"];
            content: components["schemas"]["NavigationContent"];
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /**
         * @description What can be written of a navigation menu. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Main ways",
         *       "content": "<!-- wp:navigation-link {\"label\":\"Timetable\",\"url\":\"/ferry-timetable/\"} /-->",
         *       "status": "publish"
         *     }
         */
        NavigationInput: components["schemas"]["ContentInput"];
        /** @description The answer to a removal for good. */
        DeletedNavigation: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The navigation menu as it was. */
            previous: components["schemas"]["Navigation"];
        };
        /** @description An earlier version of a navigation menu, or unsaved changes to it. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts. */
        NavigationRevision: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The id of the item that it is a version of, or 0 when the autosave changed a draft itself.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description An address that never changes, to recognise it by. */
            guid: components["schemas"]["Text"];
            title: components["schemas"]["Text"];
            content: components["schemas"]["Text"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedNavigationRevision: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["NavigationRevision"];
        };
        /**
         * @description What the item leads to, an address of its own (`custom`), one piece of content (`post_type`), a term (`taxonomy`) or all content of a kind (`post_type_archive`).
         * @example custom
         * @enum {string}
         */
        MenuItemType: "taxonomy" | "post_type" | "post_type_archive" | "custom";
        /**
         * @description Where the link opens. `_blank` is a new window, empty the same one.
         * @example
         * @enum {string}
         */
        MenuItemTarget: "_blank" | "";
        /**
         * @description Metadata of the item. This type has none, so the object is always empty, and a request with any key is an error.
         * @example {}
         */
        Meta: Record<string, never>;
        /** @description An entry of a menu. The `embed` context leaves `menus` and `meta` out; `edit` adds the raw title. */
        MenuItem: {
            id: components["schemas"]["Id"];
            /** @description What readers see of the link. That of the target if the item has none of its own. */
            title: components["schemas"]["Text"];
            /**
             * @description Whether the item is shown.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "draft";
            /**
             * Format: uri-reference
             * @description Where the link leads.
             * @example https://ferry.example.com/timetable
             */
            url: string;
            /**
             * @description The text that shows when the pointer rests on the link; may be empty.
             * @example Boats from seven
             */
            attr_title: string;
            /**
             * @description What the link is about; may be empty.
             * @example All boats of the season
             */
            description: string;
            type: components["schemas"]["MenuItemType"];
            /**
             * @description The kind of target, in words.
             * @example Custom Link
             */
            type_label: string;
            /**
             * @description Which kind of content or which taxonomy the target is of; `custom` for an address of its own.
             * @example custom
             */
            object: string;
            /**
             * @description The id of the target; the item's own for `custom`, 0 for `post_type_archive`.
             * @example 12
             */
            object_id: number;
            /**
             * @description The id of the item above it, or 0.
             * @example 0
             */
            parent: number;
            /**
             * @description Its place in the menu, the least first.
             * @example 2
             */
            menu_order: number;
            target: components["schemas"]["MenuItemTarget"];
            /**
             * @description Names for the styling of the link. One empty name if there are none.
             * @example [
             *       ""
             *     ]
             */
            classes: string[];
            /**
             * @description How the owner of the target is related to that of the site. One empty name if nothing is said.
             * @example [
             *       ""
             *     ]
             */
            xfn: string[];
            /**
             * @description Whether the target is in the trash or gone.
             * @example false
             */
            invalid: boolean;
            /**
             * @description The id of its menu. Missing if it is in none.
             * @example 9
             */
            menus?: number;
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /**
         * @description What can be written of a menu item. Only the named fields change; unknown and read-only fields are ignored. Defaults apply on create only.
         * @example {
         *       "title": "Timetable",
         *       "type": "custom",
         *       "url": "https://ferry.example.com/timetable",
         *       "menus": 9,
         *       "menu_order": 2
         *     }
         */
        MenuItemInput: {
            /**
             * @description The item's own id, as it is read. Ignored in a change; a new item gets its id from the service, and is refused with one.
             * @example 12
             */
            id?: number;
            /** @description What readers see of the link. May be left out where the target has a title. A custom item needs it. */
            title?: components["schemas"]["TitleInput"];
            /** @description What the item leads to; `custom` for a new one. */
            type?: components["schemas"]["MenuItemType"];
            /** @description Whether the item is shown; `publish` for a new one. Everything but `publish` becomes `draft`. */
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The id of the item above it, or 0, as for a new one. Ignored by an autosave.
             * @example 0
             */
            parent?: number;
            /**
             * @description The text that shows when the pointer rests on the link; may be empty.
             * @example Boats from seven
             */
            attr_title?: string;
            /**
             * @description Names for the styling of the link.
             * @example [
             *       "button"
             *     ]
             */
            classes?: string[];
            /**
             * @description What the link is about; may be empty.
             * @example All boats of the season
             */
            description?: string;
            /**
             * @description Its place in the menu, the least first; 1 for a new one.
             * @example 2
             */
            menu_order?: number;
            /**
             * @description Which kind of content (`post`, `page`, `attachment`, `event`, `venue`, `organizer`) or which taxonomy (`category`, `post_tag`, `cal_events_cat`) the target is of. Found by `object_id` if left out. `post_type_archive` needs it, one of `post`, `page` and `event`.
             * @example page
             */
            object?: string;
            /**
             * @description The id of the target; 0 for a new one.
             * @example 12
             */
            object_id?: number;
            target?: components["schemas"]["MenuItemTarget"];
            /**
             * Format: uri-reference
             * @description Where a custom item leads, an address or a part of one such as `#top`. A custom item needs it; the others have that of their target.
             * @example https://ferry.example.com/timetable
             */
            url?: string;
            /**
             * @description How the owner of the target is related to that of the site.
             * @example [
             *       "friend"
             *     ]
             */
            xfn?: string[];
            /**
             * @description The id of its menu; 0 takes it out.
             * @example 9
             */
            menus?: number;
            meta?: components["schemas"]["Meta"];
        };
        /** @description The answer to a removal for good. */
        DeletedMenuItem: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The menu item as it was. */
            previous: components["schemas"]["MenuItem"];
        };
        /** @description Unsaved changes to a menu item. The `embed` context shows less; `edit` adds the raw title. */
        MenuItemAutosave: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The id of the item that it is a version of.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells autosaves apart.
             * @example 7-autosave-v1
             */
            slug: string;
            title: components["schemas"]["Text"];
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
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
            meta?: components["schemas"]["Meta"];
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
            meta?: components["schemas"]["Meta"];
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
        /** @description A menu. Its items refer to it. In the `embed` context the fields are those of a short preview. */
        Menu: {
            id: components["schemas"]["Id"];
            /**
             * @description What it is for; may be empty.
             * @example On top of every page.
             */
            description: string;
            /**
             * @description What editors know it by.
             * @example Main menu
             */
            name: string;
            /**
             * @description A short name of the menu.
             * @example main-menu
             */
            slug: string;
            meta: components["schemas"]["Meta"];
            /**
             * @description The places of the theme that show it.
             * @example []
             */
            locations: string[];
            /**
             * @description Whether new pages at the top level are put in by themselves.
             * @example false
             */
            auto_add: boolean;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /**
         * @description What can be written of a menu. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Main menu",
         *       "description": "On top of every page.",
         *       "auto_add": false
         *     }
         */
        MenuInput: {
            /**
             * @description What editors know it by; not empty.
             * @example Main menu
             */
            name?: string;
            /**
             * @description What it is for.
             * @example On top of every page.
             */
            description?: string;
            /**
             * @description A short name of the menu; brought into form. Made from the name if a new menu has none.
             * @example main-menu
             */
            slug?: string;
            meta?: components["schemas"]["Meta"];
            /**
             * @description The places of the theme that show it, replacing the former ones. Another menu leaves a place that this one takes.
             * @example []
             */
            locations?: string[];
            /**
             * @description Whether new pages at the top level are put in by themselves.
             * @example false
             */
            auto_add?: boolean;
        };
        /** @description What a new menu is made of. It needs a name. */
        MenuCreation: WithRequired<components["schemas"]["MenuInput"], "name">;
        /** @description The answer to a removal for good. */
        DeletedMenu: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The menu as it was. */
            previous: components["schemas"]["Menu"];
        };
        /** @description A pattern category. In the `embed` context the fields are those of a short preview. */
        PatternCategory: {
            id: components["schemas"]["Id"];
            /**
             * @description How many published blocks have it.
             * @example 2
             */
            count: number;
            /**
             * @description What it is about; may be empty.
             * @example What visitors should know.
             */
            description: string;
            /**
             * Format: uri
             * @description The public address of the pattern category.
             * @example http://localhost:3000/?taxonomy=cms_pattern_category&term=notices
             */
            link: string;
            /**
             * @description What editors know it by.
             * @example Notices
             */
            name: string;
            /**
             * @description Names the pattern category in its address.
             * @example notices
             */
            slug: string;
            /**
             * @description The kind of term.
             * @example cms_pattern_category
             * @enum {string}
             */
            taxonomy: "cms_pattern_category";
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /**
         * @description What can be written of a pattern category. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "name": "Notices",
         *       "description": "What visitors should know."
         *     }
         */
        PatternCategoryInput: {
            /**
             * @description What editors know it by; not empty.
             * @example Notices
             */
            name?: string;
            /**
             * @description What it is about.
             * @example What visitors should know.
             */
            description?: string;
            /**
             * @description Names the pattern category in its address; brought into form. Made from the name if a new pattern category has none.
             * @example notices
             */
            slug?: string;
            meta?: components["schemas"]["Meta"];
        };
        /** @description What a new pattern category is made of. It needs a name. */
        PatternCategoryCreation: WithRequired<components["schemas"]["PatternCategoryInput"], "name">;
        /** @description The answer to a removal for good. */
        DeletedPatternCategory: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The pattern category as it was. */
            previous: components["schemas"]["PatternCategory"];
        };
        /** @description A user. In the `embed` context the fields are those of a short preview; `edit` adds what only the user and those who may list users see. */
        User: {
            id: components["schemas"]["Id"];
            /**
             * @description What readers know the user by.
             * @example Nino Beridze
             */
            name: string;
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
             * @description Names the user in that address.
             * @example nino
             */
            slug: string;
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
        };
        /** @description The body, as blocks. */
        TemplateContent: {
            /**
             * @description The body as it was written.
             * @example <!-- wp:post-content /-->
             */
            raw: string;
        };
        /** @description The title in two forms. */
        TemplateTitle: {
            /**
             * @description The title as it was written.
             * @example Index
             */
            raw: string;
            /**
             * @description The title as HTML, ready to show.
             * @example Index
             */
            rendered: string;
        };
        /** @description What templates and template parts have in common. */
        TemplateFields: {
            /**
             * @description The theme and the slug. An address takes it with one slash or two, encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description Names it within its theme, and says what it is for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of its theme.
             * @example default
             */
            theme: string;
            /**
             * @description Where the shown version comes from. `theme` is a file of the theme, `custom` was written through this interface.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description What a custom version started from; `theme` if it was a file of the theme, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContent"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description What it is for, in words; may be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The state. `publish`, but for revisions (`inherit`) and for what has just gone to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The number of a custom version; 0 for a file of the theme.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it, which shows again when a custom version is removed.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The id of the user who wrote a custom version; 0 for a file of the theme.
             * @example 0
             */
            author: number;
            /** @description When a custom version was last changed, in the site's time zone; null for a file of the theme. */
            modified: components["schemas"]["DateTime"] | null;
            /**
             * @description Who made it, in words; the theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description Whom it goes back to. `theme` even when a custom version of the theme's file shows.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
        };
        /** @description A template, of the theme or custom. In the `embed` context the content is left out. */
        Template: {
            /**
             * @description The kind of content.
             * @example cms_template
             * @enum {string}
             */
            type: "cms_template";
            /**
             * @description Whether it is for those posts and pages that name it in `template`, and not for a place in the site.
             * @example false
             */
            is_custom: boolean;
        } & components["schemas"]["TemplateFields"];
        /** @description A text, or an object with it as `raw`. */
        TemplateText: string | {
            /**
             * @description The text.
             * @example <!-- wp:post-content /-->
             */
            raw?: string;
        };
        /** @description A title, or an object with it as `raw`. */
        TemplateTitleInput: string | {
            /**
             * @description The title.
             * @example Single post
             */
            raw?: string;
        };
        /**
         * @description What can be written of a template. Only the named fields change; unknown and read-only fields are ignored. Numbers are no texts.
         * @example {
         *       "slug": "single-post",
         *       "title": "Single post",
         *       "content": "<!-- wp:post-content /-->"
         *     }
         */
        TemplateInput: {
            /**
             * @description Names it within its theme; brought into form (letters, digits, `_`, `%` and `-`) and made unique. Does not change later.
             * @example single-post
             */
            slug?: string;
            /**
             * @description The identifier of the active theme. Does not change later.
             * @example default
             */
            theme?: string;
            /**
             * @description The kind of content; it is what it is, whatever is sent.
             * @example cms_template
             */
            type?: string;
            content?: components["schemas"]["TemplateText"];
            title?: components["schemas"]["TemplateTitleInput"];
            /**
             * @description What it is for, in words.
             * @example Shows a single post.
             */
            description?: string;
            /** @description A state; whichever it is, the item is public at once. */
            status?: components["schemas"]["ContentStatus"];
            /**
             * @description The id of the user who counts as its author.
             * @example 1
             */
            author?: number;
        };
        /** @description What a new template is made of. It needs a slug, and a title, a content or a description. */
        TemplateCreation: WithRequired<components["schemas"]["TemplateInput"], "slug">;
        /** @description The answer to a removal for good. */
        DeletedTemplate: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The template as it was. */
            previous: components["schemas"]["Template"];
        };
        /** @description An earlier version of a template, or unsaved changes to it. Its number is `cms_id`; `id` is that of the template. */
        TemplateRevision: {
            /**
             * @description The number of the custom version that it belongs to.
             * @example 41
             */
            parent: number;
        } & components["schemas"]["Template"];
        /** @description The answer to a removal for good. */
        DeletedTemplateRevision: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["TemplateRevision"];
        };
        /**
         * @description The fields of a template. An autosave keeps title, content and description and ignores the others.
         * @example {
         *       "title": "Index",
         *       "content": "<!-- wp:post-content /-->"
         *     }
         */
        TemplateAutosaveInput: {
            /**
             * @description The id of the template, which the address names already.
             * @example default//index
             */
            parent?: string;
        } & components["schemas"]["TemplateInput"];
        /** @description A part of templates, of the theme or custom. In the `embed` context the content is left out. */
        TemplatePart: {
            /**
             * @description The kind of content.
             * @example cms_template_part
             * @enum {string}
             */
            type: "cms_template_part";
            /**
             * @description Where templates are meant to have it.
             * @example header
             * @enum {string}
             */
            area: "header" | "footer" | "sidebar" | "uncategorized";
        } & components["schemas"]["TemplateFields"];
        /**
         * @description What can be written of a template part. Only the named fields change; unknown and read-only fields are ignored. Numbers are no texts.
         * @example {
         *       "slug": "header",
         *       "title": "Header",
         *       "content": "<!-- wp:site-title /-->",
         *       "area": "header"
         *     }
         */
        TemplatePartInput: {
            /**
             * @description Where templates are meant to have it, `header`, `footer` or `sidebar`. Anything else is `uncategorized`.
             * @example header
             */
            area?: string;
        } & components["schemas"]["TemplateInput"];
        /** @description What a new template part is made of. It needs a slug, and a title, a content or a description. */
        TemplatePartCreation: components["schemas"]["TemplatePartInput"];
        /** @description The answer to a removal for good. */
        DeletedTemplatePart: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The template part as it was. */
            previous: components["schemas"]["TemplatePart"];
        };
        /** @description An earlier version of a template part, or unsaved changes to it. Its number is `cms_id`; `id` is that of the template part. */
        TemplatePartRevision: {
            /**
             * @description The number of the custom version that it belongs to.
             * @example 41
             */
            parent: number;
        } & components["schemas"]["TemplatePart"];
        /** @description The answer to a removal for good. */
        DeletedTemplatePartRevision: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["TemplatePartRevision"];
        };
        /**
         * @description The fields of a template part. An autosave keeps title, content and description and ignores the others.
         * @example {
         *       "title": "Index",
         *       "content": "<!-- wp:post-content /-->"
         *     }
         */
        TemplatePartAutosaveInput: {
            /**
             * @description The id of the template part, which the address names already.
             * @example default//index
             */
            parent?: string;
        } & components["schemas"]["TemplatePartInput"];
        /**
         * @description What can be chosen from - palettes, fonts, sizes, widths - as in the `settings` of a `theme.json`. Empty if there is nothing. Lists of presets are read by where they come from, `theme` or `custom`, and may be written alone.
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
         * @description How things look - the page, elements, blocks - as in the `styles` of a `theme.json`. Empty if there is nothing.
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
        /** @description What users have changed of the look of a theme, in the format of `theme.json`. What is not named here is as the theme has it. */
        GlobalStyles: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["TemplateTitle"];
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
            _links: components["schemas"]["Links"];
        };
        /**
         * @description What can be written of global styles. A named field is replaced as a whole, the others stay.
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
        /** @description An earlier version of the global styles. */
        GlobalStylesRevision: {
            /**
             * @description The id of the user who saved it.
             * @example 1
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The id of the global styles that it is a version of.
             * @example 5
             */
            parent: number;
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
            _links?: components["schemas"]["Links"];
        };
        /** @description The look of a theme, of its `theme.json`. */
        ThemeStyles: {
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
            _links: components["schemas"]["Links"];
        };
        /** @description Another look that the theme offers. To use it, write its settings and styles to the global styles. */
        StyleVariation: {
            /**
             * @description What the variation is called.
             * @example Night
             */
            title: string;
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
        };
        /** @description A template that has a place in the site. */
        TemplateType: {
            /**
             * @description The slug of the template.
             * @example index
             */
            slug: string;
            /**
             * @description What it is called.
             * @example Index
             */
            title: string;
            /**
             * @description What it is for.
             * @example Shows whatever no other template is for.
             */
            description: string;
        };
        /** @description A place for parts within templates. */
        TemplatePartArea: {
            /**
             * @description The name of the area.
             * @example header
             */
            area: string;
            /**
             * @description The HTML element that such a part is in.
             * @example header
             */
            area_tag: string;
            /**
             * @description What it is called.
             * @example Header
             */
            label: string;
            /**
             * @description What belongs there.
             * @example The top of a page.
             */
            description: string;
        };
        /** @description A theme. The service has one, which is always active. */
        Theme: {
            /**
             * @description The identifier of the theme; the name of its folder.
             * @example default
             */
            stylesheet: string;
            /**
             * @description The theme that its templates come from. The same.
             * @example default
             */
            template: string;
            /**
             * @description Whether the theme is in use.
             * @example active
             * @enum {string}
             */
            status: "active";
            name: components["schemas"]["TemplateTitle"];
            description: components["schemas"]["TemplateTitle"];
            author: components["schemas"]["TemplateTitle"];
            author_uri: components["schemas"]["TemplateTitle"];
            theme_uri: components["schemas"]["TemplateTitle"];
            /**
             * @description The version of the theme; may be empty.
             * @example 1.0
             */
            version: string;
            /** @description Keywords of the theme, in two forms. */
            tags: {
                /**
                 * @description One by one.
                 * @example [
                 *       "blog"
                 *     ]
                 */
                raw: string[];
                /**
                 * @description In a row, as HTML.
                 * @example blog
                 */
                rendered: string;
            };
            /**
             * @description Whether its templates are made of blocks. Always true.
             * @example true
             */
            is_block_theme: boolean;
            /** @description The templates that have a place in the site, whether the theme has them or not. */
            default_template_types: components["schemas"]["TemplateType"][];
            /** @description Where templates can have their parts. */
            default_template_part_areas: components["schemas"]["TemplatePartArea"][];
            _links: components["schemas"]["Links"];
        };
        /** @description One rendition of a picture. */
        MediaSize: {
            /**
             * @description The name of the file.
             * @example harbour-300x200.jpg
             */
            file: string;
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
             * @description In bytes.
             * @example 9120
             */
            filesize: number | null;
            /**
             * @description The type of the file.
             * @example image/jpeg
             */
            mime_type: string;
            /**
             * Format: uri-reference
             * @description The address of the file.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour-300x200.jpg
             */
            source_url: string;
        };
        /** @description What the camera noted about a picture. Numbers are texts; `0` or an empty text stands for what is not known. */
        ImageMeta: {
            /**
             * @description The f-number.
             * @example 2.8
             */
            aperture: string;
            /**
             * @description Who is to be credited.
             * @example
             */
            credit: string;
            /**
             * @description The model of the camera.
             * @example X100V
             */
            camera: string;
            /**
             * @description The description that the camera stored.
             * @example
             */
            caption: string;
            /**
             * @description When it was taken, in seconds since 1970; the clock of the camera is read as UTC.
             * @example 1772357400
             */
            created_timestamp: string;
            /**
             * @description The copyright notice.
             * @example
             */
            copyright: string;
            /**
             * @description In millimetres.
             * @example 23
             */
            focal_length: string;
            /**
             * @description The sensitivity.
             * @example 160
             */
            iso: string;
            /**
             * @description The exposure time in seconds.
             * @example 0.004
             */
            shutter_speed: string;
            /**
             * @description The title that the camera stored.
             * @example
             */
            title: string;
            /**
             * @description How the camera was held, as EXIF numbers it.
             * @example 1
             */
            orientation: string;
            /**
             * @description Words that the picture was filed under.
             * @example []
             */
            keywords: string[];
        };
        /** @description What the file is like. What does not apply to its type, or is not known of a file kept elsewhere, is null. */
        MediaDetails: {
            /**
             * @description The width of a picture, in pixels.
             * @example 1200
             */
            width: number | null;
            /**
             * @description The height of a picture, in pixels.
             * @example 800
             */
            height: number | null;
            /**
             * @description Where the file lies below the folder of uploads.
             * @example 2026/03/harbour.jpg
             */
            file: string | null;
            /**
             * @description The length of the file, in bytes.
             * @example 21221
             */
            filesize: number | null;
            /**
             * @description The renditions of a picture by name, with the picture itself as `full`. Empty if there is none but the picture itself.
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
            /** @description What the camera noted about the picture, the place left out. */
            image_meta: components["schemas"]["ImageMeta"] | null;
        };
        /** @description A media item. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts and what only editors need. */
        Media: {
            id: components["schemas"]["Id"];
            /** @description When it was uploaded, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description An address that never changes, to recognise the item by. */
            guid: components["schemas"]["Text"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description Names the item in its address.
             * @example harbour
             */
            slug: string;
            /**
             * @description The state of the item. `inherit` is as public as what it is attached to; `private` is for its author and editors.
             * @example inherit
             * @enum {string}
             */
            status: "inherit" | "private" | "trash";
            /**
             * @description The kind of content.
             * @example attachment
             * @enum {string}
             */
            type: "attachment";
            /**
             * Format: uri
             * @description Where readers find it.
             * @example http://localhost:3000/harbour/
             */
            link: string;
            title: components["schemas"]["Text"];
            /**
             * @description The id of the user whose item it is.
             * @example 2
             */
            author: number;
            /**
             * @description The id of a picture that stands for it, as the cover of a recording does, or 0.
             * @example 0
             */
            featured_media: number;
            /** @description Whether comments are welcome. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether notices from other sites are welcome. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template: string;
            meta: components["schemas"]["Meta"];
            /** @description What the file is about, at length. */
            description: components["schemas"]["Text"];
            /** @description A line to show with it. */
            caption: components["schemas"]["Text"];
            /**
             * @description What is to be seen, in words, for those who do not see it.
             * @example Boats at the quay
             */
            alt_text: string;
            /**
             * @description Whether it is a picture or another file.
             * @example image
             * @enum {string}
             */
            media_type: "image" | "file";
            /**
             * @description The type of the file.
             * @example image/jpeg
             */
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /**
             * @description The id of the content that it is attached to.
             * @example 7
             */
            post: number | null;
            /**
             * Format: uri-reference
             * @description The address of the file. It answers those who may read the item; where the item is attached to something that a password protects, also with that password as `?password=`.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg
             */
            source_url: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /**
         * @description What can be written of a media item. Only the named fields change; unknown and read-only fields are ignored.
         * @example {
         *       "title": "Harbour",
         *       "alt_text": "Boats at the quay",
         *       "caption": "The harbour in May",
         *       "post": 7
         *     }
         */
        MediaInput: {
            /**
             * @description The item's own id, as it is read. Ignored in a change; a new item gets its id from the service, and is refused with one.
             * @example 12
             */
            id?: number;
            /** @description When it was uploaded, in the site's time zone. */
            date?: components["schemas"]["DateTimeInput"] | null;
            /** @description The same in UTC. `date` wins if both are given. */
            date_gmt?: components["schemas"]["DateTimeInput"] | null;
            /**
             * @description Names the item in its address; brought into form and made unique.
             * @example harbour
             */
            slug?: string;
            /**
             * @description Who sees the item. `private` is for its author and editors; everything else counts as `inherit`, as public as what the item is attached to.
             * @example private
             * @enum {string}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "inherit";
            /** @description A new item without a title is called as its file. */
            title?: components["schemas"]["TitleInput"];
            /**
             * @description The id of the user whose item it is; another one than the caller needs the right to edit others' items.
             * @example 2
             */
            author?: number;
            /**
             * @description The id of a picture that stands for it; 0 takes it off.
             * @example 0
             */
            featured_media?: number;
            comment_status?: components["schemas"]["OpenOrClosed"];
            ping_status?: components["schemas"]["OpenOrClosed"];
            meta?: components["schemas"]["Meta"];
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template?: string;
            /**
             * @description What is to be seen, in words, for those who do not see it.
             * @example Boats at the quay
             */
            alt_text?: string;
            /** @description A line to show with it. */
            caption?: components["schemas"]["ExcerptInput"];
            /** @description What the file is about, at length. */
            description?: components["schemas"]["TextInput"];
            /**
             * @description The id of the content to attach it to, which the caller must be allowed to edit, a post, a page, a block, a navigation menu, an event, a venue or an organizer; 0 or null takes it off. The file is as public as that.
             * @example 7
             */
            post?: number | null;
        };
        /**
         * @description A file in a form, and what can be written of its item beside it.
         * @example {
         *       "file": "the content of the file",
         *       "title": "Harbour",
         *       "alt_text": "Boats at the quay"
         *     }
         */
        MediaUpload: {
            /**
             * Format: binary
             * @description The content of the file; the file name of the part is the name of the file.
             * @example the content of the file
             */
            file: string;
        } & components["schemas"]["MediaInput"];
        /** @description The answer to a removal for good. */
        DeletedMedia: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The item as it was. */
            previous: components["schemas"]["Media"];
        };
        /** @description What is to be done with the file. */
        MediaProcessing: {
            /**
             * @description Makes the renditions that are missing.
             * @example create-image-subsizes
             * @enum {string}
             */
            action: "create-image-subsizes";
        };
        /**
         * @description Turns the picture.
         * @example {
         *       "type": "rotate",
         *       "args": {
         *         "angle": 90
         *       }
         *     }
         */
        RotateModifier: {
            /**
             * @description The kind of change.
             * @example rotate
             * @enum {string}
             */
            type: "rotate";
            /** @description How far. */
            args: {
                /**
                 * @description Clockwise degrees.
                 * @example 90
                 */
                angle: number;
            };
        };
        /**
         * @description Cuts a part out of the picture. Percentages of its size.
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
             * @description The kind of change.
             * @example crop
             * @enum {string}
             */
            type: "crop";
            /** @description Which part. */
            args: {
                /**
                 * @description Where it begins from the left.
                 * @example 25
                 */
                left: number;
                /**
                 * @description Where it begins from above.
                 * @example 10
                 */
                top: number;
                /**
                 * @description How wide it is.
                 * @example 50
                 */
                width: number;
                /**
                 * @description How high it is.
                 * @example 40
                 */
                height: number;
            };
        };
        /**
         * @description How a picture is to be changed. Modifiers or, for older clients, a rotation or the sides of a crop.
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
             * @description The address of the picture, as its `source_url` or that of a rendition, to make sure that both sides mean the same one.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg
             */
            src: string;
            /** @description The changes, in their order. */
            modifiers?: (components["schemas"]["RotateModifier"] | components["schemas"]["CropModifier"])[];
            /**
             * @description Deprecated. Clockwise degrees.
             * @example 90
             */
            rotation?: number;
            /**
             * @description Deprecated. The left side of a crop, in percent of the width.
             * @example 25
             */
            x?: number;
            /**
             * @description Deprecated. The upper side of a crop, in percent of the height.
             * @example 10
             */
            y?: number;
            /**
             * @description Deprecated. The width of a crop, in percent.
             * @example 50
             */
            width?: number;
            /**
             * @description Deprecated. The height of a crop, in percent.
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
             * @description The content as HTML, ready to display.
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
        /** @description A post. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts and what only editors need. */
        PostInEdit: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description An address that never changes, to recognise the post by. */
            guid: components["schemas"]["TextInEdit"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description Protects content and excerpt; empty if there is none.
             * @example
             */
            password: string;
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
            title: components["schemas"]["TextInEdit"];
            content: components["schemas"]["ContentInEdit"];
            excerpt: components["schemas"]["ExcerptInEdit"];
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
            permalink_template: string;
            /**
             * @description The slug that the service would give it, made from the title.
             * @example ferry-timetable
             */
            generated_slug: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description A post. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts and what only editors need. */
        PostInEmbed: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /**
             * @description Names the post in its address. Empty for drafts that were not given one.
             * @example ferry-timetable
             */
            slug: string;
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
            title: components["schemas"]["TextInEmbed"];
            excerpt: components["schemas"]["ExcerptInEmbed"];
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
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedPostInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The post as it was. */
            previous: components["schemas"]["PostInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedPostInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The post as it was. */
            previous: components["schemas"]["PostInEmbed"];
        };
        /** @description An earlier version of a post or page, or unsaved changes to it. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts. */
        RevisionInEdit: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The id of the item that it is a version of, or 0 when the autosave changed a draft itself.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description An address that never changes, to recognise it by. */
            guid: components["schemas"]["TextInEdit"];
            title: components["schemas"]["TextInEdit"];
            content: components["schemas"]["TextInEdit"];
            excerpt: components["schemas"]["TextInEdit"];
            meta: components["schemas"]["PostMeta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description An earlier version of a post or page, or unsaved changes to it. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts. */
        RevisionInEmbed: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /**
             * @description The id of the item that it is a version of, or 0 when the autosave changed a draft itself.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            title: components["schemas"]["TextInEmbed"];
            excerpt: components["schemas"]["TextInEmbed"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedRevisionInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["RevisionInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedRevisionInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["RevisionInEmbed"];
        };
        /** @description A page. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts and what only editors need. */
        PageInEdit: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description An address that never changes, to recognise the page by. */
            guid: components["schemas"]["TextInEdit"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description Protects content and excerpt; empty if there is none.
             * @example
             */
            password: string;
            /**
             * @description Names the page in its address. Empty for drafts that were not given one.
             * @example getting-here
             */
            slug: string;
            /**
             * @description The state of the page.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The kind of content.
             * @example page
             * @enum {string}
             */
            type: "page";
            /**
             * Format: uri
             * @description Where readers find it.
             * @example http://localhost:3000/getting-here/
             */
            link: string;
            title: components["schemas"]["TextInEdit"];
            content: components["schemas"]["ContentInEdit"];
            excerpt: components["schemas"]["ExcerptInEdit"];
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
            /**
             * @description The id of the page above it, or 0.
             * @example 0
             */
            parent: number;
            /**
             * @description Its place among its neighbours, the least first.
             * @example 2
             */
            menu_order: number;
            /** @description Whether comments are welcome. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether notices from other sites are welcome. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template: string;
            meta: components["schemas"]["PostMeta"];
            /**
             * @description Its address with a place for the slug.
             * @example http://localhost:3000/%pagename%/
             */
            permalink_template: string;
            /**
             * @description The slug that the service would give it, made from the title.
             * @example getting-here
             */
            generated_slug: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description A page. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts and what only editors need. */
        PageInEmbed: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /**
             * @description Names the page in its address. Empty for drafts that were not given one.
             * @example getting-here
             */
            slug: string;
            /**
             * @description The kind of content.
             * @example page
             * @enum {string}
             */
            type: "page";
            /**
             * Format: uri
             * @description Where readers find it.
             * @example http://localhost:3000/getting-here/
             */
            link: string;
            title: components["schemas"]["TextInEmbed"];
            excerpt: components["schemas"]["ExcerptInEmbed"];
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
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedPageInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The page as it was. */
            previous: components["schemas"]["PageInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedPageInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The page as it was. */
            previous: components["schemas"]["PageInEmbed"];
        };
        /** @description The body as it was written; blocks are shown within other content. `raw` is empty while a password protects it. */
        BlockContentInEdit: {
            /**
             * @description The body.
             * @example <p>Open from nine to five.</p>
             */
            raw: string;
            /**
             * @description Whether a password protects the body.
             * @example false
             */
            protected: boolean;
            /**
             * @description 1 if the body is made of blocks, else 0.
             * @example 0
             */
            block_version: number;
        };
        /** @description The body as it was written; blocks are shown within other content. `raw` is empty while a password protects it. */
        BlockContentInEmbed: {
            /**
             * @description The body.
             * @example <p>Open from nine to five.</p>
             */
            raw: string;
            /**
             * @description Whether a password protects the body.
             * @example false
             */
            protected: boolean;
        };
        /** @description A reusable block, as it was written. In the `embed` context the fields are those of a short preview; `edit` adds what only editors need. */
        BlockInEdit: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description An address that never changes, to recognise the block by. */
            guid: components["schemas"]["TextInEdit"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description Protects content and excerpt; empty if there is none.
             * @example
             */
            password: string;
            /**
             * @description Names the block in its address. Empty for drafts that were not given one.
             * @example opening-hours
             */
            slug: string;
            /**
             * @description The state of the block.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The kind of content.
             * @example cms_block
             * @enum {string}
             */
            type: "cms_block";
            /**
             * Format: uri
             * @description Its address.
             * @example http://localhost:3000/opening-hours/
             */
            link: string;
            title: components["schemas"]["BlockTitle"];
            content: components["schemas"]["BlockContentInEdit"];
            excerpt: components["schemas"]["ExcerptInEdit"];
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template: string;
            meta: components["schemas"]["BlockMeta"];
            /**
             * @description The ids of its pattern categories, by name.
             * @example [
             *       4
             *     ]
             */
            cms_pattern_category: components["schemas"]["Id"][];
            /** @description The same as in `meta`, where it is written. */
            cms_pattern_sync_status: components["schemas"]["PatternSyncStatus"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description A reusable block, as it was written. In the `embed` context the fields are those of a short preview; `edit` adds what only editors need. */
        BlockInEmbed: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /**
             * @description Names the block in its address. Empty for drafts that were not given one.
             * @example opening-hours
             */
            slug: string;
            /**
             * @description The kind of content.
             * @example cms_block
             * @enum {string}
             */
            type: "cms_block";
            /**
             * Format: uri
             * @description Its address.
             * @example http://localhost:3000/opening-hours/
             */
            link: string;
            excerpt: components["schemas"]["ExcerptInEmbed"];
            /** @description The same as in `meta`, where it is written. */
            cms_pattern_sync_status: components["schemas"]["PatternSyncStatus"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedBlockInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The block as it was. */
            previous: components["schemas"]["BlockInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedBlockInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The block as it was. */
            previous: components["schemas"]["BlockInEmbed"];
        };
        /** @description A text of a block in two forms. */
        SourceTextInEdit: {
            /**
             * @description The text as it was written.
             * @example Opening hours
             */
            raw: string;
            /**
             * @description The text as HTML, ready to show.
             * @example Opening hours
             */
            rendered: string;
        };
        /** @description A text of a block in two forms. */
        SourceTextInEmbed: {
            /**
             * @description The text as HTML, ready to show.
             * @example Opening hours
             */
            rendered: string;
        };
        /** @description An earlier version of a block, or unsaved changes to it. The `embed` context leaves the raw texts and the content out. */
        BlockRevisionInEdit: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The id of the item that it is a version of, or 0 when the autosave changed a draft itself.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description An address that never changes, to recognise it by. */
            guid: components["schemas"]["TextInEdit"];
            title: components["schemas"]["SourceTextInEdit"];
            content: components["schemas"]["SourceTextInEdit"];
            excerpt: components["schemas"]["TextInEdit"];
            meta: components["schemas"]["PostMeta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description An earlier version of a block, or unsaved changes to it. The `embed` context leaves the raw texts and the content out. */
        BlockRevisionInEmbed: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /**
             * @description The id of the item that it is a version of, or 0 when the autosave changed a draft itself.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            title: components["schemas"]["SourceTextInEmbed"];
            excerpt: components["schemas"]["TextInEmbed"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedBlockRevisionInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["BlockRevisionInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedBlockRevisionInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["BlockRevisionInEmbed"];
        };
        /** @description The title in its forms. */
        NavigationTitleInEdit: {
            /**
             * @description The title as it was written.
             * @example Main ways
             */
            raw: string;
            /**
             * @description The title as HTML, ready to show.
             * @example Main ways
             */
            rendered: string;
        };
        /** @description The title in its forms. */
        NavigationTitleInEmbed: {
            /**
             * @description The title as it was written.
             * @example Main ways
             */
            raw: string;
            /**
             * @description The title as HTML, ready to show.
             * @example Main ways
             */
            rendered: string;
        };
        /** @description The body in its forms. `raw` outside the `edit` context, and `rendered`, are empty while a password protects it. */
        NavigationContentInEdit: {
            /**
             * @description The body as it was written.
             * @example <ul><li><a href="/ferry-timetable/">Timetable</a></li></ul>
             */
            raw: string;
            /**
             * @description The body as HTML, ready to show.
             * @example <ul>
             *     <li><a href="/ferry-timetable/">Timetable</a></li>
             *     </ul>
             */
            rendered: string;
            /**
             * @description 1 if the body is made of blocks, else 0.
             * @example 0
             */
            block_version: number;
            /**
             * @description Whether a password protects the body.
             * @example false
             */
            protected: boolean;
        };
        /** @description The body in its forms. `raw` outside the `edit` context, and `rendered`, are empty while a password protects it. */
        NavigationContentInEmbed: {
            /**
             * @description The body as it was written.
             * @example <ul><li><a href="/ferry-timetable/">Timetable</a></li></ul>
             */
            raw: string;
            /**
             * @description The body as HTML, ready to show.
             * @example <ul>
             *     <li><a href="/ferry-timetable/">Timetable</a></li>
             *     </ul>
             */
            rendered: string;
            /**
             * @description 1 if the body is made of blocks, else 0.
             * @example 0
             */
            block_version: number;
            /**
             * @description Whether a password protects the body.
             * @example false
             */
            protected: boolean;
        };
        /** @description A navigation menu. The `embed` context shows the raw texts too, for those who put the menu into a page; `edit` adds what only administrators need. */
        NavigationInEdit: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description An address that never changes, to recognise the navigation menu by. */
            guid: components["schemas"]["TextInEdit"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description Protects the content; empty if there is none.
             * @example
             */
            password: string;
            /**
             * @description Names the navigation menu in its address. Empty for drafts that were not given one.
             * @example main-ways
             */
            slug: string;
            /**
             * @description The state of the navigation menu.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The kind of content.
             * @example cms_navigation
             * @enum {string}
             */
            type: "cms_navigation";
            /**
             * Format: uri
             * @description Its address.
             * @example http://localhost:3000/main-ways/
             */
            link: string;
            title: components["schemas"]["NavigationTitleInEdit"];
            content: components["schemas"]["NavigationContentInEdit"];
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description A navigation menu. The `embed` context shows the raw texts too, for those who put the menu into a page; `edit` adds what only administrators need. */
        NavigationInEmbed: {
            id: components["schemas"]["Id"];
            /** @description When it is or will be published, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /**
             * @description Names the navigation menu in its address. Empty for drafts that were not given one.
             * @example main-ways
             */
            slug: string;
            /**
             * @description The state of the navigation menu.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash";
            /**
             * @description The kind of content.
             * @example cms_navigation
             * @enum {string}
             */
            type: "cms_navigation";
            /**
             * Format: uri
             * @description Its address.
             * @example http://localhost:3000/main-ways/
             */
            link: string;
            title: components["schemas"]["NavigationTitleInEmbed"];
            content: components["schemas"]["NavigationContentInEmbed"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedNavigationInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The navigation menu as it was. */
            previous: components["schemas"]["NavigationInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedNavigationInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The navigation menu as it was. */
            previous: components["schemas"]["NavigationInEmbed"];
        };
        /** @description An earlier version of a navigation menu, or unsaved changes to it. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts. */
        NavigationRevisionInEdit: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The id of the item that it is a version of, or 0 when the autosave changed a draft itself.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            /** @description An address that never changes, to recognise it by. */
            guid: components["schemas"]["TextInEdit"];
            title: components["schemas"]["TextInEdit"];
            content: components["schemas"]["TextInEdit"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description An earlier version of a navigation menu, or unsaved changes to it. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts. */
        NavigationRevisionInEmbed: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /**
             * @description The id of the item that it is a version of, or 0 when the autosave changed a draft itself.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells revisions from autosaves.
             * @example 7-revision-v1
             */
            slug: string;
            title: components["schemas"]["TextInEmbed"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedNavigationRevisionInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["NavigationRevisionInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedNavigationRevisionInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["NavigationRevisionInEmbed"];
        };
        /** @description An entry of a menu. The `embed` context leaves `menus` and `meta` out; `edit` adds the raw title. */
        MenuItemInEdit: {
            id: components["schemas"]["Id"];
            /** @description What readers see of the link. That of the target if the item has none of its own. */
            title: components["schemas"]["TextInEdit"];
            /**
             * @description Whether the item is shown.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "draft";
            /**
             * Format: uri-reference
             * @description Where the link leads.
             * @example https://ferry.example.com/timetable
             */
            url: string;
            /**
             * @description The text that shows when the pointer rests on the link; may be empty.
             * @example Boats from seven
             */
            attr_title: string;
            /**
             * @description What the link is about; may be empty.
             * @example All boats of the season
             */
            description: string;
            type: components["schemas"]["MenuItemType"];
            /**
             * @description The kind of target, in words.
             * @example Custom Link
             */
            type_label: string;
            /**
             * @description Which kind of content or which taxonomy the target is of; `custom` for an address of its own.
             * @example custom
             */
            object: string;
            /**
             * @description The id of the target; the item's own for `custom`, 0 for `post_type_archive`.
             * @example 12
             */
            object_id: number;
            /**
             * @description The id of the item above it, or 0.
             * @example 0
             */
            parent: number;
            /**
             * @description Its place in the menu, the least first.
             * @example 2
             */
            menu_order: number;
            target: components["schemas"]["MenuItemTarget"];
            /**
             * @description Names for the styling of the link. One empty name if there are none.
             * @example [
             *       ""
             *     ]
             */
            classes: string[];
            /**
             * @description How the owner of the target is related to that of the site. One empty name if nothing is said.
             * @example [
             *       ""
             *     ]
             */
            xfn: string[];
            /**
             * @description Whether the target is in the trash or gone.
             * @example false
             */
            invalid: boolean;
            /**
             * @description The id of its menu. Missing if it is in none.
             * @example 9
             */
            menus?: number;
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description An entry of a menu. The `embed` context leaves `menus` and `meta` out; `edit` adds the raw title. */
        MenuItemInEmbed: {
            id: components["schemas"]["Id"];
            /** @description What readers see of the link. That of the target if the item has none of its own. */
            title: components["schemas"]["TextInEmbed"];
            /**
             * @description Whether the item is shown.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "draft";
            /**
             * Format: uri-reference
             * @description Where the link leads.
             * @example https://ferry.example.com/timetable
             */
            url: string;
            /**
             * @description The text that shows when the pointer rests on the link; may be empty.
             * @example Boats from seven
             */
            attr_title: string;
            /**
             * @description What the link is about; may be empty.
             * @example All boats of the season
             */
            description: string;
            type: components["schemas"]["MenuItemType"];
            /**
             * @description The kind of target, in words.
             * @example Custom Link
             */
            type_label: string;
            /**
             * @description Which kind of content or which taxonomy the target is of; `custom` for an address of its own.
             * @example custom
             */
            object: string;
            /**
             * @description The id of the target; the item's own for `custom`, 0 for `post_type_archive`.
             * @example 12
             */
            object_id: number;
            /**
             * @description The id of the item above it, or 0.
             * @example 0
             */
            parent: number;
            /**
             * @description Its place in the menu, the least first.
             * @example 2
             */
            menu_order: number;
            target: components["schemas"]["MenuItemTarget"];
            /**
             * @description Names for the styling of the link. One empty name if there are none.
             * @example [
             *       ""
             *     ]
             */
            classes: string[];
            /**
             * @description How the owner of the target is related to that of the site. One empty name if nothing is said.
             * @example [
             *       ""
             *     ]
             */
            xfn: string[];
            /**
             * @description Whether the target is in the trash or gone.
             * @example false
             */
            invalid: boolean;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedMenuItemInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The menu item as it was. */
            previous: components["schemas"]["MenuItemInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedMenuItemInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The menu item as it was. */
            previous: components["schemas"]["MenuItemInEmbed"];
        };
        /** @description Unsaved changes to a menu item. The `embed` context shows less; `edit` adds the raw title. */
        MenuItemAutosaveInEdit: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The id of the item that it is a version of.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells autosaves apart.
             * @example 7-autosave-v1
             */
            slug: string;
            title: components["schemas"]["TextInEdit"];
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description Unsaved changes to a menu item. The `embed` context shows less; `edit` adds the raw title. */
        MenuItemAutosaveInEmbed: {
            /**
             * @description The id of the user who saved it.
             * @example 2
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /**
             * @description The id of the item that it is a version of.
             * @example 7
             */
            parent: number;
            /**
             * @description Tells autosaves apart.
             * @example 7-autosave-v1
             */
            slug: string;
            title: components["schemas"]["TextInEmbed"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description A category. In the `embed` context the fields are those of a short preview. */
        CategoryInEdit: {
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
        /** @description A category. In the `embed` context the fields are those of a short preview. */
        CategoryInEmbed: {
            id: components["schemas"]["Id"];
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
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedCategoryInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The category as it was. */
            previous: components["schemas"]["CategoryInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedCategoryInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The category as it was. */
            previous: components["schemas"]["CategoryInEmbed"];
        };
        /** @description A tag. In the `embed` context the fields are those of a short preview. */
        TagInEdit: {
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
        /** @description A tag. In the `embed` context the fields are those of a short preview. */
        TagInEmbed: {
            id: components["schemas"]["Id"];
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
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedTagInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The tag as it was. */
            previous: components["schemas"]["TagInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedTagInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The tag as it was. */
            previous: components["schemas"]["TagInEmbed"];
        };
        /** @description A menu. Its items refer to it. In the `embed` context the fields are those of a short preview. */
        MenuInEdit: {
            id: components["schemas"]["Id"];
            /**
             * @description What it is for; may be empty.
             * @example On top of every page.
             */
            description: string;
            /**
             * @description What editors know it by.
             * @example Main menu
             */
            name: string;
            /**
             * @description A short name of the menu.
             * @example main-menu
             */
            slug: string;
            meta: components["schemas"]["Meta"];
            /**
             * @description The places of the theme that show it.
             * @example []
             */
            locations: string[];
            /**
             * @description Whether new pages at the top level are put in by themselves.
             * @example false
             */
            auto_add: boolean;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description A menu. Its items refer to it. In the `embed` context the fields are those of a short preview. */
        MenuInEmbed: {
            id: components["schemas"]["Id"];
            /**
             * @description What editors know it by.
             * @example Main menu
             */
            name: string;
            /**
             * @description A short name of the menu.
             * @example main-menu
             */
            slug: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedMenuInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The menu as it was. */
            previous: components["schemas"]["MenuInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedMenuInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The menu as it was. */
            previous: components["schemas"]["MenuInEmbed"];
        };
        /** @description A pattern category. In the `embed` context the fields are those of a short preview. */
        PatternCategoryInEdit: {
            id: components["schemas"]["Id"];
            /**
             * @description How many published blocks have it.
             * @example 2
             */
            count: number;
            /**
             * @description What it is about; may be empty.
             * @example What visitors should know.
             */
            description: string;
            /**
             * Format: uri
             * @description The public address of the pattern category.
             * @example http://localhost:3000/?taxonomy=cms_pattern_category&term=notices
             */
            link: string;
            /**
             * @description What editors know it by.
             * @example Notices
             */
            name: string;
            /**
             * @description Names the pattern category in its address.
             * @example notices
             */
            slug: string;
            /**
             * @description The kind of term.
             * @example cms_pattern_category
             * @enum {string}
             */
            taxonomy: "cms_pattern_category";
            meta: components["schemas"]["Meta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description A pattern category. In the `embed` context the fields are those of a short preview. */
        PatternCategoryInEmbed: {
            id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description The public address of the pattern category.
             * @example http://localhost:3000/?taxonomy=cms_pattern_category&term=notices
             */
            link: string;
            /**
             * @description What editors know it by.
             * @example Notices
             */
            name: string;
            /**
             * @description Names the pattern category in its address.
             * @example notices
             */
            slug: string;
            /**
             * @description The kind of term.
             * @example cms_pattern_category
             * @enum {string}
             */
            taxonomy: "cms_pattern_category";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedPatternCategoryInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The pattern category as it was. */
            previous: components["schemas"]["PatternCategoryInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedPatternCategoryInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The pattern category as it was. */
            previous: components["schemas"]["PatternCategoryInEmbed"];
        };
        /** @description A user. In the `embed` context the fields are those of a short preview; `edit` adds what only the user and those who may list users see. */
        UserInEdit: {
            id: components["schemas"]["Id"];
            /**
             * @description The name to sign in with.
             * @example nino
             */
            username: string;
            /**
             * @description What readers know the user by.
             * @example Nino Beridze
             */
            name: string;
            /**
             * @description The first name; may be empty.
             * @example Nino
             */
            first_name: string;
            /**
             * @description The last name; may be empty.
             * @example Beridze
             */
            last_name: string;
            /**
             * @description Where the user gets mail.
             * @example nino@example.com
             */
            email: string;
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
            locale: string;
            /**
             * @description A name to go by.
             * @example Nino
             */
            nickname: string;
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
            registered_date: string;
            /** @description The user's roles. */
            roles: ("administrator" | "editor" | "author" | "contributor" | "subscriber")[];
            /**
             * @description What the user may do, by capability.
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
        /** @description A user. In the `embed` context the fields are those of a short preview; `edit` adds what only the user and those who may list users see. */
        UserInEmbed: {
            id: components["schemas"]["Id"];
            /**
             * @description What readers know the user by.
             * @example Nino Beridze
             */
            name: string;
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
             * @description Names the user in that address.
             * @example nino
             */
            slug: string;
            _links: components["schemas"]["Links"];
        };
        /** @description The body, as blocks. */
        TemplateContentInEdit: {
            /**
             * @description The body as it was written.
             * @example <!-- wp:post-content /-->
             */
            raw: string;
            /**
             * @description 1 if the body is made of blocks, else 0.
             * @example 1
             */
            block_version: number;
        };
        /** @description The body, as blocks. */
        TemplateContentInEmbed: {
            /**
             * @description The body as it was written.
             * @example <!-- wp:post-content /-->
             */
            raw: string;
        };
        /** @description What templates and template parts have in common. */
        TemplateFieldsInEdit: {
            /**
             * @description The theme and the slug. An address takes it with one slash or two, encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description Names it within its theme, and says what it is for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of its theme.
             * @example default
             */
            theme: string;
            /**
             * @description Where the shown version comes from. `theme` is a file of the theme, `custom` was written through this interface.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description What a custom version started from; `theme` if it was a file of the theme, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            content: components["schemas"]["TemplateContentInEdit"];
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description What it is for, in words; may be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The state. `publish`, but for revisions (`inherit`) and for what has just gone to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The number of a custom version; 0 for a file of the theme.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it, which shows again when a custom version is removed.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The id of the user who wrote a custom version; 0 for a file of the theme.
             * @example 0
             */
            author: number;
            /** @description When a custom version was last changed, in the site's time zone; null for a file of the theme. */
            modified: components["schemas"]["DateTime"] | null;
            /**
             * @description Who made it, in words; the theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description Whom it goes back to. `theme` even when a custom version of the theme's file shows.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
        };
        /** @description What templates and template parts have in common. */
        TemplateFieldsInEmbed: {
            /**
             * @description The theme and the slug. An address takes it with one slash or two, encoded or not.
             * @example default//index
             */
            id: string;
            /**
             * @description Names it within its theme, and says what it is for.
             * @example index
             */
            slug: string;
            /**
             * @description The identifier of its theme.
             * @example default
             */
            theme: string;
            /**
             * @description Where the shown version comes from. `theme` is a file of the theme, `custom` was written through this interface.
             * @example theme
             * @enum {string}
             */
            source: "theme" | "custom";
            /**
             * @description What a custom version started from; `theme` if it was a file of the theme, otherwise null.
             * @example null
             * @enum {string|null}
             */
            origin: "theme" | null;
            title: components["schemas"]["TemplateTitle"];
            /**
             * @description What it is for, in words; may be empty.
             * @example Shows whatever no other template is for.
             */
            description: string;
            /**
             * @description The state. `publish`, but for revisions (`inherit`) and for what has just gone to the trash.
             * @example publish
             * @enum {string}
             */
            status: "publish" | "inherit" | "trash";
            /**
             * @description The number of a custom version; 0 for a file of the theme.
             * @example 41
             */
            cms_id: number;
            /**
             * @description Whether the theme has a file for it, which shows again when a custom version is removed.
             * @example true
             */
            has_theme_file: boolean;
            /**
             * @description The id of the user who wrote a custom version; 0 for a file of the theme.
             * @example 0
             */
            author: number;
            /**
             * @description Who made it, in words; the theme or a user.
             * @example Default
             */
            author_text: string;
            /**
             * @description Whom it goes back to. `theme` even when a custom version of the theme's file shows.
             * @example theme
             * @enum {string}
             */
            original_source: "theme" | "user";
            _links: components["schemas"]["Links"];
        };
        /** @description A template, of the theme or custom. In the `embed` context the content is left out. */
        TemplateInEdit: {
            /**
             * @description The kind of content.
             * @example cms_template
             * @enum {string}
             */
            type: "cms_template";
            /**
             * @description Whether it is for those posts and pages that name it in `template`, and not for a place in the site.
             * @example false
             */
            is_custom: boolean;
        } & components["schemas"]["TemplateFieldsInEdit"];
        /** @description A template, of the theme or custom. In the `embed` context the content is left out. */
        TemplateInEmbed: {
            /**
             * @description The kind of content.
             * @example cms_template
             * @enum {string}
             */
            type: "cms_template";
            /**
             * @description Whether it is for those posts and pages that name it in `template`, and not for a place in the site.
             * @example false
             */
            is_custom: boolean;
        } & components["schemas"]["TemplateFieldsInEmbed"];
        /** @description The answer to a removal for good. */
        DeletedTemplateInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The template as it was. */
            previous: components["schemas"]["TemplateInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedTemplateInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The template as it was. */
            previous: components["schemas"]["TemplateInEmbed"];
        };
        /** @description An earlier version of a template, or unsaved changes to it. Its number is `cms_id`; `id` is that of the template. */
        TemplateRevisionInEdit: {
            /**
             * @description The number of the custom version that it belongs to.
             * @example 41
             */
            parent: number;
        } & components["schemas"]["TemplateInEdit"];
        /** @description An earlier version of a template, or unsaved changes to it. Its number is `cms_id`; `id` is that of the template. */
        TemplateRevisionInEmbed: {
            /**
             * @description The number of the custom version that it belongs to.
             * @example 41
             */
            parent: number;
        } & components["schemas"]["TemplateInEmbed"];
        /** @description The answer to a removal for good. */
        DeletedTemplateRevisionInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["TemplateRevisionInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedTemplateRevisionInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["TemplateRevisionInEmbed"];
        };
        /** @description A part of templates, of the theme or custom. In the `embed` context the content is left out. */
        TemplatePartInEdit: {
            /**
             * @description The kind of content.
             * @example cms_template_part
             * @enum {string}
             */
            type: "cms_template_part";
            /**
             * @description Where templates are meant to have it.
             * @example header
             * @enum {string}
             */
            area: "header" | "footer" | "sidebar" | "uncategorized";
        } & components["schemas"]["TemplateFieldsInEdit"];
        /** @description A part of templates, of the theme or custom. In the `embed` context the content is left out. */
        TemplatePartInEmbed: {
            /**
             * @description The kind of content.
             * @example cms_template_part
             * @enum {string}
             */
            type: "cms_template_part";
            /**
             * @description Where templates are meant to have it.
             * @example header
             * @enum {string}
             */
            area: "header" | "footer" | "sidebar" | "uncategorized";
        } & components["schemas"]["TemplateFieldsInEmbed"];
        /** @description The answer to a removal for good. */
        DeletedTemplatePartInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The template part as it was. */
            previous: components["schemas"]["TemplatePartInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedTemplatePartInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The template part as it was. */
            previous: components["schemas"]["TemplatePartInEmbed"];
        };
        /** @description An earlier version of a template part, or unsaved changes to it. Its number is `cms_id`; `id` is that of the template part. */
        TemplatePartRevisionInEdit: {
            /**
             * @description The number of the custom version that it belongs to.
             * @example 41
             */
            parent: number;
        } & components["schemas"]["TemplatePartInEdit"];
        /** @description An earlier version of a template part, or unsaved changes to it. Its number is `cms_id`; `id` is that of the template part. */
        TemplatePartRevisionInEmbed: {
            /**
             * @description The number of the custom version that it belongs to.
             * @example 41
             */
            parent: number;
        } & components["schemas"]["TemplatePartInEmbed"];
        /** @description The answer to a removal for good. */
        DeletedTemplatePartRevisionInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["TemplatePartRevisionInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedTemplatePartRevisionInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The revision as it was. */
            previous: components["schemas"]["TemplatePartRevisionInEmbed"];
        };
        /** @description What users have changed of the look of a theme, in the format of `theme.json`. What is not named here is as the theme has it. */
        GlobalStylesInEdit: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["TemplateTitle"];
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
            _links: components["schemas"]["Links"];
        };
        /** @description What users have changed of the look of a theme, in the format of `theme.json`. What is not named here is as the theme has it. */
        GlobalStylesInEmbed: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["TemplateTitle"];
            _links: components["schemas"]["Links"];
        };
        /** @description An earlier version of the global styles. */
        GlobalStylesRevisionInEdit: {
            /**
             * @description The id of the user who saved it.
             * @example 1
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description The id of the global styles that it is a version of.
             * @example 5
             */
            parent: number;
            settings: components["schemas"]["StyleSettings"];
            styles: components["schemas"]["StyleRules"];
            _links?: components["schemas"]["Links"];
        };
        /** @description An earlier version of the global styles. */
        GlobalStylesRevisionInEmbed: {
            /**
             * @description The id of the user who saved it.
             * @example 1
             */
            author: number;
            /** @description When it was saved, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            /**
             * @description The id of the global styles that it is a version of.
             * @example 5
             */
            parent: number;
            _links?: components["schemas"]["Links"];
        };
        /** @description A media item. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts and what only editors need. */
        MediaInEdit: {
            id: components["schemas"]["Id"];
            /** @description When it was uploaded, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            date_gmt: components["schemas"]["DateTime"];
            /** @description An address that never changes, to recognise the item by. */
            guid: components["schemas"]["TextInEdit"];
            /** @description When it was last changed, in the site's time zone. */
            modified: components["schemas"]["DateTime"];
            /** @description The same in UTC. */
            modified_gmt: components["schemas"]["DateTime"];
            /**
             * @description Names the item in its address.
             * @example harbour
             */
            slug: string;
            /**
             * @description The state of the item. `inherit` is as public as what it is attached to; `private` is for its author and editors.
             * @example inherit
             * @enum {string}
             */
            status: "inherit" | "private" | "trash";
            /**
             * @description The kind of content.
             * @example attachment
             * @enum {string}
             */
            type: "attachment";
            /**
             * Format: uri
             * @description Where readers find it.
             * @example http://localhost:3000/harbour/
             */
            link: string;
            title: components["schemas"]["TextInEdit"];
            /**
             * @description The id of the user whose item it is.
             * @example 2
             */
            author: number;
            /**
             * @description The id of a picture that stands for it, as the cover of a recording does, or 0.
             * @example 0
             */
            featured_media: number;
            /** @description Whether comments are welcome. */
            comment_status: components["schemas"]["OpenOrClosed"];
            /** @description Whether notices from other sites are welcome. */
            ping_status: components["schemas"]["OpenOrClosed"];
            /**
             * @description The slug of the template that shows it; empty for the usual one.
             * @example
             */
            template: string;
            meta: components["schemas"]["Meta"];
            /** @description What the file is about, at length. */
            description: components["schemas"]["TextInEdit"];
            /** @description A line to show with it. */
            caption: components["schemas"]["TextInEdit"];
            /**
             * @description What is to be seen, in words, for those who do not see it.
             * @example Boats at the quay
             */
            alt_text: string;
            /**
             * @description Whether it is a picture or another file.
             * @example image
             * @enum {string}
             */
            media_type: "image" | "file";
            /**
             * @description The type of the file.
             * @example image/jpeg
             */
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /**
             * @description The id of the content that it is attached to.
             * @example 7
             */
            post: number | null;
            /**
             * Format: uri-reference
             * @description The address of the file. It answers those who may read the item; where the item is attached to something that a password protects, also with that password as `?password=`.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg
             */
            source_url: string;
            /**
             * @description The renditions that the picture could have and has not.
             * @example []
             */
            missing_image_sizes: string[];
            /**
             * @description The address that it has whatever its slug.
             * @example http://localhost:3000/?attachment_id=21
             */
            permalink_template: string;
            /**
             * @description The slug that the service would give it, made from the title.
             * @example harbour
             */
            generated_slug: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description A media item. In the `embed` context the fields are those of a short preview; `edit` adds the raw texts and what only editors need. */
        MediaInEmbed: {
            id: components["schemas"]["Id"];
            /** @description When it was uploaded, in the site's time zone. */
            date: components["schemas"]["DateTime"];
            /**
             * @description Names the item in its address.
             * @example harbour
             */
            slug: string;
            /**
             * @description The kind of content.
             * @example attachment
             * @enum {string}
             */
            type: "attachment";
            /**
             * Format: uri
             * @description Where readers find it.
             * @example http://localhost:3000/harbour/
             */
            link: string;
            title: components["schemas"]["TextInEmbed"];
            /**
             * @description The id of the user whose item it is.
             * @example 2
             */
            author: number;
            /**
             * @description The id of a picture that stands for it, as the cover of a recording does, or 0.
             * @example 0
             */
            featured_media: number;
            /** @description A line to show with it. */
            caption: components["schemas"]["TextInEmbed"];
            /**
             * @description What is to be seen, in words, for those who do not see it.
             * @example Boats at the quay
             */
            alt_text: string;
            /**
             * @description Whether it is a picture or another file.
             * @example image
             * @enum {string}
             */
            media_type: "image" | "file";
            /**
             * @description The type of the file.
             * @example image/jpeg
             */
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /**
             * Format: uri-reference
             * @description The address of the file. It answers those who may read the item; where the item is attached to something that a password protects, also with that password as `?password=`.
             * @example http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg
             */
            source_url: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The answer to a removal for good. */
        DeletedMediaInEdit: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The item as it was. */
            previous: components["schemas"]["MediaInEdit"];
        };
        /** @description The answer to a removal for good. */
        DeletedMediaInEmbed: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            deleted: true;
            /** @description The item as it was. */
            previous: components["schemas"]["MediaInEmbed"];
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
        /** @description The item is already in the trash. Use `force=true` to delete it permanently. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_already_trashed",
                 *       "message": "The item is already in the trash. Use force=true to delete it permanently.",
                 *       "data": {
                 *         "status": 410
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "You are not allowed to read the revisions of this item. This requires the right to edit it.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "No post has this ID.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "The revision belongs to another item.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "Items of this type cannot be moved to the trash. Use force=true to delete them permanently.",
                 *       "data": {
                 *         "status": 501
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "The item has no autosave with this id.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "You are not allowed to read menus. This requires the right to edit posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "A custom menu item requires a URL. Send it as url.",
                 *       "data": {
                 *         "status": 400
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
        /** @description A parameter is missing or invalid, the theme has no such menu location, or another menu already has the name or the slug. `data.term_id` is the ID of the menu with that name. */
        BadMenu: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "menu_exists",
                 *       "message": "A menu with this name already exists. Use it, or choose another name.",
                 *       "data": {
                 *         "status": 400,
                 *         "term_id": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "You are not allowed to see this user. This requires the right to list users.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "No user has this ID.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "This request requires authentication. Send an application password.",
                 *       "data": {
                 *         "status": 401
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "You are not allowed to change templates. Only administrators are.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "The theme has no template default//news.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "You are not allowed to change the global styles. Only administrators are.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "styles.css must not contain tags, but contains </style.",
                 *       "data": {
                 *         "status": 400
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "The theme news does not exist. The active theme is default.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "You are not allowed to read the theme. This requires the right to edit posts.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "The type of the file is not accepted. Accepted types are image/jpeg and image/png.",
                 *       "data": {
                 *         "status": 400
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "The request contains no changes. Send modifiers.",
                 *       "data": {
                 *         "status": 400
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "message": "The URL in src is not that of this item.",
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
        /** @description With `help`, each route includes the schema of its resource. Other values have no effect. */
        indexContext: string;
        /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
        fields: string[];
        /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
        context: "view" | "embed" | "edit";
        /** @description The page of the list to return. */
        page: number;
        /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
        perPage: number;
        /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
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
        /** @description The number of items to skip. Overrides `page`. */
        offset: number;
        /** @description The sort direction. */
        order: "asc" | "desc";
        /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. */
        orderby: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title";
        /** @description The fields that `search` looks in. By default, all three. */
        searchColumns: ("post_title" | "post_content" | "post_excerpt")[];
        /** @description Returns only the items with these slugs. */
        slug: string[];
        /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
        status: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "any")[];
        /** @description Whether an item must match all term filters (`AND`, the default) or at least one of them (`OR`). */
        taxRelation: "AND" | "OR";
        /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
        embed: string[];
        /** @description The ID of the item. */
        id: components["schemas"]["Id"];
        /** @description The number of words in a generated excerpt. A written excerpt is never shortened. */
        excerptLength: number;
        /** @description The password of a protected item. It unlocks the content and the excerpt. A wrong password is an error. */
        password: string;
        /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
        ifMatch: string;
        /** @description Whether to delete the item permanently instead of moving it to the trash. */
        force: boolean;
        /** @description The ID of the item that the revisions or autosaves belong to. */
        parentId: components["schemas"]["Id"];
        /** @description The number of revisions per page. By default, all revisions are returned. */
        revisionPerPage: number;
        /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
        revisionSearch: string;
        /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
        revisionOrderby: "date" | "id" | "include" | "relevance" | "slug" | "include_slugs" | "title";
        /** @description Must be true, because items of this type cannot be moved to the trash. */
        forceRequired: boolean;
        /** @description Returns only items with this position among their siblings. */
        menuOrder: number;
        /** @description Returns only direct children of these items. 0 means the top level. */
        parents: components["schemas"]["IdListWithDefault"];
        /** @description Excludes direct children of these items. 0 means the top level. */
        parentsExclude: components["schemas"]["IdListWithDefault"];
        /** @description The sort direction. */
        orderAscending: "asc" | "desc";
        /** @description Returns only terms whose name or slug contains this text. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). */
        termSearch: string;
        /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `count` sorts by the number of items. */
        termOrderby: "id" | "include" | "name" | "slug" | "include_slugs" | "term_group" | "description" | "count";
        /** @description Whether to return only terms that are assigned to at least one item. */
        termHideEmpty: boolean;
        /** @description Returns only direct children of this term. 0 means the top level. */
        termParent: components["schemas"]["Id"];
        /** @description Returns only the terms of the item with this ID. */
        termPost: components["schemas"]["Id"];
        /** @description The theme and the slug, separated by one or two slashes, percent-encoded or not. */
        templateId: string;
        /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
        templateParent: string;
        /** @description The ID of the global styles. */
        stylesId: string;
        /** @description The identifier of a theme. */
        stylesheet: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
        etag: string;
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
        /** @description The version of the item that the autosave belongs to, or of the item itself if the autosave was written to it. Send it in `If-Match` to change the item only if nobody else has changed it. */
        itemEtag: string;
        /** @description The methods that the route supports. */
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
    listPosts: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
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
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. */
                orderby?: components["parameters"]["orderby"];
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
                status?: components["parameters"]["status"];
                /** @description Whether an item must match all term filters (`AND`, the default) or at least one of them (`OR`). */
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
                ignore_sticky?: boolean;
                /** @description Only posts of these formats. */
                format?: components["schemas"]["PostFormat"][];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
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
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"][];
                    "application/json; context=edit": components["schemas"]["PostInEdit"][];
                    "application/json; context=embed": components["schemas"]["PostInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description The post. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                    "application/json; context=edit": components["schemas"]["PostInEdit"];
                    "application/json; context=embed": components["schemas"]["PostInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["PostInEdit"];
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
    updatePost: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["PostInEdit"];
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
                /** @description The ID of the item. */
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
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["PostInEdit"];
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
    listPostRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"][];
                    "application/json; context=edit": components["schemas"]["RevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["RevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["RevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["RevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedRevisionInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description All autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"][];
                    "application/json; context=edit": components["schemas"]["RevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["RevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPostAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["RevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["RevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
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
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description What the list is sorted by. `include` and `include_slugs` keep the order of those parameters, `relevance` needs `search` and puts matches in titles first. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title" | "menu_order";
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
                status?: components["parameters"]["status"];
                /** @description Returns only items with this position among their siblings. */
                menu_order?: components["parameters"]["menuOrder"];
                /** @description Returns only direct children of these items. 0 means the top level. */
                parent?: components["parameters"]["parents"];
                /** @description Excludes direct children of these items. 0 means the top level. */
                parent_exclude?: components["parameters"]["parentsExclude"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list of pages. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"][];
                    "application/json; context=edit": components["schemas"]["PageInEdit"][];
                    "application/json; context=embed": components["schemas"]["PageInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description The page. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                    "application/json; context=edit": components["schemas"]["PageInEdit"];
                    "application/json; context=embed": components["schemas"]["PageInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed page, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEdit"];
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
    updatePage: {
        parameters: {
            query?: never;
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
            /** @description The changed page, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEdit"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trashed page, or what was removed for good. */
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed page, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInEdit"];
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
    listPageRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"][];
                    "application/json; context=edit": components["schemas"]["RevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["RevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPageRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["RevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["RevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedRevisionInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description All autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"][];
                    "application/json; context=edit": components["schemas"]["RevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["RevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPageAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPageAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["RevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["RevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
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
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. */
                orderby?: components["parameters"]["orderby"];
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
                status?: components["parameters"]["status"];
                /** @description Whether an item must match all term filters (`AND`, the default) or at least one of them (`OR`). */
                tax_relation?: components["parameters"]["taxRelation"];
                /** @description Only blocks in these pattern categories. */
                cms_pattern_category?: components["schemas"]["TagQuery"];
                /** @description No blocks in these pattern categories. */
                cms_pattern_category_exclude?: components["schemas"]["TagExclusion"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"][];
                    "application/json; context=edit": components["schemas"]["BlockInEdit"][];
                    "application/json; context=embed": components["schemas"]["BlockInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description The block. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                    "application/json; context=edit": components["schemas"]["BlockInEdit"];
                    "application/json; context=embed": components["schemas"]["BlockInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed block, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEdit"];
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
    updateBlock: {
        parameters: {
            query?: never;
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
            /** @description The changed block, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEdit"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trashed block, or what was removed for good. */
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed block, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockInEdit"];
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
    listBlockRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevision"][];
                    "application/json; context=edit": components["schemas"]["BlockRevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["BlockRevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlockRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["BlockRevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["BlockRevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedBlockRevisionInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description All autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockRevision"][];
                    "application/json; context=edit": components["schemas"]["BlockRevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["BlockRevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBlockAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlockAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["BlockRevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["BlockRevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNavigation: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
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
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. */
                orderby?: components["parameters"]["orderby"];
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
                status?: components["parameters"]["status"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"][];
                    "application/json; context=edit": components["schemas"]["NavigationInEdit"][];
                    "application/json; context=embed": components["schemas"]["NavigationInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description The navigation menu. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                    "application/json; context=edit": components["schemas"]["NavigationInEdit"];
                    "application/json; context=embed": components["schemas"]["NavigationInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed navigation menu, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEdit"];
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
    updateNavigation: {
        parameters: {
            query?: never;
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
                 *       "title": "Main ways",
                 *       "content": "<!-- wp:navigation-link {\"label\":\"Timetable\",\"url\":\"/ferry-timetable/\"} /-->",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["NavigationInput"];
            };
        };
        responses: {
            /** @description The changed navigation menu, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEdit"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trashed navigation menu, or what was removed for good. */
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed navigation menu, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationInEdit"];
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
    listNavigationRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevision"][];
                    "application/json; context=edit": components["schemas"]["NavigationRevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["NavigationRevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavigationRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["NavigationRevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["NavigationRevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedNavigationRevisionInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description All autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationRevision"][];
                    "application/json; context=edit": components["schemas"]["NavigationRevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["NavigationRevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNavigationAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavigationAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["NavigationRevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["NavigationRevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuItems: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description How many items a page holds. */
                per_page?: number;
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
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
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description What the list is sorted by. `include` and `include_slugs` keep the order of those parameters, `relevance` needs `search` and puts matches in titles first. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title" | "menu_order";
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Returns only items with these statuses. Statuses other than `publish` require the right to edit, and the list contains only items that the user is allowed to read. `any` means every status except the trash. */
                status?: components["parameters"]["status"];
                /** @description Whether an item must match all term filters (`AND`, the default) or at least one of them (`OR`). */
                tax_relation?: components["parameters"]["taxRelation"];
                /** @description Only items of these menus. */
                menus?: components["schemas"]["TagQuery"];
                /** @description No items of these menus. */
                menus_exclude?: components["schemas"]["TagExclusion"];
                /** @description Returns only items with this position among their siblings. */
                menu_order?: components["parameters"]["menuOrder"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItem"][];
                    "application/json; context=edit": components["schemas"]["MenuItemInEdit"][];
                    "application/json; context=embed": components["schemas"]["MenuItemInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MenusHidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                 *       "menus": 9,
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuItem: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description The menu item. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItem"];
                    "application/json; context=edit": components["schemas"]["MenuItemInEdit"];
                    "application/json; context=embed": components["schemas"]["MenuItemInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MenusHidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                 *       "menus": 9,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemInput"];
            };
        };
        responses: {
            /** @description The changed menu item, in the `edit` context. */
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                 *       "menus": 9,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemInput"];
            };
        };
        responses: {
            /** @description The changed menu item, in the `edit` context. */
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
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedMenuItemInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                 *       "menus": 9,
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemInput"];
            };
        };
        responses: {
            /** @description The changed menu item, in the `edit` context. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuItemAutosaves: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description All autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemAutosave"][];
                    "application/json; context=edit": components["schemas"]["MenuItemAutosaveInEdit"][];
                    "application/json; context=embed": components["schemas"]["MenuItemAutosaveInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMenuItemAutosave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuItemAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["MenuItemAutosaveInEdit"];
                    "application/json; context=embed": components["schemas"]["MenuItemAutosaveInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
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
                /** @description Whether to return only terms that are assigned to at least one item. */
                hide_empty?: components["parameters"]["termHideEmpty"];
                /** @description Returns only direct children of this term. 0 means the top level. */
                parent?: components["parameters"]["termParent"];
                /** @description Returns only the terms of the item with this ID. */
                post?: components["parameters"]["termPost"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
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
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                    "application/json; context=edit": components["schemas"]["CategoryInEdit"][];
                    "application/json; context=embed": components["schemas"]["CategoryInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                    "application/json; context=edit": components["schemas"]["CategoryInEdit"];
                    "application/json; context=embed": components["schemas"]["CategoryInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedCategoryInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns only terms whose name or slug contains this text. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). */
                search?: components["parameters"]["termSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `count` sorts by the number of items. */
                orderby?: components["parameters"]["termOrderby"];
                /** @description Whether to return only terms that are assigned to at least one item. */
                hide_empty?: components["parameters"]["termHideEmpty"];
                /** @description Returns only the terms of the item with this ID. */
                post?: components["parameters"]["termPost"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
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
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                    "application/json; context=edit": components["schemas"]["TagInEdit"][];
                    "application/json; context=embed": components["schemas"]["TagInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTag: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                    "application/json; context=edit": components["schemas"]["TagInEdit"];
                    "application/json; context=embed": components["schemas"]["TagInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
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
                /** @description The ID of the item. */
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
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedTagInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The ID of the item. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenus: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns only terms whose name or slug contains this text. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). */
                search?: components["parameters"]["termSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `count` sorts by the number of items. */
                orderby?: components["parameters"]["termOrderby"];
                /** @description Whether to return only terms that are assigned to at least one item. */
                hide_empty?: components["parameters"]["termHideEmpty"];
                /** @description Returns only the terms of the item with this ID. */
                post?: components["parameters"]["termPost"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"][];
                    "application/json; context=edit": components["schemas"]["MenuInEdit"][];
                    "application/json; context=embed": components["schemas"]["MenuInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MenusHidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                 *       "name": "Main menu",
                 *       "description": "On top of every page.",
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenu: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description The menu. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                    "application/json; context=edit": components["schemas"]["MenuInEdit"];
                    "application/json; context=embed": components["schemas"]["MenuInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MenusHidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Main menu",
                 *       "description": "On top of every page.",
                 *       "auto_add": false
                 *     }
                 */
                "application/json": components["schemas"]["MenuInput"];
            };
        };
        responses: {
            /** @description The changed menu. */
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Main menu",
                 *       "description": "On top of every page.",
                 *       "auto_add": false
                 *     }
                 */
                "application/json": components["schemas"]["MenuInput"];
            };
        };
        responses: {
            /** @description The changed menu. */
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
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedMenuInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Main menu",
                 *       "description": "On top of every page.",
                 *       "auto_add": false
                 *     }
                 */
                "application/json": components["schemas"]["MenuInput"];
            };
        };
        responses: {
            /** @description The changed menu. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPatternCategories: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns only terms whose name or slug contains this text. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). */
                search?: components["parameters"]["termSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `count` sorts by the number of items. */
                orderby?: components["parameters"]["termOrderby"];
                /** @description Whether to return only terms that are assigned to at least one item. */
                hide_empty?: components["parameters"]["termHideEmpty"];
                /** @description Returns only the terms of the item with this ID. */
                post?: components["parameters"]["termPost"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategory"][];
                    "application/json; context=edit": components["schemas"]["PatternCategoryInEdit"][];
                    "application/json; context=embed": components["schemas"]["PatternCategoryInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPatternCategory: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description The pattern category. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategory"];
                    "application/json; context=edit": components["schemas"]["PatternCategoryInEdit"];
                    "application/json; context=embed": components["schemas"]["PatternCategoryInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Notices",
                 *       "description": "What visitors should know."
                 *     }
                 */
                "application/json": components["schemas"]["PatternCategoryInput"];
            };
        };
        responses: {
            /** @description The changed pattern category. */
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Notices",
                 *       "description": "What visitors should know."
                 *     }
                 */
                "application/json": components["schemas"]["PatternCategoryInput"];
            };
        };
        responses: {
            /** @description The changed pattern category. */
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
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedPatternCategoryInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoTerm"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Notices",
                 *       "description": "What visitors should know."
                 *     }
                 */
                "application/json": components["schemas"]["PatternCategoryInput"];
            };
        };
        responses: {
            /** @description The changed pattern category. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description A part of the name, slug or address of the website; of the login name and the e-mail address too for those who may list users. Letter case and the Unicode form of accents (NFC or NFD) do not matter. */
                search?: string;
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["orderAscending"];
                /** @description What the list is sorted by. `include` and `include_slugs` keep the order of those parameters; `email` and `registered_date` are for those who may list users. */
                orderby?: "id" | "include" | "name" | "registered_date" | "slug" | "include_slugs" | "email" | "url";
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Only users with one of these roles. For those who may list users. */
                roles?: string[];
                /** @description Only users with one of these capabilities. For those who may list users. */
                capabilities?: string[];
                /** @description Only users who may write. For those who may write themselves. */
                who?: "authors";
                /** @description With true, only users who have published something. */
                has_published_posts?: boolean;
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
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
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                    "application/json; context=edit": components["schemas"]["UserInEdit"][];
                    "application/json; context=embed": components["schemas"]["UserInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserHidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description The user. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                    "application/json; context=edit": components["schemas"]["UserInEdit"];
                    "application/json; context=embed": components["schemas"]["UserInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserHidden"];
            404: components["responses"]["NoUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
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
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                    "application/json; context=edit": components["schemas"]["UserInEdit"];
                    "application/json; context=embed": components["schemas"]["UserInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description Only the custom version with this number. */
                cms_id?: components["schemas"]["Id"];
                /** @description Only template parts for this area. Templates have none, and are not narrowed by it. */
                area?: string;
                /** @description Only templates that items of this type can name, as in `page`. Template parts are not narrowed by it. */
                post_type?: string;
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All templates. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                    "application/json; context=edit": components["schemas"]["TemplateInEdit"][];
                    "application/json; context=embed": components["schemas"]["TemplateInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateForSlug: {
        parameters: {
            query: {
                /** @description The slug that is to be served. */
                slug: string;
                /** @description With true, a template is sought that posts and pages name themselves. The search then starts at what serves pages. */
                is_custom?: boolean;
                /** @description The slug without the name of the single item, where the slug alone does not tell, as in `taxonomy-region` for `taxonomy-region-north`. */
                template_prefix?: string;
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    "application/json; context=edit": components["schemas"]["TemplateInEdit"];
                    "application/json; context=embed": components["schemas"]["TemplateInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplate: {
        parameters: {
            query?: {
                /** @description With `theme`, the file of the theme is read, even where a custom version stands in its place. */
                source?: "theme" | "custom";
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    "application/json; context=edit": components["schemas"]["TemplateInEdit"];
                    "application/json; context=embed": components["schemas"]["TemplateInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The changed template, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
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
            /** @description The changed template, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
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
            /** @description The trashed template, or what was removed for good. */
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
            /** @description The changed template, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplateRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevision"][];
                    "application/json; context=edit": components["schemas"]["TemplateRevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["TemplateRevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["TemplateRevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["TemplateRevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedTemplateRevisionInEdit"];
                };
            };
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
            /** @description All autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRevision"][];
                    "application/json; context=edit": components["schemas"]["TemplateRevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["TemplateRevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["TemplateRevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["TemplateRevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplateParts: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description Only the custom version with this number. */
                cms_id?: components["schemas"]["Id"];
                /** @description Only template parts for this area. Templates have none, and are not narrowed by it. */
                area?: string;
                /** @description Only templates that items of this type can name, as in `page`. Template parts are not narrowed by it. */
                post_type?: string;
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All template parts. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePart"][];
                    "application/json; context=edit": components["schemas"]["TemplatePartInEdit"][];
                    "application/json; context=embed": components["schemas"]["TemplatePartInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplatePartForSlug: {
        parameters: {
            query: {
                /** @description The slug that is to be served. */
                slug: string;
                /** @description With true, a template is sought that posts and pages name themselves. The search then starts at what serves pages. */
                is_custom?: boolean;
                /** @description The slug without the name of the single item, where the slug alone does not tell, as in `taxonomy-region` for `taxonomy-region-north`. */
                template_prefix?: string;
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    "application/json; context=edit": components["schemas"]["TemplatePartInEdit"];
                    "application/json; context=embed": components["schemas"]["TemplatePartInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplatePart: {
        parameters: {
            query?: {
                /** @description With `theme`, the file of the theme is read, even where a custom version stands in its place. */
                source?: "theme" | "custom";
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
            /** @description The template part. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePart"];
                    "application/json; context=edit": components["schemas"]["TemplatePartInEdit"];
                    "application/json; context=embed": components["schemas"]["TemplatePartInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                id: components["parameters"]["templateId"];
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
            /** @description The changed template part, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
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
                id: components["parameters"]["templateId"];
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
            /** @description The changed template part, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
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
                id: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trashed template part, or what was removed for good. */
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
                id: components["parameters"]["templateId"];
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
            /** @description The changed template part, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplatesHidden"];
            404: components["responses"]["NoTemplate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplatePartRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description Returns the revisions whose title, content or excerpt contains all of these words. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
                search?: components["parameters"]["revisionSearch"];
                /** @description Excludes the items with these IDs. */
                exclude?: components["parameters"]["exclude"];
                /** @description Returns only the items with these IDs. */
                include?: components["parameters"]["include"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search`. */
                orderby?: components["parameters"]["revisionOrderby"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevision"][];
                    "application/json; context=edit": components["schemas"]["TemplatePartRevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["TemplatePartRevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplatePartRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["TemplatePartRevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["TemplatePartRevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the item. */
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
                    "application/json": components["schemas"]["DeletedTemplatePartRevisionInEdit"];
                };
            };
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
            /** @description All autosaves. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePartRevision"][];
                    "application/json; context=edit": components["schemas"]["TemplatePartRevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["TemplatePartRevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTemplatePartAutosave: {
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplatePartAutosave: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the template that the revisions or autosaves belong to: the theme and the slug, separated by one or two slashes, percent-encoded or not. */
                parent: components["parameters"]["templateParent"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["TemplatePartRevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["TemplatePartRevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ThemeFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoAutosave"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGlobalStyles: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    "application/json; context=edit": components["schemas"]["GlobalStylesInEdit"];
                    "application/json; context=embed": components["schemas"]["GlobalStylesInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StylesHidden"];
            404: components["responses"]["NoStyles"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The changed global styles. */
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
            /** @description The changed global styles. */
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
            /** @description The changed global styles. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGlobalStylesRevisions: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of revisions per page. By default, all revisions are returned. */
                per_page?: components["parameters"]["revisionPerPage"];
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
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
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStylesRevision"][];
                    "application/json; context=edit": components["schemas"]["GlobalStylesRevisionInEdit"][];
                    "application/json; context=embed": components["schemas"]["GlobalStylesRevisionInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoParent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGlobalStylesRevision: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the item that the revisions or autosaves belong to. */
                parent: components["parameters"]["parentId"];
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
                    "application/json; context=edit": components["schemas"]["GlobalStylesRevisionInEdit"];
                    "application/json; context=embed": components["schemas"]["GlobalStylesRevisionInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RevisionsHidden"];
            404: components["responses"]["NoRevision"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getThemeStyles: {
        parameters: {
            query?: {
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
            /** @description The look of the theme. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listThemeVariations: {
        parameters: {
            query?: {
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
            /** @description All variations. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ThemeStylesHidden"];
            404: components["responses"]["NoTheme"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listThemes: {
        parameters: {
            query?: {
                /** @description Only themes that are in use, or that are not. */
                status?: ("active" | "inactive")[];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ThemesHidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTheme: {
        parameters: {
            query?: {
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The page of the list to return. */
                page?: components["parameters"]["page"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page?: components["parameters"]["perPage"];
                /** @description Returns the items whose title, content or excerpt contains all of these words. Enclose a phrase in double quotes (`"two words"`); exclude a word with a minus sign (`-word`). Parts of words match. The search ignores letter case and the Unicode normalization form of accents (NFC or NFD). A search of more than nine words, excluded words included, is treated as one phrase. */
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
                /** @description The number of items to skip. Overrides `page`. */
                offset?: components["parameters"]["offset"];
                /** @description The sort direction. */
                order?: components["parameters"]["order"];
                /** @description The field to sort by. `include` and `include_slugs` keep the order of the IDs or slugs in the request. `relevance` requires `search` and puts matches in titles first. */
                orderby?: components["parameters"]["orderby"];
                /** @description The fields that `search` looks in. By default, all three. */
                search_columns?: components["parameters"]["searchColumns"];
                /** @description Returns only the items with these slugs. */
                slug?: components["parameters"]["slug"];
                /** @description Only items of these states. `inherit` items are as public as what they are attached to; `private` and `trash` are for users who may edit, who see what they may read. */
                status?: ("inherit" | "private" | "trash")[];
                /** @description Only items attached to these. 0 stands for those attached to nothing. */
                parent?: components["schemas"]["IdListWithDefault"];
                /** @description No items attached to these. 0 stands for those attached to nothing. */
                parent_exclude?: components["schemas"]["IdListWithDefault"];
                /** @description Only files of this kind, the first part of their type. */
                media_type?: "image" | "video" | "text" | "application" | "audio";
                /** @description Only files of this type. */
                mime_type?: string;
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
                    /** @description The total number of items on all pages. */
                    "X-CMS-Total": number;
                    /** @description The total number of pages. */
                    "X-CMS-TotalPages": number;
                    /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"][];
                    "application/json; context=edit": components["schemas"]["MediaInEdit"][];
                    "application/json; context=embed": components["schemas"]["MediaInEmbed"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMedia: {
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
                 *       "file": "the content of the file",
                 *       "title": "Harbour",
                 *       "alt_text": "Boats at the quay"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MediaUpload"];
                /** @example the content of the file */
                "*/*": string;
            };
        };
        responses: {
            /** @description The new item, in the `edit` context. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /** @description Which fields the response contains. `view` returns the public fields, `embed` a short form, and `edit` adds the fields that only editors can see (raw texts, password). `edit` requires the right to edit. */
                context?: components["parameters"]["context"];
                /** @description The fields to return. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
                /** @description Includes linked resources in the response under `_embedded`, in the `embed` context. Lists the relations to embed; without a value, all embeddable resources are included. */
                _embed?: components["parameters"]["embed"];
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
            /** @description The media item. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                    "application/json; context=edit": components["schemas"]["MediaInEdit"];
                    "application/json; context=embed": components["schemas"]["MediaInEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
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
    updateMedia: {
        parameters: {
            query?: never;
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
                 *       "title": "Harbour in May",
                 *       "alt_text": "Boats at the quay"
                 *     }
                 */
                "application/json": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description The changed item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed. */
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
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The changed item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
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
    createMediaSizes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The item, in the `edit` context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaInEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMediaEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the item. */
                id: components["parameters"]["id"];
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
            /** @description The new item, in the `edit` context. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
