import type { ConnectedAccount } from '@portico/core'
import { type AdapterContext, connectorIds, getConnectorName, toRpcError } from '@portico/core/adapter'
import { chainNotSupported, malformedChainId, notConnected, PorticoError } from '@portico/protocol'
import type { CreateConnectorFn } from '@wagmi/core'
import { switchChain } from '../actions/switchChain.js'
import { parseChainId } from '../normalise/quantity.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { getConnectorProvider } from '../provider/Eip1193Provider.js'
import { requestProvider, withRpcCodes } from '../provider/requestProvider.js'
import { toSourceId } from './getKitId.js'
import { findOfSource, getAddresses, selectOfSource, selectSourceConnector } from './selectOfSource.js'

export type SourceProperties = {
  attach(context: AdapterContext): void
}

/** Exposes the wallets of a source as one wagmi connector that forwards wagmi's operations to the kit. */
const createSourceConnector =
  (connectorId: string): CreateSourceConnector =>
  ({ chains }) =>
    build(connectorId, chains)

export const getSourceName = (connectorId: string): string => getConnectorName(connectorId) ?? connectorId

type CreateSourceConnector = CreateConnectorFn<Eip1193Provider, SourceProperties>
type SourceConnector = ReturnType<CreateSourceConnector>

function build(connectorId: string, chains: Parameters<CreateSourceConnector>[0]['chains']): SourceConnector {
  let attached: AdapterContext | undefined
  let wrapped: { readonly provider: Eip1193Provider; readonly forWagmi: Eip1193Provider } | undefined

  function getContext(): AdapterContext {
    if (!attached) throw new PorticoError(notConnected)
    return attached
  }

  /** Stable while the source's provider is stable: wagmi compares providers. */
  function getProviders() {
    const own = selectSourceConnector(getContext().store.get(), connectorId)
    if (!own) throw new PorticoError(notConnected)
    const provider = getConnectorProvider(own)
    if (wrapped?.provider !== provider) wrapped = { provider, forWagmi: withRpcCodes(provider) }
    return wrapped
  }

  /** Resolves once the kit has restored or dropped the session, so that wagmi's own reconnect finds it. */
  const restored = () => waitUntil(() => select()?.status !== 'connecting')

  function select() {
    const account = attached && selectOfSource(attached.store.get())
    return account?.connectorId === connectorId ? account : undefined
  }

  async function getAccount(): Promise<ConnectedAccount | undefined> {
    if (!attached) return undefined
    await restored()
    const account = select()
    return account?.status === 'connected' ? account : undefined
  }

  async function getAccounts() {
    const account = await getAccount()
    if (!account) throw new PorticoError(notConnected)
    return getAddresses(account)
  }

  async function getChainId() {
    const chainId = parseChainId(await requestProvider(getProviders().provider, 'eth_chainId'))
    if (chainId === undefined) throw new PorticoError(malformedChainId)
    return chainId
  }

  const connect = async () => ({ accounts: await getAccounts(), chainId: await getChainId() })

  function waitUntil(isSo: () => boolean): Promise<void> {
    const { store } = getContext()
    return new Promise(resolve => {
      const look = () => {
        if (!isSo()) return
        unsubscribe()
        resolve()
      }
      const unsubscribe = store.subscribe(look)
      look()
    })
  }

  return {
    id: toSourceId(connectorId),
    name: getSourceName(connectorId),
    type: connectorId,
    attach(context) {
      attached = context
    },
    // wagmi adds capabilities itself if requested.
    connect: connect as SourceConnector['connect'],
    async disconnect() {
      const { store, emit } = getContext()
      await restored()
      const left = findOfSource(store.get(), connectorId)
      if (!left) return
      emit({ type: 'left', connectorId })
      // Inactive connections of other wallets of this source stay.
      await waitUntil(() => findOfSource(store.get(), connectorId)?.sessionId !== left.sessionId)
    },
    getAccounts,
    getChainId,
    getProvider: async () => getProviders().forWagmi,
    isAuthorized: async () => (await getAccount()) !== undefined,
    async switchChain({ chainId }) {
      const context = getContext()
      const chain = chains.find(({ id }) => id === chainId)
      const network = context.getNetworks().find(({ id }) => parseChainId(id) === chainId)
      if (!chain || !network) throw toRpcError(new PorticoError(chainNotSupported))
      await switchChain(context, getProviders().provider, network).catch((error: unknown) => {
        throw toRpcError(error)
      })
      context.emit({ type: 'chainChanged', connectorId, chainId })
      return chain
    },
    // The kit handles these events and updates wagmi.
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  }
}

const ours = [connectorIds.walletConnect, connectorIds.auth]

/** Connectors for wagmi's `createConfig`, one per source of the kit. Pass the `id` of third-party sources. */
export function porticoConnectors(sources: readonly string[] = ours): CreateConnectorFn[] {
  return sources.map(createSourceConnector)
}
