import type { AdapterContext, AdapterEvent } from '@portico/core/adapter'
import type { Config, Connection } from '@wagmi/core'
import { parseChainId } from '../normalise/quantity.js'
import { getCurrent, getLive, settleOn } from './editState.js'
import { getKitId, isOfSource } from './getKitId.js'
import { selectInUse } from './selectOfSource.js'
import { toAdapterConnection } from './toAdapterConnection.js'

interface Known {
  readonly accounts: readonly string[]
  readonly chainId: number | undefined
}

/** For a source only wagmi's return to it is emitted; everything else originates from the kit. */
export function watchConnection(
  { store }: Pick<AdapterContext, 'store'>,
  config: Config,
  isUnderWay: (uid: string) => boolean,
  emit: (event: AdapterEvent) => void,
): () => void {
  let known: Connection | undefined
  let knownConnections = config.state.connections

  function compare(): void {
    if (settle()) return
    const { status, connections } = config.state
    if (status === 'connecting' || status === 'reconnecting') return
    const before = known
    const now = getCurrent(config)
    known = now
    if (before && before.connector.uid === now?.connector.uid) {
      if (!isKept(now)) tellChanges(before, now)
      return
    }
    const isGone = before && !connections.has(before.connector.uid)
    const isLeft = before && (isKept(before) ? isGone : isUnderWay(before.connector.uid))
    if (isGone && !isLeft) emit({ type: 'disconnected', connectorId: getKitId(before.connector) })
    if (!now || isUnderWay(now.connector.uid)) return
    if (!isLeft) tellChoice(now)
    // After a disconnect in the kit, wagmi would switch to another connection on its own.
    else if (!selectInUse(store.get())) settleOn(config, null)
  }

  /** wagmi activates one when another ends with none active, and does not show a selected one. */
  function settle(): boolean {
    const { status, connections, current } = config.state
    const isChosen = connections === knownConnections
    knownConnections = connections
    if (status !== 'disconnected' || !getLive(config).current) return false
    settleOn(config, isChosen ? current : null)
    return true
  }

  function tellChoice(now: Connection): void {
    const shown = selectInUse(store.get())
    if (shown?.connectorId !== getKitId(now.connector)) {
      emit({ type: 'connected', connection: toAdapterConnection(now, store.get()) })
    } else if (!isKept(now)) {
      // Selected in the kit, whose record of the wallet and its account may be outdated.
      const chainId = parseChainId(shown.caipAddress.split(':')[1])
      tellChanges({ accounts: shown.accounts.map(({ address }) => address), chainId }, now)
    }
  }

  function tellChanges(before: Known, now: Connection): void {
    const { connectorId, accounts } = toAdapterConnection(now, store.get())
    const chainId = parseChainId(now.chainId)
    if (before.accounts.join() !== now.accounts.join())
      emit({ type: 'accountsChanged', connectorId, accounts })
    if (chainId !== undefined && before.chainId !== chainId)
      emit({ type: 'chainChanged', connectorId, chainId })
  }

  compare()
  return config.subscribe(state => state, compare)
}

const isKept = ({ connector }: Connection) => isOfSource(connector)
