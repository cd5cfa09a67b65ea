import type { Adapter, AdapterConnection, AdapterContext, Connector } from '@portico/core'
import { connectorNotFound, noAccounts, PorticoError } from '@portico/protocol'
import { type Config, type Connector as WagmiConnector, watchConnectors } from '@wagmi/core'
import { createVerbs } from '../createVerbs.js'
import { parseChainId } from '../normalise/parseChainId.js'
import { getConnectorProvider } from '../provider/getConnectorProvider.js'
import { withAbort } from '../provider/withAbort.js'
import { connectWagmi } from './connectWagmi.js'
import { createFlights } from './createFlights.js'
import { leaveWagmi } from './leaveWagmi.js'
import { reconnectWagmi } from './reconnectWagmi.js'
import { switchWagmi } from './switchWagmi.js'
import { toConnectors } from './toConnector.js'
import { toAdapterConnection, watchConnection } from './watchConnection.js'

/** Drives the site's wagmi config. wagmi holds the connection; wallets are spoken to as by every EVM adapter. */
export function createWagmiAdapter(context: AdapterContext, config: Config): Adapter {
  const { environment, options, emit } = context
  const flights = createFlights()
  /** By connector uid, from the first connection on: asking earlier would load every wallet's library. */
  const providers = new Map<string, unknown>()

  function tellConnectors(): void {
    emit({ type: 'connectors', connectors: toConnectors(config.connectors, options, providers) })
  }

  function find(id: string): WagmiConnector {
    const connector = config.connectors.find(candidate => candidate.id === id)
    if (!connector) throw new PorticoError(connectorNotFound, { context: { connectorId: id } })
    return connector
  }

  const getConnection = ({ id }: Connector) => config.state.connections.get(find(id).uid)

  async function read(connector: WagmiConnector): Promise<AdapterConnection | undefined> {
    const connection = config.state.connections.get(connector.uid)
    if (!connection?.accounts.length) return undefined
    providers.set(connector.uid, await connector.getProvider())
    tellConnectors()
    return toAdapterConnection(connection)
  }

  return {
    ...createVerbs({
      context,
      getProvider: async connector =>
        getConnectorProvider({ ...connector, provider: await find(connector.id).getProvider() }),
      getChainId: connector => parseChainId(getConnection(connector)?.chainId),
      // wagmi watches its wallets itself.
      checkConnection: () => {},
    }),
    namespace: 'eip155',
    type: 'wagmi',
    start() {
      tellConnectors()
      const stopConnectors = watchConnectors(config, { onChange: tellConnectors })
      const stopConnection = watchConnection(config, flights.isUnderWay, event => {
        if (event.type === 'connected') void read(find(event.connection.connectorId))
        emit(event)
      })
      return () => {
        stopConnectors()
        stopConnection()
      }
    },
    async connect({ connector: { id }, signal }) {
      const connector = find(id)
      return withAbort(signal, () =>
        flights.run(connector.uid, async isLatest => {
          await connectWagmi(environment, config, { connector, signal, isLatest })
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
          await reconnectWagmi(config, connector)
          return read(connector)
        }),
      )
    },
    async disconnect({ connector: { id } }) {
      const connector = find(id)
      await flights.run(connector.uid, () => leaveWagmi(config, connector))
    },
    async switchNetwork({ connector, network }) {
      await switchWagmi(context, config, find(connector.id), network)
    },
  }
}
