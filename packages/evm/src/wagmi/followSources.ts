import type { AdapterContext, ConnectedAccount, WalletInfo } from '@portico/core'
import { cleanText, parseIcon } from '@portico/core/adapter'
import type { Config, Connection, Connector as WagmiConnector } from '@wagmi/core'
import { parseChainId } from '../normalise/parseChainId.js'
import { getConnectorProvider } from '../provider/getConnectorProvider.js'
import { createSourceConnector } from './createSourceConnector.js'
import { getLive } from './dropStored.js'
import { getAddresses } from './getAddresses.js'
import { getKitId, isOfSource, toSourceId } from './getKitId.js'
import { findOfSource, selectInUse, selectOfSource, selectSourceConnector } from './selectOfSource.js'

/**
 * Keeps in wagmi what the kit has from its sources: wallets on other devices, an embedded one. The kit is the one that
 * knows; wagmi has a connector for each source that is connected, and goes to the wallet that is chosen in the kit.
 */
export function followSources(context: AdapterContext, config: Config): () => void {
  const { store } = context
  /** The connector that the kit used when it was last looked at, and the account of it. */
  let used: string | undefined
  let address: string | undefined
  let isFollowing = false
  let isOutdated = false

  /** What is done here is heard here: wagmi tells of its connectors, and the kit lists them. */
  function follow(): void {
    isOutdated = true
    if (isFollowing) return
    isFollowing = true
    try {
      while (isOutdated) {
        isOutdated = false
        look()
      }
    } finally {
      isFollowing = false
    }
  }

  function look(): void {
    const state = store.get()
    const connected = selectInUse(state)
    const before = used
    const isOther = connected?.connectorId !== used || connected?.address !== address
    used = connected?.connectorId
    address = connected?.address
    const account = selectOfSource(state)
    if (account?.status === 'connecting') {
      // There before wagmi looks for what it can restore.
      if (account.restored) register(account.connectorId, account.restored.wallet)
      return
    }
    if (account) use(account, used !== before)
    else {
      if (used && used !== before) choose(config, used)
      if (connected && isOther) putFirst(config, connected)
    }
    remove(config, connectorId => findOfSource(state, connectorId) === undefined)
  }

  function use(account: ConnectedAccount, isNew: boolean): void {
    const connector = register(account.connectorId, account.wallet)
    const chainId = parseChainId(account.caipAddress.split(':')[1])
    if (!connector || chainId === undefined) return
    const accounts = getAddresses(account)
    const known = config.state.connections.get(connector.uid)
    if (!known || isNew) {
      adopt(config, { accounts, chainId, connector })
    } else if (known.chainId !== chainId || known.accounts.join() !== accounts.join()) {
      connector.emitter.emit('change', { accounts, chainId })
    }
  }

  function register(connectorId: string, wallet: WalletInfo): WagmiConnector | undefined {
    const own = selectSourceConnector(store.get(), connectorId)
    if (!own) return undefined
    const name = cleanText(wallet.name, 64) || own.name
    const wagmiId = toSourceId(connectorId)
    const known = config.connectors.find(({ id }) => id === wagmiId)
    if (known?.name === name) return known
    const connector = config._internal.connectors.setup(
      createSourceConnector(context, {
        connectorId,
        name,
        icon: parseIcon(wallet.icon),
        provider: getConnectorProvider(own),
      }),
    )
    config._internal.connectors.setState(connectors => [
      ...connectors.filter(({ id }) => id !== wagmiId),
      connector,
    ])
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
  void remember(config, connector)
}

/** What wagmi's own choice among its connections does. */
function choose(config: Config, connectorId: string): void {
  const { connections, current } = getLive(config, config.state)
  const chosen = [...connections.values()].find(({ connector }) => getKitId(connector) === connectorId)
  if (!chosen || chosen.connector.uid === current) return
  config.setState(state => ({
    ...state,
    current: chosen.connector.uid,
    status: state.status === 'disconnected' ? 'connected' : state.status,
  }))
  void remember(config, chosen.connector)
}

/** wagmi uses the first account of a connection, of whichever wallet. */
function putFirst(config: Config, account: ConnectedAccount): void {
  const { connections } = getLive(config, config.state)
  const known = [...connections.values()].find(({ connector }) => getKitId(connector) === account.connectorId)
  const chosen = known?.accounts.find(address => address.toLowerCase() === account.address.toLowerCase())
  if (!known || !chosen || chosen === known.accounts[0]) return
  const accounts = [chosen, ...known.accounts.filter(address => address !== chosen)] as const
  known.connector.emitter.emit('change', { accounts })
}

/** On the next visit wagmi asks the connector first that was used last. */
async function remember(config: Config, { id }: WagmiConnector): Promise<void> {
  try {
    await config.storage?.setItem('recentConnectorId', id)
  } catch {
    // A full storage only costs the order.
  }
}

/** Takes away the connectors of sources whose last wallet has ended. */
function remove(config: Config, isEnded: (connectorId: string) => boolean): void {
  const isOver = (connector: WagmiConnector) => isOfSource(connector) && isEnded(getKitId(connector))
  if (config.connectors.some(isOver)) {
    config._internal.connectors.setState(connectors => connectors.filter(connector => !isOver(connector)))
  }
  // wagmi, which was leaving another wallet meanwhile, puts back what it had before.
  if (![...config.state.connections.values()].some(({ connector }) => isOver(connector))) return
  config.setState(state => {
    const { connections, current } = getLive(config, state)
    const [next = null] = connections.keys()
    const isOver = connections.size === 0 && state.status === 'connected'
    return { ...state, connections, current: current ?? next, status: isOver ? 'disconnected' : state.status }
  })
}
