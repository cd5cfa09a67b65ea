import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { dialogOf } from '../helpers/kit.ts'

/** The bottom edges of the tokens in sight, and the part of the card above the tabs. */
async function measure(page: Page) {
  const card = await page.locator('portico-modal .card').boundingBox()
  const tabs = await dialogOf(page).getByRole('tablist').boundingBox()
  const tokens = await dialogOf(page)
    .getByTestId('token')
    .evaluateAll(rows => rows.map(row => row.getBoundingClientRect().bottom))
  if (!card || !tabs) throw new Error('The account is not drawn.')
  return {
    seen: tokens.filter(bottom => bottom <= card.y + card.height).length,
    before: (tabs.y - card.y) / card.height,
  }
}

for (const [width, height, least] of [
  [1280, 800, 4],
  [390, 844, 4],
  [320, 568, 1],
] as const) {
  test(`an e-mail account shows its tokens at once at ${width} × ${height}, below a short header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/gallery.html?state=account-reminder')
    await expect(dialogOf(page).getByTestId('token')).toHaveCount(4)
    await expect(dialogOf(page).getByTestId('account-onramp')).toBeVisible()
    await expect.poll(async () => (await measure(page)).seen).toBeGreaterThanOrEqual(least)
    expect((await measure(page)).before).toBeLessThanOrEqual(0.45)
    await expect(dialogOf(page).getByRole('button', { name: 'Disconnect' })).toBeInViewport({ ratio: 1 })
    await expect(dialogOf(page).getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
  })
}

test('nothing moves while an account loads, from the first frame with rows in it on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/gallery.html?state=account-opening')
  await expect(dialogOf(page).locator('.panel-skeleton')).toBeVisible()
  const place = async () => {
    const [tabs, receive] = await Promise.all([
      dialogOf(page).getByRole('tablist').boundingBox(),
      dialogOf(page).getByTestId('account-receive').boundingBox(),
    ])
    return [receive?.x, receive?.width, tabs && receive && tabs.y - receive.y]
  }
  const before = await place()
  await page.goto('/gallery.html?state=account-email')
  await expect(dialogOf(page).getByTestId('token')).toHaveCount(4)
  await expect(dialogOf(page).getByTestId('account-onramp')).toBeVisible()
  expect(await place()).toEqual(before)
})

test('a token opens from the account, and Back leads to it again', async ({ page }) => {
  await page.goto('/gallery.html?state=account-email')
  await dialogOf(page)
    .getByRole('button', { name: /^Meadow Dollar/ })
    .click()
  await expect(dialogOf(page)).toHaveAccessibleName('MUSD')
  await expect(dialogOf(page).getByTestId('transaction')).toHaveCount(2)
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  await expect(dialogOf(page).getByRole('button', { name: /^Meadow Dollar/ })).toBeFocused()
})

for (const width of [1280, 390, 320]) {
  test(`the name field stays within the card at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/gallery.html?state=name-free')
    const field = page.locator('portico-modal .name-box')
    await expect(field).toBeVisible()
    const [box, view] = await Promise.all([
      field.boundingBox(),
      page.locator('portico-modal .view-content').last().boundingBox(),
    ])
    if (!box || !view) throw new Error('The name field is not drawn.')
    expect(box.x).toBeGreaterThanOrEqual(view.x)
    expect(box.x + box.width).toBeLessThanOrEqual(view.x + view.width)
  })
}
