import type { ChainNamespace } from '@portico/core'
import type { SourceContext, WalletSource } from '@portico/core/adapter'
import { connectorIds, loadPart, type ProviderListener } from '@portico/core/adapter'
import { loginProviders } from '@portico/protocol/frame'
import { canSeeCover } from './canSeeCover.js'
import type { EmbeddedClient } from './client/createEmbeddedClient.js'
import { createEmailMemory } from './createEmailMemory.js'
import type { NamedOptions } from './EmbeddedOptions.js'
import { servedNamespaces } from './families/servedNamespaces.js'
import { getWalletRdns } from './getWalletRdns.js'
import { loginKeys } from './loginKeys.js'
import type { EmbeddedProvider } from './provider/EmbeddedProvider.js'
import { recallUser } from './recallUser.js'

/** Stands in for the client, which loads on login or if the visitor was logged in before. */
export function createLazySource(context: SourceContext, options: NamedOptions): WalletSource {
  const { environment } = context
  const providers = new Map<ChainNamespace, LazyProvider>()
  let loading: Promise<EmbeddedClient> | undefined
  const memory = createEmailMemory(environment)
  let client: EmbeddedClient | undefined
  /** Whether to sign out the previous visitor before any other request to the vault. */
  let leavesFirst = false

  function load(): Promise<EmbeddedClient> {
    loading ??= loadPart(import('./client/createEmbeddedClient.js')).then(
      ({ createEmbeddedClient }) => {
        client = createEmbeddedClient(context, options, memory)
        if (leavesFirst) inBackground(client.disconnect())
        for (const [namespace, provider] of providers) provider.attach(client.getProvider(namespace))
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

  function getProvider(namespace: ChainNamespace): LazyProvider {
    const known = providers.get(namespace)
    if (known) return known
    const provider = createLazyProvider(() => load().then(loaded => loaded.getProvider(namespace)))
    if (client) provider.attach(client.getProvider(namespace))
    providers.set(namespace, provider)
    return provider
  }

  const isNoted = (key: string) => {
    try {
      return Boolean(environment.storage?.getItem(key))
    } catch {
      return false
    }
  }
  const wasUsed = () => isNoted(loginKeys.login)
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => environment.logger.warn('The embedded wallet did not load.', error))

  return {
    id: connectorIds.auth,
    type: 'AUTH',
    name: options.name,
    announcedAs: getWalletRdns(options) || undefined,
    method: 'email',
    sessions: 'one',
    namespaces: servedNamespaces.filter(namespace => context.namespaces.includes(namespace)),
    start({ endsSessions }) {
      if (endsSessions) memory.forget()
      leavesFirst = isNoted(loginKeys.leaving) || (endsSessions && wasUsed())
      if (leavesFirst) inBackground(load())
      else if (wasUsed()) inBackground(load().then(loaded => loaded.open()))
      if (isNoted(loginKeys.social)) {
        // Read now, because the kit removes the result from the URL.
        const { href = '' } = environment.location ?? {}
        inBackground(load().then(loaded => loaded.takeReturn(href)))
      }
      if (!options.announce) return
      inBackground(
        loadPart(import('./families/evm/announce.js')).then(({ announce }) =>
          announce(environment, options, getProvider),
        ),
      )
    },
    recallUser: () => recallUser(environment),
    restore: async () => (wasUsed() ? (await load()).restore() : []),
    prepare: async () => void (await load()),
    preparesEarly: true,
    // Does not await once loaded: browsers require a user activation to open windows.
    connect: async parameters => (client ?? (await load())).connect(parameters),
    getProvider,
    setNetwork: network => client?.setNetwork(network),
    disconnect: async () => (await load()).disconnect(),
    setAccountType: async request => (await load()).setAccountType(request),
    getRequestView: async () => ({ name: 'ApproveTransaction', connectorId: connectorIds.auth }),
    // In other browsers the vault asks in a window, which needs a click.
    showsMessages: canSeeCover,
    async loadChecks() {
      const { createFrameCheck } = await loadPart(import('./frame/createFrameCheck.js'))
      return [createFrameCheck(options.vault, async () => (await load()).open())]
    },
    cancelRequests: () => client?.cancelRequests(),
    login: {
      ways: ['email', 'emailChange', ...loginProviders],
      begin(way) {
        if (way === 'farcaster') return { type: 'scan', way }
        if (way !== 'email' && way !== 'emailChange') return { type: 'window', way, state: 'closed' }
        const noted = way === 'email' ? memory.recall() : undefined
        return { type: 'address', way, known: noted?.email, isCodeOut: noted?.isCodeOut }
      },
      answer: async (...turn) => (client ?? (await load())).login.answer(...turn),
      getWait: () => client?.login.getWait() ?? 0,
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
  /** Moves early listeners to the loaded provider. */
  attach(provider: EmbeddedProvider): void
}

/** A stable provider object, before and after the client has loaded. */
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
