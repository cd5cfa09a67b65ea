import type { RecoveryMethod, WalletAddresses } from '@portico/protocol/auth'
import { deriveRecipientKey } from '../keys/deriveRecipientKey.ts'
import { seal } from '../keys/hpke.ts'
import { createEscrowSecret } from '../keys/recoveryKeys.ts'
import { wipe } from '../keys/wipe.ts'
import type { AuthService } from '../service/AuthService.ts'
import type { EscrowService } from '../service/EscrowService.ts'

export interface EscrowKeyOwner {
  readonly walletId: string
  readonly addresses: WalletAddresses
  readonly email: string
  readonly emailChange?: string
}

/** Creates the recovery method that needs only the visitor's mailbox. */
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
