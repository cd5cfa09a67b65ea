import { listConnections } from '../store/slices/connections.js'
import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { changeConnection } from './changeConnection.js'
import { getLiveSession, keepSession } from './liveSessions.js'
import { goBack } from './navigate.js'
import { requireEmailChange } from './requireEmailChange.js'
import { shake } from './shake.js'
import type { VerifyUpdateParameters } from './verifyPrimaryEmail.js'

/** Gives in the code from the new mailbox, after which the wallet has that address. */
export async function verifySecondaryEmail(
  portico: Portico,
  { connectorId, code, signal }: Omit<VerifyUpdateParameters, 'newEmail'>,
): Promise<string> {
  const change = requireEmailChange(portico, connectorId)
  const email = await change.verifyNew(code, signal).catch(error => {
    if (!signal?.aborted) shake(portico)
    throw error
  })
  const source = portico.sources.get(connectorId)
  for (const { namespace, connection } of listConnections(portico.store.get().connections)) {
    const session = getLiveSession(portico, connection)
    if (!source || !session || connection.connectorId !== connectorId) continue
    keepSession(portico, source, { ...session, user: { ...session.user, email } })
    changeConnection(portico, namespace, connection, {})
  }
  const { modal, router } = portico.store.get()
  if (modal.open && selectRoute(router).name === 'UpdateEmailSecondaryOtp') goBack(portico)
  return email
}
