import { type EscrowKeyAnswer, escrowPaths } from '@portico/protocol/auth'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'

/** GET or POST /escrow/key: the public key to which a vault seals what it stores here. */
export function addEscrowKeyRoute(app: EscrowApp, { recipients: [newest] }: EscrowContext) {
  app.on(['GET', 'POST'], escrowPaths.key, c => {
    if (!newest) throw new AuthRefusal('internal_error')
    return c.json<EscrowKeyAnswer>({ publicKey: newest.publicKey })
  })
}
