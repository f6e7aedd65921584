#!/usr/bin/env node
// The command of the server package: `content-service --help`.
import './prepare.js'

// Loaded once prepare.js has checked the version of Node.
const { createServerProgram: serverProgram } = await import('./cli/program.ts')
await serverProgram().parseAsync()
