// Starts the app.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Posts } from './posts.tsx'
import { MonthCalendar } from './month-calendar.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the ID root.')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <MonthCalendar />
      <Posts />
    </QueryClientProvider>
  </StrictMode>,
)
