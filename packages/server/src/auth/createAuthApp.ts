import { authPaths } from '@portico/protocol/auth'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { RateLimit } from '../http/createRateLimiter.js'
import { limitRate } from '../http/limitRate.js'
import { limitTime } from '../http/limitTime.js'
import { type OnRequest, observeRequests } from '../http/observeRequests.js'
import { requireJson } from '../http/readRequest.js'
import type { Tracer } from '../tracing/createTracer.js'
import type { AuthApp, AuthContext, AuthEnv } from './AuthContext.js'
import { AuthRefusal } from './AuthRefusal.js'
import { createFarcasterAttempts } from './farcaster/createFarcasterAttempts.js'
import { readToken, rememberProof, requireProof, type SeenProof } from './requireProof.js'
import { addEmailChangeRoutes } from './routes/emailChange.js'
import {
  addAuthKeysRoute,
  addEndSessionRoute,
  addRefreshSessionRoute,
  addStartOtpRoute,
  addVerifyOtpRoute,
} from './routes/login.js'
import {
  addEscrowTicketRoute,
  addEvaluatePassphraseRoute,
  addPasskeyRoutes,
  addReadRecoveryRoute,
} from './routes/recovery.js'
import { addFarcasterLoginRoutes, addSocialLoginRoutes, createAttemptLimit } from './routes/socialLogin.js'
import { addSocialPages } from './routes/socialPages.js'
import {
  addCreateWalletRoute,
  addReadWalletRoute,
  addReleaseShareRoute,
  addRotateWalletRoute,
} from './routes/wallet.js'
import { addWaysInRoutes } from './routes/waysIn.js'
import { allowVault, answerRefusal, limitBody, protectAnswers } from './serviceApp.js'
import { findSession } from './store/sessions.js'

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

export function requireSession({ database, tokens, now }: AuthContext) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const token = readToken(c.req.header('Authorization'))
    const claims = token && (await tokens.readAccess(token))
    if (!claims || claims.deviceId !== c.var.deviceId) throw new AuthRefusal('session_invalid')
    const { sessionId, deviceId } = claims
    const session = await findSession(database, { id: sessionId, deviceId }, new Date(now()))
    if (!session || session.device.state === 'removed') throw new AuthRefusal('session_invalid')
    c.set('session', session)
    return await next()
  })
}
