import { createMiddleware } from 'hono/factory'
import type { AuthContext, AuthEnv } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { findSession } from '../store/sessions.js'
import { readToken } from './requireProof.js'

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
