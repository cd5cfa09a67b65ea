import type { AdapterContext, ConnectedAccount } from '@portico/core'
import { toRpcError } from '@portico/core/adapter'
import { chainNotSupported, malformedChainId, notConnected, PorticoError } from '@portico/protocol'
import type { CreateConnectorFn } from '@wagmi/core'
import { switchChain } from '../actions/switchChain.js'
import { parseChainId } from '../normalise/parseChainId.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { withRpcCodes } from '../provider/withRpcCodes.js'
import { getAddresses } from './getAddresses.js'
import { toSourceId } from './getKitId.js'
import { findOfSource, selectOfSource } from './selectOfSource.js'

export interface SourceConnectorOptions {
  /** What the kit calls it. */
  readonly connectorId: string
  readonly name: string
  readonly icon: string | undefined
  readonly provider: Eip1193Provider
}

/** A source's wallet as a connector of wagmi. It asks the kit, and tells the kit what wagmi is asked to do. */
export function createSourceConnector(
  context: AdapterContext,
  { connectorId, name, icon, provider }: SourceConnectorOptions,
): CreateConnectorFn<Eip1193Provider> {
  const { store, emit } = context
  const forWagmi = withRpcCodes(provider)

  /** The kit has restored the session or given it up: wagmi's own look at the start is to find it. */
  const restored = () => waitUntil(() => select()?.status !== 'connecting')

  function select() {
    const account = selectOfSource(store.get())
    return account?.connectorId === connectorId ? account : undefined
  }

  async function getAccount(): Promise<ConnectedAccount | undefined> {
    await restored()
    const account = select()
    return account?.status === 'connected' ? account : undefined
  }

  function waitUntil(isSo: () => boolean): Promise<void> {
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

  return ({ chains }) => ({
    id: toSourceId(connectorId),
    name,
    icon,
    type: connectorId,
    async connect() {
      const accounts = await this.getAccounts()
      // wagmi adds the capabilities itself where it is asked for them.
      return { accounts: accounts as never, chainId: await this.getChainId() }
    },
    async disconnect() {
      await restored()
      // In use, or standing by while another wallet is.
      const left = findOfSource(store.get(), connectorId)
      if (!left) return
      emit({ type: 'left', connectorId })
      // Another of its wallets may stand by, which stays.
      await waitUntil(() => findOfSource(store.get(), connectorId)?.sessionId !== left.sessionId)
    },
    async getAccounts() {
      const account = await getAccount()
      if (!account) throw new PorticoError(notConnected)
      return getAddresses(account)
    },
    async getChainId() {
      const chainId = parseChainId(await requestProvider(provider, 'eth_chainId'))
      if (chainId === undefined) throw new PorticoError(malformedChainId)
      return chainId
    },
    getProvider: async () => forWagmi,
    isAuthorized: async () => (await getAccount()) !== undefined,
    async switchChain({ chainId }) {
      const chain = chains.find(({ id }) => id === chainId)
      const network = context.getNetworks().find(({ id }) => parseChainId(id) === chainId)
      if (!chain || !network) throw toRpcError(new PorticoError(chainNotSupported))
      await switchChain(context, provider, network).catch((error: unknown) => {
        throw toRpcError(error)
      })
      emit({ type: 'chainChanged', connectorId, chainId })
      return chain
    },
    // The kit hears these, and wagmi hears of them from the kit.
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  })
}
