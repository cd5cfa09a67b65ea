import type { AdapterContext, AdapterEvent } from '@portico/core'
import type { Config, Connection } from '@wagmi/core'
import { parseChainId } from '../normalise/parseChainId.js'
import { getCurrent } from './getCurrent.js'
import { getKitId, remoteId } from './getKitId.js'
import { selectConnected } from './selectRemote.js'
import { toAdapterConnection } from './toAdapterConnection.js'

interface Known {
  readonly accounts: readonly string[]
  readonly chainId: number | undefined
}

/**
 * Tells what happens in wagmi, by its hooks or its wallets, in the kit's words. `isUnderWay` says that the kit
 * itself is just connecting or leaving that connector, which then is no news. Of the remote wallet, only that wagmi
 * goes back to it is news: all else wagmi has from the kit.
 */
export function watchConnection(
  { store }: Pick<AdapterContext, 'store'>,
  config: Config,
  isUnderWay: (uid: string) => boolean,
  emit: (event: AdapterEvent) => void,
): () => void {
  let known: Connection | undefined

  function compare(): void {
    const { status, connections } = config.state
    if (status === 'connecting' || status === 'reconnecting') return
    const before = known
    const now = getCurrent(config)
    known = now
    if (before && before.connector.uid === now?.connector.uid) {
      if (!isRemote(now)) tellChanges(before, now)
      return
    }
    const isGone = before && !connections.has(before.connector.uid)
    const isLeft = before && (isRemote(before) ? isGone : isUnderWay(before.connector.uid))
    if (isGone && !isLeft) emit({ type: 'disconnected', connectorId: getKitId(before.connector) })
    if (now && !isLeft && !isUnderWay(now.connector.uid)) tellChoice(now)
  }

  function tellChoice(now: Connection): void {
    const shown = selectConnected(store.get())
    if (shown?.connectorId !== getKitId(now.connector)) {
      emit({ type: 'connected', connection: toAdapterConnection(now) })
    } else if (!isRemote(now)) {
      // Chosen in the kit, which knows the wallet as it was when it was left, and perhaps another of its accounts.
      const chainId = parseChainId(shown.caipAddress.split(':')[1])
      tellChanges({ accounts: shown.accounts.map(({ address }) => address), chainId }, now)
    }
  }

  function tellChanges(before: Known, now: Connection): void {
    const { connectorId, accounts } = toAdapterConnection(now)
    const chainId = parseChainId(now.chainId)
    if (before.accounts.join() !== now.accounts.join())
      emit({ type: 'accountsChanged', connectorId, accounts })
    if (chainId !== undefined && before.chainId !== chainId)
      emit({ type: 'chainChanged', connectorId, chainId })
  }

  compare()
  return config.subscribe(state => state, compare)
}

const isRemote = ({ connector }: Connection) => connector.id === remoteId
