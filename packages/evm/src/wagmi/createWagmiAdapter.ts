import type { Connector } from '@portico/core'
import type { Adapter, AdapterConnection, AdapterContext } from '@portico/core/adapter'
import { connectorIds, createAdapter, eip155Family, withAbort } from '@portico/core/adapter'
import { connectorNotFound, malformedChainId, noAccounts, PorticoError } from '@portico/protocol'
import type { Connector as WagmiConnector } from '@wagmi/core'
import { switchChain } from '../actions/switchChain.js'
import { parseRdns } from '../discovery/parseAnnouncement.js'
import { parseChainId } from '../normalise/quantity.js'
import { getConnectorProvider, isEip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { connectWagmi, leaveWagmi, reconnectWagmi, switchWagmi } from './connectWagmi.js'
import { createTwins } from './createTwins.js'
import { followSources } from './followSources.js'
import { getKitId, isOfSource } from './getKitId.js'
import { selectSourceConnector } from './selectOfSource.js'
import { toAdapterConnection } from './toAdapterConnection.js'
import { toConnectors } from './toConnectors.js'
import type { Wagmi } from './Wagmi.js'
import { watchConnection } from './watchConnection.js'

export interface WagmiListing {
  /** Whether wallets that announce themselves (EIP-6963) are listed. @default `true` */
  readonly announced?: boolean | undefined
  readonly coinbase?: boolean | undefined
}

/** Drives the site's wagmi config. wagmi holds the connection; requests go to the wallet as in every EVM adapter. */
export function createWagmiAdapter(
  context: AdapterContext,
  wagmi: Wagmi,
  { announced = true, coinbase = true }: WagmiListing = {},
): Adapter<'eip155'> {
  const { config, actions } = wagmi
  const { environment, options, store, emit } = context
  const flights = createFlights()
  /** By connector uid, filled on connection: reading them earlier would load every wallet's library. */
  const providers = new Map<string, unknown>()

  const twins = createTwins(store, () => tellConnectors())

  function tellConnectors(): void {
    twins.look(config.connectors)
    emit({
      type: 'connectors',
      connectors: toConnectors(config.connectors.filter(isListed), options, providers),
    })
  }

  function isUnwanted({ id, type }: WagmiConnector): boolean {
    if (type === 'injected' && parseRdns(id)) return !announced
    return !coinbase && (id === connectorIds.coinbaseWalletSDK || id === connectorIds.coinbaseWallet)
  }

  /** Duplicates of the kit's sources, and unwanted connectors, are listed only while in use. */
  function isListed(connector: WagmiConnector): boolean {
    const { id, uid } = connector
    const isSecondWay =
      isUnwanted(connector) ||
      twins.has(uid) ||
      (id === connectorIds.walletConnect && selectSourceConnector(store.get(), id) !== undefined)
    return isSecondWay ? config.state.connections.has(uid) : !isOfSource(connector)
  }

  function find(id: string): WagmiConnector {
    const connector = config.connectors.find(candidate => getKitId(candidate) === id)
    if (!connector) throw new PorticoError(connectorNotFound, { context: { connectorId: id } })
    return connector
  }

  /** Undefined for a wallet of a source, which the kit handles itself. */
  const findOwn = ({ id, isSource }: Connector) => (isSource ? undefined : find(id))

  const getConnection = (connector: Connector) => config.state.connections.get(findOwn(connector)?.uid ?? '')

  async function rememberProvider(connector: WagmiConnector): Promise<void> {
    providers.set(connector.uid, await connector.getProvider().catch(() => undefined))
    tellConnectors()
  }

  async function read(connector: WagmiConnector): Promise<AdapterConnection | undefined> {
    const connection = config.state.connections.get(connector.uid)
    if (!connection?.accounts.length) return undefined
    await rememberProvider(connector)
    // wagmi parses a chain id that is not plain hex or decimal as NaN.
    const chainId = parseChainId(connection.chainId) ?? (await readChainId(connector))
    return { ...toAdapterConnection(connection, store.get()), chainId }
  }

  async function check(connector: WagmiConnector): Promise<void> {
    const accounts = await connector.getAccounts().catch(() => [])
    if (accounts.length === 0) connector.emitter.emit('disconnect')
  }

  function start(): () => void {
    tellConnectors()
    const stops = [
      actions.watchConnectors(config, { onChange: tellConnectors }),
      watchConnection(context, config, flights.isUnderWay, event => {
        tellConnectors()
        if (event.type === 'connected') void rememberProvider(find(event.connection.connectorId))
        emit(event)
      }),
      followSources(context, wagmi),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  const connecting: WagmiConnecting = {
    async connect({ connector: { id }, signal, onPending }) {
      const connector = find(id)
      return withAbort(signal, () =>
        flights.run(connector.uid, async isLatest => {
          await connectWagmi(environment, wagmi, { connector, signal, onPending, isLatest })
          const connection = await read(connector)
          if (!connection) throw new PorticoError(noAccounts)
          return connection
        }),
      )
    },
    async reconnect({ connector: { id }, signal }) {
      const connector = find(id)
      return withAbort(signal, () =>
        flights.run(connector.uid, async () => {
          await reconnectWagmi(wagmi, connector)
          return read(connector)
        }),
      )
    },
    async disconnect({ connector: { id } }) {
      const connector = find(id)
      await flights.run(connector.uid, () => leaveWagmi(wagmi, connector))
    },
    async switchNetwork({ connector, network }) {
      const own = findOwn(connector)
      if (own) await switchWagmi(context, wagmi, own, network)
      else await switchChain(context, getConnectorProvider(connector), network)
      return undefined
    },
  }

  const getRuntime = () => ({
    context,
    async getProvider(connector: Connector) {
      const own = findOwn(connector)
      return getConnectorProvider(own ? { ...connector, provider: await own.getProvider() } : connector)
    },
    getChainId: (connector: Connector) => parseChainId(getConnection(connector)?.chainId),
    checkConnection(connector: Connector) {
      const own = findOwn(connector)
      if (own) void check(own)
    },
  })

  return {
    ...createAdapter({
      family: eip155Family,
      type: 'wagmi',
      discover: start,
      async load() {
        const { createMethods } = await import('../createMethods.js')
        return { ...createMethods(getRuntime()), ...connecting, resume() {}, pause() {} }
      },
      async getCondition({ connector }) {
        const own = findOwn(connector)
        // Getting the provider of another connector would load its library.
        if (own && own.type !== 'injected') return undefined
        const { getCondition } = await import('../connection/getCondition.js')
        return getCondition(context, own ? { ...connector, provider: await own.getProvider() } : connector)
      },
    }),
    ...connecting,
  }
}

type WagmiConnecting = Pick<Adapter<'eip155'>, 'connect' | 'reconnect' | 'disconnect' | 'switchNetwork'>

async function readChainId(connector: WagmiConnector): Promise<number> {
  const provider: unknown = await connector.getProvider()
  const answer = isEip1193Provider(provider) ? await requestProvider(provider, 'eth_chainId') : undefined
  const chainId = parseChainId(answer)
  if (chainId === undefined) throw new PorticoError(malformedChainId)
  return chainId
}

/** Tracks the kit's own operation per connector; the newest attempt counts. */
function createFlights() {
  const underWay = new Map<string, symbol>()
  return {
    isUnderWay: (uid: string) => underWay.has(uid),
    async run<T>(uid: string, work: (isLatest: () => boolean) => Promise<T>): Promise<T> {
      const flight = Symbol(uid)
      const isLatest = () => underWay.get(uid) === flight
      underWay.set(uid, flight)
      try {
        return await work(isLatest)
      } finally {
        if (isLatest()) underWay.delete(uid)
      }
    },
  }
}
