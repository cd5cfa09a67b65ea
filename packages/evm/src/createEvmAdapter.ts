import type { Adapter, AdapterContext, AdapterType } from '@portico/core'
import type { EvmClient } from './createEvmClient.js'
import { createDiscovery } from './discovery/createDiscovery.js'
import type { EvmWallet } from './discovery/EvmWallet.js'
import { loadPart } from './loadPart.js'

export interface EvmAdapterOptions {
  readonly type: AdapterType
  readonly wallets: readonly EvmWallet[]
}

const verbs = [
  'connect',
  'reconnect',
  'disconnect',
  'switchNetwork',
  'estimateGas',
  'getBalance',
  'getCallsStatus',
  'getCapabilities',
  'sendCalls',
  'sendTransaction',
  'signMessage',
  'signTypedData',
  'waitForReceipt',
] as const

/**
 * The adapter behind `evm()`, and behind the libraries that only wrap an EIP-1193 provider. A page loads the
 * discovery; all that talks to a wallet comes with the first connection.
 */
export function createEvmAdapter(context: AdapterContext, { type, wallets }: EvmAdapterOptions): Adapter {
  const discover = createDiscovery(context, wallets)
  let running = false
  let client: EvmClient | undefined

  async function load(): Promise<EvmClient> {
    const { createEvmClient } = await loadPart(import('./createEvmClient.js'))
    client ??= createEvmClient(context, () => running)
    return client
  }

  const lazily = Object.fromEntries(
    verbs.map(verb => [verb, async (request: never) => (await load())[verb](request)]),
  )

  return {
    // Each of the names, with the signature that the client has for it.
    ...(lazily as unknown as Pick<EvmClient, (typeof verbs)[number]>),
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
