import { expect, type Page, test } from '@playwright/test'
import { erc20Abi } from 'viem'
import { contracts } from '../../packages/sandbox/start/contracts.mjs'
import {
  approveRequest,
  createEmail,
  enterCode,
  familyOf,
  fund,
  logIn,
  openSettings,
  readAddresses,
  windowOf,
} from '../helpers/emailVisit.ts'
import { giveCoffee } from '../helpers/giveAssets.ts'
import { chainOne, dialogOf, seeDone, waitUntilClosed } from '../helpers/kit.ts'
import { readSignedIn } from '../helpers/readSignedIn.ts'

const createReceiver = () =>
  `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}` as const

const addressOf = (page: Page) => familyOf(page, 'EVM').getByTestId('address')

async function sendBatch(page: Page): Promise<void> {
  const receivers = [createReceiver(), createReceiver()]
  await page.evaluate(to => {
    const { portico, porticoActions } = window
    if (!portico || !porticoActions) throw new Error('The page has no instance.')
    const calls = to.map(each => ({ to: each, value: 1000n }))
    Object.assign(window, { batch: porticoActions.sendCalls(portico, { calls }) })
  }, receivers)
  await approveRequest(page)
  const { id } = await page.evaluate(() => (window as unknown as { batch: Promise<{ id: string }> }).batch)
  expect(id).toMatch(/^0x[0-9a-f]{64}/)
  for (const receiver of receivers)
    await expect.poll(() => chainOne.getBalance({ address: receiver })).toBe(1000n)
}

async function switchAccount(page: Page, from: 'true' | 'false'): Promise<void> {
  await openSettings(page)
  const row = dialogOf(page).getByTestId('account-type')
  await expect(row).toHaveAttribute('aria-checked', from)
  await row.click()
  await expect(row).toHaveAttribute('aria-checked', from === 'true' ? 'false' : 'true')
  await page.keyboard.press('Escape')
  await waitUntilClosed(page)
}

test('a smart account comes into being with its first batch, all of which happens at once [E-09]', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/email.html?smart')
  const { evm: address } = await logIn(page, createEmail())
  await fund({ evm: address })
  expect(await chainOne.getCode({ address })).toBeUndefined()
  await sendBatch(page)
  expect(await chainOne.getCode({ address })).toMatch(/^0x/)
})

test('a visitor signs in with a smart account that no network has yet, and the server knows it by its contract [T-06] [T-14]', async ({
  page,
}) => {
  await page.goto('/email.html?smart&signIn=required')
  await enterCode(page, createEmail())
  await approveRequest(page)
  await waitUntilClosed(page)
  const { evm: address } = await readAddresses(page)
  expect(await chainOne.getCode({ address })).toBeUndefined()
  expect(await readSignedIn(page)).toEqual([`eip155:${address}`])
})

test('a visitor switches between the smart account and that of the key, also for the next visit, and sends a batch [T-14] [K-15] [E-09]', async ({
  page,
}) => {
  await page.goto('/email.html?smart')
  const { evm: smart } = await logIn(page, createEmail())
  await fund({ evm: smart })
  await switchAccount(page, 'true')
  await expect(addressOf(page)).not.toHaveText(smart)
  const { evm: plain } = await readAddresses(page)
  await page.reload()
  await expect(addressOf(page)).toHaveText(plain)
  await expect(familyOf(page, 'EVM').getByRole('button', { name: 'Sign' })).toBeEnabled()
  await switchAccount(page, 'false')
  await expect(addressOf(page)).toHaveText(smart)
  await sendBatch(page)
})

test('a site with a network that has no smart accounts gives the account of the key, and no choice [T-14] [K-15]', async ({
  page,
}) => {
  await page.goto('/email.html?smart')
  const { evm: smart } = await logIn(page, createEmail())
  await page.goto('/email.html')
  await expect(familyOf(page, 'EVM').getByRole('button', { name: 'Sign' })).toBeEnabled()
  await expect(addressOf(page)).not.toHaveText(smart)
  await openSettings(page)
  await expect(dialogOf(page).getByTestId('account-security')).toBeVisible()
  await expect(dialogOf(page).getByTestId('account-type')).toHaveCount(0)
})

test('a smart account allows and swaps in one step, with one question [E-09] [W-20]', async ({ page }) => {
  await page.goto('/email.html?smart')
  const { evm: address } = await logIn(page, createEmail())
  await fund({ evm: address })
  await giveCoffee(address, 42n)
  const dialog = dialogOf(page)
  await page.locator('.portico-button', { hasText: '…' }).click()
  await dialog.getByTestId('account-swaps').click()
  await dialog.getByTestId('swap-from').click()
  await dialog.getByTestId('swap-choice').filter({ hasText: 'Coffee Points' }).click()
  await dialog.getByTestId('swap-to').click()
  await dialog.getByTestId('swap-choice').filter({ hasText: 'Sandbox Dollar' }).click()
  await dialog.getByTestId('swap-amount').fill('5')
  await expect(dialog.getByTestId('swap-got')).not.toHaveText('0')
  await dialog.getByTestId('swap-review').click()
  await expect(dialog.getByText('One confirmation approves 5 CAFE and swaps it.')).toBeVisible()
  await dialog.getByTestId('swap-confirm').click()
  const popup = await windowOf(page)
  const row = (label: string) => popup.locator('.row', { hasText: label }).first()
  await expect(row('You send')).toContainText('5 CAFE')
  await expect(row('You send')).toContainText('≈ $1.25')
  await expect(row('You receive at least')).toContainText(/[\d.]+ SUSD/)
  await expect(popup.locator('.totals')).toContainText('You receive at least')
  await expect(popup.getByText(contracts.exchange).last()).toBeVisible()
  await expect(popup.getByText('We can’t tell')).toHaveCount(0)
  await expect(popup.getByText('Function', { exact: true })).toHaveCount(0)
  await approveRequest(page)
  await seeDone(dialog, 'Swapped', '5 CAFE for about')
  const holding = {
    address: contracts.dollar,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  } as const
  await expect.poll(() => chainOne.readContract(holding)).toBeGreaterThan(0n)
})
