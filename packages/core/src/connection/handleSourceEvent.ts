import { isPorticoError, noRequestedChainSupported, type PorticoError } from '@portico/protocol'
import { tellDialog } from '../dialog/tellDialog.js'
import { mapProviderMessage } from '../events/mapProviderMessage.js'
import { showAlert } from '../events/showAlert.js'
import { showToast } from '../events/showToast.js'
import { trackEvent } from '../events/trackEvent.js'
import type { Portico } from '../runtime/Portico.js'
import type { SourceEvent, SourceSession, WalletSource } from '../sources/Source.js'
import type { ConnectedAccount } from '../store/Account.js'
import { selectConnected } from '../store/slices/accounts.js'
import { isSameConnection, listConnections, type PlacedConnection } from '../store/slices/connections.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import { refusalDelay } from '../utils/timing.js'
import { applySession, standBySession, updateSession } from './applySession.js'
import { connectHostWallet } from './connectHostWallet.js'
import { connectSession } from './connectSource.js'
import { dropEnded, handleAdapterEvent, tellEnded } from './handleAdapterEvent.js'
import { flushEvents } from './paceEvents.js'
import { settleConnection } from './settleConnection.js'
import { hideRequest, offerLogin, showRequest } from './showRequest.js'

/** State changes are done when this returns; the promise covers follow-up work after a connection. */
export async function handleSourceEvent(
  portico: Portico,
  source: WalletSource,
  event: SourceEvent,
): Promise<void> {
  const connectorId = source.id
  switch (event.type) {
    case 'session':
      await takeSession(portico, source, event.session, event.found === true)
      return
    case 'granted':
      await takeGranted(portico, source, event.session)
      return
    case 'offerFailed': {
      const { message, code } = isPorticoError(event.error)
        ? event.error
        : { message: 'unknown', code: undefined }
      trackEvent(portico, { event: 'CONNECT_ERROR', properties: { message, code } })
      return
    }
    case 'ended':
      flushEvents(portico)
      dropEnded(portico, listOf(portico, source, event.sessionId), event.reason)
      return
    case 'lost':
      tellEnded(portico, { connectorId }, event.reason)
      return
    case 'accountsChanged': {
      const accounts = event.accounts.map(account => ({ address: parseCaipAddress(account).address }))
      const { type, namespace, sessionId } = event
      await handleAdapterEvent(portico, namespace, { type, connectorId, accounts }, sessionId)
      return
    }
    case 'chainChanged': {
      const { type, namespace, sessionId, chainId } = event
      await handleAdapterEvent(portico, namespace, { type, connectorId, chainId }, sessionId)
      return
    }
    case 'requestSent':
      void showRequest(portico, source, event)
      return
    case 'requestSettled':
      hideRequest(portico, event.id)
      return
    case 'notice':
      mapProviderMessage(portico, event.message)
      return
    case 'alert':
      showAlert(portico, event.entry, { context: event.context })
      return
    case 'refused':
      tellRefusal(portico, event.error)
      return
    case 'loginReturned':
      tellDialog(portico, { type: 'loginReturned', place: { connectorId, step: event.step } })
      return
    case 'hostFound':
      await connectHostWallet(portico, event)
      return
    case 'loginWanted':
      offerLogin(portico, source, event.namespace)
      return
  }
}

function listOf({ store }: Portico, { id }: WalletSource, sessionId: string): readonly PlacedConnection[] {
  return listConnections(store.get().connections).filter(({ connection }) =>
    isSameConnection(connection, { connectorId: id, sessionId }),
  )
}

/** Never rejects: failures were already shown to the visitor, who may have declined a follow-up step. */
async function takeGranted(portico: Portico, source: WalletSource, session: SourceSession): Promise<void> {
  try {
    await connectSession(portico, source, session)
  } catch (error) {
    if (!isPorticoError(error)) throw error
    portico.environment.logger.warn(
      'A wallet took up the code, but not all that belongs to it was done.',
      error,
    )
  }
}

async function takeSession(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
  found: boolean,
): Promise<void> {
  const before = portico.store.get()
  if (listOf(portico, source, session.id).length > 0) {
    const accounts = updateSession(portico, source, session)
    if (accounts.length > 0) await settleConnection(portico, { before, accounts, by: 'sessionUpdate' })
  } else if (found && selectConnected(before.accounts).length === 0) {
    const accounts = applyFound(portico, source, session)
    if (accounts.length > 0) await settleConnection(portico, { before, accounts, by: 'otherTab' })
  } else if (found && before.features.values.multiWallet) standBySession(portico, source, session)
}

function applyFound(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
): readonly ConnectedAccount[] {
  try {
    return applySession(portico, source, session)
  } catch (error) {
    if (!isPorticoError(error, noRequestedChainSupported)) throw error
    portico.environment.logger.debug('A session serves none of the networks.', error)
    return []
  }
}

/** The page called a method that is never allowed; the visitor is informed of the attempt. */
function tellRefusal(portico: Portico, error: PorticoError): void {
  const { environment } = portico
  environment.logger.error(error.message)
  tellDialog(portico, { type: 'refused' })
  // The card has to be visible before the toast.
  const toast = { type: 'error', message: error.userMessage, error } as const
  environment.setTimeout(() => showToast(portico, toast), refusalDelay)
}
