import type { ConnectedAccount, WalletInfo } from '@portico/core'
import { type AdapterContext, cleanText, parseIcon } from '@portico/core/adapter'
import type { Config, Connection, State, Connector as WagmiConnector } from '@wagmi/core'
import { parseChainId } from '../normalise/quantity.js'
import { getSourceName, type SourceProperties } from './createSourceConnector.js'
import { dropStored, getLive, keepConnections } from './editState.js'
import { getKitId, isOfSource, toSourceId } from './getKitId.js'
import {
  findOfSource,
  getAddresses,
  selectInUse,
  selectOfSource,
  selectSourceConnector,
} from './selectOfSource.js'
import type { Wagmi } from './Wagmi.js'

/** Mirrors connections of the kit's sources into wagmi. The kit is authoritative. */
export function followSources(context: AdapterContext, { config, actions }: Wagmi): () => void {
  const { environment, store } = context
  for (const connector of config.connectors) if (isSourceConnector(connector)) connector.attach(context)
  const missed = new Set<string>()
  let used: string | undefined
  let address: string | undefined
  let isFollowing = false
  let isOutdated = false

  /** wagmi and the kit both emit events, so changes made here trigger this function again. */
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
      if (account.restored) describe(account.connectorId, account.restored.wallet)
      return
    }
    if (account) use(account, used !== before)
    else {
      if (used && used !== before) choose(used)
      if (connected && isOther) putFirst(config, connected)
    }
    remove(config, connectorId => findOfSource(state, connectorId) === undefined)
  }

  function use(account: ConnectedAccount, isNew: boolean): void {
    const connector = describe(account.connectorId, account.wallet)
    const chainId = parseChainId(account.caipAddress.split(':')[1])
    if (!connector || chainId === undefined) return
    const accounts = getAddresses(account)
    const known = config.state.connections.get(connector.uid)
    if (!known) adopt(connector, { accounts, chainId })
    else if (known.chainId !== chainId || known.accounts.join() !== accounts.join()) {
      connector.emitter.emit('change', { accounts, chainId })
    }
    if (known && isNew) choose(account.connectorId)
  }

  /** Reports an external connection. wagmi ignores it while it connects another. */
  function adopt(connector: WagmiConnector, connection: Pick<Connection, 'accounts' | 'chainId'>): void {
    const { status } = config.state
    if (status === 'connecting' || status === 'reconnecting') return
    dropStored(config)
    connector.emitter.emit('connect', connection)
    if (config.state.connections.has(connector.uid)) void remember(config, connector)
    // wagmi no longer listens to a connection that it restored itself and that has ended since.
    else void actions.connect(config, { connector }).catch(() => undefined)
  }

  function choose(connectorId: string): void {
    const { connections, current } = getLive(config)
    const chosen = [...connections.values()].find(({ connector }) => getKitId(connector) === connectorId)
    if (!chosen || chosen.connector.uid === current) return
    void actions.switchAccount(config, { connector: chosen.connector }).catch(() => undefined)
  }

  function describe(connectorId: string, wallet: WalletInfo): WagmiConnector | undefined {
    const own = selectSourceConnector(store.get(), connectorId)
    if (!own) return undefined
    const connector = config.connectors.find(({ id }) => id === toSourceId(connectorId))
    if (!connector) tellMissing(connectorId)
    const name = cleanText(wallet.name, 64) || own.name
    return connector && Object.assign(connector, { name, icon: parseIcon(wallet.icon) })
  }

  function tellMissing(connectorId: string): void {
    if (missed.has(connectorId)) return
    missed.add(connectorId)
    environment.logger.notice(
      `wagmi does not know the wallets of ${connectorId}: add porticoConnectors() to the connectors of its config.`,
    )
  }

  follow()
  const stops = [
    store.subscribe(follow),
    // wagmi drops its connections when it mounts or reads its storage, and ignores events while it connects.
    config.subscribe(({ connections, status }) => ({ connections, status }), follow, { equalityFn: isSame }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function putFirst(config: Config, account: ConnectedAccount): void {
  const { connections } = getLive(config)
  const known = [...connections.values()].find(({ connector }) => getKitId(connector) === account.connectorId)
  const chosen = known?.accounts.find(address => address.toLowerCase() === account.address.toLowerCase())
  if (!known || !chosen || chosen === known.accounts[0]) return
  const accounts = [chosen, ...known.accounts.filter(address => address !== chosen)] as const
  known.connector.emitter.emit('change', { accounts })
}

/** On the next visit wagmi tries the last used connector first. */
async function remember(config: Config, { id }: WagmiConnector): Promise<void> {
  try {
    await config.storage?.setItem('recentConnectorId', id)
  } catch {
    // A full storage only affects the order.
  }
}

function remove(config: Config, isEnded: (connectorId: string) => boolean): void {
  for (const connector of config.connectors.filter(isOfSource)) {
    const connectorId = getKitId(connector)
    if (isEnded(connectorId)) Object.assign(connector, { name: getSourceName(connectorId), icon: undefined })
  }
  for (const { connector } of [...config.state.connections.values()]) {
    if (!isOfSource(connector) || !isEnded(getKitId(connector))) continue
    if (connector.uid === config.state.current) connector.emitter?.emit('disconnect')
    // For an inactive connection, a disconnect event would make wagmi switch to the first remaining one.
    else keepConnections(config, uid => uid !== connector.uid)
  }
}

type Watched = Pick<State, 'connections' | 'status'>

const isSame = (one: Watched, other: Watched) =>
  one.connections === other.connections && one.status === other.status

const isSourceConnector = (connector: WagmiConnector): connector is WagmiConnector & SourceProperties =>
  isOfSource(connector) && 'attach' in connector
