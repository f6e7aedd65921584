// Changes and webhooks.
import { readNamespaceIndex } from '../routes.ts'
import { listChanges } from './changes.ts'
import type { Handlers } from './contract.ts'
import { handlers as deliveries } from './deliveries.ts'
import { handlers as subscriptions } from './subscriptions.ts'

export const hooksV1: Handlers = {
  getHooksIndex: readNamespaceIndex,
  listChanges,
  ...subscriptions,
  ...deliveries,
}
