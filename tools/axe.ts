// axe in a page: what it says about the accessibility of what is shown.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, ImpactValue } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  var axe: { run: (context?: object) => Promise<AxeResults> }
}

/** What axe objects to, as texts: all of it, or what has one of these impacts. */
export async function objections(page: Page, impacts?: ImpactValue[]): Promise<string[]> {
  await page.evaluate(axe)
  await page.evaluate(animationsEnd)
  const { violations } = await page.evaluate(() => globalThis.axe.run())
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(impact ?? null))
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`))
}

/** What fades in has too little contrast until it is shown. */
async function animationsEnd(): Promise<void> {
  const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(finite.map(({ finished }) => finished))
}
