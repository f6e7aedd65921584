// The rendered documents.
import { Router } from 'express'
import type { Context } from '../context.ts'

export function docsRouter(_context: Context): Router {
  return Router()
}
