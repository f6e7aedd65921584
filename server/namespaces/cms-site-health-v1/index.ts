// The handlers of the namespace cms-site-health/v1: tests of the state of the service, for administrators.
import type { RequestContext } from '#server/context.ts'
import { assertAllowed } from '#server/users/missing-right.ts'
import { readNamespaceIndex } from '../routes.ts'
import type { Handlers, Schemas } from './contract.ts'
import { measureDirectories } from './sizes.ts'
import { authorizationHeader, backgroundUpdates, dotorgCommunication, httpsStatus, loopbackRequests, pageCache } from './tests.ts'

export const siteHealth: Handlers = {
  getSiteHealthIndex: readNamespaceIndex,
  getAuthorizationHeaderTest: createHandler(authorizationHeader),
  getBackgroundUpdatesTest: createHandler(backgroundUpdates),
  getDotorgCommunicationTest: createHandler(dotorgCommunication),
  getHttpsStatusTest: createHandler(httpsStatus),
  getLoopbackRequestsTest: createHandler(loopbackRequests),
  getPageCacheTest: createHandler(pageCache),
  getDirectorySizes: createHandler(measureDirectories),
}

function createHandler<Body extends Schemas['HealthTest'] | Schemas['DirectorySizes']>(
  find: (context: RequestContext) => Body | Promise<Body>,
) {
  return async (_input: unknown, context: RequestContext) => {
    assertAllowed(context.caller, 'rest_forbidden', 'read the health of the site', (caller) => caller.can('manage_options'))
    return { status: 200 as const, body: await find(context) }
  }
}
