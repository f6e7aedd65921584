// Searches as you type: asks when the user pauses, and cancels the request before.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from 'content-service/react-query'
import { useEffect, useState } from 'react'
import { content } from './service.ts'

const PAUSE_MS = 150

export function Search() {
  const [text, setText] = useState('')
  const search = usePaused(text)
  const results = useQuery({
    // TanStack Query cancels the request when the search changes.
    ...query(content, '/search', { params: { query: { search, match: 'prefix', type: 'any', highlight: true, per_page: 5 } } }),
    enabled: search.trim() !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <search>
      <input type="search" aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      {results.error && <p role="alert">{results.error.message}</p>}
      <ul>
        {search.trim() &&
          results.data?.map(({ id, subtype, url, highlight }) => (
            <li key={`${subtype} ${id}`}>
              {/* The service has escaped everything but <mark>. */}
              <a href={url} dangerouslySetInnerHTML={{ __html: highlight?.title ?? '' }} />
              <p dangerouslySetInnerHTML={{ __html: highlight?.text ?? '' }} />
            </li>
          ))}
      </ul>
    </search>
  )
}

/** The value once it has not changed for a while. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
