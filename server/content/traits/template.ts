// Which template shows an item.
import type { ContentRow } from '../../db/tables/content.ts'
import { invalidParam } from '../../errors.ts'
import { templateSlugs } from '../templates.ts'
import type { Trait } from '../trait.ts'

export const template: Trait<ContentRow, { template: string }, { template?: string }> & { read: object } = {
  read: () => (row) => ({ template: row.template }),
  async write(input, { before, values, context }) {
    if (input.template === undefined || input.template === before?.template) return
    const offered = await templateSlugs(context.db)
    if (input.template && !offered.includes(input.template)) throw invalidParam('template', `must be empty or one of the templates (${offered.join(', ') || 'there are none'})`)
    values.template = input.template
  },
}
