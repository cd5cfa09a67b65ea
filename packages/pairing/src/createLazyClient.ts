import type { ChainNamespace } from '@portico/core'
import { PorticoError, pairingExpired, signClientNotInitialized } from '@portico/protocol'
import type { FullPairingClient } from './client/createPairingClient.js'
import type { PairingClient, PairingContext } from './client/PairingClient.js'
import type { PairingOptions } from './PairingOptions.js'
import type { PairingProvider, ProviderListener } from './provider/PairingProvider.js'
import { storageKeys } from './storage/storageKeys.js'

interface ProxyProvider extends PairingProvider {
  /** Moves early listeners to the loaded provider. */
  attach(client: FullPairingClient): void
}

/** Stands in for the client, which loads to restore or create a session. */
export function createLazyClient(context: PairingContext, options: PairingOptions): PairingClient {
  const { environment } = context
  const proxies = new Map<string, ProxyProvider>()
  let loading: Promise<FullPairingClient> | undefined
  let client: FullPairingClient | undefined

  function load(): Promise<FullPairingClient> {
    loading ??= import('./client/createPairingClient.js').then(
      async ({ createPairingClient, loadStorageSecret }) => {
        client = createPairingClient(context, options, await loadStorageSecret(environment))
        for (const proxy of proxies.values()) proxy.attach(client)
        return client
      },
      (error: unknown) => {
        // Allows a retry, for instance after being offline.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => environment.logger.warn('Remote pairing could not be loaded.', error))

  function hasStored(key: string = storageKeys.sessions): boolean {
    try {
      return Boolean(environment.storage?.getItem(key))
    } catch {
      return false
    }
  }

  /** Whether unexpired pairing URIs are stored. The client validates them. */
  function hasCodes(key: string): boolean {
    try {
      const stored = JSON.parse(environment.storage?.getItem(key) ?? 'null')
      return stored.value.some(({ expiry }: { expiry: number }) => expiry * 1000 > environment.now())
    } catch {
      return false
    }
  }

  return {
    restore: async () => (hasStored() ? (await load()).restore() : []),
    resume(parameters) {
      if (!hasCodes(storageKeys.pending)) return undefined
      return load().then(async loaded => {
        const resumed = loaded.resume(parameters)
        if (resumed) return resumed
        // Another tab used or withdrew it meanwhile.
        const session = (await loaded.restore()).at(-1)
        if (!session) throw new PorticoError(pairingExpired)
        return session
      })
    },
    tidy() {
      if (hasCodes(storageKeys.withdrawn) || hasStored(storageKeys.ended))
        inBackground(load().then(loaded => loaded.tidy()))
    },
    warm: () => inBackground(load().then(loaded => loaded.warm())),
    pair: async parameters => (await load()).pair(parameters),
    getProvider(namespace, topic) {
      const key = [namespace, topic].join()
      const known = proxies.get(key)
      if (known) return known
      const proxy = createProxy(namespace, topic)
      proxies.set(key, proxy)
      if (client) proxy.attach(client)
      return proxy
    },
    setNetwork: (network, topic) => client?.setNetwork(network, topic),
    async disconnect(topic) {
      if (loading || hasStored()) await (await load()).disconnect(topic)
    },
  }
}

/** A stable provider object, before and after the client has loaded. */
function createProxy(namespace: ChainNamespace, topic: string | undefined): ProxyProvider {
  const early: [event: string, listener: ProviderListener][] = []
  let provider: PairingProvider | undefined
  return {
    async request(call, chain) {
      if (!provider) throw new PorticoError(signClientNotInitialized)
      return provider.request(call, chain)
    },
    on(event, listener) {
      if (provider) provider.on(event, listener)
      else early.push([event, listener])
      return this
    },
    removeListener(event, listener) {
      provider?.removeListener(event, listener)
      const at = early.findIndex(([name, known]) => name === event && known === listener)
      if (at >= 0) early.splice(at, 1)
      return this
    },
    attach(client) {
      provider = client.getProvider(namespace, topic)
      for (const [event, listener] of early.splice(0)) provider.on(event, listener)
    },
  }
}
