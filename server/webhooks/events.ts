// Which event a change is for subscriptions: what becomes public, changes in public, and is public no more.
import type { ChangeRow } from '../db/tables/changes.ts'
import type { ContentStatus } from '../db/tables/content.ts'

/** `published` and `unpublished` are for items with statuses; all others are `created` and `deleted`. */
interface Family {
  name: string
  hasStatuses: boolean
}

const withStatuses = (name: string): Family => ({ name, hasStatuses: true })
const always = (name: string): Family => ({ name, hasStatuses: false })

const families: ReadonlyMap<string, Family> = new Map([
  ['post', withStatuses('content')],
  ['page', withStatuses('content')],
  ['cms_block', withStatuses('content')],
  ['event', withStatuses('event')],
  ['venue', withStatuses('venue')],
  ['organizer', withStatuses('organizer')],
  ['attachment', always('media')],
  ['category', always('term')],
  ['post_tag', always('term')],
  ['cms_pattern_category', always('term')],
  ['cal_events_cat', always('term')],
  ['nav_menu', always('menu')],
  ['nav_menu_item', always('menu')],
  ['cms_navigation', always('menu')],
  ['cms_template', always('template')],
  ['cms_template_part', always('template')],
  ['cms_global_styles', always('template')],
])

/** The name of the event; undefined if the change is of no interest to subscriptions, such as that of a draft. */
export function eventOf({
  type,
  status_before,
  status_after,
}: Pick<ChangeRow, 'type' | 'status_before' | 'status_after'>): string | undefined {
  const family = families.get(type)
  if (!family) return undefined
  const action = family.hasStatuses ? publicAction(status_before, status_after) : plainAction(status_before, status_after)
  return action && `${family.name}.${action}`
}

type StatusOrNone = ContentStatus | null

function publicAction(before: StatusOrNone, after: StatusOrNone): string | undefined {
  if (after === null) return 'deleted'
  if (after === 'publish') return before === 'publish' ? 'updated' : 'published'
  return before === 'publish' ? 'unpublished' : undefined
}

function plainAction(before: StatusOrNone, after: StatusOrNone): string | undefined {
  const [existed, exists] = [before, after].map((status) => status !== null && status !== 'trash')
  if (existed) return exists ? 'updated' : 'deleted'
  return exists ? 'created' : undefined
}
