import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import { createWatchProvider, type WatchProvider } from './createWatchProvider.js'
import { grantWatched } from './grantWatched.js'
import type { SourceContext, SourceSession, WalletSource } from './Source.js'
import type { WatchOnlyOptions } from './WatchOnlyOptions.js'

/** Id of its connectors and of its only session, the same in every visit. */
const id = 'watchOnly'

export function createWatchSource(
  context: SourceContext,
  { accounts, name = 'Watch only', connectAtStart = true }: WatchOnlyOptions,
): WalletSource {
  const { namespaces } = grantWatched(context, accounts)
  const served = context.namespaces.filter(namespace => namespaces[namespace])
  const providers = new Map<ChainNamespace, WatchProvider>()
  const createSession = (): SourceSession => ({ id, wallet: { name }, ...grantWatched(context, accounts) })

  const getProvider = (namespace: ChainNamespace): WatchProvider => {
    const known = providers.get(namespace)
    if (known) return known
    const provider = createWatchProvider(context, {
      namespace,
      sessionId: id,
      getGrant: () => createSession().namespaces[namespace],
    })
    providers.set(namespace, provider)
    return provider
  }

  return {
    id,
    type: 'EXTERNAL',
    name,
    isReadOnly: true,
    sessions: 'one',
    namespaces: served,
    start({ isFree }) {
      if (isFree && connectAtStart && served.length > 0)
        context.emit({ type: 'session', session: createSession(), found: true })
    },
    restore: async () => [createSession()],
    connect: async () => createSession(),
    getProvider,
    setNetwork(network: CaipNetworkId) {
      for (const namespace of served) {
        if (network.startsWith(`${namespace}:`)) getProvider(namespace).enter(network)
      }
    },
    disconnect: async () => {},
  }
}
