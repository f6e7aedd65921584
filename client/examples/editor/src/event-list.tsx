// The list of events, past and coming.
import { Button } from '@wordpress/components'
import type { Action, Field, View } from '@wordpress/dataviews'
import { backup, external, pencil, trash } from '@wordpress/icons'
import type { CalendarEvent } from 'content-service'
import { list, unwrap } from 'content-service'
import { formatTimes } from 'content-service/calendar'
import { describeRecurrence } from 'content-service/recurrence'
import type { ReactElement } from 'react'
import { Frame } from './frame.tsx'
import type { Notify } from './frame.tsx'
import { PageList, filterOf } from './page-list.tsx'
import type { Page } from './page-list.tsx'
import { client } from './service.ts'
import type { SiteUser } from './service.ts'
import { STATUSES } from './statuses.ts'
import type { Status } from './statuses.ts'
import { textOf } from './texts.ts'

const ALL_TIMES = { start_date: '1000-01-01', end_date: '9999-12-31' }
const { calendar } = client()

export function eventList(user: SiteUser): ReactElement {
  return (
    <Frame title="Events" user={user} action={<Button variant="primary" href="event" children="Add event" __next40pxDefaultSize />}>
      {(notify) => (
        <PageList
          load={events}
          fields={FIELDS}
          view={{ titleField: 'title', fields: ['times', 'repeats', 'venue', 'status'] }}
          onClickItem={({ id }) => location.assign(`event?id=${id}`)}
          actions={(reload) => actionsOn(notify, reload)}
        />
      )}
    </Frame>
  )
}

async function events({ search, page, perPage, ...view }: View): Promise<Page<CalendarEvent>> {
  const status = filterOf(view as View, 'status') as Status | undefined
  const query = { ...ALL_TIMES, page, per_page: perPage, ...(search && { search }), status: [status ?? ('any' as const)] }
  return list(calendar, '/events', { params: { query } })
}

const FIELDS: Field<CalendarEvent>[] = [
  { id: 'title', label: 'Title', getValue: ({ item }) => textOf(item.title) || '(no title)', enableSorting: false },
  {
    id: 'times',
    label: 'When',
    getValue: ({ item }) => formatTimes(item, 'en') + (item.canceled ? ' (canceled)' : ''),
    enableSorting: false,
  },
  { id: 'repeats', label: 'Repeats', getValue: ({ item }) => describeRecurrence(item, 'en') ?? '', enableSorting: false },
  { id: 'venue', label: 'Venue', getValue: ({ item }) => textOf(item.venue?.venue ?? ''), enableSorting: false },
  { id: 'status', label: 'Status', elements: [...STATUSES], filterBy: { operators: ['is'], isPrimary: true }, enableSorting: false },
]

function actionsOn(notify: Notify, reload: () => void): Action<CalendarEvent>[] {
  const perform = (items: CalendarEvent[], success: string, change: (path: { id: number }) => Promise<unknown>): void =>
    void notify(Promise.all(items.map(({ id }) => change({ id }))), success).then(reload)
  const isTrashed = ({ status }: CalendarEvent): boolean => status === 'trash'
  const event = calendar.at('/events/{id}')
  return [
    {
      id: 'edit',
      label: 'Edit',
      icon: pencil,
      isPrimary: true,
      isEligible: (item) => !isTrashed(item),
      callback: ([item]) => item && location.assign(`event?id=${item.id}`),
    },
    {
      id: 'edit-series',
      label: 'Edit all dates',
      isEligible: (item) => !isTrashed(item) && item.series !== null,
      callback: ([item]) => item && location.assign(`event?id=${item.series}`),
    },
    {
      id: 'view',
      label: 'View',
      icon: external,
      isEligible: ({ status }) => status === 'publish',
      callback: ([item]) => void window.open(item?.url),
    },
    {
      id: 'trash',
      label: 'Move to trash',
      icon: trash,
      supportsBulk: true,
      isEligible: (item) => !isTrashed(item),
      callback: (items) => perform(items, 'Moved to the trash.', (path) => unwrap(event.delete({ params: { path } }))),
    },
    {
      id: 'restore',
      label: 'Restore',
      icon: backup,
      isPrimary: true,
      supportsBulk: true,
      isEligible: isTrashed,
      callback: (items) =>
        perform(items, 'Restored as a draft.', (path) => unwrap(event.patch({ params: { path }, body: { status: 'draft' } }))),
    },
  ]
}
