// A list of the service, a page at a time: search, filters, pages, actions, and what to show while it loads, when it is empty or fails.
import { Notice } from '@wordpress/components'
import { DataViews } from '@wordpress/dataviews'
import type { Action, Field, View } from '@wordpress/dataviews'
import type { ComponentType } from 'react'
import { useCallback, useEffect, useState } from '@wordpress/element'
import '@wordpress/dataviews/build-style/style.css'
import { messageOf } from './service.ts'

export interface Page<Item> {
  items: Item[]
  total: number
}

interface Listed<Item> {
  /** Loads what the view shows. Must stay the same function, or the list is loaded again. */
  load: (view: View) => Promise<Page<Item>>
  fields: Field<Item>[]
  /** The actions on items. `reload` shows what they have changed. */
  actions?: (reload: () => void) => Action<Item>[]
  view: Partial<View>
  onClickItem?: (item: Item) => void
  selection?: string[]
  onChangeSelection?: (ids: string[]) => void
  /** Changes when something outside of the list has changed it. */
  version?: number
}

const PER_PAGE = 20

export function PageList<Item extends { id: number | string }>({
  load,
  fields,
  actions,
  version,
  onClickItem,
  selection = [],
  onChangeSelection,
  ...given
}: Listed<Item>) {
  const [view, setView] = useState<View>({ type: 'table', search: '', filters: [], page: 1, perPage: PER_PAGE, ...given.view } as View)
  const [page, setPage] = useState<Page<Item>>()
  const [problem, setProblem] = useState('')
  const [changes, setChanges] = useState(0)
  const reload = useCallback(() => setChanges((count) => count + 1), [])

  useEffect(() => {
    let isWanted = true
    setProblem('')
    load(view).then(
      (loaded) => isWanted && setPage(loaded),
      (error: unknown) => isWanted && (setProblem(messageOf(error)), setPage({ items: [], total: 0 })),
    )
    return () => void (isWanted = false)
  }, [load, view, changes, version])

  const perPage = view.perPage ?? PER_PAGE
  const shown = {
    data: page?.items ?? [],
    fields,
    view,
    onChangeView: setView,
    ...(actions && { actions: actions(reload) }),
    isLoading: !page,
    paginationInfo: { totalItems: page?.total ?? 0, totalPages: Math.ceil((page?.total ?? 0) / perPage) },
    defaultLayouts: { [view.type]: {} },
    getItemId: ({ id }: Item) => String(id),
    ...(onClickItem && { onClickItem }),
    ...(onChangeSelection && { selection, onChangeSelection }),
  }
  // Its types do not see that items of any type have `getItemId`.
  const Views = DataViews as unknown as ComponentType<typeof shown>

  return (
    <>
      {problem && (
        <Notice status="error" isDismissible={false}>
          {problem}
        </Notice>
      )}
      <Views {...shown} />
    </>
  )
}

/** The value of a filter of the view. */
export function filterOf(view: View, field: string): string | undefined {
  return view.filters?.find((filter) => filter.field === field)?.value as string | undefined
}
