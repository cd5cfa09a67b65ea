import type { EscrowEntry } from './store/escrowKeys.js'

/** Associated data of an encrypted entry: an entry copied to another row or column cannot be decrypted there. */
export const formatBoxContext = (kind: 'key' | 'mailbox', { userId, walletId, keyId }: EscrowEntry) =>
  JSON.stringify(['escrow', kind, userId, walletId, keyId])
