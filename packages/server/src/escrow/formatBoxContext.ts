import type { EscrowEntry } from './store/escrowKeys.js'

/** What an encrypted entry is bound to, so that one moved to another row or column cannot be read there. */
export const formatBoxContext = (kind: 'key' | 'mailbox', { userId, walletId, keyId }: EscrowEntry) =>
  JSON.stringify(['escrow', kind, userId, walletId, keyId])
