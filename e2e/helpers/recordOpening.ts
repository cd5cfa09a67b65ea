import type { Page } from '@playwright/test'

/** Records links instead of opening them. The gallery opens nothing by itself. */
export async function recordOpening(page: Page): Promise<() => Promise<string[]>> {
  await page.waitForFunction(() => window.portico)
  await page.evaluate(() => {
    const opened: string[] = []
    Object.assign(window, { opened })
    const { portico } = window
    if (portico) Object.assign(portico.environment, { openWindow: (url: string) => opened.push(url) })
  })
  return () => page.evaluate(() => Reflect.get(window, 'opened') as string[]) // set above
}
