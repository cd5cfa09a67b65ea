import { ed25519 } from '@noble/curves/ed25519.js'
import { formatEscrowStatement, type WalletAccounts } from '@portico/protocol/auth'
import { toBase64Url, toUtf8 } from '../keys/encoding.ts'
import { isServiceRefusal } from '../service/isServiceRefusal.ts'
import type { Custody } from './Custody.ts'
import type { OpenWallet } from './OpenWallet.ts'

/**
 * Confirms to the escrow that the wallet exists, after which no other wallet can be recovered with its
 * mailbox. Repeated at each login because an earlier confirmation may have been lost.
 * @param named every account of the wallet, from which the escrow decides how long a new device waits
 * @returns `missing` if the escrow lost the key, such as after restoring an old backup
 */
export async function confirmInEscrow(
  { escrow }: Custody,
  { wallet: { id: walletId, recoveries }, accounts }: OpenWallet,
  named?: WalletAccounts,
): Promise<'done' | 'unheard' | 'missing'> {
  const method = recoveries.find(({ kind }) => kind === 'escrow')
  if (!escrow || method?.kind !== 'escrow') return 'done'
  const { publicKey } = method
  const statement = { walletId, publicKey, ...(named && { accounts: named }) }
  const signed = ed25519.sign(toUtf8(formatEscrowStatement(statement)), accounts.solanaKey)
  return escrow.confirm({ ...statement, ownerSignature: toBase64Url(signed) }).then(
    () => 'done',
    error => (isServiceRefusal(error, 'not_found') ? 'missing' : 'unheard'),
  )
}
