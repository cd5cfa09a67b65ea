import type { ChainNamespace, SourceContext, WalletSource } from '@portico/core'
import { connectorIds, loadPart, type ProviderListener } from '@portico/core/adapter'
import type { EmbeddedClient } from './client/createEmbeddedClient.js'
import type { NamedOptions } from './EmbeddedOptions.js'
import { servedNamespaces } from './families/servedNamespaces.js'
import { loginKeys } from './loginKeys.js'
import type { EmbeddedProvider } from './provider/EmbeddedProvider.js'

/** Stands in for the client, which is fetched when somebody logs in, or has been logged in before. */
export function createLazySource(context: SourceContext, options: NamedOptions): WalletSource {
  const { environment } = context
  const providers = new Map<ChainNamespace, LazyProvider>()
  let loading: Promise<EmbeddedClient> | undefined
  let client: EmbeddedClient | undefined

  function load(): Promise<EmbeddedClient> {
    loading ??= loadPart(import('./client/createEmbeddedClient.js')).then(
      ({ createEmbeddedClient }) => {
        client = createEmbeddedClient(context, options)
        for (const [namespace, provider] of providers) provider.attach(client.getProvider(namespace))
        return client
      },
      (error: unknown) => {
        // A page that was offline may try again.
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function getProvider(namespace: ChainNamespace): LazyProvider {
    const known = providers.get(namespace)
    if (known) return known
    const provider = createLazyProvider(() => load().then(loaded => loaded.getProvider(namespace)))
    if (client) provider.attach(client.getProvider(namespace))
    providers.set(namespace, provider)
    return provider
  }

  const wasUsed = () => {
    try {
      return Boolean(environment.storage?.getItem(loginKeys.login))
    } catch {
      return false
    }
  }
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => environment.logger.warn('The embedded wallet did not load.', error))

  return {
    id: connectorIds.auth,
    type: 'AUTH',
    name: options.name,
    method: 'email',
    sessions: 'one',
    namespaces: servedNamespaces.filter(namespace => context.namespaces.includes(namespace)),
    start() {
      if (wasUsed()) inBackground(load().then(loaded => loaded.open()))
      if (!options.announce) return
      inBackground(
        loadPart(import('./families/evm/announce.js')).then(({ announce }) =>
          announce(environment, options, getProvider),
        ),
      )
    },
    restore: async () => (wasUsed() ? (await load()).restore() : []),
    prepare: async () => void (await load()),
    preparesEarly: true,
    // With nothing awaited once it is prepared: browsers open windows only within the click.
    connect: async parameters => (client ?? (await load())).connect(parameters),
    getProvider,
    setNetwork: network => client?.setNetwork(network),
    disconnect: async () => (await load()).disconnect(),
    getRequestView: async () => ({ name: 'ApproveTransaction', connectorId: connectorIds.auth }),
    cancelRequests: () => client?.cancelRequests(),
    email: {
      start: async (email, signal) => (await load()).email.start(email, signal),
      verifyCode: async (code, signal) => (await load()).email.verifyCode(code, signal),
      verifyDevice: async signal => (await load()).email.verifyDevice(signal),
      getWait: () => client?.email.getWait() ?? 0,
      asksForCode: options.otpInVault,
    },
    emailChange: {
      start: async (email, signal) => (await load()).emailChange.start(email, signal),
      verifyPresent: async (code, signal) => (await load()).emailChange.verifyPresent(code, signal),
      verifyNew: async (code, signal) => (await load()).emailChange.verifyNew(code, signal),
    },
    surface: {
      show: (...where) => client?.surface.show(...where),
      hide: () => client?.surface.hide(),
      reminder: {
        isDue: () => client?.surface.reminder?.isDue() ?? false,
        dismiss: () => client?.surface.reminder?.dismiss(),
      },
    },
  }
}

interface LazyProvider extends EmbeddedProvider {
  /** Hands over who was listening. */
  attach(provider: EmbeddedProvider): void
}

/** One object for as long as the page lives, whether the client is there yet or not. */
function createLazyProvider(load: () => Promise<EmbeddedProvider>): LazyProvider {
  const early: [event: string, listener: ProviderListener][] = []
  let attached: EmbeddedProvider | undefined
  return {
    request: async call => (attached ?? (await load())).request(call),
    on(event, listener) {
      if (attached) attached.on(event, listener)
      else early.push([event, listener])
      return this
    },
    removeListener(event, listener) {
      attached?.removeListener(event, listener)
      const at = early.findIndex(([name, known]) => name === event && known === listener)
      if (at >= 0) early.splice(at, 1)
      return this
    },
    attach(provider) {
      attached = provider
      for (const [event, listener] of early.splice(0)) provider.on(event, listener)
    },
  }
}
