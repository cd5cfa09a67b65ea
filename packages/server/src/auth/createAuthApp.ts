import { authPaths } from '@portico/protocol/auth'
import { createMiddleware } from 'hono/factory'
import type { AuthApp, AuthContext, AuthEnv } from './AuthContext.js'
import { AuthRefusal } from './AuthRefusal.js'
import { createFarcasterAttempts } from './farcaster/createFarcasterAttempts.js'
import { readToken, rememberProof, type SeenProof } from './requireProof.js'
import { addEmailChangeRoutes } from './routes/emailChange.js'
import { addLoginRoutes } from './routes/login.js'
import { addPasskeyRoutes, addRecoveryRoutes } from './routes/recovery.js'
import { addFarcasterLoginRoutes, addSocialLoginRoutes, createAttemptLimit } from './routes/socialLogin.js'
import { addSocialPages } from './routes/socialPages.js'
import { addRotateWalletRoute, addWalletRoutes } from './routes/wallet.js'
import { addWaysInRoutes } from './routes/waysIn.js'
import { createServiceApp, type ServiceAppOptions } from './serviceApp.js'
import { findSession } from './store/sessions.js'

type AuthAppOptions = Omit<ServiceAppOptions, 'vaultOrigin' | 'proof' | 'trustProxy' | 'onError'>

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
  const { database, nonces, now, url } = context
  const isFirst = (proof: SeenProof) => rememberProof(database, proof, new Date(now()))
  const proof = { url, nonces, isFirst }
  const app = createServiceApp<AuthEnv>({ ...context, ...options, proof }, Object.values(authPaths))
  for (const path of Object.values(withSession)) app.use(path, requireSession(context))
  const limit = createAttemptLimit(context)
  addSocialLoginRoutes(app, context, limit)
  const attempts = createFarcasterAttempts(context)
  addFarcasterLoginRoutes(app, context, { limit, attempts })
  addSocialPages(app, context)
  addRecoveryRoutes(app, context)
  addWalletRoutes(app, context)
  addLoginRoutes(app, context)
  addRotateWalletRoute(app, context)
  addPasskeyRoutes(app, context)
  addEmailChangeRoutes(app, context)
  addWaysInRoutes(app, context, { limit, attempts })
  return app
}

function requireSession({ database, tokens, now }: AuthContext) {
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
