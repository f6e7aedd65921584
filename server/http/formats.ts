// The formats of the contract's strings and of own fields, for the validators.
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { isDate, findZone } from '../calendar/dates.ts'
import { encodeSpaces } from '../contract/spaced-url.ts'
import { isDateTime } from '../engine/dates.ts'

const WEB_ADDRESS = /^$|^https?:\/\/[^\s<>"]+$/i
const URL_REFERENCE = /^[^\\\s#]*(?:#[^\\\s]*)?$/

const { date, 'date-time': dateTime, email } = fullFormats

export const formats = {
  date,
  'date-time': dateTime,
  email,
  'iso-date-time': { type: 'string', validate: isDateTime },
  'lenient-date': { type: 'string', validate: isDate },
  'date-time-local': true,
  'time-zone': { type: 'string', validate: (text: string) => text === '' || findZone(text) !== undefined },
  'web-address': { type: 'string', validate: (text: string) => WEB_ADDRESS.test(encodeSpaces(text)) },
  link: { type: 'string', validate: (text: string) => URL_REFERENCE.test(encodeSpaces(text)) },
  'mail-address': /^$|^[^\s@<>"]+@[^\s@<>"]+$/,
  uri: { type: 'string', validate: (text: string) => URL.canParse(text) },
}
