import { expect, test } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { createEmail, emptyVault, familyOf, fund, logIn, windowOf } from '../helpers/emailVisit.ts'
import { vaultFrameOf } from '../helpers/fakeVault.ts'
import { recordToasts, waitUntilClosed } from '../helpers/kit.ts'

// Nothing is mocked, as in the journey; windows and pages close early.

test('a window, a card and a page that are closed decide nothing [T-17] [X-05]', async ({ page }) => {
  test.slow()
  await page.goto('/email.html')
  await fund(await logIn(page, createEmail()))
  const card = familyOf(page, 'EVM').locator('article', { hasText: 'Send the least' })
  const openWindow = async () => {
    const popup = await windowOf(page)
    await expect(popup.getByRole('heading', { name: 'Confirm transaction' })).toBeVisible()
    return popup
  }

  await card.getByRole('button', { name: 'Send' }).click()
  await (await openWindow()).close()
  await expect(card.locator('output')).toHaveAttribute('data-status', 'failed')
  await expect(vaultFrameOf(page)).toBeHidden()
  await waitUntilClosed(page)

  await card.getByRole('button', { name: 'Send' }).click()
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

test('a vault that the browser has emptied meanwhile says so at the next request, and leads back in', async ({
  page,
}) => {
  await page.goto('/email.html')
  await logIn(page, createEmail())
  const readToasts = await recordToasts(page)
  await emptyVault(page)
  const card = familyOf(page, 'EVM').locator('article', { hasText: 'Sign a message' })
  await card.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByTestId('email-input')).toBeVisible()
  await expect.poll(readToasts).toMatch(/no longer open in this browser/)
  await expect(page.locator('.portico-button', { hasText: 'Connect Wallet' })).toBeVisible()
  await expect.poll(() => page.context().pages().length).toBe(1)
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
  await site.getByTestId('email-input').fill(createEmail())
  await site.getByTestId('email-input').press('Enter')
  await expect(site.getByRole('alert')).toContainText('inside another page')
  expect(page.frames().some(frame => frame.url().startsWith(addresses.vault))).toBe(false)
})
