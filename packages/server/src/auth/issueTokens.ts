import type { SessionTokens } from '@portico/protocol/auth'
import type { AuthContext } from './AuthContext.js'
import { authTimes } from './authLimits.js'
import type { AccessClaims } from './createTokens.js'

export async function issueTokens(
  { tokens }: AuthContext,
  { turn, ...claims }: AccessClaims & { turn: number },
): Promise<SessionTokens> {
  return {
    accessToken: await tokens.signAccess(claims),
    refreshToken: tokens.formatRefresh(claims.sessionId, turn),
    expiresIn: authTimes.access / 1000,
  }
}
