import type { PairingTerms } from '../Family.js'
import { sessionEvents } from '../sessionEvents.js'

export const pairing: PairingTerms = {
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  events: sessionEvents,
}
