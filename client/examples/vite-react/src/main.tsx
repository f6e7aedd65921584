// Starts the app: a search, the calendar and the posts, or with `?edit=7` the editor of a post.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { Posts } from './posts.tsx'
import { Search } from './search.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the ID root.')

const edited = new URLSearchParams(location.search).get('edit')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      {edited ? (
        <Editor id={Number(edited)} />
      ) : (
        <>
          <Search />
          <MonthCalendar />
          <Posts />
        </>
      )}
    </QueryClientProvider>
  </StrictMode>,
)
