import { authKeysPath } from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'

/** GET /auth/keys: the public keys with which the escrow verifies tickets. */
export function addAuthKeysRoute(app: AuthApp, { tokens }: AuthContext) {
  app.get(authKeysPath, c => c.json({ keys: tokens.keys }))
}
