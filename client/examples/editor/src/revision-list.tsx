// The revisions of an item: what each changed, and the way back to it.
import apiFetch from '@wordpress/api-fetch'
import { Button } from '@wordpress/components'
import type { Field } from '@wordpress/dataviews'
import { dateI18n } from '@wordpress/date'
import type { ReactElement } from 'react'
import { Frame } from './frame.tsx'
import { PageList } from './page-list.tsx'
import type { Page } from './page-list.tsx'
import { pathOf, typeOf } from './post-editor.ts'
import type { SiteUser } from './service.ts'
import { textOf } from './texts.ts'

interface Revision {
  id: number
  date: string
  slug: string
  title: { raw: string }
  content: { raw: string }
  excerpt: { raw: string }
}

/** Links of the packages name a revision, but not its item: it is what the editor showed before. */
export async function revisionList(query: URLSearchParams, user: SiteUser): Promise<ReactElement> {
  const before = new URLSearchParams(document.referrer ? new URL(document.referrer).search : '')
  const id = Number(query.get('post') ?? before.get('post'))
  const type = query.get('post_type') ?? (await typeOf(id))
  history.replaceState(null, '', `revision.php?post=${id}&post_type=${type}`)
  const item = `${await pathOf(type)}/${id}`
  const load = async (): Promise<Page<Revision>> => {
    const items = await apiFetch<Revision[]>({ path: `${item}/revisions?context=edit&per_page=100` })
    return { items, total: items.length }
  }
  const editor = `post.php?post=${id}&post_type=${type}&action=edit`
  const restore = async ({ title, content, excerpt }: Revision): Promise<void> => {
    await apiFetch({ path: item, method: 'PUT', data: { title: title.raw, content: content.raw, excerpt: excerpt.raw } })
    location.assign(editor)
  }
  return (
    <Frame
      title="Revisions"
      user={user}
      action={<Button href={editor} variant="secondary" children="Back to the editor" __next40pxDefaultSize />}
    >
      {(notify) => (
        <PageList
          load={load}
          fields={FIELDS}
          view={{ titleField: 'title', fields: ['date', 'text'], perPage: 100 }}
          actions={() => [
            {
              id: 'restore',
              label: 'Restore',
              isPrimary: true,
              callback: ([revision]) => revision && void notify(restore(revision), 'Restored.'),
            },
          ]}
        />
      )}
    </Frame>
  )
}

const FIELDS: Field<Revision>[] = [
  { id: 'title', label: 'Title', getValue: ({ item }) => item.title.raw || '(no title)', enableSorting: false },
  { id: 'date', label: 'Saved', getValue: savedAt, enableSorting: false },
  { id: 'text', label: 'Text', getValue: ({ item }) => textOf(item.content.raw).slice(0, 200), enableSorting: false },
]

function savedAt({ item: { date, slug } }: { item: Revision }): string {
  return dateI18n('M j, Y g:i:s a', date) + (slug.includes('-autosave-') ? ', automatically' : '')
}
