import type { PorticoState } from '@portico/core'
import { listConnections, selectShownAccount } from '@portico/core/internal'

/** A remote wallet counts once for all its families. A wallet that is being restored counts. */
export function countWallets(state: PorticoState): number {
  const names = listConnections(state.connections).map(
    ({ namespace, connection: { connectorId, sessionId } }) => `${connectorId} ${sessionId ?? namespace}`,
  )
  return new Set(names).size || (selectShownAccount(state) ? 1 : 0)
}
