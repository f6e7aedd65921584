// Reads the patterns of the theme and of the service, and their categories.
import type { RequestContext } from '#server/context.ts'
import { refused } from '#server/contract/api-error.ts'
import { listPatternCategories } from '#server/theme-files/patterns.ts'
import type { Handlers } from './contract.ts'

function assertViewer({ caller }: RequestContext): void {
  if (!caller.can('edit_posts'))
    throw refused(caller, 'rest_cannot_view', 'You are not allowed to read patterns. This requires the right to edit posts.')
}

export const handlers = {
  listBlockPatterns(_input, context) {
    assertViewer(context)
    return { status: 200, body: [...context.theme.patterns.values()] }
  },
  listBlockPatternCategories(_input, context) {
    assertViewer(context)
    return { status: 200, body: listPatternCategories(context.theme.patterns.values()) }
  },
} satisfies Partial<Handlers>
