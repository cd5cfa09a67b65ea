import type { Page } from '@playwright/test'
import { createMemoryPaymentStore, verifyPayment } from '@portico/payments'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import type { PaymentReceipt, PayRequest } from 'portico'
import { contracts } from '../../packages/sandbox/start/contracts.mjs'
import { chainOne, createFundedKey, dialogOf, partFiles } from '../helpers/kit.ts'

const playground = '/?networks=anvilOne&pay=on'

const createOrder = (orderId: string): PayRequest => ({
  orderId,
  paymentAsset: {
    network: 'eip155:31337',
    asset: 'native',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  recipient: '0x00000000000000000000000000000000000000c5',
  amount: '0.25',
})

/** Like a button of the shop. */
async function askToPay(page: Page, order: PayRequest) {
  await page.waitForFunction(() => window.portico !== undefined)
  await page.evaluate(given => {
    const { portico, porticoActions } = window
    if (!portico || !porticoActions) throw new Error('The page has no instance.')
    const { openPay } = porticoActions
    Object.assign(window, {
      paying: openPay(portico, given).then(
        receipt => ({ receipt }),
        error => ({ code: error.code }),
      ),
    })
  }, order)
  return () =>
    page.evaluate(
      () => (window as unknown as { paying: Promise<{ receipt?: PaymentReceipt; code?: string }> }).paying,
    )
}

test('a visitor who has come to pay connects, pays once, and the shop sees it on the chain [E-12] [V-10]', {
  tag: '@journey',
}, async ({ page, wallets }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const alder = await wallets.install({ ...mockWallets.alder, privateKeys: [await createFundedKey()] })
  await page.goto(playground)
  const { timestamp } = await chainOne.getBlock()
  expect(scripts.some(url => partFiles.payment.test(url))).toBe(false)
  const order = createOrder('A-1')
  const getOutcome = await askToPay(page, order)
  const dialog = dialogOf(page)
  // Without an account the checkout shows shop and amount; the order and its recipient are folded.
  await expect(dialog.getByTestId('pay-sum')).toHaveText(/^\$[1-9]|^0\.25 ETH$/)
  await expect(dialog.getByTestId('pay-to')).toBeHidden()
  await dialog.getByTestId('pay-details').click()
  await expect(dialog.getByTestId('pay-to')).toHaveText(order.recipient)
  await expect(dialog.getByTestId('pay-to')).toBeVisible()
  await dialog.getByTestId('pay-connect').click()
  await dialog.getByRole('button', { name: 'Alder' }).click()
  await expect(dialog.getByTestId('pay-balance')).toHaveText(/ETH$/)
  await dialog.getByRole('button', { name: 'Pay 0.25 ETH' }).click()
  await expect(dialog.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  await expect(dialog.getByTestId('pay-sum')).toBeVisible()
  const { receipt } = await getOutcome()
  if (!receipt) throw new Error('There is no receipt.')
  const rules = {
    order,
    store: createMemoryPaymentStore(),
    since: Number(timestamp) * 1000,
    payer: await alder.address(),
    request: (method: string, params: readonly unknown[]) => chainOne.transport.request({ method, params }),
  }
  expect(await verifyPayment(receipt, rules)).toMatchObject({ orderId: 'A-1', units: 10n ** 18n / 4n })
  const dearer = { ...rules, order: { ...order, amount: '0.5' } }
  await expect(verifyPayment(receipt, dearer)).rejects.toMatchObject({ code: 'payment_refused' })
})

test('whoever closes the dialog has paid nothing, and the shop is told', async ({ page, wallets }) => {
  await wallets.install({ ...mockWallets.alder, privateKeys: [await createFundedKey()] })
  await page.goto(playground)
  const getOutcome = await askToPay(page, createOrder('A-2'))
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  expect(await getOutcome()).toEqual({ code: 'modal_closed' })
})

test('a visitor without a wallet pays at an exchange, though the page is loaded anew half way, and the shop sees it on the chain', async ({
  page,
}) => {
  await page.goto(playground)
  const { timestamp } = await chainOne.getBlock()
  const order: PayRequest = {
    ...createOrder(crypto.randomUUID()),
    paymentAsset: {
      network: 'eip155:31337',
      asset: contracts.dollar,
      metadata: { name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6 },
    },
    amount: '12.5',
  }
  await askToPay(page, order)
  const dialog = dialogOf(page)
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Pay with Sandbox Exchange' }).click()
  const popup = await opening
  await expect(
    dialog.getByText('Pay 12.5 SUSD in the other window. This page updates automatically.'),
  ).toBeVisible()
  await page.reload()
  const getOutcome = await askToPay(page, order)
  await expect(dialog.getByText(/^You started paying at Sandbox Exchange/)).toBeVisible()
  await expect(dialog.getByTestId('pay-exchange')).toHaveCount(0)
  await popup.getByRole('button', { name: 'Pay' }).click()
  await expect(popup.getByText('Paid.')).toBeVisible()
  await popup.close()
  await page.bringToFront()
  await expect(dialog.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  const { receipt } = await getOutcome()
  if (!receipt) throw new Error('There is no receipt.')
  const request = (method: string, params: readonly unknown[]) =>
    chainOne.transport.request({ method, params })
  const store = createMemoryPaymentStore()
  const rules = { order, since: Number(timestamp) * 1000, anyPayer: true, request, store } as const
  const verified = await verifyPayment(receipt, rules)
  expect(verified).toMatchObject({ orderId: order.orderId, units: 12_500_000n })
})
