import { expect, test } from '@portico/testing/playwright'
import { addresses } from './addresses.ts'
import { createEmail, doorOf, familyOf, fund, logIn, openThrough } from './emailVisit.ts'
import { isOnTop, vaultFrameOf } from './fakeVault.ts'
import { recordToasts } from './kit.ts'

// Everything here is real, as in the journey; what ends early are windows and pages.

test('a window, a card and a page that are closed decide nothing [T-17] [X-05]', async ({ page }) => {
  test.slow()
  await page.goto('/email.html')
  await fund(await logIn(page, createEmail()))
  const card = familyOf(page, 'EVM').locator('article', { hasText: 'Send the least' })
  const frame = vaultFrameOf(page).contentFrame()
  const openWindow = async () => {
    await expect(doorOf(page)).toBeVisible()
    await expect.poll(() => isOnTop(page)).toBe(true)
    const popup = await openThrough(page, doorOf(page))
    await expect(popup.getByRole('heading', { name: 'Confirm transaction' })).toBeVisible()
    return popup
  }

  await card.getByRole('button', { name: 'Send' }).click()
  await (await openWindow()).close()
  await expect(frame.getByRole('status')).toHaveText(/^The window was closed/)

  const second = await openWindow()
  await page.getByTestId('portico-close').click()
  await expect(card.locator('output')).toHaveText('Request was aborted')
  await expect(vaultFrameOf(page)).toBeHidden()
  await expect.poll(() => second.isClosed()).toBe(true)

  await card.getByRole('button', { name: 'Send' }).click()
  const third = await openWindow()
  await page.close()
  await expect(third.getByText('The page that asked is gone.')).toBeVisible()
  await expect(third.getByRole('button', { name: 'Approve' })).toHaveCount(0)
})

test('on a page that is itself in a frame the card says in one sentence why it does not work [FR05]', async ({
  page,
}) => {
  await page.goto('/floor.html')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/email.html'
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0'
    document.body.replaceChildren(frame)
  })
  const site = page.locator('iframe').contentFrame()
  await site.locator('.portico-button', { hasText: 'Connect Wallet' }).click()
  const inner = page.frames().find(frame => frame.url().endsWith('/email.html'))
  const readToasts = inner && (await recordToasts(inner))
  await site.getByTestId('email-input').fill(createEmail())
  await site.getByTestId('email-input').press('Enter')
  await expect.poll(() => readToasts?.()).toMatch(/itself inside a frame/)
  expect(page.frames().some(frame => frame.url().startsWith(addresses.vault))).toBe(false)
})
