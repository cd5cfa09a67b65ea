import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { authPaths, type EvaluatePassphraseAnswer, EvaluatePassphraseSchema } from '@portico/protocol/auth'
import { createRateLimiter, hourly } from '../../http/createRateLimiter.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertMayRecover } from '../assertMayRecover.js'
import { addCall } from '../http/addCall.js'
import { countGuess, takePassphraseKey } from '../store/passphrases.js'
import { findWallet } from '../store/wallets.js'

const { oprf } = ristretto255_oprf
/** Per device of the wallet and hour: it already has a share, and sets or confirms a passphrase. */
const perHour = 60

/**
 * POST /auth/passphrase/evaluate: the service's part of the OPRF that turns a passphrase into a key (RFC 9497),
 * without learning the passphrase. Shares alone do not allow checking a guess offline. Every call by a device without
 * a share counts as a guess, because the service cannot know whether it was right until the wallet's own key has
 * signed.
 */
export function addEvaluatePassphraseRoute(app: AuthApp, context: AuthContext) {
  const { database, now, shareKeys } = context
  const evaluations = createRateLimiter(hourly(perHour), now)

  addCall(app, authPaths.evaluatePassphrase, EvaluatePassphraseSchema, async ({ blinded }, c) => {
    const { session } = c.var
    const { userId, device } = session
    const boundTo = JSON.stringify(['passphrase', userId])
    const sealed = await takePassphraseKey(database, userId, () =>
      shareKeys.seal(oprf.generateKeyPair().secretKey, boundTo),
    )
    const evaluated = evaluate(shareKeys.open(sealed, boundTo), Buffer.from(blinded, 'base64url'))
    const wait = evaluations.take(device.id)
    if (wait > 0) throw new AuthRefusal('rate_limited', wait)
    if (device.state !== 'active' && (await findWallet(database, userId))) {
      assertMayRecover(context, session)
      const early = await countGuess(database, userId, new Date(now()))
      if (early > 0) throw new AuthRefusal('passphrase_exhausted', early)
    }
    return { evaluated: Buffer.from(evaluated).toString('base64url') } satisfies EvaluatePassphraseAnswer
  })
}

function evaluate(key: Buffer, blinded: Buffer): Uint8Array {
  try {
    return oprf.blindEvaluate(key, blinded)
  } catch {
    throw new AuthRefusal('bad_request', undefined, 'The field "blinded" is no element.')
  }
}
