import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Rules that depend on colours; all others give the same result in every theme. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block']

interface Search {
  /** @default the whole page */
  readonly within?: string
  /** @default all rules of axe */
  readonly rules?: readonly string[]
}

/** Violations with their elements. axe is injected once per page. */
export async function findViolations(page: Page | Frame, { within, rules }: Search = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([selector, names]) => {
      if (!window.axe) throw new Error('axe was not loaded.')
      const { violations } = await window.axe.run(selector ?? document, {
        resultTypes: ['violations'],
        ...(names && { runOnly: [...names] }),
      })
      return violations
    },
    [within, rules] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
}
