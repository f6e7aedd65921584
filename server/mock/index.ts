// The mock server: the parts in which it differs from the service.
import { roles } from './content.ts'
import { WRONG_PASSWORD } from './authentication.ts'

export { createMockAuthenticator as mockAuthenticator } from './authentication.ts'
export { createMockConfig as mockConfig } from './config.ts'
export { addMockContent } from './content.ts'
export { mockNamespaces } from './handlers.ts'

/** How to use it, printed when it is ready. */
export const mockNotice = `This is a mock server. It forgets what is written to it when it stops.
Sign in with any password but "${WRONG_PASSWORD}": ${roles.map(({ login, role }) => (login === role ? login : `${login} (${role})`)).join(', ')}.`
