import { authPaths } from '@portico/protocol/auth'
import { Hono } from 'hono'
import type { RateLimit } from '../http/createRateLimiter.js'
import { limitRate } from '../http/limitRate.js'
import { limitTime } from '../http/limitTime.js'
import { type OnRequest, observeRequests } from '../http/observeRequests.js'
import { requireJson } from '../http/readRequest.js'
import type { Tracer } from '../tracing/createTracer.js'
import type { AuthApp, AuthContext, AuthEnv } from './AuthContext.js'
import { AuthRefusal } from './AuthRefusal.js'
import { createFarcasterAttempts } from './farcaster/createFarcasterAttempts.js'
import { allowVault } from './http/allowVault.js'
import { answerRefusal } from './http/answerRefusal.js'
import { limitBody } from './http/limitBody.js'
import { protectAnswers } from './http/protectAnswers.js'
import { requireProof } from './http/requireProof.js'
import { requireSession } from './http/requireSession.js'
import { addAuthKeysRoute } from './routes/authKeys.js'
import { addCreateWalletRoute } from './routes/createWallet.js'
import { addEmailChangeRoutes } from './routes/emailChange.js'
import { addEndSessionRoute } from './routes/endSession.js'
import { addEscrowTicketRoute } from './routes/escrowTicket.js'
import { addEvaluatePassphraseRoute } from './routes/evaluatePassphrase.js'
import { addFarcasterLoginRoutes } from './routes/farcasterLogin.js'
import { addPasskeyRoutes } from './routes/passkeys.js'
import { addReadRecoveryRoute } from './routes/readRecovery.js'
import { addReadWalletRoute } from './routes/readWallet.js'
import { addRefreshSessionRoute } from './routes/refreshSession.js'
import { addReleaseShareRoute } from './routes/releaseShare.js'
import { addRotateWalletRoute } from './routes/rotateWallet.js'
import { addSocialLoginRoutes } from './routes/socialLogin.js'
import { addSocialPages } from './routes/socialPages.js'
import { addStartOtpRoute } from './routes/startOtp.js'
import { addVerifyOtpRoute } from './routes/verifyOtp.js'
import { addWaysInRoutes } from './routes/waysIn.js'
import { createAttemptLimit } from './social/createAttemptLimit.js'
import { rememberProof, type SeenProof } from './store/proofs.js'

export interface AuthAppOptions {
  rateLimit: RateLimit
  requestTimeout: number
  onRequest?: OnRequest | undefined
  tracer?: Tracer | undefined
}

const {
  startOtp,
  verifyOtp,
  startSocial,
  finishSocial,
  startFarcaster,
  finishFarcaster,
  refreshSession,
  ...withSession
} = authPaths

/** The auth service as a separate app, because its CORS rules differ. */
export function createAuthApp(context: AuthContext, options: AuthAppOptions): AuthApp {
  const { rateLimit, requestTimeout } = options
  const app: AuthApp = new Hono<AuthEnv>()
  app.use(observeRequests(options.onRequest, options.tracer))
  app.use(protectAnswers)
  const calls = Object.values(authPaths)
  for (const path of calls) app.use(path, allowVault(context.vaultOrigin))
  app.use(limitRate(rateLimit, context.trustProxy))
  app.use(limitTime(requestTimeout))
  app.use(limitBody)
  app.notFound(c => answerRefusal(new AuthRefusal('not_found'), c, context.onError))
  app.onError((error, c) => answerRefusal(error, c, context.onError))

  const { database, nonces, now, url } = context
  const isFirst = (proof: SeenProof) => rememberProof(database, proof, new Date(now()))
  for (const path of calls) app.use(path, requireJson, requireProof({ url, nonces, isFirst }))
  for (const path of Object.values(withSession)) app.use(path, requireSession(context))
  addStartOtpRoute(app, context)
  addVerifyOtpRoute(app, context)
  const limit = createAttemptLimit(context)
  addSocialLoginRoutes(app, context, limit)
  const attempts = createFarcasterAttempts(context)
  addFarcasterLoginRoutes(app, context, { limit, attempts })
  addSocialPages(app, context)
  addRefreshSessionRoute(app, context)
  addEndSessionRoute(app, context)
  addReadWalletRoute(app, context)
  addCreateWalletRoute(app, context)
  addRotateWalletRoute(app, context)
  addReleaseShareRoute(app, context)
  addReadRecoveryRoute(app, context)
  addEvaluatePassphraseRoute(app, context)
  addPasskeyRoutes(app, context)
  addEscrowTicketRoute(app, context)
  addEmailChangeRoutes(app, context)
  addWaysInRoutes(app, context, { limit, attempts })
  addAuthKeysRoute(app, context)
  return app
}
