import type { Page } from '@playwright/test'
import { testAccounts } from '@portico/sandbox/chain'
import { expect } from '@portico/testing/playwright'
import type { RemoteWallet, RemoteWalletOptions } from '@portico/testing/remote-wallet'
import { addresses } from '../helpers/addresses.ts'
import { connectRemote, test } from '../helpers/remote.ts'

/** Each family with its local chain and its signing method. */
const families = {
  EVM: { chain: 'eip155:31337', rpcUrl: addresses.chainOne, signs: 'personal_sign' },
  Solana: {
    chain: 'solana:6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTG',
    rpcUrl: addresses.solana,
    signs: 'solana_signMessage',
  },
  Bitcoin: {
    chain: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    rpcUrl: addresses.bitcoin,
    signs: 'signMessage',
  },
  Polkadot: {
    chain: `polkadot:${'90'.repeat(16)}`,
    rpcUrl: addresses.polkadot,
    signs: 'polkadot_signMessage',
  },
  Cosmos: { chain: 'cosmos:portico-local-1', rpcUrl: addresses.cosmos, signs: 'cosmos_signAmino' },
} as const

type FamilyName = keyof typeof families
const names = Object.keys(families) as FamilyName[] // of the table above

const keys = [testAccounts[3].privateKey, testAccounts[5].privateKey] as const

const fiveFamilies: Partial<RemoteWalletOptions> = {
  accounts: { eip155: keys, solana: keys, bip122: keys, polkadot: keys, cosmos: keys },
  chains: Object.values(families).map(({ chain: id, rpcUrl }) => ({ id, rpcUrl })),
}

const cardOf = (page: Page, family: FamilyName) => page.getByRole('region', { name: family })
const addressOf = (page: Page, family: FamilyName) => cardOf(page, family).getByTestId('address')

async function expectAddresses(page: Page, wallet: RemoteWallet, index = 0): Promise<void> {
  for (const name of names) {
    const address = wallet.getAddresses(families[name].chain)[index] ?? ''
    await expect(addressOf(page, name)).toHaveText(address)
  }
}

test.beforeEach(() => test.setTimeout(120_000))

test('a remote wallet serves every family in one session, signs in each, and is back after a reload [C-02] [C-12] [T-02]', async ({
  page,
  createWallet,
}) => {
  const wallet = createWallet(fiveFamilies)
  await page.goto('/families.html')
  await connectRemote(page, wallet)
  await expectAddresses(page, wallet)
  for (const name of names) {
    const card = cardOf(page, name)
    await card.getByRole('button', { name: 'Sign' }).click()
    const request = await wallet.nextRequest(families[name].signs)
    expect(request.chainId).toBe(families[name].chain)
    await request.approve()
    await expect(card.locator('output[data-status="done"]')).not.toBeEmpty()
    await expect(card.getByTestId('balance')).not.toBeEmpty()
  }
  await page.reload()
  for (const name of names) {
    await expect(cardOf(page, name).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  }
  await expectAddresses(page, wallet)
})

test('a remote wallet that declines, changes account or leaves does so in every family [T-03] [T-04]', async ({
  page,
  createWallet,
}) => {
  const wallet = createWallet(fiveFamilies)
  await page.goto('/families.html')
  await connectRemote(page, wallet)
  for (const name of names) {
    const card = cardOf(page, name)
    await card.getByRole('button', { name: 'Sign' }).click()
    await (await wallet.nextRequest(families[name].signs)).reject()
    await expect(card.locator('output[data-status="failed"]')).toContainText(/declined|rejected|cancel/i)
  }
  await wallet.switchAccount(1)
  await expectAddresses(page, wallet, 1)

  const ended = wallet.nextEnd()
  await cardOf(page, 'Cosmos').getByRole('button', { name: 'Disconnect' }).click()
  await ended
  for (const name of names) await expect(addressOf(page, name)).toHaveText('disconnected')
})
