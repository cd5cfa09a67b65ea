import {
  formatEscrowStatement,
  type RecoveryMethod,
  type WalletAccounts,
  type WalletAddresses,
} from '@portico/protocol/auth'
import { wipe } from '../keys/Bytes.ts'
import { deriveRecipientKey, seal } from '../keys/hpke.ts'
import { createEscrowSecret } from '../keys/recoveryKeys.ts'
import type { AuthService } from '../service/createAuthService.ts'
import type { EscrowService } from '../service/createEscrowService.ts'
import { isServiceRefusal } from '../service/isServiceRefusal.ts'
import type { Custody, OpenWallet } from './Custody.ts'
import { signAsOwner } from './signAsOwner.ts'

interface EscrowKeyOwner {
  readonly walletId: string
  readonly addresses: WalletAddresses
  readonly email: string
  readonly emailChange?: string | undefined
}

export async function storeInEscrow(
  { auth, escrow }: { readonly auth: AuthService; readonly escrow: EscrowService },
  { walletId, addresses, email, emailChange }: EscrowKeyOwner,
): Promise<RecoveryMethod> {
  const secret = createEscrowSecret()
  try {
    const { publicKey } = await deriveRecipientKey(secret)
    const [{ ticket }, escrowKey] = await Promise.all([
      auth.getEscrowTicket('store', emailChange),
      escrow.getKey(),
    ])
    const sealedKey = await seal(escrowKey, secret, { use: 'escrowStore', walletId, email })
    await escrow.store({ ticket, walletId, addresses, email, sealedKey })
    return { kind: 'escrow', publicKey }
  } finally {
    wipe(secret)
  }
}

/**
 * Confirms that the wallet exists, after which no other wallet can be recovered with its mailbox. Repeated at each login
 * because an earlier confirmation may have been lost.
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
  const ownerSignature = signAsOwner(accounts, formatEscrowStatement(statement))
  return escrow.confirm({ ...statement, ownerSignature }).then(
    () => 'done',
    error => (isServiceRefusal(error, 'not_found') ? 'missing' : 'unheard'),
  )
}
