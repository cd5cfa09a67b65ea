import type { SessionTokens, SignedInAnswer, VerifyOtp } from '@portico/protocol/auth'
import { withRetry } from '../database/withRetry.js'
import type { AuthContext } from './AuthContext.js'
import { AuthRefusal } from './AuthRefusal.js'
import { authTimes } from './authLimits.js'
import type { AccessClaims } from './createTokens.js'
import { listDevices, saveDevice } from './store/devices.js'
import { type Session, startSession } from './store/sessions.js'
import { type Identity, keepIdentity, readPerson } from './store/users.js'
import { findWallet, toEmbeddedWallet } from './store/wallets.js'

export interface Arrival extends Pick<VerifyOtp, 'agreementKey' | 'label'> {
  userId: string
  by: Identity
  deviceId: string
  site: string
  wait: number
}

export async function beginSession(
  context: AuthContext,
  { userId, by, deviceId, agreementKey, label, site, wait }: Arrival,
): Promise<SignedInAnswer> {
  const { database } = context
  const now = new Date(context.now())
  const usableAt = new Date(now.getTime() + wait)
  const arrived = { userId, id: deviceId, label, agreementKey, usableAt }
  // The proof can be used only once, so a serialisation failure of the database must not consume it.
  const { device, sessionId } = await withRetry(() =>
    database.begin(async transaction => {
      // Otherwise an identity that is removed concurrently would open a session that nothing ends.
      if (!(await keepIdentity(transaction, userId, by))) throw new AuthRefusal('session_invalid')
      return {
        device: await saveDevice(transaction, arrived, now),
        sessionId: await startSession(transaction, { userId, deviceId, site, provider: by.provider }, now),
      }
    }),
  )
  const wallet = await findWallet(database, userId)
  const { email, name } = await readPerson(database, userId)
  return {
    ...(await issueTokens(context, { userId, sessionId, deviceId, turn: 1 })),
    user: { id: userId, email, name },
    device: device.state === 'active' ? 'active' : 'new',
    wallet: wallet ? toEmbeddedWallet(wallet, await listDevices(database, userId), deviceId) : null,
  }
}

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

/** A device without a share gets recovery material only with a fresh one-time code and after its waiting time. */
export function assertMayRecover({ now }: Pick<AuthContext, 'now'>, { codeAt, device }: Session): void {
  const wait = device.usableAt.getTime() - now()
  if (wait > 0) throw new AuthRefusal('device_delayed', Math.ceil(wait / 1000))
  if (!isFresh(codeAt, now())) throw new AuthRefusal('code_required')
}

export function isFresh(codeAt: Date, now: number): boolean {
  const age = now - codeAt.getTime()
  return age >= -authTimes.clockSkew && age <= authTimes.freshCode
}
