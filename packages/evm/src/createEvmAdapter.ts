import type { AdapterContext, AdapterType } from '@portico/core'
import type { EvmClient } from './createEvmClient.js'
import { createDiscovery } from './discovery/createDiscovery.js'
import type { EvmWallet } from './discovery/EvmWallet.js'
import type { EvmAdapter } from './EvmAdapter.js'
import { loadPart } from './loadPart.js'

export interface EvmAdapterOptions {
  readonly type: AdapterType
  readonly wallets: readonly EvmWallet[]
}

const asking = [
  'connect',
  'reconnect',
  'disconnect',
  'switchNetwork',
  'getBalance',
  'sendTransaction',
  'signMessage',
] as const

const verbs = [
  'estimateGas',
  'getCallsStatus',
  'getCapabilities',
  'sendCalls',
  'signTypedData',
  'waitForReceipt',
] as const

/**
 * The adapter behind `evm()`, and behind the libraries that only wrap an EIP-1193 provider. A page loads the
 * discovery; all that talks to a wallet comes with the first connection.
 */
export function createEvmAdapter(context: AdapterContext, { type, wallets }: EvmAdapterOptions): EvmAdapter {
  const discover = createDiscovery(context, wallets)
  let running = false
  let client: EvmClient | undefined

  async function load(): Promise<EvmClient> {
    const { createEvmClient } = await loadPart(import('./createEvmClient.js'))
    client ??= createEvmClient(context, () => running)
    return client
  }

  // Each of the names, with the signature that the client has for it.
  const lazyAsking = Object.fromEntries(
    asking.map(name => [name, async (request: never) => (await load())[name](request)]),
  ) as unknown as Pick<EvmClient, (typeof asking)[number]>
  const lazyVerbs = Object.fromEntries(
    verbs.map(name => [name, async (request: never) => (await load()).verbs[name](request)]),
  ) as unknown as Pick<EvmClient['verbs'], (typeof verbs)[number]>

  return {
    ...lazyAsking,
    verbs: lazyVerbs,
    namespace: 'eip155',
    type,
    start() {
      running = true
      client?.resume()
      const stop = discover()
      return () => {
        running = false
        client?.pause()
        stop()
      }
    },
  }
}
