// The values of properties of an iCalendar component as text.
import type ICAL from 'ical.js'

export function textIn(component: ICAL.Component, name: string): string | undefined {
  const value = component.getFirstPropertyValue(name)
  return value === null ? undefined : String(value)
}

/** The raw values of a non-standard property. */
export function customTexts(event: ICAL.Component, name: string): string[] {
  return event.getAllProperties(name.toLowerCase()).map((property) => unescape(String(property.getFirstValue() ?? '')).trim())
}

function unescape(text: string): string {
  return text.replace(/\\([\\;,nN])/g, (_whole, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
}
