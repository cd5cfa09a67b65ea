import type { Page } from '@playwright/test'
import { verifyPayment } from '@portico/siwx/verify'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import type { PaymentReceipt, PayRequest } from 'portico'
import { chainOne, createFundedKey, dialogOf, partFiles } from './kit.ts'

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

/** As a button of the shop would. */
async function askToPay(page: Page, order: PayRequest) {
  await page.waitForFunction(() => window.portico !== undefined)
  await page.evaluate(given => {
    const { portico, porticoActions } = window
    if (!portico || !porticoActions) throw new Error('There is no kit on the page.')
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

test('a visitor who has come to pay connects, pays once, and the shop sees it on the chain [E-12] [R-12] [V-10]', async ({
  page,
  wallets,
}) => {
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
  await expect(dialog.getByTestId('pay-to')).toHaveText(order.recipient)
  await dialog.getByTestId('pay-connect').click()
  await expect(dialog.getByTestId('email-input')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Alder' }).click()
  await dialog.getByRole('button', { name: 'Pay 0.25 ETH' }).click()
  await expect(dialog.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  const { receipt } = await getOutcome()
  if (!receipt) throw new Error('There is no receipt.')
  const rules = {
    order,
    since: Number(timestamp) * 1000,
    payer: await alder.address(),
    request: (method: string, params: readonly unknown[]) => chainOne.request({ method, params } as never),
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
