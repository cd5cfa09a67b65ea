import type { AdapterContext, WalletInfo } from '@portico/core'
import type { Config, Connection, Connector as WagmiConnector } from '@wagmi/core'
import { parseIcon } from '../discovery/parseIcon.js'
import { cleanText } from '../normalise/cleanText.js'
import { parseChainId } from '../normalise/parseChainId.js'
import { getConnectorProvider } from '../provider/getConnectorProvider.js'
import { createRemoteConnector } from './createRemoteConnector.js'
import { getLive } from './dropStored.js'
import { getAddresses } from './getAddresses.js'
import { remoteId } from './getKitId.js'
import { selectHasRemote, selectRemote, selectRemoteConnector } from './selectRemote.js'

/**
 * Keeps in wagmi what the kit has paired with. The kit is the one that knows; wagmi has a connector for the remote
 * wallet for as long as there is one, and shows what the kit shows.
 */
export function followRemote(context: AdapterContext, config: Config): () => void {
  const { store } = context
  /** Whether the kit used the remote wallet when it was last looked at. */
  let inUse = false

  function follow(): void {
    const state = store.get()
    const account = selectRemote(state)
    if (account?.status === 'connecting') {
      // There before wagmi looks for what it can restore.
      if (account.restored) register(account.restored.wallet)
      return
    }
    if (!account) {
      inUse = false
      if (!selectHasRemote(state)) remove(config)
      return
    }
    const connector = register(account.wallet)
    const chainId = parseChainId(account.caipAddress.split(':')[1])
    if (!connector || chainId === undefined) return
    const accounts = getAddresses(account)
    const known = config.state.connections.get(connector.uid)
    if (!known || !inUse) {
      inUse = true
      adopt(config, { accounts, chainId, connector })
    } else if (known.chainId !== chainId || known.accounts.join() !== accounts.join()) {
      connector.emitter.emit('change', { accounts, chainId })
    }
  }

  function register(wallet: WalletInfo): WagmiConnector | undefined {
    const own = selectRemoteConnector(store.get())
    if (!own) return undefined
    const name = cleanText(wallet.name, 64) || own.name
    const known = find(config)
    if (known?.name === name) return known
    if (known) remove(config)
    const connector = config._internal.connectors.setup(
      createRemoteConnector(context, {
        name,
        icon: parseIcon(wallet.icon),
        provider: getConnectorProvider(own),
      }),
    )
    config._internal.connectors.setState(connectors => [...connectors, connector])
    return connector
  }

  follow()
  const stops = [
    store.subscribe(follow),
    // wagmi throws away what it has when it mounts or reads its storage.
    config.subscribe(state => state.connections, follow),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const find = (config: Config) => config.connectors.find(({ id }) => id === remoteId)

/** What wagmi's `connect` does once a connector has connected. */
function adopt(config: Config, connection: Connection): void {
  const { connector } = connection
  const { change, connect, disconnect } = config._internal.events
  connector.emitter.off('connect', connect)
  connector.emitter.off('change', change)
  connector.emitter.off('disconnect', disconnect)
  connector.emitter.on('change', change)
  connector.emitter.on('disconnect', disconnect)
  config.setState(state => ({
    ...state,
    connections: new Map(getLive(config, state).connections).set(connector.uid, connection),
    current: connector.uid,
    status: 'connected',
  }))
  void remember(config)
}

/** On the next visit wagmi asks the connector first that was used last. */
async function remember(config: Config): Promise<void> {
  try {
    await config.storage?.setItem('recentConnectorId', remoteId)
  } catch {
    // A full storage only costs the order.
  }
}

function remove(config: Config): void {
  const connector = find(config)
  if (!connector) return
  const { uid } = connector
  config._internal.connectors.setState(connectors => connectors.filter(other => other.uid !== uid))
  if (!config.state.connections.has(uid)) return
  config.setState(state => {
    const { connections, current } = getLive(config, state)
    const [next = null] = connections.keys()
    const isOver = connections.size === 0 && state.status === 'connected'
    return { ...state, connections, current: current ?? next, status: isOver ? 'disconnected' : state.status }
  })
}
