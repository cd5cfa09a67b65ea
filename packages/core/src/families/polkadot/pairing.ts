import type { PairingTerms } from '../Family.js'
import { sessionEvents } from '../sessionEvents.js'

export const polkadotPairing: PairingTerms = {
  methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
  events: sessionEvents,
}
