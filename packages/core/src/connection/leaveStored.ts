import type { Portico } from '../runtime/Portico.js'
import type { ConnectionRef } from '../store/Account.js'
import { listConnections, type PlacedConnection } from '../store/slices/connections.js'
import { signOut } from './disconnect.js'
import { endAtWallet } from './endAtWallet.js'
import { forgetFetched } from './forgetFetched.js'
import { waitForClaimants } from './waitForClaimants.js'

/** They stay stored until that is done, so that a failure is retried in the next visit. */
export async function leaveStored(portico: Portico): Promise<void> {
  const { environment, storage, store } = portico
  const leaving = listConnections(storage.get('connections') ?? {})
  storage.remove('recentConnections')
  if (leaving.length === 0 && !storage.get('signIns')) return
  forgetFetched(
    portico,
    leaving.map(({ namespace }) => namespace),
  )
  const results = await Promise.allSettled([
    ...leaving.map(placed => endStored(portico, placed)),
    signOut(portico, leaving),
  ])
  const failed = results.find(result => result.status === 'rejected')
  if (failed) return environment.logger.warn('A connection of the last visit was not ended.', failed.reason)
  storage.remove('signIns')
  const { connections } = store.get()
  if (listConnections(connections).length > 0) storage.set('connections', connections)
  else storage.remove('connections')
}

async function endStored(portico: Portico, { namespace, connection }: PlacedConnection): Promise<void> {
  const { connectorId, sessionId, rdns } = connection
  const source = portico.sources.get(connectorId)
  // The visitor may have connected again by the time this runs.
  const isUsed = (id: string) =>
    listConnections(portico.store.get().connections).some(
      ({ connection: live, ...place }) =>
        live.connectorId === id &&
        (source ? source.sessions === 'one' || live.sessionId === sessionId : place.namespace === namespace),
    )
  const refs: readonly ConnectionRef[] = source
    ? [connection]
    : (await waitForClaimants(portico, { namespace, connectorId, rdns })).map(({ id }) => ({
        connectorId: id,
      }))
  await Promise.all(
    refs.filter(ref => !isUsed(ref.connectorId)).map(ref => endAtWallet(portico, namespace, ref)),
  )
}
