import type { ChainNamespace } from '@portico/core'
import type { SourceEvent } from '@portico/core/adapter'
import { createProvider, type OwnProvider } from '../provider/createProvider.js'
import type { PairingProvider } from '../provider/PairingProvider.js'
import type { ClientRuntime } from './ClientRuntime.js'
import type { PairingClient } from './PairingClient.js'

export interface Providers {
  get(namespace: ChainNamespace, topic?: string): PairingProvider
  hear(event: SourceEvent): void
  readonly enter: PairingClient['setNetwork']
}

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
      // Create it now, so that a later caller gets it on the right network. CAIP-2 ids start with the namespace.
      get(network.split(':')[0] as ChainNamespace, topic)
      for (const provider of providers.values()) provider.enter(network, topic)
    },
  }
}
