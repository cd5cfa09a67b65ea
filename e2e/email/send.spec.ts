import { expect, test } from '@playwright/test'
import { connectLocalTokens } from '@portico/sandbox/solana'
import { createSolanaAccount } from '@portico/testing/solana-wallet'
import { bankKey, solanaTokens } from '../../packages/sandbox/start/solanaTokens.mjs'
import { addresses } from '../helpers/addresses.ts'
import { approveRequest, createEmail, fund, logIn, windowOf } from '../helpers/emailVisit.ts'
import { vaultFrameOf } from '../helpers/fakeVault.ts'
import { giveCoffee, giveCollectible } from '../helpers/giveAssets.ts'
import { dialogOf, seeDone } from '../helpers/kit.ts'
import { createKey, fundSolana, readSolanaTokens } from '../helpers/solanaChain.ts'
import { readToEnd } from '../helpers/vaultRequest.ts'

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

test('a first signature takes one press and no window, a first transfer one press in the window that its button opens [CJ03]', async ({
  page,
}) => {
  await page.goto('/email.html')
  const { evm } = await logIn(page, createEmail())
  await fund({ evm })
  let windows = 0
  page.context().on('page', () => void windows++)
  const signing = page.evaluate(async () => {
    const { portico, porticoActions } = window
    if (!portico || !porticoActions) throw new Error('The page has no instance.')
    return porticoActions.signMessage(portico, { message: `Welcome to ${location.host}` })
  })
  const vault = vaultFrameOf(page).contentFrame()
  const sign = vault.getByRole('button', { name: 'Sign', exact: true })
  await sign.waitFor()
  await readToEnd(vault)
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await sign.press('Enter')
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
  expect(windows).toBe(0)

  await page.locator('.portico-button', { hasText: '…' }).click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-amount').fill('0.25')
  await dialog.getByTestId('send-receiver').fill(`0x${'5a'.repeat(20)}`)
  await dialog.getByTestId('send-preview').click()
  const [popup] = await Promise.all([page.waitForEvent('popup'), dialog.getByTestId('send-confirm').click()])
  await expect(vault.getByText('Confirm in the wallet window.')).toBeVisible()
  await expect(vault.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  const approve = popup.getByRole('button', { name: 'Approve' })
  await approve.waitFor()
  await readToEnd(popup)
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  // The window may close before the event is complete.
  await approve.press('Enter').catch(() => undefined)
  await seeDone(dialog, 'Sent', '0.25 ETH to')
  expect(windows).toBe(1)
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
