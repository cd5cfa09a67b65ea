import { authPaths, RefreshSessionSchema } from '@portico/protocol/auth'
import { readLanguage } from '../../http/readLanguage.js'
import { mailTexts } from '../../mail/mailTexts.js'
import { toError } from '../../ServerFailure.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { addCall } from '../http/addCall.js'
import { issueTokens } from '../issueTokens.js'
import { turnSession } from '../store/sessions.js'

/** POST /auth/session/refresh: rotates the refresh token. Reuse of an old one ends the session. */
export function addRefreshSessionRoute(app: AuthApp, context: AuthContext) {
  const { database, mailer, tokens, onError } = context

  addCall(app, authPaths.refreshSession, RefreshSessionSchema, async ({ refreshToken }, c) => {
    const { deviceId } = c.var
    const read = tokens.readRefresh(refreshToken)
    if (!read) throw new AuthRefusal('session_invalid')
    const { sessionId, turn } = read
    const outcome = await turnSession(database, { id: sessionId, turn, deviceId }, new Date(context.now()))
    if (outcome.status === 'turned') {
      return await issueTokens(context, { userId: outcome.userId, sessionId, deviceId, turn: outcome.turn })
    }
    if (outcome.status === 'reused' && outcome.email) {
      const language = readLanguage(c)
      const mail = { to: outcome.email, language, ...mailTexts[language].reuse() }
      await mailer.send(mail).catch(cause => onError(toError(cause)))
    }
    throw new AuthRefusal('session_invalid')
  })
}
