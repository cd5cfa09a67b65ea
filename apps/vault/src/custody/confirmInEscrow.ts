import { ed25519 } from '@noble/curves/ed25519.js'
import { formatEscrowStatement, type WalletAccounts } from '@portico/protocol/auth'
import { toBase64Url, toUtf8 } from '../keys/encoding.ts'
import { isServiceRefusal } from '../service/isServiceRefusal.ts'
import type { Custody } from './Custody.ts'
import type { OpenWallet } from './OpenWallet.ts'

/**
 * Tells the escrow that the wallet exists, after which no other one can come back with its mailbox. At each login, since
 * it may not have been heard before.
 * @param named every account of the wallet, by which the escrow decides how long a new device waits
 * @returns whether the escrow has lost the key: an older backup of it was restored
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
