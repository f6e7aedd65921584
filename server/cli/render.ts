// render
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { renderBody } from '../engine/rendered-texts.ts'
import { listTexts, saveTexts } from '../engine/texts-store.ts'
import { bumpVersion, updateRowIfUnchanged } from '../engine/writes-store.ts'
import { findRowsAfter } from '../engine/rows-store.ts'
import { print, withContext } from './with-context.ts'

/** The number of items that are read at a time. */
const BATCH_SIZE = 50

export function addRenderCommand(cli: Command): void {
  cli
    .command('render')
    .description('Renders all stored content again, for example after an upgrade. The service may be running')
    .action(() =>
      withContext(async (context) => {
        let items = 0
        let changed = 0
        for (let rows = await findBatchAfter(0, context); rows.length; rows = await findBatchAfter(rows.at(-1)?.id ?? 0, context)) {
          items += rows.length
          for (const row of rows) if (await renderAgain(row, context)) changed++
        }
        print({ items, changed })
      }),
    )
}

const findBatchAfter = (id: number, { db }: Context): Promise<ContentRow[]> => findRowsAfter(db, id, BATCH_SIZE)

/** Returns whether the HTML of the item changed. Skips items that somebody updates meanwhile, which also renders them. */
async function renderAgain(row: ContentRow, context: Context): Promise<boolean> {
  const isChanged = await replaceHtml(row, renderBody(row.content), context)
  const isTranslationChanged = await renderTranslationsAgain(row, context)
  return isChanged || isTranslationChanged
}

async function replaceHtml(row: ContentRow, body: Partial<ContentRow>, { db }: Context): Promise<boolean> {
  // Without HTML, the content is data, such as styles.
  if (row.content_rendered === '' || row.content_rendered === body.content_rendered) return false
  return updateRowIfUnchanged(db, row, body)
}

async function renderTranslationsAgain({ id }: ContentRow, { db }: Context): Promise<boolean> {
  let isChanged = false
  for (const { id: _id, ...texts } of await listTexts(db, [id])) {
    const { content_rendered } = renderBody(texts.content)
    if (!texts.content_rendered || texts.content_rendered === content_rendered) continue
    await saveTexts(db, { ...texts, content_rendered })
    isChanged = true
  }
  if (isChanged) await bumpVersion(db, [id])
  return isChanged
}
