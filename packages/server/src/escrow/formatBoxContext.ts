import type { EscrowEntry } from './store/escrowKeys.js'

/** What an encrypted key is bound to, so that one moved to another row cannot be read there. */
export const formatBoxContext = ({ userId, walletId, epoch }: EscrowEntry) =>
  JSON.stringify(['escrow', userId, walletId, epoch])
