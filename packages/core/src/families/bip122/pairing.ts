import type { PairingTerms } from '../Family.js'
import { sessionEvents } from '../sessionEvents.js'

export const bip122Pairing: PairingTerms = {
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  events: sessionEvents,
}
