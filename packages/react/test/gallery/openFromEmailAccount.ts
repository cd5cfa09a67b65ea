import { openModal, type Portico, pushView, type Route } from '@portico/core'
import { connectAccount } from './connectAccount.js'

/** Shows a view reached from the account of an e-mail wallet. */
export function openFromEmailAccount(portico: Portico, route: Route): void {
  connectAccount(portico, { connectorId: 'ID_AUTH', user: { email: 'ada.lovelace@example.com' } })
  openModal(portico, { view: 'Account' })
  pushView(portico, route)
}
