// Serves the block stylesheet to front ends, with the presets of the theme and the rules of single items.
import { Router } from 'express'
import { publicTypes } from '../content/public.ts'
import { findPublishedByIds } from '../content/published-store.ts'
import { onBehalfOf } from '../context.ts'
import type { Context } from '../context.ts'
import { invalidParam } from '../contract/api-error.ts'
import { idFrom } from '../db/ids.ts'
import { completeBodies } from '../engine/completed-bodies.ts'
import { collectRules } from '../rendering/blocks/block-rules.ts'
import { createSiteStyle } from '../themes/site-style.ts'
import { anonymous } from '../users/caller.ts'
import { BLOCK_STYLE } from './block-style.ts'
import { sendRevalidated } from './revalidated.ts'

const MAX_ITEMS = 100

export function stylesRouter(context: Context): Router {
  const router = Router()
  router.get('/blocks.css', async (req, res) => {
    const ids = idsIn(req.query['items'])
    const { presets } = await createSiteStyle(context)
    const rows = ids.length ? await findPublishedByIds(context.db, publicTypes(context), ids) : []
    const shown = rows.filter(({ password }) => password === '')
    const bodyOf = await completeBodies('content', shown, { ...onBehalfOf(anonymous, context), query: { context: 'view' } })
    const css = `${BLOCK_STYLE}${presets}\n${collectRules(shown.map(bodyOf).join('\n'))}\n`
    sendRevalidated(res, 'css', css)
  })
  return router
}

/** Parses `12,14`. */
function idsIn(items: unknown): number[] {
  if (items === undefined) return []
  const ids = typeof items === 'string' ? items.split(',', MAX_ITEMS + 1).map(idFrom) : [undefined]
  if (ids.length > MAX_ITEMS || ids.includes(undefined))
    throw invalidParam('items', `must be a comma-separated list of at most ${MAX_ITEMS} IDs, such as 12,14`)
  return ids.filter((id) => id !== undefined)
}
