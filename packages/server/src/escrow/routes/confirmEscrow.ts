import { ConfirmEscrowSchema, escrowPaths, formatEscrowStatement } from '@portico/protocol/auth'
import { calculateJwkThumbprint } from 'jose'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import { addCall } from '../../auth/http/addCall.js'
import { isSolanaSignature } from '../../auth/isSolanaSignature.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import { formatBoxContext } from '../formatBoxContext.js'
import { findKey, setAccounts } from '../store/escrowKeys.js'
import { bindMailbox } from '../store/escrowWallets.js'

/**
 * POST /escrow/confirm: binds the mailbox to the wallet. The wallet's own key has to sign, so an attacker in control
 * of the auth service cannot substitute another wallet later. The signature also covers the accounts whose balances
 * decide how long a new device waits.
 */
export function addConfirmEscrowRoute(app: EscrowApp, context: EscrowContext) {
  const { database, hashMailbox, keyRing, now } = context

  addCall(app, escrowPaths.confirm, ConfirmEscrowSchema, async ({ ownerSignature, ...statement }) => {
    const { walletId, publicKey, accounts } = statement
    const key = await findKey(database, { walletId, keyId: await calculateJwkThumbprint(publicKey) })
    if (!key) throw new AuthRefusal('not_found')
    const { solana } = key.addresses
    if (!isSolanaSignature(solana, formatEscrowStatement(statement), ownerSignature))
      throw new AuthRefusal('owner_proof_invalid')
    const email = keyRing.open(key.mailBox, formatBoxContext('mailbox', key)).toString()
    if (!(await bindMailbox(database, hashMailbox(email), solana, new Date(now()))))
      throw new AuthRefusal('mailbox_bound')
    await setAccounts(database, key, accounts)
    return {}
  })
}
