// Reads the statuses that items can have.
import { link, linksFor } from '#server/engine/links.ts'
import { statuses } from '#server/engine/statuses.ts'
import type { KnownStatus } from '#server/engine/statuses.ts'
import type { RequestContext } from '#server/context.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import type { View } from '#server/contract/response-fields.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, Schemas } from './contract.ts'

const prune = prunerFor('StatusInfo')
const names = Object.keys(statuses) as KnownStatus[]

const mayEdit = ({ caller }: RequestContext): boolean => caller.can('edit_posts') || caller.can('edit_pages')
const mayRead = (status: KnownStatus, context: RequestContext): boolean => statuses[status].readers === 'everybody' || mayEdit(context)

async function present(slug: KnownStatus, view: View, context: RequestContext): Promise<Schemas['StatusInfo']> {
  const { name, readers, hasFloatingDate, isListed } = statuses[slug]
  const posts = `${context.config.restRoot}/cms/v2/posts`
  const archives = link('archives', () => [{ href: slug === 'publish' ? posts : `${posts}?status=${slug}` }])
  return prune<Schemas['StatusInfo']>(
    {
      name,
      slug,
      public: readers === 'everybody',
      queryable: readers === 'everybody',
      date_floating: hasFloatingDate,
      private: readers === 'private',
      protected: readers === 'editors',
      show_in_list: isListed,
      _links: (await linksFor([archives], [undefined], context))(undefined),
    },
    view,
  )
}

export const handlers = {
  async listStatuses({ query }, context) {
    if (query.context === 'edit' && !mayEdit(context))
      throw refused(
        context.caller,
        'rest_cannot_view',
        'You are not allowed to list statuses in the edit context. This requires the right to edit posts or pages.',
      )
    const shown = names.filter((name) => mayRead(name, context))
    const items = await Promise.all(shown.map(async (name) => [name, await present(name, query.context, context)] as const))
    return { status: 200, body: Object.fromEntries(items) }
  },

  async getStatus({ path, query }, context) {
    const status = names.find((name) => name === path.status)
    if (!status)
      throw new ApiError(404, 'rest_status_invalid', `No status has the identifier ${path.status}. GET /cms/v2/statuses lists them.`)
    if (!mayRead(status, context) || (query.context === 'edit' && !mayEdit(context)))
      throw refused(
        context.caller,
        'rest_cannot_read_status',
        `You are not allowed to read the status ${status}. This requires the right to edit posts or pages.`,
      )
    return { status: 200, body: await present(status, query.context, context) }
  },
} satisfies Partial<Handlers>
