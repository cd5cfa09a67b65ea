import type { Network } from '@portico/core'
import type { Cosmos } from '@portico/sandbox/cosmos'
import { createPage } from '@portico/testing/conformance'
import { createCosmosAccount, installMockCosmosWallet } from '@portico/testing/cosmos-wallet'

export const firstKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const secondKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'

/** The address of the mock wallet's first account, with the prefix of a chain. */
export const formatHolder = (prefix = 'cosmos') => createCosmosAccount(firstKey).formatAddress(prefix)

export function createCosmosNetwork({ chainId, url, denom }: Cosmos, bech32Prefix = 'cosmos'): Network {
  return {
    id: chainId,
    name: chainId,
    nativeCurrency: { name: 'Cosmos', symbol: 'ATOM', decimals: 6 },
    rpcUrls: { default: { http: [url] } },
    chainNamespace: 'cosmos',
    caipNetworkId: `cosmos:${chainId}`,
    supported: true,
    cosmos: { bech32Prefix, denom, gasPrice: 0.025, rest: url },
  }
}

type MockOptions = NonNullable<Parameters<typeof installMockCosmosWallet>[0]>

/** A page with one wallet that knows the first chain. */
export function createCosmosWorld({ chainId, url }: Cosmos, options: MockOptions = {}) {
  const page = createPage()
  // The mock asks of a page what an EventTarget has.
  const target = page as unknown as NonNullable<Parameters<typeof installMockCosmosWallet>[1]>
  const mock = installMockCosmosWallet(
    { privateKeys: [firstKey, secondKey], chains: [{ chainId, prefix: 'cosmos', rest: url }], ...options },
    target,
  )
  return { page, ...mock }
}
