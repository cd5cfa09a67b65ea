import { isPorticoError, resourceNotFound } from '@portico/protocol'
import type { SmartSession } from '@portico/protocol/data'
import { invalidateQueries } from '../query/changeQueries.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { smartSessionsQuery } from './fetchSmartSessions.js'
import { requireSigner } from './requireSigner.js'
import { runMethod } from './runMethod.js'
import { signMessage } from './signMessage.js'

/** Revokes a smart session of the active account, at the wallet and, with its signature, at the data service. */
export async function revokeSmartSession(portico: Portico, session: SmartSession): Promise<void> {
  const signer = requireSigner(portico)
  const { pci, permissions, expiry, context } = session
  const terms = { pci, permissions, expiry, ...(context && { context }) }
  const told = await runMethod(portico, signer, 'revokePermissions', terms).catch(error => {
    // It was revoked elsewhere; the service still has to be informed.
    if (isPorticoError(error, resourceNotFound)) return ''
    throw error
  })
  const caipAddress = selectConnectedAccount(portico.store.get())?.caipAddress
  const { findDataService } = await import('../data/findDataService.js')
  const service = await findDataService(portico, signer.network.caipNetworkId)
  // The service does not know of a permission that the wallet itself listed.
  if (service && caipAddress && pci !== context) {
    // Some wallets revoke on chain and sign nothing for the service.
    const signature = told || (await signMessage(portico, { message: pci }))
    await service.revokeSmartSession(caipAddress, { pci, signature })
  }
  invalidateQueries(portico, smartSessionsQuery)
}
