#!/usr/bin/env node
// The command of the client package: `content-service --help`.
import { terminal } from './output.ts'
import { runProgram } from './program.ts'

process.exitCode = await runProgram(process.argv.slice(2), terminal)
