import type { ChainNamespace } from '@portico/core'
import { createProvider, type OwnProvider } from '../provider/createProvider.js'
import type { PairingProvider } from '../provider/PairingProvider.js'
import type { ClientRuntime } from './ClientRuntime.js'
import type { PairingClient, PairingEvent } from './PairingClient.js'

export interface Providers {
  /** The same one for the same family and session. */
  get(namespace: ChainNamespace, topic?: string): PairingProvider
  hear(event: PairingEvent): void
  readonly enter: PairingClient['setNetwork']
}

/** What apps and families ask the wallets through. */
export function createProviders(getRuntime: () => ClientRuntime): Providers {
  const providers = new Map<string, OwnProvider>()

  function get(namespace: ChainNamespace, topic?: string): PairingProvider {
    const key = [namespace, topic].join()
    const provider = providers.get(key) ?? createProvider(getRuntime(), namespace, topic)
    providers.set(key, provider)
    return provider
  }

  return {
    get,
    hear(event) {
      for (const provider of providers.values()) provider.hear(event)
    },
    enter(network, topic) {
      // Whoever asks for it later finds it where the page is. Networks begin with their family.
      get(network.split(':')[0] as ChainNamespace, topic)
      for (const provider of providers.values()) provider.enter(network, topic)
    },
  }
}
