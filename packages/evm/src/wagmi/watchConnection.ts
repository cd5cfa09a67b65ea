import type { AdapterEvent } from '@portico/core'
import type { Config, Connection } from '@wagmi/core'
import { parseChainId } from '../normalise/parseChainId.js'
import { getCurrent } from './getCurrent.js'
import { toAdapterConnection } from './toAdapterConnection.js'

/**
 * Tells what happens in wagmi, by its hooks or its wallets, in the kit's words. `isExpected` says that the kit
 * itself is just connecting or leaving that connector, which then is no news.
 */
export function watchConnection(
  config: Config,
  isExpected: (uid: string) => boolean,
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
      tellChanges(before, now)
      return
    }
    if (before && !connections.has(before.connector.uid) && !isExpected(before.connector.uid)) {
      emit({ type: 'disconnected', connectorId: before.connector.id })
    }
    if (now && !isExpected(now.connector.uid) && !(before && isExpected(before.connector.uid))) {
      emit({ type: 'connected', connection: toAdapterConnection(now) })
    }
  }

  function tellChanges(before: Connection, now: Connection): void {
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
