import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { connectButtonOf, dialogOf, partFiles, waitUntilIdle } from '../helpers/kit.ts'

/** Requests to other origins. */
function recordForeign(page: Page): string[] {
  const foreign: string[] = []
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== addresses.demo)
      foreign.push(`${request.method()} ${origin}`)
  })
  return foreign
}

for (const address of ['/first-load.html', '/vanilla.html', '/csp.html', '/?networks=anvilOne~mainnet']) {
  test(`nothing leaves ${address} before the visitor acts`, async ({ page }) => {
    const foreign = recordForeign(page)
    // The last file that a page preloads.
    const code = page.waitForResponse(partFiles.dialog)
    await page.goto(address)
    await expect(connectButtonOf(page)).toBeVisible()
    await page.waitForFunction(() => window.portico?.store.get().initialized)
    await (await code).finished()
    await connectButtonOf(page).hover()
    await waitUntilIdle(page)
    expect(foreign).toEqual([])
    await connectButtonOf(page).click()
    await expect(dialogOf(page)).toBeVisible()
    await expect.poll(() => foreign.length).toBeGreaterThan(0)
    expect([...new Set(foreign.map(entry => entry.split(' ')[1]))]).toEqual([addresses.server])
  })
}

test('without services nothing is asked even after opening', async ({ page }) => {
  const foreign = recordForeign(page)
  await page.goto('/?services=&networks=anvilOne')
  await connectButtonOf(page).click()
  await expect(dialogOf(page)).toBeVisible()
  await page.waitForFunction(() => window.portico?.store.get().features.status === 'success')
  await waitUntilIdle(page)
  expect(foreign).toEqual([])
})

test('the code of the modal comes before the click, by hovering [V-10]', { tag: '@journey' }, async ({
  page,
}) => {
  // Otherwise the idle callback would have loaded it already.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/first-load.html')
  await page.waitForLoadState('networkidle')
  const hasCode = () => scripts.some(url => partFiles.dialog.test(url))
  expect(hasCode()).toBe(false)
  await connectButtonOf(page).hover()
  await expect.poll(hasCode).toBe(true)
})
