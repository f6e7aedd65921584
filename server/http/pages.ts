// Plain HTML pages at the public addresses of content.
import { Router } from 'express'
import type { Context } from '../context.ts'

export function pagesRouter(_context: Context): Router {
  return Router()
}
