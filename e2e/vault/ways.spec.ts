import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import {
  checkKit,
  emptyVault,
  openSecurity,
  openSettings,
  openThrough,
  readAddresses,
} from '../helpers/emailVisit.ts'
import { vaultFrameOf } from '../helpers/fakeVault.ts'
import { connectButtonOf, dialogOf, waitUntilClosed } from '../helpers/kit.ts'

// Only the provider is mocked: the sandbox has one OpenID provider for all six.

const createName = () => `ada-${crypto.randomUUID().slice(0, 8)}`

type Service = 'Google' | 'Discord'

/** Presses a button that opens the provider's window, and enters an identity there. */
async function sayName(opener: Page, service: Service, name: string, press: () => Promise<void>) {
  const opening = opener.waitForEvent('popup')
  await press()
  const popup = await opening
  const closed = popup.waitForEvent('close')
  await expect(popup.getByText(`Stand-in of ${service.toLowerCase()}`)).toBeVisible()
  await popup.getByLabel('Who are you?').fill(name)
  await popup.getByRole('button', { name: 'Continue' }).click()
  await closed
}

/** From the page's own button to the provider and back. */
async function startLogin(page: Page, service: Service, name: string) {
  await page.goto('/email.html')
  await connectButtonOf(page).click()
  const button = dialogOf(page).getByRole('button', { name: `Continue with ${service}` })
  await expect(button).toBeVisible()
  await sayName(page, service, name, () => button.click())
}

async function logIn(page: Page, service: Service, name: string) {
  await startLogin(page, service, name)
  const accounts = await readAddresses(page)
  await waitUntilClosed(page)
  return accounts
}

/** In the vault's window, which opens the provider in another one. */
async function continueWith(popup: Page, service: Service, name: string) {
  const button = popup.getByRole('button', { name: `Continue with ${service}` })
  await expect(button).toBeVisible()
  await sayName(popup, service, name, () => button.click())
}

/** The recovery phrase also proves ownership of the wallet. */
async function confirmByKit(popup: Page, words: readonly string[]) {
  await expect(popup.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await popup.getByRole('textbox').fill(words.join(' '))
  await popup.getByRole('button', { name: 'Confirm' }).click()
}

async function openWays(popup: Page) {
  await popup.getByRole('button', { name: 'Login methods' }).click()
  await expect(popup.getByRole('heading', { name: 'Login methods' })).toBeVisible()
}

/** Opens the login methods in the vault's window, from the account. */
async function openWaysOf(page: Page): Promise<Page> {
  await openSettings(page)
  await page.getByTestId('account-security').click()
  const frame = vaultFrameOf(page).contentFrame()
  const popup = await openThrough(
    page,
    frame.getByRole('button', { name: 'Login methods, devices and keys' }),
  )
  await openWays(popup)
  return popup
}

const removeButton = (popup: Page, service: Service) =>
  popup.getByRole('button', { name: `Remove ${service}` })
const addButton = (popup: Page, service: Service) => popup.getByRole('button', { name: `Add ${service}` })

/** Up to the confirmation of the account. */
async function goToAdd(popup: Page, service: Service, name: string) {
  await continueWith(popup, service, name)
  await expect(popup.getByText('Link this account?')).toBeVisible()
  await expect(popup.getByRole('listitem')).toContainText(name)
}

test('a visitor links a second way in, comes in by it after the browser has forgotten everything, and removes the first but never the last [AU25]', async ({
  page,
}) => {
  test.slow()
  const [google, discord] = [createName(), createName()]
  const accounts = await logIn(page, 'Google', google)

  // A recovery method restores the wallet in a new browser; a login method does not.
  const popup = await openSecurity(page)
  await continueWith(popup, 'Google', google)
  const words = await checkKit(popup)

  await popup.getByRole('button', { name: 'Recovery and security' }).click()
  await openWays(popup)
  await expect(popup.getByText('Current login')).toBeVisible()
  await expect(popup.getByRole('button', { name: /^Remove / })).toHaveCount(0)
  // Providers do not prompt known users again: once a recovery phrase exists, it is the proof.
  await addButton(popup, 'Discord').click()
  await confirmByKit(popup, words)
  await goToAdd(popup, 'Discord', discord)
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect(removeButton(popup, 'Discord')).toBeVisible()
  await expect(addButton(popup, 'Discord')).toHaveCount(0)
  await expect(removeButton(popup, 'Google')).toHaveCount(0)
  await popup.close()

  await emptyVault(page)
  await startLogin(page, 'Discord', discord)
  const frame = vaultFrameOf(page).contentFrame()
  const entry = await openThrough(page, frame.getByRole('button', { name: 'Open wallet' }))
  const entered = entry.waitForEvent('close')
  await entry.getByRole('textbox').fill(words.join(' '))
  await entry.getByRole('button', { name: 'Open wallet' }).click()
  await entered
  expect(await readAddresses(page)).toEqual(accounts)
  await waitUntilClosed(page)

  const ways = await openWaysOf(page)
  await expect(removeButton(ways, 'Google')).toBeVisible()
  await expect(removeButton(ways, 'Discord')).toHaveCount(0)
  await removeButton(ways, 'Google').click()
  await confirmByKit(ways, words)
  await expect(addButton(ways, 'Google')).toBeVisible()
  await expect(ways.getByRole('status')).toContainText('Google can no longer log in to this wallet.')
  await expect(ways.getByText('Current login')).toBeVisible()
  await expect(ways.getByRole('button', { name: /^Remove / })).toHaveCount(0)
})

test('an account that leads to another wallet is not linked, and the visitor is told [AU25]', async ({
  page,
}) => {
  const [google, discord] = [createName(), createName()]
  const others = await logIn(page, 'Discord', discord)
  await page.locator('.portico-button', { hasText: '…' }).click()
  await page.getByTestId('disconnect').click()
  await expect(connectButtonOf(page)).toBeVisible()

  const accounts = await logIn(page, 'Google', google)
  expect(accounts.evm).not.toBe(others.evm)
  const popup = await openWaysOf(page)
  await addButton(popup, 'Discord').click()
  // No stronger method is set up yet.
  await continueWith(popup, 'Google', google)
  await expect(popup.getByRole('heading', { name: 'Add Discord' })).toBeVisible()
  await goToAdd(popup, 'Discord', discord)
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect(popup.getByText('This account already opens another wallet.')).toBeVisible()
  await popup.getByRole('button', { name: 'Back' }).click()
  await expect(addButton(popup, 'Discord')).toBeVisible()
  await expect(popup.getByRole('button', { name: /^Remove / })).toHaveCount(0)
})
