import type { AdapterConnection, AdapterEvent } from '@portico/core'
import type { Config, Connection } from '@wagmi/core'

/** wagmi's connection once it has settled on one. */
export function getCurrent({ state }: Pick<Config, 'state'>): Connection | undefined {
  return state.status === 'connected' && state.current ? state.connections.get(state.current) : undefined
}

export function toAdapterConnection({ accounts, chainId, connector }: Connection): AdapterConnection {
  return { connectorId: connector.id, accounts: accounts.map(address => ({ address })), chainId }
}

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
    const { connectorId, accounts, chainId } = toAdapterConnection(now)
    if (before.accounts.join() !== now.accounts.join())
      emit({ type: 'accountsChanged', connectorId, accounts })
    if (before.chainId !== now.chainId) emit({ type: 'chainChanged', connectorId, chainId })
  }

  compare()
  return config.subscribe(state => state, compare)
}
