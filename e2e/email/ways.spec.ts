import type { Browser, Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import {
  agree,
  approveDevice,
  changeEmail,
  createEmail,
  enterCode,
  logIn,
  openSettings,
  openThrough,
  readAddresses,
  readCode,
} from '../helpers/emailVisit.ts'
import { vaultFrameOf } from '../helpers/fakeVault.ts'
import { answerInApp } from '../helpers/farcasterApp.ts'
import { connectButtonOf, dialogOf, waitUntilClosed } from '../helpers/kit.ts'
import { photographCode } from '../helpers/readCode.ts'

// Only Farcaster and the provider are mocked, with mocks that really sign.

const createName = () => `ada${crypto.randomUUID().slice(0, 8)}`

/** Opens the login methods in the vault's window, from the account. */
async function openWays(page: Page): Promise<Page> {
  await openSettings(page)
  await page.getByTestId('account-security').click()
  const frame = vaultFrameOf(page).contentFrame()
  const popup = await openThrough(
    page,
    frame.getByRole('button', { name: 'Login methods, devices and keys' }),
  )
  await popup.getByRole('button', { name: 'Login methods' }).click()
  await expect(popup.getByRole('heading', { name: 'Login methods' })).toBeVisible()
  return popup
}

/** The content of the QR code in the vault's window. */
async function readFarcasterCode(popup: Page): Promise<string> {
  const code = popup.getByRole('img', { name: 'QR code for the Farcaster app' })
  await expect(code).toBeVisible()
  const { text } = await photographCode(code)
  expect(text).toContain(`${addresses.farcaster}/app?`)
  return text
}

async function logInByFarcaster(page: Page, browser: Browser, name: string) {
  await connectButtonOf(page).click()
  await dialogOf(page).getByRole('button', { name: 'Continue with Farcaster' }).click()
  await expect(dialogOf(page).getByRole('img', { name: 'QR code for the Farcaster app' })).toBeVisible()
  const { text } = await photographCode(dialogOf(page).locator('.qr'))
  await answerInApp(browser, text, 'Continue', name)
}

async function leave(page: Page) {
  await page.locator('.portico-button', { hasText: '…' }).click()
  await page.getByTestId('disconnect').click()
  await expect(connectButtonOf(page)).toBeVisible()
}

test('somebody who has come by mail adds Farcaster, and comes to the same wallet by it [AU25] [C-05]', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto('/email.html')
  const email = createEmail()
  const accounts = await logIn(page, email)
  const popup = await openWays(page)
  await popup.getByRole('button', { name: 'Add Farcaster' }).click()
  await popup.getByRole('textbox', { name: 'Code' }).fill(await readCode(email))
  const link = await readFarcasterCode(popup)
  // The app shows the requesting domain, which is the vault's.
  const { host } = new URL(addresses.vault)
  expect(new URL(link).searchParams.get('domain')).toBe(host)
  await expect(popup.getByText(`Only approve if the app shows ${host}.`)).toBeVisible()
  const name = createName()
  await answerInApp(browser, link, 'Continue', name)
  await expect(popup.getByText('Link this account?')).toBeVisible()
  await expect(popup.getByRole('listitem')).toContainText(new RegExp(`FID \\d+ \\(@${name}\\)`))
  await expect(popup.getByText('The name comes from the app')).toBeVisible()
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect(popup.getByRole('button', { name: 'Remove Farcaster' })).toBeVisible()
  await popup.close()
  // The vault's frame has focus, so a key press would go there.
  await page.getByTestId('portico-close').click()
  await waitUntilClosed(page)
  await leave(page)

  await logInByFarcaster(page, browser, name)
  expect(await readAddresses(page)).toEqual(accounts)
})

test('somebody who has come by Farcaster adds an account at a provider, and comes to the same wallet by it [AU25] [C-05]', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto('/email.html')
  const [farcaster, google] = [createName(), createName()]
  await logInByFarcaster(page, browser, farcaster)
  const accounts = await readAddresses(page)
  await waitUntilClosed(page)
  const popup = await openWays(page)
  await expect(popup.getByText('Current login')).toBeVisible()
  await popup.getByRole('button', { name: 'Add Google' }).click()
  // No stronger method is set up yet: the app must confirm again.
  await answerInApp(browser, await readFarcasterCode(popup), 'Continue', farcaster)
  const opening = popup.waitForEvent('popup')
  await popup.getByRole('button', { name: 'Continue with Google' }).click()
  const provider = await opening
  await provider.getByLabel('Who are you?').fill(google)
  await provider.getByRole('button', { name: 'Continue' }).click()
  await expect(popup.getByText('Link this account?')).toBeVisible()
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect(popup.getByRole('button', { name: 'Remove Google' })).toBeVisible()
  await popup.close()
  // The vault's frame has focus, so a key press would go there.
  await page.getByTestId('portico-close').click()
  await waitUntilClosed(page)
  await leave(page)

  await connectButtonOf(page).click()
  const next = page.waitForEvent('popup')
  await dialogOf(page).getByRole('button', { name: 'Continue with Google' }).click()
  const login = await next
  await login.getByLabel('Who are you?').fill(google)
  await login.getByRole('button', { name: 'Continue' }).click()
  expect(await readAddresses(page)).toEqual(accounts)
})

test('a second device that was logged out by another mailbox is told, has lost nothing, and comes in again [AU11]', async ({
  page,
  browser,
}) => {
  test.slow()
  const [before, after] = [createEmail(), createEmail()]
  await page.goto('/email.html')
  const accounts = await logIn(page, before)

  const context = await browser.newContext()
  const second = await context.newPage()
  await second.goto(`${addresses.demo}/email.html`)
  await enterCode(second, before)
  await approveDevice(second, context, before)
  expect(await readAddresses(second)).toEqual(accounts)
  await waitUntilClosed(second)

  await changeEmail(page, before, after)

  await second.reload({ waitUntil: 'commit' })
  await expect(
    second.getByText('Your wallet is no longer open in this browser. Log in again. Your funds are safe.'),
  ).toBeVisible()
  await expect(connectButtonOf(second)).toBeVisible()
  // The device still belongs to the wallet and needs no new approval.
  await enterCode(second, after)
  expect(await readAddresses(second)).toEqual(accounts)
  await waitUntilClosed(second)
  await agree(second, 'EVM', 'Sign a message', 'Sign')
  await context.close()
})
