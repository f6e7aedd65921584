// The permission checks for items of site content.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { Access, ViewQuery } from './collection.ts'
import { assertPasswordMatches } from './item-password.ts'
import { isAllowed, mayEdit, mayRemove } from './permissions.ts'
import type { ListQuery, Resource } from './resource.ts'
import { assertAllowed } from '../users/missing-right.ts'
import type { Caller } from '../users/caller.ts'

export function contentAccess<Out extends object, In extends object, Query extends ListQuery, Id>(resource: Resource<Out, In, Query, Id>) {
  const { permissions, noun, traits, refusal } = resource
  const assertMay = (edit: (caller: Caller) => boolean, caller: Caller): void =>
    assertAllowed(caller, 'rest_cannot_edit', `edit this ${noun}`, edit)

  return {
    mayEdit: (row, { caller }) => mayEdit(permissions, caller, row),
    mayRemove: (row, { caller }) => mayRemove(permissions, caller, row),
    assertViewer: (caller) => assertMayView(resource, { caller }),
    assertCreator(caller) {
      assertAllowed(caller, 'rest_cannot_create', `create a ${noun}`, (one) => permissions.mayCreate(one))
    },
    assertEditor(caller) {
      assertMay((one) => permissions.mayEditAny(one), caller)
    },
    async assertReadable(row, query, context) {
      const { caller } = context
      if (query.context === 'edit')
        assertAllowed(caller, refusal ?? 'rest_forbidden_context', `read this ${noun} in the edit context`, (one) =>
          mayEdit(permissions, one, row),
        )
      else
        assertAllowed(caller, refusal ?? 'rest_forbidden', `read this ${noun}`, (one) =>
          isAllowed(permissions.read(one), one, row, row.status),
        )
      if (query.password)
        await assertPasswordMatches(
          row,
          query.password,
          context,
          row.password
            ? `The password of this ${noun} is incorrect. Send the correct one, or omit password.`
            : `This ${noun} has no password. Omit password.`,
        )
      assertMayView(resource, context)
    },
    assertMayCreate(input, context) {
      traits.authorize?.(input, undefined, context)
      this.assertCreator(context.caller)
    },
    assertMayEdit(row, _input, context) {
      assertMay((one) => mayEdit(permissions, one, row), context.caller)
    },
    assertMayRemove(row, { caller }) {
      assertAllowed(caller, 'rest_cannot_delete', `delete this ${noun}`, (one) => mayRemove(permissions, one, row))
    },
  } satisfies Access<ContentRow, In, ViewQuery>
}

export function assertMayView(
  { permissions, names, refusal }: Pick<Resource<object, object, ListQuery>, 'permissions' | 'names' | 'refusal'>,
  { caller }: Pick<RequestContext, 'caller'>,
): void {
  assertAllowed(caller, refusal ?? 'rest_cannot_view', `view ${names.plural.toLowerCase()}`, (one) => permissions.mayView?.(one) !== false)
}
