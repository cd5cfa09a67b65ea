import type { PairingTerms } from '../Family.js'
import { sessionEvents } from '../sessionEvents.js'

export const bip122Pairing: PairingTerms = {
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  // The last is this family's own: wallets tell it whenever coins move.
  events: [...sessionEvents, 'bip122_addressesChanged'],
}
