import type { PairingTerms } from '../Family.js'
import { sessionEvents } from '../sessionEvents.js'

export const solanaPairing: PairingTerms = {
  methods: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  events: sessionEvents,
}
