import type { Adapter, AdapterContext, AdapterType } from '@portico/core'
import type { EvmClient } from './createEvmClient.js'
import { createDiscovery } from './discovery/createDiscovery.js'
import type { EvmWallet } from './discovery/EvmWallet.js'

export interface EvmAdapterOptions {
  readonly type: AdapterType
  readonly wallets: readonly EvmWallet[]
}

/**
 * The adapter behind `evm()`, and behind the libraries that only wrap an EIP-1193 provider. A page loads the
 * discovery; all that talks to a wallet comes with the first connection.
 */
export function createEvmAdapter(context: AdapterContext, { type, wallets }: EvmAdapterOptions): Adapter {
  const discover = createDiscovery(context, wallets)
  let running = false
  let loading: Promise<EvmClient> | undefined

  const load = (): Promise<EvmClient> => {
    loading ??= import('./createEvmClient.js').then(
      ({ createEvmClient }) => createEvmClient(context, () => running),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return {
    namespace: 'eip155',
    type,
    start() {
      running = true
      loading?.then(client => client.resume())
      const stop = discover()
      return () => {
        running = false
        loading?.then(client => client.pause())
        stop()
      }
    },
    connect: async request => (await load()).connect(request),
    reconnect: async request => (await load()).reconnect(request),
    disconnect: async request => (await load()).disconnect(request),
    switchNetwork: async request => (await load()).switchNetwork(request),
    estimateGas: async request => (await load()).estimateGas(request),
    getBalance: async request => (await load()).getBalance(request),
    getCallsStatus: async request => (await load()).getCallsStatus(request),
    getCapabilities: async request => (await load()).getCapabilities(request),
    sendCalls: async request => (await load()).sendCalls(request),
    sendTransaction: async request => (await load()).sendTransaction(request),
    signMessage: async request => (await load()).signMessage(request),
    signTypedData: async request => (await load()).signTypedData(request),
    waitForReceipt: async request => (await load()).waitForReceipt(request),
  }
}
