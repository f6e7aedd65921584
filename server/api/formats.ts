// The formats of the contract's strings, for the validators.
import { isSpelledDate, zoneNamed } from '../calendar/dates.ts'
import { isDateTime } from '../engine/dates.ts'

export const formats = {
  'iso-date-time': { type: 'string', validate: isDateTime },
  'spelled-date': { type: 'string', validate: isSpelledDate },
  'date-time-local': true,
  'time-zone': { type: 'string', validate: (text: string) => text === '' || zoneNamed(text) !== undefined },
  'web-address': /^$|^https?:\/\/[^\s<>"]+$/i,
  'mail-address': /^$|^[^\s@<>"]+@[^\s@<>"]+$/,
  uri: { type: 'string', validate: (text: string) => URL.canParse(text) },
}

/** How the validators are compiled, by `npm run codegen` for requests and on first use for responses. */
export const validatorOptions = {
  strict: false,
  strictNumbers: true,
  validateSchema: false,
  validateFormats: true,
  allErrors: true,
  ajvFormats: { mode: 'fast' },
  logger: false,
  formats,
}
