// The template of an item.
import type { ContentRow } from '../db/tables/content.ts'
import { invalidParam } from '../contract/api-error.ts'
import { isAvailableFor, listTemplates, slugOf, templateKind } from './templates.ts'
import type { Trait } from '../engine/trait.ts'

/** The template must be available for the content type. */
export const template: Trait<ContentRow, { template: string }, { template?: string }> & { read: object } = {
  read: () => (row) => ({ template: row.template }),
  async write(input, { before, values, after, context }) {
    if (input.template === undefined || input.template === before?.template) return
    const all = await listTemplates(templateKind, context)
    const offered = all.filter((one) => isAvailableFor(after('type') ?? '', one, context.theme)).map(slugOf)
    if (input.template && !offered.includes(input.template))
      throw invalidParam('template', `must be empty or one of the templates (${offered.join(', ') || 'there are none'})`)
    values.template = input.template
  },
}
