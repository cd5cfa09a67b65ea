import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Rules whose outcome depends on colours; all others find the same in every theme. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block']

interface Search {
  /** What is looked at; the whole page when not named. */
  readonly within?: string
  /** All that axe has, when not named. */
  readonly rules?: readonly string[]
}

/** What axe finds wrong, with the elements. A page gets axe once, however often it is asked. */
export async function findViolations(page: Page | Frame, { within, rules }: Search = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([selector, names]) => {
      if (!window.axe) throw new Error('axe did not come into the page.')
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
