// The clients of the service: it has the origin of the page, unless VITE_SERVICE_URL names another one.
import { createClient } from 'content-service'

export const baseUrl: string = import.meta.env['VITE_SERVICE_URL'] ?? ''

export const { content } = createClient({ baseUrl })

/** The languages of the calendar, with the locale that names of months and dates are written in. */
export const languages = {
  en: { name: 'English', locale: 'en-GB', calendar: createClient({ baseUrl, language: 'en' }).calendar },
  'ka-ge': { name: 'ქართული', locale: 'ka-GE', calendar: createClient({ baseUrl, language: 'ka-ge' }).calendar },
}
export type Language = keyof typeof languages
