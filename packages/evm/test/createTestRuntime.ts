import type { Connector } from '@portico/core'
import type { EvmRuntime } from '../src/EvmRuntime.js'
import type { Eip1193Provider } from '../src/provider/Eip1193Provider.js'
import { createTestContext, type TestContextOptions } from './createTestContext.js'

export const testConnector: Connector = { id: 'wallet', name: 'Wallet', type: 'ANNOUNCED', chain: 'eip155' }

/** What a method gets from its adapter, around a provider that stands on one chain. */
export function createTestRuntime(
  provider: Eip1193Provider,
  { chainId, ...options }: TestContextOptions & { readonly chainId?: number } = {},
) {
  const test = createTestContext(options)
  const checked: string[] = []
  const runtime: EvmRuntime = {
    context: test.context,
    getProvider: async () => provider,
    getChainId: () => chainId,
    checkConnection: ({ id }) => void checked.push(id),
    endpoints: new Map(),
    sentHashes: new Set(),
  }
  return { ...test, runtime, checked }
}
