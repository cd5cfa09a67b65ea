import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import {
  agree,
  approveDevice,
  approveRequest,
  createEmail,
  enterCode,
  familyOf,
  fund,
  logIn,
  readAddresses,
  readCode,
} from '../helpers/emailVisit.ts'
import { vaultFrameOf } from '../helpers/fakeVault.ts'
import { connectButtonOf, dialogOf } from '../helpers/kit.ts'

// The real vault and its services, one of which is unreachable for a while. The visitor's action fails with a clear
// error, and succeeds when repeated.

const unreachable = /isn’t responding/

const cut = (page: Page, origin: string) => page.context().route(`${origin}/**`, route => route.abort())
const restore = (page: Page) => page.context().unrouteAll()

test('a vault that cannot be loaded is given up, and loaded at the next try [X-03]', async ({ page }) => {
  await page.clock.install()
  await cut(page, addresses.vault)
  await page.goto('/email.html')
  const email = createEmail()
  await connectButtonOf(page).click()
  await page.getByTestId('email-input').fill(email)
  await page.keyboard.press('Enter')
  await expect(vaultFrameOf(page)).toHaveCount(1)
  await page.clock.runFor(20_000)
  await expect(dialogOf(page).getByRole('alert')).toContainText('didn’t load')
  await expect(vaultFrameOf(page)).toHaveCount(0)
  await restore(page)
  await page.getByTestId('email-input').press('Enter')
  await page.getByTestId('otp-input').fill(await readCode(email))
  await readAddresses(page)
})

test('a service that cannot be reached ends each step of a login, which goes on with the next try', async ({
  page,
}) => {
  await page.goto('/email.html')
  const email = createEmail()
  await cut(page, addresses.server)
  await connectButtonOf(page).click()
  await page.getByTestId('email-input').fill(email)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('alert')).toContainText(unreachable)
  await restore(page)
  await page.getByTestId('email-input').press('Enter')
  const code = await readCode(email)
  await cut(page, addresses.server)
  await page.getByTestId('otp-input').fill(code)
  await expect(dialogOf(page).getByRole('alert')).toContainText(unreachable)
  await restore(page)
  await page.getByTestId('otp-input').fill(code)
  await readAddresses(page)
})

test('a service or a chain that cannot be reached ends a request, and the next one goes through', async ({
  page,
}) => {
  test.slow()
  await page.goto('/email.html')
  await fund(await logIn(page, createEmail()))
  await page.reload()
  await readAddresses(page)
  const cardOf = (title: string) => familyOf(page, 'EVM').locator('article', { hasText: title })

  // The wallet is locked after a reload, and unlocks with the service's share.
  await cut(page, addresses.server)
  await cardOf('Sign a message').getByRole('button').click()
  await approveRequest(page)
  await expect(cardOf('Sign a message').locator('output')).toHaveText(unreachable)
  await expect(vaultFrameOf(page)).toBeHidden()
  await restore(page)
  await agree(page, 'EVM', 'Sign a message', 'Sign')

  await cut(page, addresses.chainOne)
  await cardOf('Send the least').getByRole('button').click()
  await expect(cardOf('Send the least').locator('output')).toHaveAttribute('data-status', 'failed')
  await restore(page)
  await agree(page, 'EVM', 'Send the least', 'Send')
})

test('a device that waits for its approval goes on waiting when the network is cut off, and opens the same wallet [T-13]', async ({
  page,
  browser,
  context,
}) => {
  test.slow()
  const email = createEmail()
  await page.goto('/email.html')
  const accounts = await logIn(page, email)
  const second = await browser.newContext()
  const other = await second.newPage()
  await other.goto(`${addresses.demo}/email.html`)
  await enterCode(other, email)
  const number = vaultFrameOf(other)
    .contentFrame()
    .getByText(/^\d{3}$/)
  await expect(number).toBeVisible()
  const failed = other.waitForEvent('requestfailed', request => request.url().startsWith(addresses.escrow))
  await cut(other, addresses.escrow)
  await failed
  await restore(other)
  await approveDevice(other, context, email)
  expect(await readAddresses(other)).toEqual(accounts)
  await second.close()
})
