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
        get: operations["getHooksIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes
         * @description Returns what was created, updated and deleted since a cursor, in the content and the calendar. Anonymous callers
         *     see changes of what is public; a post that is published is `created` for them, and one that is moved to the trash
         *     is `deleted`. Changes of users are for those who may list users, and for the users themselves.
         *
         *     To keep a copy up to date: request this without `since` to get a cursor, read the lists, then request the changes
         *     since the cursor, and continue with the cursor of each response. If the cursor is older than the history
         *     (`CHANGES_DAYS`), the response is 410, and you start again.
         *
         *     With `Accept: text/event-stream`, the response is a stream of server-sent events that goes on with changes as they
         *     are made. The stream ends after some minutes; `EventSource` then connects again, with `Last-Event-ID`, which
         *     takes the place of `since`.
         *
         *     A process of the service has 1,000 streams open at a time, and 100 of them from one IP address (or `/64` of IPv6).
         *     Further ones get 503 or 429, with `Retry-After`. A stream that ends makes room for another one.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Returns the subscriptions, sorted by ID.
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Create a subscription
         * @description Subscribes a URL to events from now on. The response contains the secret, which is not shown again.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Get a subscription
         * @description Returns one subscription.
         */
        get: operations["getSubscription"];
        /**
         * Update a subscription (PUT)
         * @description Updates the fields in the request and leaves the others unchanged. Events that occur while a subscription is
         *     paused are sent when it is resumed. POST, PUT and PATCH are equivalent.
         */
        put: operations["putSubscription"];
        /**
         * Update a subscription
         * @description Updates the fields in the request and leaves the others unchanged. Events that occur while a subscription is
         *     paused are sent when it is resumed. POST, PUT and PATCH are equivalent.
         */
        post: operations["updateSubscription"];
        /**
         * Delete a subscription
         * @description Deletes a subscription and its deliveries. Deliveries that are being sent may still arrive.
         */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        /**
         * Update a subscription (PATCH)
         * @description Updates the fields in the request and leaves the others unchanged. Events that occur while a subscription is
         *     paused are sent when it is resumed. POST, PUT and PATCH are equivalent.
         */
        patch: operations["patchSubscription"];
        trace?: never;
    };
    "/subscriptions/{id}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret
         * @description Creates a new secret. For a day, deliveries have two signatures, so that receivers that still have the old
         *     secret accept them. If this is repeated within the day, only the last two secrets sign.
         */
        post: operations["createSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{parent}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                parent: number;
            };
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Returns the deliveries of a subscription, newest first. They are kept as long as the history of changes (`CHANGES_DAYS`).
         */
        get: operations["listDeliveries"];
        put?: never;
        /**
         * Send a test delivery
         * @description Sends the event `webhook.test` to the subscription, even if it is paused or does not include it. Read the delivery to see the outcome.
         */
        post: operations["createTestDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{parent}/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                parent: number;
                /** @description The ID of the delivery. */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns one delivery.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{parent}/deliveries/{id}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                parent: number;
                /** @description The ID of the delivery. */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends a delivery again, with the same body and `webhook-id`. It is then repeated like a new one. A delivery that
         *     is pending is sent at once.
         */
        post: operations["createReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "content.published": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Content published
         * @description A post, page or reusable block became public.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "content.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Content updated
         * @description A post, page or reusable block that is public changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "content.unpublished": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Content unpublished
         * @description A post, page or reusable block is no longer public, because it was moved to the trash or its status changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "content.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Content deleted
         * @description A post, page or reusable block was deleted permanently. It may have been public, a draft, or in the trash.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.published": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event published
         * @description An event became public.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CalendarEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event updated
         * @description An event that is public changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CalendarEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.unpublished": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event unpublished
         * @description An event is no longer public, because it was moved to the trash or its status changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CalendarEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event deleted
         * @description An event was deleted permanently. It may have been public, a draft, or in the trash.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CalendarEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.published": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue published
         * @description A venue became public.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VenueEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue updated
         * @description A venue that is public changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VenueEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.unpublished": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue unpublished
         * @description A venue is no longer public, because it was moved to the trash or its status changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VenueEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue deleted
         * @description A venue was deleted permanently. It may have been public, a draft, or in the trash.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VenueEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.published": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer published
         * @description An organizer became public.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrganizerEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer updated
         * @description An organizer that is public changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrganizerEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.unpublished": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer unpublished
         * @description An organizer is no longer public, because it was moved to the trash or its status changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrganizerEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer deleted
         * @description An organizer was deleted permanently. It may have been public, a draft, or in the trash.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrganizerEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "media.created": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Media item created
         * @description A media item was created.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MediaEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "media.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Media item updated
         * @description A media item changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MediaEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "media.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Media item deleted
         * @description A media item was deleted permanently. It may have been public, a draft, or in the trash.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MediaEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "term.created": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Term created
         * @description A category or tag was created.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TermEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "term.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Term updated
         * @description A category or tag changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TermEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "term.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Term deleted
         * @description A category or tag was deleted permanently. It may have been public, a draft, or in the trash.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TermEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu.created": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu created
         * @description A menu, menu item or navigation was created.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MenuEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu updated
         * @description A menu, menu item or navigation changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MenuEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu deleted
         * @description A menu, menu item or navigation was deleted permanently. It may have been public, a draft, or in the trash.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MenuEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "template.created": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Template created
         * @description A template, template part or style of the theme was created.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TemplateEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "template.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Template updated
         * @description A template, template part or style of the theme changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TemplateEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "template.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Template deleted
         * @description A template, template part or style of the theme was deleted permanently. It may have been public, a draft, or in the trash.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TemplateEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.created": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * User created
         * @description A user was created.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * User updated
         * @description The profile or the roles of a user changed. Changes of passwords and preferences have no event.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * User deleted
         * @description A user was deleted.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                "webhook-timestamp": number;
                /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test delivery
         * @description A test delivery, which an administrator has requested.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The ID of the event for this subscription. It is the same whenever the event is sent again, so receivers can ignore what they have handled already. */
                    "webhook-id": string;
                    /** @description When this attempt was made, in seconds since 1970. Reject requests that are older than five minutes. */
                    "webhook-timestamp": number;
                    /** @description The signatures of the request, separated by spaces. There are two for a day after the secret was rotated. `verifyWebhook` of the client checks them. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TestEvent"];
                };
            };
            responses: {
                /** @description The receiver wants no more events. The service pauses the subscription. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event was received. Any other status, or none within 10 seconds, is a failure, and the request is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
        /**
         * @description A content type or a taxonomy, or `user`.
         * @example post
         * @enum {string}
         */
        ItemType: "attachment" | "cal_events_cat" | "category" | "cms_block" | "cms_global_styles" | "cms_navigation" | "cms_pattern_category" | "cms_template" | "cms_template_part" | "event" | "nav_menu" | "nav_menu_item" | "organizer" | "page" | "post" | "post_tag" | "user" | "venue";
        /** @description What has happened to an item, as the caller sees it. */
        Change: {
            /**
             * @description The position of the change in the feed.
             * @example 1042
             */
            cursor: string;
            /**
             * @description `created` if the caller may see the item now but could not before, `deleted` if it is the other way round, and `updated` if the caller could see it before and after.
             * @example updated
             * @enum {string}
             */
            action: "created" | "updated" | "deleted";
            /** @description The content type or the taxonomy. */
            type: components["schemas"]["ItemType"];
            /**
             * @description The ID of the item or the term.
             * @example 12
             */
            id: number;
            /**
             * Format: date-time
             * @description When it changed, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            date_gmt: string;
            /**
             * Format: uri
             * @description The URL of the item in this API. Null if the caller cannot see it any more, and for templates, template parts and styles.
             * @example http://localhost:3000/cms-json/cms/v2/posts/12
             */
            url: string | null;
            /**
             * @description The tags of the cached pages that are out of date; `post:12` for pages that show the item, `post` for lists of posts.
             * @example [
             *       "post:12",
             *       "post"
             *     ]
             */
            cache_tags: string[];
        };
        /** @description Changes in the order in which they were made. Each item occurs once, with what has happened to it in total. */
        ChangeList: {
            /** @description The changes that the caller may see. This list can be empty although `has_more` is true. */
            changes: components["schemas"]["Change"][];
            /**
             * @description The cursor to send as `since` next time.
             * @example 1042
             */
            cursor: string;
            /**
             * @description Whether there are more changes after the cursor.
             * @example false
             */
            has_more: boolean;
        };
        /**
         * @description Server-sent events. The data of a `change` event is a change; its ID is the cursor. An event without data only moves the cursor.
         * @example id: 1042
         *     event: change
         *     data: {}
         */
        ChangeStream: string;
        /**
         * @description The name of an event.
         * @example content.published
         * @enum {string}
         */
        EventName: "content.published" | "content.updated" | "content.unpublished" | "content.deleted" | "event.published" | "event.updated" | "event.unpublished" | "event.deleted" | "venue.published" | "venue.updated" | "venue.unpublished" | "venue.deleted" | "organizer.published" | "organizer.updated" | "organizer.unpublished" | "organizer.deleted" | "media.created" | "media.updated" | "media.deleted" | "term.created" | "term.updated" | "term.deleted" | "menu.created" | "menu.updated" | "menu.deleted" | "template.created" | "template.updated" | "template.deleted" | "user.created" | "user.updated" | "user.deleted";
        /** @description A URL that receives events. */
        Subscription: {
            /**
             * @description The ID of the subscription.
             * @example 3
             */
            id: number;
            /**
             * @description The URL that receives the events.
             * @example https://www.example.org/api/revalidate
             */
            url: string;
            /**
             * @description A note for administrators.
             * @example Front end
             */
            description: string;
            /**
             * @description The events to send. An empty list means all events.
             * @example [
             *       "content.published",
             *       "content.updated",
             *       "content.unpublished",
             *       "content.deleted"
             *     ]
             */
            events: components["schemas"]["EventName"][];
            /**
             * @description The content types and taxonomies to send events of. An empty list means all.
             * @example [
             *       "post",
             *       "page"
             *     ]
             */
            types: components["schemas"]["ItemType"][];
            /**
             * @description Whether deliveries are paused. Events that occur meanwhile are sent when the subscription is resumed.
             * @example false
             */
            paused: boolean;
            /**
             * Format: date-time
             * @description When the first of the latest failures occurred. Null if the last attempt succeeded.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When the subscription was created, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            created: string;
        };
        /** @description The writable fields of a subscription. */
        SubscriptionInput: {
            /**
             * @description The URL that receives the events. It must be an http or https URL on the default port, whose host has a public IP address, unless `WEBHOOK_PRIVATE_HOSTS` lists the host.
             * @example https://www.example.org/api/revalidate
             */
            url?: string;
            /**
             * @description A note for administrators.
             * @example Front end
             */
            description?: string;
            /**
             * @description The events to send. An empty list means all events.
             * @example [
             *       "content.published",
             *       "content.updated",
             *       "content.unpublished",
             *       "content.deleted"
             *     ]
             */
            events?: components["schemas"]["EventName"][];
            /**
             * @description The content types and taxonomies to send events of. An empty list means all.
             * @example [
             *       "post",
             *       "page"
             *     ]
             */
            types?: components["schemas"]["ItemType"][];
            /**
             * @description Whether deliveries are paused. Events that occur meanwhile are sent when the subscription is resumed.
             * @example false
             */
            paused?: boolean;
        };
        /** @description A new subscription. */
        SubscriptionCreation: {
            /**
             * @description The URL that receives the events. It must be an http or https URL on the default port, whose host has a public IP address, unless `WEBHOOK_PRIVATE_HOSTS` lists the host.
             * @example https://www.example.org/api/revalidate
             */
            url: string;
            /**
             * @description A note for administrators.
             * @example Front end
             */
            description?: string;
            /**
             * @description The events to send. An empty list means all events.
             * @example [
             *       "content.published",
             *       "content.updated",
             *       "content.unpublished",
             *       "content.deleted"
             *     ]
             */
            events?: components["schemas"]["EventName"][];
            /**
             * @description The content types and taxonomies to send events of. An empty list means all.
             * @example [
             *       "post",
             *       "page"
             *     ]
             */
            types?: components["schemas"]["ItemType"][];
            /**
             * @description Whether deliveries are paused. Events that occur meanwhile are sent when the subscription is resumed.
             * @example false
             */
            paused?: boolean;
        };
        /** @description The secret that signs the deliveries of a subscription. */
        Secret: {
            /**
             * @description The secret. It is shown only once.
             * @example whsec_bXkgbGl0dGxlIHNlY3JldCBvZiBieXRlcw==
             */
            secret: string;
        };
        /** @description A new subscription, with its secret. */
        CreatedSubscription: {
            /**
             * @description The ID of the subscription.
             * @example 3
             */
            id: number;
            /**
             * @description The URL that receives the events.
             * @example https://www.example.org/api/revalidate
             */
            url: string;
            /**
             * @description A note for administrators.
             * @example Front end
             */
            description: string;
            /**
             * @description The events to send. An empty list means all events.
             * @example [
             *       "content.published",
             *       "content.updated",
             *       "content.unpublished",
             *       "content.deleted"
             *     ]
             */
            events: components["schemas"]["EventName"][];
            /**
             * @description The content types and taxonomies to send events of. An empty list means all.
             * @example [
             *       "post",
             *       "page"
             *     ]
             */
            types: components["schemas"]["ItemType"][];
            /**
             * @description Whether deliveries are paused. Events that occur meanwhile are sent when the subscription is resumed.
             * @example false
             */
            paused: boolean;
            /**
             * Format: date-time
             * @description When the first of the latest failures occurred. Null if the last attempt succeeded.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When the subscription was created, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            created: string;
            /**
             * @description The secret. It is shown only once.
             * @example whsec_bXkgbGl0dGxlIHNlY3JldCBvZiBieXRlcw==
             */
            secret: string;
        };
        /** @description The response to a deletion. */
        DeletedSubscription: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /** @description The subscription before it was deleted. */
            previous: components["schemas"]["Subscription"];
        };
        /** @description An event that is sent to a subscription, or has been. */
        Delivery: {
            /**
             * @description The ID of the delivery.
             * @example 42
             */
            id: number;
            /**
             * @description The name of the event.
             * @example content.published
             */
            event: string;
            /**
             * @description `pending` until the receiver has accepted the event, then `delivered`; `failed` if it did not within a day.
             * @example delivered
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When it was prepared for sending, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            created: string;
            /**
             * Format: date-time
             * @description When it was last sent, in UTC. Null if it was not sent yet.
             * @example 2026-01-01T00:00:01.000Z
             */
            last_attempt: string | null;
            /**
             * Format: date-time
             * @description When it is to be sent, in UTC, if no earlier event of the same item has to be sent first and the subscription is not paused. Null unless it is pending.
             * @example null
             */
            next_attempt: string | null;
            /**
             * @description The status of the last response. Null if there was none.
             * @example 200
             */
            response_status: number | null;
            /**
             * @description Why the last attempt failed. Null if it succeeded.
             * @example null
             */
            error: string | null;
            /**
             * @description The value of `webhook-id`.
             * @example evt_3_1042
             */
            webhook_id: string;
            /**
             * @description The body of the request.
             * @example {
             *       "type": "content.published"
             *     }
             */
            payload: {
                [key: string]: unknown;
            };
        };
        /** @description An item that has changed. Read it at `url` to see its content. */
        ChangedItem: {
            /**
             * @description The ID of the item or the term.
             * @example 12
             */
            id: number;
            /**
             * @description The content type or the taxonomy.
             * @example post
             */
            type: string;
            /**
             * @description The slug. For an item that is no longer public, the slug that it had. Empty if the item was public neither before nor after the change, such as a draft that is deleted.
             * @example fog
             */
            slug: string;
            /**
             * Format: uri
             * @description The URL of the item in this API. Null if the item was deleted, and for templates, template parts and styles.
             * @example http://localhost:3000/cms-json/cms/v2/posts/12
             */
            url: string | null;
            /**
             * Format: uri
             * @description The URL of its public page. Null if it has none, or was not public after the change.
             * @example http://localhost:3000/fog/
             */
            link: string | null;
            /**
             * @description The tags of the cached pages that are out of date; `post:12` for pages that show the item, `post` for lists of posts.
             * @example [
             *       "post:12",
             *       "post"
             *     ]
             */
            cache_tags: string[];
            /**
             * @description The position in the feed of changes.
             * @example 1042
             */
            cursor: string;
        };
        /** @description An event of a post, page or reusable block. */
        ContentEvent: {
            /**
             * @description What happened.
             * @example content.published
             * @enum {string}
             */
            type: "content.published" | "content.updated" | "content.unpublished" | "content.deleted";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description The item, as it was when the event was prepared for sending. */
            data: components["schemas"]["ChangedItem"] & {
                /**
                 * @description The content type or the taxonomy.
                 * @example post
                 * @enum {string}
                 */
                type: "cms_block" | "page" | "post";
            };
        };
        /** @description An event of an event. */
        CalendarEvent: {
            /**
             * @description What happened.
             * @example event.published
             * @enum {string}
             */
            type: "event.published" | "event.updated" | "event.unpublished" | "event.deleted";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description The item, as it was when the event was prepared for sending. */
            data: components["schemas"]["ChangedItem"] & {
                /**
                 * @description The content type or the taxonomy.
                 * @example event
                 * @constant
                 */
                type: "event";
            };
        };
        /** @description An event of a venue. */
        VenueEvent: {
            /**
             * @description What happened.
             * @example venue.published
             * @enum {string}
             */
            type: "venue.published" | "venue.updated" | "venue.unpublished" | "venue.deleted";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description The item, as it was when the event was prepared for sending. */
            data: components["schemas"]["ChangedItem"] & {
                /**
                 * @description The content type or the taxonomy.
                 * @example venue
                 * @constant
                 */
                type: "venue";
            };
        };
        /** @description An event of an organizer. */
        OrganizerEvent: {
            /**
             * @description What happened.
             * @example organizer.published
             * @enum {string}
             */
            type: "organizer.published" | "organizer.updated" | "organizer.unpublished" | "organizer.deleted";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description The item, as it was when the event was prepared for sending. */
            data: components["schemas"]["ChangedItem"] & {
                /**
                 * @description The content type or the taxonomy.
                 * @example organizer
                 * @constant
                 */
                type: "organizer";
            };
        };
        /** @description An event of a media item. */
        MediaEvent: {
            /**
             * @description What happened.
             * @example media.created
             * @enum {string}
             */
            type: "media.created" | "media.updated" | "media.deleted";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description The item, as it was when the event was prepared for sending. */
            data: components["schemas"]["ChangedItem"] & {
                /**
                 * @description The content type or the taxonomy.
                 * @example attachment
                 * @constant
                 */
                type: "attachment";
            };
        };
        /** @description An event of a category or tag. */
        TermEvent: {
            /**
             * @description What happened.
             * @example term.created
             * @enum {string}
             */
            type: "term.created" | "term.updated" | "term.deleted";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description The item, as it was when the event was prepared for sending. */
            data: components["schemas"]["ChangedItem"] & {
                /**
                 * @description The content type or the taxonomy.
                 * @example category
                 * @enum {string}
                 */
                type: "cal_events_cat" | "category" | "cms_pattern_category" | "post_tag";
            };
        };
        /** @description An event of a menu, menu item or navigation. */
        MenuEvent: {
            /**
             * @description What happened.
             * @example menu.created
             * @enum {string}
             */
            type: "menu.created" | "menu.updated" | "menu.deleted";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description The item, as it was when the event was prepared for sending. */
            data: components["schemas"]["ChangedItem"] & {
                /**
                 * @description The content type or the taxonomy.
                 * @example nav_menu
                 * @enum {string}
                 */
                type: "cms_navigation" | "nav_menu" | "nav_menu_item";
            };
        };
        /** @description An event of a template, template part or style of the theme. */
        TemplateEvent: {
            /**
             * @description What happened.
             * @example template.created
             * @enum {string}
             */
            type: "template.created" | "template.updated" | "template.deleted";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description The item, as it was when the event was prepared for sending. */
            data: components["schemas"]["ChangedItem"] & {
                /**
                 * @description The content type or the taxonomy.
                 * @example cms_template
                 * @enum {string}
                 */
                type: "cms_global_styles" | "cms_template" | "cms_template_part";
            };
        };
        /** @description An event of a user. What has changed is read at `url`; the event has no data of the user. */
        UserEvent: {
            /**
             * @description What happened.
             * @example user.created
             * @enum {string}
             */
            type: "user.created" | "user.updated" | "user.deleted";
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description The item, as it was when the event was prepared for sending. */
            data: components["schemas"]["ChangedItem"] & {
                /**
                 * @description What has changed.
                 * @example user
                 * @constant
                 */
                type: "user";
            };
        };
        /** @description A test delivery. */
        TestEvent: {
            /**
             * @description What happened.
             * @example webhook.test
             * @constant
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When the test was requested, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            timestamp: string;
            /** @description The subscription. */
            data: {
                /**
                 * @description The ID of the subscription.
                 * @example 3
                 */
                subscription: number;
            };
        };
        /**
         * @description A language that content can be written in (BCP 47, in lower case). The languages are a setting of the site, and the documents that it serves list them.
         * @example en
         */
        Language: string;
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
        /** @description The changes after the cursor are no longer kept, or the database has been replaced by an older one. Read everything again, and start with a new cursor. */
        ChangesExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_changes_expired",
                 *       "message": "The changes after the cursor 17 are no longer kept. Read everything again, and start with a new cursor.",
                 *       "data": {
                 *         "status": 410
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A parameter is invalid, or the page does not exist. */
        BadPage: {
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
        /** @description A field is missing or invalid, or there are too many subscriptions. */
        BadSubscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_too_many_subscriptions",
                 *       "message": "There can be at most 200 subscriptions. Delete one first.",
                 *       "data": {
                 *         "status": 400
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
        /** @description No subscription has this ID. */
        NoSubscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_subscription_not_found",
                 *       "message": "No subscription has the ID 12.",
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
        /** @description No subscription has this ID, or it has no such delivery. */
        NoDelivery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_delivery_not_found",
                 *       "message": "The subscription 3 has no delivery with the ID 12.",
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
        /** @description With `help`, each route includes the schema of its resource. Other values have no effect. */
        indexContext: string;
        /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
        fields: string[];
        /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, or that is filtered by terms or authors and not sorted by date, and the first 10,000 of other lists that are not sorted by date; `cursor` has no such limit. */
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
        /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
        ifMatch: string;
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
        /** @description The total number of items on all pages. */
        total: number;
        /** @description The total number of pages. */
        totalPages: number;
        /** @description The cursor of the next page, if the request has a `cursor`. Missing on the last page. */
        nextCursor: string;
        /** @description The URLs of the next and the previous page, as `rel="next"` and `rel="prev"`. With a `cursor`, the URL of the next page alone. */
        pageLinks: string;
        /** @description The URL of the new item. */
        location: string;
        /** @description The methods that the caller may use on the route. In a 404 because the route does not support the method, the methods that it supports. */
        allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHooksIndex: {
        parameters: {
            query: {
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
    listChanges: {
        parameters: {
            query: {
                /** @description The cursor of an earlier response. Returns the changes after it. Without it, the response has no changes, only the current cursor. */
                since?: string;
                /** @description Returns only changes of these content types and taxonomies, or of users. */
                types?: components["schemas"]["ItemType"][];
                /** @description The number of changes to look at. The response can have fewer. */
                per_page: number;
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The ID of the last event of an earlier stream. Takes precedence over `since`. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeList"];
                    "text/event-stream": components["schemas"]["ChangeStream"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["ChangesExpired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query: {
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, or that is filtered by terms or authors and not sorted by date, and the first 10,000 of other lists that are not sorted by date; `cursor` has no such limit. */
                page: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page: components["parameters"]["perPage"];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subscriptions. */
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
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSubscription: {
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
                 *       "url": "https://www.example.org/api/revalidate",
                 *       "description": "Front end",
                 *       "types": [
                 *         "post",
                 *         "page"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionCreation"];
            };
        };
        responses: {
            /** @description The new subscription. */
            201: {
                headers: {
                    /** @description The URL of the new item. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSubscription"];
                };
            };
            400: components["responses"]["BadSubscription"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoSubscription"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the subscription. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "paused": true
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionInput"];
            };
        };
        responses: {
            /** @description The updated subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadSubscription"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoSubscription"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the subscription. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "paused": true
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionInput"];
            };
        };
        responses: {
            /** @description The updated subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadSubscription"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoSubscription"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the subscription. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoSubscription"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier read. If the resource has changed since then, the write is not carried out and the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The ID of the subscription. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "paused": true
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionInput"];
            };
        };
        responses: {
            /** @description The updated subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadSubscription"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoSubscription"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoSubscription"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query: {
                /** @description The page of the list to return. On a site with more than 10,000 items, callers without the right to edit posts can request the first 1,000 items of a list whose matches are counted up to 1,000, such as a search, or that is filtered by terms or authors and not sorted by date, and the first 10,000 of other lists that are not sorted by date; `cursor` has no such limit. */
                page: components["parameters"]["pageNumber"];
                /**
                 * @description Reads the list page by page, from `start`: the response has the cursor of the next page, and none on the last one. Items that are
                 *     created, changed or deleted meanwhile do not shift the others, and all pages are equally fast. Send the same filters and the same order with
                 *     each cursor; `per_page` and `_fields` can change. Cannot be combined with `page` or `offset`. The totals are those at the start.
                 *     If the text that an item is sorted by, such as a description, is longer than about 7,000 bytes, the response is 400.
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description The number of items per page. If the texts of several items on a page exceed 32 MB in total, the request fails with `rest_page_too_large`, unless `_fields` excludes those texts. */
                per_page: components["parameters"]["perPage"];
                /** @description Returns only deliveries with these statuses. */
                status?: ("pending" | "delivered" | "failed")[];
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                parent: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
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
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoSubscription"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTestDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                parent: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is sent within seconds. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoSubscription"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: {
                /** @description The fields to return, at most 100 for callers without the right to edit posts. Use dots for nested fields, as in `id,title.rendered`. */
                _fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                parent: number;
                /** @description The ID of the delivery. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    /** @description The version of the resource. Send it in `If-None-Match` to get a 304 while nothing has changed, or in `If-Match` to change an item only if nobody else has changed it. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoDelivery"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription. */
                parent: number;
                /** @description The ID of the delivery. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is sent within seconds. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoDelivery"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
