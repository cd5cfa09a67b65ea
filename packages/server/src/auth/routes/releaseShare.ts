import {
  authPaths,
  formatSealContext,
  type ReleaseShareAnswer,
  ReleaseShareSchema,
  sealInfo,
} from '@portico/protocol/auth'
import { createRateLimiter, hourly } from '../../http/createRateLimiter.js'
import { sealTo } from '../../secrets/hpke.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertMayRecover } from '../assertMayRecover.js'
import { formatShareContext } from '../formatShareContext.js'
import { addCall } from '../http/addCall.js'
import { findWallet } from '../store/wallets.js'

/** POST /auth/share/release: the service's share, sealed to an ephemeral key of the vault. */
export function addReleaseShareRoute(app: AuthApp, context: AuthContext) {
  const { database, limits, now, shareKeys } = context
  const releases = createRateLimiter(hourly(limits.sharesPerHour), now)

  addCall(app, authPaths.releaseShare, ReleaseShareSchema, async ({ recipientKey }, c) => {
    const { session } = c.var
    if (session.device.state !== 'active') assertMayRecover(context, session)
    const wait = releases.take(session.device.id)
    if (wait > 0) throw new AuthRefusal('rate_limited', wait)
    const wallet = await findWallet(database, session.userId)
    if (!wallet) throw new AuthRefusal('wallet_missing')
    const { id, epoch, authShare } = wallet
    const share = shareKeys.open(authShare, formatShareContext(session.userId, id, epoch))
    const purpose = { info: sealInfo.authShare, context: formatSealContext(id, epoch) }
    const sealed = await sealTo(recipientKey, share, purpose).catch(() => {
      throw new AuthRefusal('bad_request', undefined, 'The field "recipientKey" is no key.')
    })
    return { epoch, sealed } satisfies ReleaseShareAnswer
  })
}
