import { parseCaipAddress } from '../caip/parseCaipAddress.js'
import { connectorIds } from '../constants/connectors.js'
import { selectConnected } from '../store/slices/accounts.js'
import type { PairingEvent, PairingSession } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'
import { applySession } from './applySession.js'
import { forgetIdle } from './forgetIdle.js'
import { handleAdapterEvent } from './handleAdapterEvent.js'
import { leaveConnectViews } from './leaveConnectViews.js'
import { mapProviderMessage } from './mapProviderMessage.js'
import { offerWallet, withdrawWallet } from './offerWallet.js'

const connectorId = connectorIds.walletConnect

/** What a remote wallet does on its own, told the same way as what an injected one does. */
export function handlePairingEvent(portico: Portico, event: PairingEvent): void {
  switch (event.type) {
    case 'session':
      takeSession(portico, event.session, event.found === true)
      return
    case 'ended':
      for (const { namespace } of Object.values(portico.store.get().accounts)) {
        handleAdapterEvent(portico, namespace, { type: 'disconnected', connectorId })
      }
      forgetIdle(portico, connectorId)
      return
    case 'accountsChanged': {
      const accounts = event.accounts.map(account => ({ address: parseCaipAddress(account).address }))
      handleAdapterEvent(portico, event.namespace, { type: 'accountsChanged', connectorId, accounts })
      return
    }
    case 'chainChanged':
      handleAdapterEvent(portico, event.namespace, {
        type: 'chainChanged',
        connectorId,
        chainId: event.chainId,
      })
      return
    case 'requestSent':
      offerWallet(portico, { id: event.id, topic: event.topic })
      return
    case 'requestSettled':
      withdrawWallet(portico, event.id)
      return
    case 'notice':
      mapProviderMessage(portico, event.message)
      return
  }
}

/** One that was changed, or one that another tab of the site has made. */
function takeSession(portico: Portico, session: PairingSession, found: boolean): void {
  const connected = selectConnected(portico.store.get().accounts)
  const updated = connected.some(account => account.connectorId === connectorId)
  if (!updated && (!found || connected.length > 0)) return
  try {
    applySession(portico, session, { updated })
    if (!updated) leaveConnectViews(portico, false)
  } catch (error) {
    portico.environment.logger.debug('A session serves none of the networks.', error)
  }
}
