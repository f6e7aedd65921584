// The context of the mock server, which has no database.
import { openLog } from '../../log.ts'
import type { Config } from '../../config/config.ts'
import { completeBodies } from '../../blocks/completion.ts'
import { ItemCache } from '../../item-cache.ts'
import type { Context } from '../../context.ts'
import { noDatabase } from '../../db/database.ts'
import type { UserRow } from '../../db/tables/users.ts'
import { noStorage } from '../../storage/storage.ts'
import { credentialsIn } from '../auth.ts'
import type { Authenticate } from '../auth.ts'
import { sharedCounts } from '../../db/shared-counts.ts'
import { FailureLimit } from '../../users/failure-limit.ts'
import { ChangeFollower } from '../../changes/follower.ts'
import { publicPoster } from '../../outgoing/post-public.ts'
import { publicFetcher } from '../../outgoing/fetch-public.ts'
import { readTheme } from '../../theme-files/theme.ts'
import { callerFor, anonymous } from '../../users/caller.ts'

export function createMockContext(config: Config): Context {
  const database = noDatabase()
  return {
    config,
    ...database,
    log: openLog(config.logLevel),
    now: () => new Date(),
    theme: readTheme(config.themeDir),
    items: new ItemCache(),
    storage: noStorage,
    metrics: undefined,
    fetchPublic: publicFetcher(),
    postPublic: publicPoster([]),
    changeFollower: new ChangeFollower(database),
    wrongPasswords: new FailureLimit(config, 'item password', sharedCounts(database.db)),
    completeBodies,
  }
}

const anybody: UserRow = {
  id: 1,
  login: 'anybody',
  email: '',
  name: 'Anybody',
  first_name: '',
  last_name: '',
  nickname: '',
  slug: 'anybody',
  url: '',
  description: '',
  role: 'administrator',
  registered: '2026-01-01T00:00:00',
}

/** Accepts any well-formed credentials. */
export const acceptAnyCredentials: Authenticate = (authorization) => {
  if (!authorization) return anonymous
  credentialsIn(authorization)
  return callerFor(anybody)
}
