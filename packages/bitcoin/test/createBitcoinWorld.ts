import type { Network } from '@portico/core'
import type { Bitcoin } from '@portico/sandbox/bitcoin'
import { createMockBitcoinWallet, installMockBitcoinWallet } from '@portico/testing/bitcoin-wallet'
import { createPage } from '@portico/testing/conformance'

export function createBitcoinNetwork({ chainId, url }: Bitcoin, name = 'Local Bitcoin'): Network {
  const reference = chainId.slice('bip122:'.length)
  return {
    id: reference,
    name,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [url] } },
    chainNamespace: 'bip122',
    caipNetworkId: `bip122:${reference}`,
    supported: true,
  }
}

export type MockOptions = NonNullable<Parameters<typeof installMockBitcoinWallet>[0]>

/** The address that the mock wallet pays with first. */
export const getHolder = (options: MockOptions = {}) =>
  createMockBitcoinWallet({ network: 'testnet', ...options }).control.address()

/** A page with one wallet that sends to the chain. */
export function createBitcoinWorld({ url }: Bitcoin, options: MockOptions = {}, page = createPage()) {
  // The mock asks of a page what an EventTarget has.
  const target = page as unknown as NonNullable<Parameters<typeof installMockBitcoinWallet>[1]>
  return { page, ...installMockBitcoinWallet({ network: 'testnet', url, ...options }, target) }
}
