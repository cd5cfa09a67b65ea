import { createDeferredProvider, lazy } from '@portico/core/adapter'
import { PorticoError, pairingExpired, signClientNotInitialized } from '@portico/protocol'
import type { FullPairingClient } from './client/createPairingClient.js'
import type { PairingClient, PairingContext } from './client/PairingClient.js'
import type { PairingOptions } from './PairingOptions.js'
import type { PairingProvider, RemoteCall } from './provider/PairingProvider.js'
import { storageKeys } from './storage/storageKeys.js'

export function createDeferredClient(context: PairingContext, options: PairingOptions): PairingClient {
  const { environment } = context
  const providers = new Map<string, PairingProvider>()
  let attachings: readonly ((loaded: FullPairingClient) => void)[] = []
  const client = lazy(
    async () => {
      const { createPairingClient, loadStorageSecret } = await import('./client/createPairingClient.js')
      return createPairingClient(context, options, await loadStorageSecret(environment))
    },
    loaded => {
      for (const attach of attachings) attach(loaded)
      attachings = []
    },
  )
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
    restore: async () => (hasStored() ? (await client.load()).restore() : []),
    resume(parameters) {
      if (!hasCodes(storageKeys.pending)) return undefined
      return client.load().then(async loaded => {
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
        inBackground(client.load().then(loaded => loaded.tidy()))
    },
    warm: () => inBackground(client.load().then(loaded => loaded.warm())),
    pair: async parameters => (await client.load()).pair(parameters),
    getProvider(namespace, topic) {
      const key = [namespace, topic].join()
      const known = providers.get(key)
      if (known) return known
      const provider = createDeferredProvider<[call: RemoteCall, chain?: string]>(async () => {
        throw new PorticoError(signClientNotInitialized)
      })
      const attach = (loaded: FullPairingClient) => provider.attach(loaded.getProvider(namespace, topic))
      const loaded = client.get()
      if (loaded) attach(loaded)
      else attachings = [...attachings, attach]
      providers.set(key, provider)
      return provider
    },
    setNetwork: (network, topic) => client.get()?.setNetwork(network, topic),
    async disconnect(topic) {
      if (client.isStarted() || hasStored()) await (await client.load()).disconnect(topic)
    },
  }
}
