import type { PairingTerms } from '../Family.js'
import { sessionEvents } from '../sessionEvents.js'

export const cosmosPairing: PairingTerms = {
  methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
  events: sessionEvents,
}
