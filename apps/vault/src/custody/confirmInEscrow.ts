import { ed25519 } from '@noble/curves/ed25519.js'
import { formatEscrowStatement } from '@portico/protocol/auth'
import { toBase64Url, toUtf8 } from '../keys/encoding.ts'
import { isServiceRefusal } from '../service/isServiceRefusal.ts'
import type { Custody } from './Custody.ts'
import type { OpenWallet } from './OpenWallet.ts'

/**
 * Tells the escrow that the wallet exists, after which no other one can come back with its mailbox. At each login, since
 * it may not have been heard before.
 * @returns whether the escrow has lost the key: an older backup of it was restored
 */
export async function confirmInEscrow(
  { escrow }: Custody,
  { wallet: { id: walletId, recoveries }, accounts }: OpenWallet,
): Promise<'done' | 'unheard' | 'missing'> {
  const method = recoveries.find(({ kind }) => kind === 'escrow')
  if (!escrow || method?.kind !== 'escrow') return 'done'
  const { publicKey } = method
  const statement = toUtf8(formatEscrowStatement({ walletId, publicKey }))
  const ownerSignature = toBase64Url(ed25519.sign(statement, accounts.solanaKey))
  return escrow.confirm({ walletId, publicKey, ownerSignature }).then(
    () => 'done',
    error => (isServiceRefusal(error, 'not_found') ? 'missing' : 'unheard'),
  )
}
