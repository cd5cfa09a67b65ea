import type { ChainNamespace } from '@portico/core'
import type { DeferredProvider, ProviderCall, SourceContext, WalletSource } from '@portico/core/adapter'
import { connectorIds, createDeferredProvider, lazy, loadPart } from '@portico/core/adapter'
import { loginProviders } from '@portico/protocol/frame'
import { canSeeCover } from './canSeeCover.js'
import { createEmailMemory } from './createEmailMemory.js'
import { getWalletRdns, type NamedOptions } from './EmbeddedOptions.js'
import { servedNamespaces } from './families/servedNamespaces.js'
import { loginKeys, recallUser } from './loginKeys.js'
import type { EmbeddedProvider } from './provider/createProvider.js'

export function createEmbeddedSource(context: SourceContext, options: NamedOptions): WalletSource {
  const { environment } = context
  const providers = new Map<ChainNamespace, DeferredProvider<[ProviderCall]>>()
  const memory = createEmailMemory(environment)
  /** Whether to sign out the previous visitor before any other request to the vault. */
  let leavesFirst = false
  const client = lazy(
    async () =>
      (await import('./client/createEmbeddedClient.js')).createEmbeddedClient(context, options, memory),
    loaded => {
      if (leavesFirst) inBackground(loaded.disconnect())
      for (const [namespace, provider] of providers) provider.attach(loaded.getProvider(namespace))
    },
  )

  function getProvider(namespace: ChainNamespace): EmbeddedProvider {
    const known = providers.get(namespace)
    if (known) return known
    const provider = createDeferredProvider<[ProviderCall]>(async () =>
      (await client.load()).getProvider(namespace),
    )
    const loaded = client.get()
    if (loaded) provider.attach(loaded.getProvider(namespace))
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
      if (leavesFirst) inBackground(client.load())
      else if (wasUsed()) inBackground(client.load().then(loaded => loaded.open()))
      if (isNoted(loginKeys.social)) {
        // Read now, because the kit removes the result from the URL.
        const { href = '' } = environment.location ?? {}
        inBackground(client.load().then(loaded => loaded.takeReturn(href)))
      }
      if (!options.announce) return
      inBackground(
        loadPart(import('./families/evm/announce.js')).then(({ announce }) =>
          announce(environment, options, getProvider),
        ),
      )
    },
    recallUser: () => recallUser(environment),
    restore: async () => (wasUsed() ? (await client.load()).restore() : []),
    prepare: async () => void (await client.load()),
    preparesEarly: true,
    // Does not await once loaded: browsers require a user activation to open windows.
    connect: async parameters => (client.get() ?? (await client.load())).connect(parameters),
    getProvider,
    setNetwork: network => client.get()?.setNetwork(network),
    disconnect: async () => (await client.load()).disconnect(),
    setAccountType: async request => (await client.load()).setAccountType(request),
    getRequestView: async () => ({ name: 'ApproveTransaction', connectorId: connectorIds.auth }),
    // In other browsers the vault asks in a window, which needs a click.
    showsMessages: canSeeCover,
    async loadChecks() {
      const { createFrameCheck } = await loadPart(import('./frame/createFrameCheck.js'))
      return [createFrameCheck(options.vault, async () => (await client.load()).open())]
    },
    cancelRequests: () => client.get()?.cancelRequests(),
    login: {
      ways: ['email', 'emailChange', ...loginProviders],
      begin(way) {
        if (way === 'farcaster') return { type: 'scan', way }
        if (way !== 'email' && way !== 'emailChange') return { type: 'window', way, state: 'closed' }
        const noted = way === 'email' ? memory.recall() : undefined
        return { type: 'address', way, known: noted?.email, isCodeOut: noted?.isCodeOut }
      },
      answer: async (...turn) => (client.get() ?? (await client.load())).login.answer(...turn),
      getWait: () => client.get()?.login.getWait() ?? 0,
    },
    surface: {
      show: (...where) => client.get()?.surface.show(...where),
      hide: () => client.get()?.surface.hide(),
      reminder: {
        isDue: () => client.get()?.surface.reminder?.isDue() ?? false,
        dismiss: () => client.get()?.surface.reminder?.dismiss(),
      },
    },
  }
}
