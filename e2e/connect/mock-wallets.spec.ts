import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'

/** The members that this test uses. */
interface PageWithWallets {
  injectedWeb3: Record<string, { enable(origin: string): Promise<InjectedPolkadot> }>
  keplr: { getKey(chainId: string): Promise<{ bech32Address: string }> }
  unisat: { requestAccounts(): Promise<string[]> }
}

interface InjectedPolkadot {
  accounts: { get(): Promise<{ address: string }[]> }
}

interface StandardWallet {
  name: string
  features: Record<string, { connect(): Promise<{ accounts: { address: string }[] }> }>
}

test('wallets of all families stand on one page, each with its own control', async ({ page, wallets }) => {
  const evm = await wallets.install(mockWallets.alder)
  const solana = await wallets.install({ ...mockWallets.alder, namespace: 'solana' })
  const bitcoin = await wallets.install({ ...mockWallets.alder, namespace: 'bip122', form: 'unisat' })
  const polkadot = await wallets.install({ ...mockWallets.alder, namespace: 'polkadot' })
  const cosmos = await wallets.install({ ...mockWallets.alder, namespace: 'cosmos' })
  await page.goto('/')

  const connected = await page.evaluate(async () => {
    // The wallets that were installed above.
    const { injectedWeb3, keplr, unisat } = window as unknown as PageWithWallets
    const standard: StandardWallet[] = []
    const register = (wallet: StandardWallet) => void standard.push(wallet)
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
    const connect = standard[0]?.features['standard:connect']?.connect
    const injected = await injectedWeb3.alder?.enable('test')
    return {
      solana: (await connect?.())?.accounts[0]?.address,
      bitcoin: (await unisat.requestAccounts())[0],
      polkadot: (await injected?.accounts.get())?.[0]?.address,
      cosmos: (await keplr.getKey('cosmoshub-4')).bech32Address,
    }
  })
  expect(connected).toEqual({
    solana: await solana.address(),
    bitcoin: await bitcoin.address(),
    polkadot: await polkadot.address(),
    cosmos: await cosmos.address(),
  })
  expect(await evm.requests()).not.toContainEqual(expect.objectContaining({ method: 'standard:connect' }))

  await solana.switchAccount(1)
  await page.reload()
  expect(await solana.state()).toMatchObject({ connected: true, accountIndex: 1 })
  expect(await bitcoin.state()).toMatchObject({ connected: true, accountIndex: 0 })
  expect(await polkadot.address()).toBe(connected.polkadot)
  expect(await cosmos.address()).toBe(connected.cosmos)
})
