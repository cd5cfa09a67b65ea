import { expect, type Page, test } from '@playwright/test'
import { accountContracts, spendingGrantsAbi } from '@portico/sandbox/chain'
import { createWalletClient, type Hex, http, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { contracts } from '../../packages/sandbox/start/contracts.mjs'
import { addresses } from '../helpers/addresses.ts'
import {
  approveRequest,
  createEmail,
  fund,
  logIn,
  openSettings,
  openThrough,
  windowOf,
} from '../helpers/emailVisit.ts'
import { vaultFrameOf } from '../helpers/fakeVault.ts'
import { giveCoffee } from '../helpers/giveAssets.ts'
import { chainOne, clickUntilGone, createFundedKey } from '../helpers/kit.ts'
import { readToEnd } from '../helpers/vaultRequest.ts'

const day = 86_400
const receiver = `0x${'5a'.repeat(20)}` as const
const whole = 10n ** 18n

/** Sends a request as any library does; the response is awaited later. */
async function ask(page: Page, method: string, params: unknown): Promise<() => Promise<unknown>> {
  await page.evaluate(
    call => {
      const connector = [...(window.portico?.store.get().connectors ?? [])].find(({ id }) => id === 'ID_AUTH')
      const provider = connector?.provider as { request(call: object): Promise<unknown> }
      Object.assign(window, { asked: provider.request(call) })
    },
    { method, params: [params] },
  )
  return () => page.evaluate(() => (window as unknown as { asked: Promise<unknown> }).asked)
}

/** Connects with the site's key, which needs no approval. */
async function connectKey() {
  const account = privateKeyToAccount((await createFundedKey()) as Hex)
  const wallet = createWalletClient({ account, transport: http(addresses.chainOne) })
  const spend = async (id: Hex, amount: bigint) => {
    const call = {
      address: accountContracts.grants,
      abi: spendingGrantsAbi,
      functionName: 'spend',
      args: [id, receiver, amount],
      account,
    } as const
    await chainOne.simulateContract(call)
    const hash = await wallet.writeContract({ ...call, chain: null })
    await chainOne.waitForTransactionReceipt({ hash })
  }
  return { publicKey: account.publicKey, spend }
}

/** Up to 10 of a token per day, for 30 days. */
async function askToSpend(page: Page, publicKey: Hex) {
  const now = Number((await chainOne.getBlock()).timestamp)
  return ask(page, 'wallet_grantPermissions', {
    chainId: '0x7a69',
    expiry: Math.floor(Date.now() / 1000) + 30 * day,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
    permissions: [
      {
        type: 'erc20-recurring-allowance',
        data: { token: contracts.coffee, allowance: toHex(10n * whole), start: now - 60, period: day },
      },
    ],
    policies: [],
  })
}

/** Opens the spending permissions in the vault's window, from the account. */
async function openGrants(page: Page): Promise<Page> {
  await openSettings(page)
  await page.getByTestId('account-security').click()
  const frame = vaultFrameOf(page).contentFrame()
  const popup = await openThrough(
    page,
    frame.getByRole('button', { name: 'Login methods, devices and keys' }),
  )
  await popup.getByRole('button', { name: 'Spending permissions' }).click()
  await expect(popup.getByRole('heading', { name: 'Spending permissions' })).toBeVisible()
  return popup
}

test('a visitor lets a site spend up to an allowance, which the chain holds it to until they end it [W-03]', async ({
  page,
}) => {
  await page.goto('/email.html?smart')
  const { evm: address } = await logIn(page, createEmail())
  await fund({ evm: address })
  await giveCoffee(address, 500n)
  const { publicKey, spend } = await connectKey()
  const answer = await askToSpend(page, publicKey)
  const popup = await windowOf(page)
  await expect(popup.getByRole('heading', { name: 'Approve spending' })).toBeVisible()
  await expect(popup.locator('.spending')).toContainText(/can spend up to .10 CAFE. every day until/)
  await expect(popup.locator('.spending')).toContainText('without asking you again')
  // One period more if the first one has already begun.
  await expect(popup.locator('.spending')).toContainText(/That’s up to .3[01]0 CAFE. in total[.]/)
  await approveRequest(page)
  const { context, signerMeta } = (await answer()) as { context: string; signerMeta: { ids: Hex[] } }
  const [id = '0x'] = signerMeta.ids
  await spend(id, 6n * whole)
  await spend(id, 4n * whole)
  await expect(spend(id, 1n)).rejects.toThrow('OverAllowance')

  const ending = await ask(page, 'wallet_revokePermissions', { context })
  await expect((await windowOf(page)).getByRole('heading', { name: 'Stop spending' })).toBeVisible()
  await approveRequest(page)
  await ending()
  await expect(spend(id, 1n)).rejects.toThrow('NotGranted')
  // The second grant is not revoked by the site: the visitor finds and revokes it in the wallet's window.
  const second = await askToSpend(page, publicKey)
  await expect((await windowOf(page)).getByRole('heading', { name: 'Approve spending' })).toBeVisible()
  await approveRequest(page)
  const [other = '0x'] = ((await second()) as { signerMeta: { ids: Hex[] } }).signerMeta.ids
  await spend(other, whole)
  const own = await openGrants(page)
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await expect(own.getByRole('listitem')).toContainText(/can spend up to .10 CAFE. every day until/)
  await own.getByRole('button', { name: /^Stop spending/ }).click()
  await expect(own.getByRole('heading', { name: 'Stop spending' })).toBeVisible()
  await expect(own.locator('.spending')).toContainText(/This revokes the permission to spend up to .10 CAFE./)
  await readToEnd(own)
  await clickUntilGone(own.getByRole('button', { name: 'Approve' }))
  await expect(own.getByText('No site can spend without asking you.')).toBeVisible()
  await expect(spend(other, 1n)).rejects.toThrow('NotGranted')
})
