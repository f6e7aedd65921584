// The formats of the contract's strings, for the validators.
import { isDate, findZone } from '../calendar/dates.ts'
import { isDateTime } from '../engine/dates.ts'

export const formats = {
  'iso-date-time': { type: 'string', validate: isDateTime },
  'spelled-date': { type: 'string', validate: isDate },
  'date-time-local': true,
  'time-zone': { type: 'string', validate: (text: string) => text === '' || findZone(text) !== undefined },
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
