#!/usr/bin/env node
// The command of the package: `content-service --help`.
import { program } from './program.ts'

const clearLine = '\r\u001B[K'

process.exitCode = await program(process.argv.slice(2), {
  log: (line) => console.log(line),
  error: (line) => console.error(line),
  status: process.stderr.isTTY ? (line) => process.stderr.write(clearLine + line) : undefined,
})
