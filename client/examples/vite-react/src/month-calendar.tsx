// The events of a month, in two languages.
import { useQuery } from '@tanstack/react-query'
import { formatTimes, monthGrid, monthQuery } from 'content-service/calendar'
import type { Timed } from 'content-service/calendar'
import { listQuery } from 'content-service/react-query'
import { describeRecurrence } from 'content-service/recurrence'
import type { Recurring } from 'content-service/recurrence'
import { useState } from 'react'
import { languages } from './service.ts'
import type { Language } from './service.ts'

export function MonthCalendar() {
  const [language, setLanguage] = useState<Language>('en')
  const [month, setMonth] = useState(() => new URLSearchParams(location.search).get('month') ?? new Date().toISOString().slice(0, 7))
  const { calendar, locale } = languages[language]
  const { data, error } = useQuery(
    listQuery(calendar, '/events', {
      params: {
        query: {
          ...monthQuery(month, { locale }),
          per_page: 50,
          _fields: [
            'id',
            'title',
            'url',
            'all_day',
            'start_date',
            'end_date',
            'utc_start_date',
            'utc_end_date',
            'timezone',
            'canceled',
            'recurrence',
            'occurrence',
          ],
        },
      },
    }),
  )
  const { title, weekdays, weeks } = monthGrid(month, data?.items ?? [], { locale })
  return (
    <section lang={locale}>
      <h1>{title}</h1>
      <button onClick={() => setMonth(monthsLater(month, -1))}>←</button>
      <button onClick={() => setMonth(monthsLater(month, 1))}>→</button>
      {Object.entries(languages).map(([key, { name }]) => (
        <button key={key} aria-pressed={key === language} onClick={() => setLanguage(key as Language)}>
          {name}
        </button>
      ))}
      {error && <p role="alert">{error.message}</p>}
      <table>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ days }) => (
            <tr key={days[0]?.date}>
              {days.map(({ date, day, isInMonth, events }) => (
                <td key={date} style={{ opacity: isInMonth ? 1 : 0.5 }}>
                  <time dateTime={date}>{day}</time>
                  {events.map((event) => (
                    <a
                      key={event.id}
                      href={event.url}
                      title={times(event, locale)}
                      style={{ textDecoration: event.canceled ? 'line-through' : undefined }}
                      dangerouslySetInnerHTML={{ __html: event.title }}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function times(event: Timed & Recurring, locale: string): string {
  return [formatTimes(event, locale), describeRecurrence(event, locale)].filter(Boolean).join('. ')
}

function monthsLater(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7)
}
