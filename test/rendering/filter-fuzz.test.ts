// Random hostile HTML: what browsers read of it once it is filtered.
// FUZZ_RUNS and FUZZ_SEED try more cases: FUZZ_RUNS=300000 npm test -- test/rendering/filter-fuzz.test.ts
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { TEXT_HTML, TITLE_HTML } from '#server/rendering/allowed-html.ts'
import type { AllowedHtml } from '#server/rendering/allowed-html.ts'
import { renderContent, renderExcerpt, renderTitle } from '#server/rendering/content.ts'
import { filterHtml, filterTitle } from '#server/rendering/filter.ts'
import { findForbidden, RENDERED_HTML } from '../support/browser-html.ts'
import { hostileHtml } from '../support/hostile-html.ts'
import { takesAll } from '../support/sampling.ts'

const { FUZZ_RUNS = takesAll ? '500' : '150', FUZZ_SEED } = process.env
const runs = { numRuns: Number(FUZZ_RUNS), ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }) }
const TIMEOUT_MS = 24 * 60 * 60 * 1000

describe('hostile HTML', () => {
  const isHarmless = (html: string, allowed: AllowedHtml): void => expect([html, findForbidden(html, allowed)]).toEqual([html, []])

  it(
    'contains only allowed HTML once it is filtered',
    () => {
      const property = fc.property(hostileHtml, (html) => {
        isHarmless(filterHtml(html), TEXT_HTML)
        isHarmless(filterTitle(html), TITLE_HTML)
      })
      fc.assert(property, runs)
    },
    TIMEOUT_MS,
  )

  it(
    'contains only allowed HTML once it is filtered and rendered',
    () => {
      const property = fc.property(hostileHtml, (html) => {
        const filtered = filterHtml(html)
        isHarmless(renderContent(filtered).html, RENDERED_HTML)
        isHarmless(renderExcerpt('', filtered), RENDERED_HTML)
        isHarmless(renderTitle(filterTitle(html)), TITLE_HTML)
      })
      fc.assert(property, runs)
    },
    TIMEOUT_MS,
  )
})
