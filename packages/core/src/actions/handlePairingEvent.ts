import { parseCaipAddress } from '../caip/parseCaipAddress.js'
import { connectorIds } from '../constants/connectors.js'
import type { PairingEvent } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'
import { applySession } from './applySession.js'
import { handleAdapterEvent } from './handleAdapterEvent.js'
import { mapProviderMessage } from './mapProviderMessage.js'
import { offerWallet, withdrawWallet } from './offerWallet.js'

const connectorId = connectorIds.walletConnect

/** What a remote wallet does on its own, told the same way as what an injected one does. */
export function handlePairingEvent(portico: Portico, event: PairingEvent): void {
  switch (event.type) {
    case 'session':
      if (isConnected(portico)) applySession(portico, event.session, { updated: true })
      return
    case 'ended':
      for (const { namespace } of Object.values(portico.store.get().accounts)) {
        handleAdapterEvent(portico, namespace, { type: 'disconnected', connectorId })
      }
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
      offerWallet(portico, event.id)
      return
    case 'requestSettled':
      withdrawWallet(portico, event.id)
      return
    case 'notice':
      mapProviderMessage(portico, event.message)
      return
  }
}

function isConnected(portico: Portico): boolean {
  return Object.values(portico.store.get().accounts).some(
    account => account.status === 'connected' && account.connectorId === connectorId,
  )
}
