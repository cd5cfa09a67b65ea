import type { Network } from '@portico/core'
import type { Polkadot } from '@portico/sandbox/polkadot'
import { createPage } from '@portico/testing/conformance'
import { createMockPolkadotWallet, installMockPolkadotWallet } from '@portico/testing/polkadot-wallet'

export function createPolkadotNetwork({ chainId, url }: Polkadot, ss58Prefix = 42): Network {
  const reference = chainId.slice('polkadot:'.length)
  return {
    id: reference,
    name: `Network ${ss58Prefix}`,
    nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals: 12 },
    rpcUrls: { default: { http: [url] } },
    chainNamespace: 'polkadot',
    caipNetworkId: `polkadot:${reference}`,
    supported: true,
    polkadot: { ss58Prefix },
  }
}

/** The address of the mock wallet's first account. */
export const holder = createMockPolkadotWallet().control.address()

type MockOptions = NonNullable<Parameters<typeof installMockPolkadotWallet>[0]>

/** A page with one wallet. */
export function createPolkadotWorld(options: MockOptions = {}) {
  const page = createPage()
  // The mock asks of a page what an EventTarget has.
  const target = page as unknown as NonNullable<Parameters<typeof installMockPolkadotWallet>[1]>
  return { page, ...installMockPolkadotWallet({ exposes: 'active', ...options }, target) }
}
