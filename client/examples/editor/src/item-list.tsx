// The list of a content type: posts, pages, patterns, menus, templates and template parts.
import apiFetch from '@wordpress/api-fetch'
import { Button } from '@wordpress/components'
import type { Action, Field, View } from '@wordpress/dataviews'
import { dateI18n } from '@wordpress/date'
import { pencil, trash, backup, external } from '@wordpress/icons'
import { addQueryArgs } from '@wordpress/url'
import type { ReactElement } from 'react'
import { changeAll } from './batch.ts'
import type { Change } from './batch.ts'
import { Frame } from './frame.tsx'
import { PageList, filterOf } from './page-list.tsx'
import type { Page } from './page-list.tsx'
import type { SiteUser } from './service.ts'
import { STATUSES } from './statuses.ts'

export interface ContentType {
  name: string
  slug: string
  rest_base: string
  rest_namespace: string
  viewable: boolean
  labels: Record<string, string>
}

interface Item {
  id: number | string
  type: string
  title: { raw: string; rendered: string }
  status: string
  date?: string
  modified?: string
  link?: string
  _embedded?: { author?: { name: string }[] }
  /** Of a template: `custom` if it differs from the file of the theme. */
  source?: string
}

/** All but the trash. */
const NOT_TRASHED = STATUSES.map(({ value }) => value)
  .filter((status) => status !== 'trash')
  .join()

export async function itemList(query: URLSearchParams, user: SiteUser): Promise<ReactElement> {
  const type = await apiFetch<ContentType>({ path: `/wp/v2/types/${query.get('post_type') ?? 'post'}?context=edit` })
  // Templates are a short list in one piece: the service neither pages nor searches them.
  const isTemplate = type.slug.startsWith('wp_template')
  const path = `/${type.rest_namespace}/${type.rest_base}`
  const load = isTemplate ? (view: View) => templates(path, view) : (view: View) => items(path, view)
  const isAdding = !isTemplate && type.slug !== 'wp_navigation'
  const action = (
    <Button
      variant="primary"
      href={
        isAdding ? `post-new.php?post_type=${type.slug}` : addQueryArgs('site-editor.php', { p: isTemplate ? '/template' : '/navigation' })
      }
      __next40pxDefaultSize
    >
      {type.labels['add_new_item'] ?? `Add new ${type.name}`}
    </Button>
  )
  const fields = isTemplate ? ['source'] : ['author', 'status', 'date']
  return (
    <Frame title={type.name} user={user} action={action}>
      {(notify) => (
        <PageList
          load={load}
          fields={fieldsOf(isTemplate)}
          view={{ titleField: 'title', fields }}
          onClickItem={(item) => location.assign(editorOf(item))}
          actions={(reload) => actionsOn(path, isTemplate, async (outcome, success) => notify(outcome, success).then(reload))}
        />
      )}
    </Frame>
  )
}

async function items(path: string, view: View): Promise<Page<Item>> {
  const { search, page, perPage, sort } = view
  const status = filterOf(view, 'status') ?? NOT_TRASHED
  const query = {
    context: 'edit',
    status,
    page,
    per_page: perPage,
    ...(search && { search }),
    ...(sort && { orderby: sort.field, order: sort.direction }),
    _embed: 'author',
    _fields: 'id,type,title,status,date,modified,link,_links,_embedded',
  }
  const response = await apiFetch<Response>({ path: addQueryArgs(path, query), parse: false }).catch(async (refused: Response) => {
    throw await refused.json()
  })
  return { items: (await response.json()) as Item[], total: Number(response.headers.get('X-WP-Total')) }
}

async function templates(path: string, { search = '', page = 1, perPage = 20 }: View): Promise<Page<Item>> {
  const all = await apiFetch<Item[]>({ path: `${path}?context=edit&per_page=-1` })
  const found = all.filter(({ title }) => title.rendered.toLowerCase().includes(search.toLowerCase()))
  return { items: found.slice((page - 1) * perPage, page * perPage), total: found.length }
}

const fieldsOf = (isTemplate: boolean): Field<Item>[] => [
  { id: 'title', label: 'Title', enableHiding: false, enableSorting: !isTemplate, getValue: ({ item }) => item.title.raw || '(no title)' },
  { id: 'author', label: 'Author', enableSorting: false, getValue: ({ item }) => item._embedded?.author?.[0]?.name ?? '' },
  {
    id: 'status',
    label: 'Status',
    elements: [...STATUSES],
    filterBy: isTemplate ? undefined : { operators: ['is'], isPrimary: true },
    enableSorting: false,
  },
  { id: 'date', label: 'Date', getValue: ({ item }) => (item.date ? dateI18n('M j, Y g:i a', item.date) : '') },
  {
    id: 'source',
    label: 'Source',
    enableSorting: false,
    getValue: ({ item }) => (item.source === 'custom' ? 'Customized' : 'Theme'),
  },
]

type Perform = (outcome: Promise<unknown>, success: string) => Promise<void>

function actionsOn(path: string, isTemplate: boolean, perform: Perform): Action<Item>[] {
  const change = (items: Item[], success: string, method: Change['method'], body?: object): Promise<void> =>
    perform(changeAll(items.map(({ id }) => ({ path: `${path}/${id}`, method, ...(body && { body }) }))), success)
  const isTrashed = ({ status }: Item): boolean => status === 'trash'
  const edit: Action<Item> = {
    id: 'edit',
    label: 'Edit',
    icon: pencil,
    isPrimary: true,
    isEligible: (item) => !isTrashed(item),
    callback: ([item]) => item && location.assign(editorOf(item)),
  }
  if (isTemplate)
    return [
      edit,
      {
        id: 'reset',
        label: 'Reset',
        icon: backup,
        supportsBulk: true,
        isEligible: ({ source }) => source === 'custom',
        callback: (items) => void change(items, 'Reset to the theme.', 'DELETE', { force: true }),
      },
    ]
  return [
    edit,
    {
      id: 'view',
      label: 'View',
      icon: external,
      isEligible: ({ status, link }) => status === 'publish' && Boolean(link),
      callback: ([item]) => void window.open(item?.link),
    },
    {
      id: 'trash',
      label: 'Move to trash',
      icon: trash,
      supportsBulk: true,
      isEligible: (item) => !isTrashed(item),
      callback: (items) => void change(items, 'Moved to the trash.', 'DELETE'),
    },
    {
      id: 'restore',
      label: 'Restore',
      icon: backup,
      isPrimary: true,
      supportsBulk: true,
      isEligible: isTrashed,
      callback: (items) => void change(items, 'Restored as a draft.', 'PUT', { status: 'draft' }),
    },
    {
      id: 'delete',
      label: 'Delete permanently',
      isDestructive: true,
      supportsBulk: true,
      isEligible: isTrashed,
      callback: (items) => {
        if (confirm('Delete permanently? This cannot be undone.')) void change(items, 'Deleted.', 'DELETE', { force: true })
      },
    },
  ]
}

/** The address of the editor of an item. */
function editorOf({ id, type }: Item): string {
  return ['post', 'page', 'wp_block'].includes(type)
    ? `post.php?post=${id}&post_type=${type}&action=edit`
    : addQueryArgs('site-editor.php', { p: `/${type}/${id}`, canvas: 'edit' })
}
