import type { Locator, Page } from '@playwright/test'
import { connectLocalTokens } from '@portico/sandbox/solana'
import { mockWallets } from '@portico/testing'
import { createBitcoinAccount } from '@portico/testing/bitcoin-wallet'
import { expect, test } from '@portico/testing/playwright'
import { createSolanaAccount } from '@portico/testing/solana-wallet'
import { bankKey, solanaTokens } from '../../packages/sandbox/start/solanaTokens.mjs'
import { addresses } from '../helpers/addresses.ts'
import { connectWith, dialogOf, partFiles, seeDone, shortOf } from '../helpers/kit.ts'
import { askSolana, createKey, fundSolana, readSolanaTokens } from '../helpers/solanaChain.ts'

/** A wallet with an account that no other test uses, because tests run in parallel. */
async function openSend(page: Page, wallets: Wallets, namespace: 'solana' | 'bip122', key: `0x${string}`) {
  const wallet = await wallets.install({ ...mockWallets.birch, namespace, privateKeys: [key] })
  await page.goto(`/?networks=${namespace === 'solana' ? 'solanaLocal' : 'bitcoinLocal'}`)
  await connectWith(page, 'Birch')
  await page.getByRole('button', { name: shortOf(await wallet.address()) }).click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-send').click()
  return { wallet, dialog }
}
type Wallets = Parameters<Parameters<typeof test>[2]>[0]['wallets']

async function fillIn(dialog: Locator, amount: string, receiver: string): Promise<void> {
  await dialog.getByTestId('send-amount').fill(amount)
  await dialog.getByTestId('send-receiver').fill(receiver)
  // Waits until the input is resolved: the suggestions disappear then, and the button moves up.
  await expect(dialog.getByTestId('send-preview')).toHaveText('Review')
  await expect(dialog.getByTestId('send-preview')).toBeEnabled()
  await dialog.getByTestId('send-preview').click()
  await expect(dialog.getByTestId('send-to')).toHaveText(receiver)
}

async function confirm(dialog: Locator, sum: string): Promise<void> {
  await dialog.getByTestId('send-confirm').click()
  await seeDone(dialog, 'Sent', `${sum} to`)
  await dialog.getByTestId('send-done').click()
}

test('an account of Solana sends SOL, and tokens of both programs to somebody who has no account for them [E-13] [E-14] [R-20]', async ({
  page,
  wallets,
}) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const key = createKey()
  const { address } = createSolanaAccount(key)
  await fundSolana(address)
  const local = await connectLocalTokens(addresses.solana, bankKey)
  for (const { address: mint, decimals } of solanaTokens)
    await local.mintToken(mint, address, 50n * 10n ** BigInt(decimals))
  const { dialog } = await openSend(page, wallets, 'solana', key)
  expect(scripts.some(url => partFiles.send.test(url))).toBe(true)
  const { address: receiver } = createSolanaAccount(createKey())

  await fillIn(dialog, '0.5', receiver)
  await expect(dialog.getByTestId('send-opening')).toHaveCount(0)
  // 5,000 lamports for the signature; 480 compute units, for which others on the local chain pay 0, 1 or 10
  // lamports.
  const fees = dialog.getByRole('group', { name: 'Network fee' })
  await expect(fees.getByRole('radio')).toHaveCount(3)
  await expect(fees.getByRole('radio', { name: /Normal/ })).toBeChecked()
  await fees.getByRole('radio', { name: /Slow/ }).check()
  await confirm(dialog, '0.5 SOL')
  expect(await askSolana('getBalance', [address])).toMatchObject({ value: 1_500_000_000 - 5_000 })

  await dialog.getByTestId('account-send').click()
  await fillIn(dialog, '0.25', receiver)
  await fees.getByRole('radio', { name: /Fast/ }).check()
  await confirm(dialog, '0.25 SOL')
  expect(await askSolana('getBalance', [address])).toMatchObject({ value: 1_250_000_000 - 5_000 - 9_800 })

  for (const { address: mint, symbol, name } of solanaTokens) {
    await dialog.getByTestId('account-send').click()
    await dialog.getByTestId('send-token').click()
    await dialog.getByTestId('send-choice').filter({ hasText: name }).click()
    await fillIn(dialog, '12.5', receiver)
    // The rent of the account that is created.
    await expect(dialog.getByTestId('send-opening')).toHaveText(/^0\.002 SOL$/)
    await confirm(dialog, `12.5 ${symbol}`)
    expect(await readSolanaTokens(receiver, mint)).toBe('12.5')
    await expect(dialog.getByTestId('token').filter({ hasText: name })).toContainText('37.5')
    await dialog.getByRole('tab', { name: 'Activity' }).click()
    await expect(dialog.getByTestId('transaction').first()).toContainText(`12.5 ${symbol}`)
    await dialog.getByRole('tab', { name: 'Tokens' }).click()
  }

  // The second time the account exists, and the receiver is known.
  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-token').click()
  await dialog.getByTestId('send-choice').filter({ hasText: 'Coffee Points' }).click()
  await fillIn(dialog, '1', receiver)
  await expect(dialog.getByTestId('send-opening')).toHaveCount(0)
  await expect(dialog.getByTestId('send-warning-firstTime')).toHaveCount(0)
})

test('nothing is sent on Solana to a token, and everything leaves what the network needs [R-20]', async ({
  page,
  wallets,
}) => {
  const key = createKey()
  await fundSolana(createSolanaAccount(key).address)
  const { dialog } = await openSend(page, wallets, 'solana', key)
  const [{ address: mint } = { address: '' }] = solanaTokens
  await dialog.getByTestId('send-amount').fill('0.1')
  await dialog.getByTestId('send-receiver').fill(mint)
  await dialog.getByTestId('send-preview').click()
  await expect(dialog.getByRole('alert')).toContainText('This address isn’t valid on Local Solana')

  const { address: receiver } = createSolanaAccount(createKey())
  await dialog.getByTestId('send-receiver').fill(receiver)
  await dialog.getByTestId('send-max').click()
  // Two minus the fee with its priority part, the margin for wallets, and the minimum balance of an account.
  await expect(dialog.getByTestId('send-amount')).toHaveValue('1.99900364')
  await dialog.getByTestId('send-preview').click()
  await expect(dialog.getByTestId('send-to')).toHaveText(receiver)
  await confirm(dialog, '1.99900364 SOL')
})

test('an account of Bitcoin pays with the fee that is chosen [R-20]', async ({ page, wallets }) => {
  const key = createKey()
  const { payment } = createBitcoinAccount(key)
  const funded = await fetch(`${addresses.bitcoin}/faucet`, {
    method: 'POST',
    body: JSON.stringify({ address: payment.address, amount: 5_000_000 }),
  })
  expect(funded.ok).toBe(true)
  const { dialog } = await openSend(page, wallets, 'bip122', key)
  const { payment: receiver } = createBitcoinAccount(createKey())
  await fillIn(dialog, '0.01', receiver.address)
  const fees = dialog.getByRole('group', { name: 'Network fee' })
  await expect(fees.getByRole('radio')).toHaveCount(3)
  await expect(fees.getByRole('radio', { name: /Normal/ })).toBeChecked()
  await fees.getByRole('radio', { name: /Fast/ }).check()
  await confirm(dialog, '0.01 BTC')
  const [sent] = await (await fetch(`${addresses.bitcoin}/address/${receiver.address}/txs`)).json()
  expect(sent.vout).toContainEqual(expect.objectContaining({ value: 1_000_000 }))
  // Three satoshis per virtual byte: the local chain's estimate for the next block.
  expect(sent.fee).toBe(423)
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.getByTestId('transaction').first()).toContainText('0.01 BTC')
})
