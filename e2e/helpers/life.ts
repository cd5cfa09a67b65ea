import type { Locator, Page } from '@playwright/test'
import { createMemoryPaymentStore, verifyPayment } from '@portico/payments'
import { expect } from '@portico/testing/playwright'
import type { PaymentReceipt, PayRequest } from 'portico'
import type { Address } from 'viem'
import { chainOne, dialogOf, seeDone } from './kit.ts'

/** In the sandbox's registry; no test checks its balance. */
const friend = 'heidi.eth'
const zone = 'sandbox.example'

export interface Life {
  readonly page: Page
  readonly address: Address
  /** Approves a wallet request, where the wallet does not do so by itself. */
  readonly agree: () => Promise<void>
}

/** Opens the account from the page's button, which may show a name by now. */
async function openAccount({ page }: Life): Promise<Locator> {
  const dialog = dialogOf(page)
  await page.locator('.portico-button', { hasText: '…' }).click()
  await expect(dialog.getByTestId('disconnect')).toBeVisible()
  return dialog
}

const tokenIn = (dialog: Locator, name: string) => dialog.getByTestId('token').filter({ hasText: name })

/** Buys dollars with fiat currency and finds them among the tokens. */
export async function buyDollars(life: Life): Promise<void> {
  const { page } = life
  const dialog = await openAccount(life)
  await dialog.getByTestId('account-onramp').click()
  await dialog.getByTestId('buy-amount').fill('200')
  await expect(dialog.getByTestId('buy-quote')).toHaveText('198')
  const opening = page.waitForEvent('popup')
  await dialog.getByTestId('buy-continue').click()
  const popup = await opening
  await popup.getByRole('button', { name: 'Pay' }).click()
  await expect(popup.getByText('Delivered.')).toBeVisible()
  await popup.close()
  await page.bringToFront()
  await expect(dialog.getByRole('heading', { name: '198 SUSD arrived' })).toBeVisible()
  await dialog.getByTestId('buy-done').click()
  await expect(tokenIn(dialog, 'Sandbox Dollar')).toContainText('198')
}

/** Swaps some of them for coffee with the required approval. Starts and ends at the account. */
export async function swapForCoffee({ page, agree }: Life): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-swaps').click()
  await dialog.getByTestId('swap-from').click()
  await dialog.getByTestId('swap-choice').filter({ hasText: 'Sandbox Dollar' }).click()
  await dialog.getByTestId('swap-to').click()
  await dialog.getByTestId('swap-choice').filter({ hasText: 'Coffee Points' }).click()
  await dialog.getByTestId('swap-amount').fill('20')
  await expect(dialog.getByTestId('swap-got')).not.toHaveText('0')
  await dialog.getByTestId('swap-review').click()
  await dialog.getByTestId('swap-approve').click()
  await agree()
  await dialog.getByTestId('swap-confirm').click()
  await agree()
  await seeDone(dialog, 'Swapped', '20 SUSD for about')
  await dialog.getByTestId('swap-done').click()
  await expect(tokenIn(dialog, 'Coffee Points')).toContainText('CAFE')
  await expect(tokenIn(dialog, 'Sandbox Dollar')).toContainText('178')
}

/** Sends some of the coffee to a name. Starts and ends at the account. */
export async function sendCoffee({ page, agree }: Life): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-token').click()
  await dialog.getByTestId('send-choice').filter({ hasText: 'Coffee Points' }).click()
  await dialog.getByTestId('send-amount').fill('1.5')
  await dialog.getByTestId('send-receiver').fill(friend)
  await expect(dialog.getByTestId('send-found')).toBeVisible()
  await dialog.getByTestId('send-preview').click()
  await expect(dialog.getByText(friend)).toBeVisible()
  await dialog.getByTestId('send-confirm').click()
  await agree()
  await seeDone(dialog, 'Sent', '1.5 CAFE to')
  await dialog.getByTestId('send-done').click()
}

/** All transactions, the latest first. */
export async function seeActivity({ page }: Life): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  const all = dialog.getByTestId('transaction')
  await expect(all.first()).toContainText('1.5 CAFE')
  await expect(all.filter({ hasText: '20 SUSD' }).filter({ hasText: 'CAFE' })).not.toHaveCount(0)
  await expect(all.filter({ hasText: '198 SUSD' })).toHaveCount(1)
}

/** Registers a name, which then replaces the address in the dialog, and on the button after a reload. */
export async function registerName({ page, agree }: Life): Promise<void> {
  const label = `life-${crypto.randomUUID().slice(0, 8)}`
  const name = `${label}.${zone}`
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-choose-name').click()
  await dialog.getByTestId('name-begin').click()
  await dialog.getByTestId('name-input').fill(label)
  await expect(dialog.getByTestId('name-status')).toHaveText(`${name} is available`)
  await dialog.getByTestId('name-register').click()
  await agree()
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible()
  await dialog.getByTestId('name-done').click()
  await expect(dialog.getByTestId('disconnect')).toBeVisible()
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `${name.slice(0, 17)}…` })).toBeVisible()
}

/** Pays a shop's order in dollars, whose server sees it on the chain. */
export async function payShop({ page, address, agree }: Life, dollar: Address): Promise<void> {
  const { timestamp } = await chainOne.getBlock()
  const order: PayRequest = {
    orderId: crypto.randomUUID(),
    paymentAsset: {
      network: 'eip155:31337',
      asset: dollar,
      metadata: { name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6 },
    },
    recipient: '0x00000000000000000000000000000000000000c5',
    amount: '25',
  }
  await page.waitForFunction(() => window.portico?.store.get().accounts.eip155?.status === 'connected')
  const paying = await page.evaluateHandle(given => {
    const { portico, porticoActions } = window
    if (!portico || !porticoActions) throw new Error('The page has no instance.')
    const paying = porticoActions.openPay(portico, given)
    // The rejection is handled where it is awaited.
    paying.catch(() => undefined)
    return { paying }
  }, order)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Pay 25 SUSD' }).click()
  await agree()
  await expect(dialog.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  const receipt: PaymentReceipt = await paying.evaluate(({ paying }) => paying)
  const request = (method: string, params: readonly unknown[]) =>
    chainOne.transport.request({ method, params })
  const store = createMemoryPaymentStore()
  const rules = { order, since: Number(timestamp) * 1000, payer: address, request, store }
  expect(await verifyPayment(receipt, rules)).toMatchObject({ orderId: order.orderId, units: 25_000_000n })
  await dialog.getByTestId('pay-done').click()
}
