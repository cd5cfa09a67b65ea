import type { Connector } from '@portico/core'
import { readProperty } from '@portico/core/adapter'
import { connectorNotFound, PorticoError } from '@portico/protocol'
import { leatherId } from '../knownWallets.js'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { createLeatherWallet } from './createLeatherWallet.js'
import { createSatsConnectWallet } from './createSatsConnectWallet.js'
import { createStandardWallet } from './createStandardWallet.js'
import { createUnisatWallet } from './createUnisatWallet.js'

export function createBitcoinWallet({ id, provider }: Connector): BitcoinWallet {
  if (typeof provider === 'object' && provider !== null) {
    if (readProperty(provider, 'features')) return createStandardWallet(provider)
    if (readProperty(provider, 'requestAccounts')) return createUnisatWallet(provider)
    if (id === leatherId) return createLeatherWallet(provider)
    if (readProperty(provider, 'request')) return createSatsConnectWallet(provider)
  }
  throw new PorticoError(connectorNotFound, { context: { connectorId: id } })
}
