// Whether an item is sticky. A sticky item cannot have a password.
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import type { Permissions } from '#server/engine/permissions.ts'
import type { Trait } from '#server/engine/trait.ts'

interface In {
  sticky?: boolean
  password?: string
}

export function sticky(permissions: Permissions): Trait<ContentRow, { sticky: boolean }, In> & { read: object } {
  return {
    read: () => (row) => ({ sticky: row.sticky === 1 }),
    authorize(input, _before, { caller }) {
      if (input.sticky && !permissions.mayEditOthers(caller) && !permissions.mayPublish(caller))
        throw refused(
          caller,
          'rest_cannot_assign_sticky',
          'You are not allowed to make posts sticky. This requires the right to publish posts.',
        )
    },
    write(input, { before, values }) {
      if ((input.password ?? before?.password) && (input.sticky || before?.sticky))
        throw new ApiError(400, 'rest_invalid_field', 'A sticky post cannot have a password. Clear sticky or password first.')
      if (input.sticky !== undefined) values.sticky = input.sticky ? 1 : 0
    },
  }
}
