import type { AccountParameters } from '@portico/core/adapter'
import { createAdapterContext, type createPage } from '@portico/testing/conformance'
import { bitcoin } from '../src/bitcoin.js'
import { createBitcoinNetwork, createBitcoinWorld, type MockOptions } from './createBitcoinWorld.js'
import { useBitcoinChains } from './useBitcoinChains.js'

/** Every way in which a wallet can be on a page. */
export const forms = ['standard', 'satsConnect', 'okx', 'unisat', 'leather'] as const

/** A chain for the tests of a file, and an adapter that is connected to a mock wallet on it. */
export function useBitcoinWallet() {
  const { getChains, conformance, hasTransaction } = useBitcoinChains()
  const getChain = () => getChains()[0]

  /** An adapter that looks for wallets on a page. */
  function discover(page: ReturnType<typeof createPage>, fetch = globalThis.fetch) {
    const network = createBitcoinNetwork(getChain())
    const { context, connectors } = createAdapterContext({
      page,
      networks: [network],
      environment: { fetch },
    })
    const adapter = bitcoin().create(context)
    adapter.start()
    return { adapter, network, connectors }
  }

  /** A page with one wallet, which was found. */
  function findWallet(options: MockOptions = {}, fetch = globalThis.fetch) {
    const { page, control } = createBitcoinWorld(getChain(), options)
    const { adapter, network, connectors } = discover(page, fetch)
    const [connector] = connectors()
    if (!connector) throw new Error('The wallet was not discovered.')
    return { adapter, connector, network, control }
  }

  async function connect(options: MockOptions = {}, fetch = globalThis.fetch) {
    const { adapter, connector, network, control } = findWallet(options, fetch)
    const { accounts } = await adapter.connect({ connector, network })
    const account: AccountParameters = { connector, network, address: accounts[0]?.address ?? '' }
    // OKX and Unisat show one address at a time.
    const ordinals = accounts.find(({ type }) => type === 'ordinal')?.address
    return { adapter, account, accounts, ordinals, control }
  }

  return { getChain, conformance, hasTransaction, discover, findWallet, connect }
}
