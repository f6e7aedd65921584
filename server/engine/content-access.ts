// Who may list, read, create, change and delete the items of a content type of the site.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { refused } from '../contract/api-error.ts'
import type { ApiError } from '../contract/api-error.ts'
import type { Access, ViewQuery } from './collection.ts'
import { assertPasswordMatches } from './item-password.ts'
import { isAllowed, mayEdit, mayRemove } from './permissions.ts'
import type { ListQuery, Resource } from './resource.ts'

export function contentAccess<Out extends object, In extends object, Query extends ListQuery, Id>(resource: Resource<Out, In, Query, Id>) {
  const { permissions, noun, traits } = resource
  const mayNotEdit = ({ caller }: Pick<RequestContext, 'caller'>): ApiError =>
    refused(caller, 'rest_cannot_edit', `You are not allowed to edit this ${noun}.`)

  return {
    mayEdit: (row, { caller }) => mayEdit(permissions, caller, row),
    mayRemove: (row, { caller }) => mayRemove(permissions, caller, row),
    assertViewer: (caller) => assertMayView(resource, { caller }),
    assertCreator(caller) {
      if (!permissions.mayCreate(caller)) throw refused(caller, 'rest_cannot_create', `You are not allowed to create a ${noun}.`)
    },
    assertEditor(caller) {
      if (!permissions.mayEditAny(caller)) throw mayNotEdit({ caller })
    },
    async assertReadable(row, query, context) {
      const { caller } = context
      if (query.context === 'edit') {
        if (!mayEdit(permissions, caller, row))
          throw refused(
            caller,
            'rest_forbidden_context',
            `You are not allowed to edit this ${noun}, so you cannot read it in the edit context.`,
          )
      } else if (!isAllowed(permissions.read(caller), caller, row, row.status)) {
        throw refused(caller, 'rest_forbidden', `You are not allowed to read this ${noun}.`)
      }
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
      if (!mayEdit(permissions, context.caller, row)) throw mayNotEdit(context)
    },
    assertMayRemove(row, { caller }) {
      if (!mayRemove(permissions, caller, row)) throw refused(caller, 'rest_cannot_delete', `You are not allowed to delete this ${noun}.`)
    },
  } satisfies Access<ContentRow, In, ViewQuery>
}

export function assertMayView(
  { permissions, noun }: Pick<Resource<object, object, ListQuery>, 'permissions' | 'noun'>,
  { caller }: Pick<RequestContext, 'caller'>,
): void {
  if (permissions.mayView?.(caller) === false) throw refused(caller, 'rest_cannot_view', `You are not allowed to view any ${noun}.`)
}
