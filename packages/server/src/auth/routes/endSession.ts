import { authPaths, EmptySchema } from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { addCall } from '../http/addCall.js'
import { endSession } from '../store/sessions.js'

/** POST /auth/session/end: ends the session. The device keeps its share. */
export function addEndSessionRoute(app: AuthApp, { database, now }: AuthContext) {
  addCall(app, authPaths.endSession, EmptySchema, async (_, c) => {
    await endSession(database, c.var.session.id, new Date(now()))
    return {}
  })
}
