// Prints what each library has read: `node main.ts <base URL> <username> <password>`.
import { readWithOpenapiFetch } from './foreign.ts'
import { readWithTanstackQuery } from './tanstack.ts'

declare const process: { argv: string[] }
declare const console: { log: (line: string) => void }

const [, , baseUrl = '', username = '', password = ''] = process.argv
console.log(JSON.stringify([await readWithOpenapiFetch(baseUrl), await readWithTanstackQuery(baseUrl, { username, password })]))
