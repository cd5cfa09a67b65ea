import { expect, test } from '@playwright/test'
import { connectLocalTokens } from '@portico/sandbox/solana'
import { createSolanaAccount } from '@portico/testing/solana-wallet'
import { bankKey, solanaTokens } from '../../packages/sandbox/start/solanaTokens.mjs'
import { addresses } from '../helpers/addresses.ts'
import { approveRequest, createEmail, fund, logIn, windowOf } from '../helpers/emailVisit.ts'
import { giveCoffee, giveCollectible } from '../helpers/giveAssets.ts'
import { dialogOf, seeDone } from '../helpers/kit.ts'
import { createKey, fundSolana, readSolanaTokens } from '../helpers/solanaChain.ts'

test('the wallet of somebody who has logged in by mail shows what it holds, sends the coin and a token, asks once for each, and shows both as activity [C-03] [V-04] [E-14]', {
  tag: '@journey',
}, async ({ page }) => {
  const receiver = `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}`
  await page.goto('/email.html')
  const { evm } = await logIn(page, createEmail())
  await fund({ evm })
  await giveCoffee(evm, 42n)
  await giveCollectible(evm, 'Picture of a visitor')
  await page.locator('.portico-button', { hasText: '…' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByTestId('token').filter({ hasText: 'Coffee Points' })).toContainText('$0.25')
  await dialog.getByRole('tab', { name: 'NFTs' }).click()
  await expect(dialog.getByRole('button', { name: 'Picture of a visitor' })).toBeVisible()

  await dialog.getByTestId('account-send').click()
  await expect(dialog.getByText(/^1 ETH available$/)).toBeVisible()
  await dialog.getByTestId('send-amount').fill('0.25')
  await dialog.getByTestId('send-receiver').fill(receiver)
  await dialog.getByTestId('send-preview').click()
  await dialog.getByTestId('send-confirm').click()
  await approveRequest(page)
  await seeDone(dialog, 'Sent', '0.25 ETH to')
  await dialog.getByTestId('send-done').click()

  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-token').click()
  await dialog.getByTestId('send-choice').filter({ hasText: 'Coffee Points' }).click()
  await dialog.getByTestId('send-amount').fill('1.5')
  await dialog.getByTestId('send-receiver').fill(receiver)
  await dialog.getByTestId('send-preview').click()
  await dialog.getByTestId('send-confirm').click()
  await approveRequest(page)
  await seeDone(dialog, 'Sent', '1.5 CAFE to')
  await dialog.getByTestId('send-done').click()
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.getByTestId('transaction').filter({ hasText: '1.5 CAFE' })).toBeVisible()
  await expect(dialog.getByTestId('transaction').filter({ hasText: '0.25 ETH' })).toBeVisible()
})

test('it sends SOL and an SPL token on Solana, and the vault names the receiver [C-03] [E-14]', async ({
  page,
}) => {
  await page.goto('/email.html?network=solana')
  const { solana } = await logIn(page, createEmail())
  const [dollar] = solanaTokens
  if (!dollar) throw new Error('The sandbox has no tokens.')
  await fundSolana(solana)
  const local = await connectLocalTokens(addresses.solana, bankKey)
  await local.mintToken(dollar.address, solana, 50_000_000n)
  const { address: receiver } = createSolanaAccount(createKey())
  await page.locator('.portico-button', { hasText: '…' }).click()
  const dialog = dialogOf(page)

  await dialog.getByTestId('account-send').click()
  await expect(dialog.getByText(/^2 SOL available$/)).toBeVisible()
  await dialog.getByTestId('send-amount').fill('0.25')
  await dialog.getByTestId('send-receiver').fill(receiver)
  await dialog.getByTestId('send-preview').click()
  await dialog.getByTestId('send-confirm').click()
  await approveRequest(page)
  await seeDone(dialog, 'Sent', '0.25 SOL to')
  await dialog.getByTestId('send-done').click()

  // The first transfer creates the receiver's token account.
  for (const total of ['1.5', '3']) {
    await dialog.getByTestId('account-send').click()
    await dialog.getByTestId('send-token').click()
    await dialog.getByTestId('send-choice').filter({ hasText: 'Sandbox Dollar' }).click()
    await dialog.getByTestId('send-amount').fill('1.5')
    await dialog.getByTestId('send-receiver').fill(receiver)
    await dialog.getByTestId('send-preview').click()
    await dialog.getByTestId('send-confirm').click()
    const popup = await windowOf(page)
    await expect(popup.getByText(receiver).first()).toBeVisible()
    await approveRequest(page)
    await seeDone(dialog, 'Sent', '1.5 SUSD to')
    await dialog.getByTestId('send-done').click()
    await expect.poll(() => readSolanaTokens(receiver, dollar.address)).toBe(total)
  }
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.getByTestId('transaction').filter({ hasText: '1.5 SUSD' })).toHaveCount(2)
  await expect(dialog.getByTestId('transaction').filter({ hasText: '0.25 SOL' })).toBeVisible()
})
