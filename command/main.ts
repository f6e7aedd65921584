#!/usr/bin/env node
// The command of the client package: `content-service --help`.
import { terminal } from './output.ts'
import { program } from './program.ts'

process.exitCode = await program(process.argv.slice(2), terminal)
