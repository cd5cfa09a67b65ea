import { openModal, type Portico, push, type Route } from '@portico/core'
import { connectAccount } from './connectAccount.js'

/** Shows a view that somebody with an e-mail wallet has reached from their account. */
export function openFromEmailAccount(portico: Portico, route: Route): void {
  connectAccount(portico, { connectorId: 'ID_AUTH', user: { email: 'ada.lovelace@example.com' } })
  openModal(portico, { view: 'Account' })
  push(portico, route)
}
