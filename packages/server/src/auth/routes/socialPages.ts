import {
  resultParameter,
  type SocialProvider,
  socialEnds,
  socialParameters,
  socialPaths,
  socialProviders,
} from '@portico/protocol/auth'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { toError } from '../../ServerFailure.js'
import type { AuthApp, AuthContext, AuthEnv } from '../AuthContext.js'
import { authTimes } from '../authLimits.js'
import { isSame, makeCookie, makeSecrets, makeTicket } from '../social/socialSecrets.js'
import { advanceAttempt, type SocialAttempt, settleAttempt } from '../store/socialAttempts.js'

/** One cookie per login, because visitors may start several in different tabs. */
const nameCookie = (id: string) => `portico-social-${id}`
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * GET /auth/social/go and /auth/social/callback/…: the redirect to a provider and back, in a window that no script of
 * the site can read. The returning browser gets the ticket of the login, which only the device that started it can
 * use.
 */
export function addSocialPages(app: AuthApp, context: AuthContext) {
  const { database, hash, now, onError, social, url, vaultOrigin } = context

  app.get(socialPaths.go, async c => {
    // A link preview that probes the URL must not consume the attempt.
    if (c.req.method === 'HEAD') return c.body(null, 405)
    const id = readId(c.req.query(socialParameters.attempt))
    // Works once: a script of the site that knows the URL cannot use it unnoticed.
    const attempt = id && (await advanceAttempt(database, id, 'started', 'open', new Date(now())))
    const login = attempt && attempt.provider !== 'farcaster' && social[attempt.provider]
    if (!login) return showEnd(c, 'failed')
    const secrets = makeSecrets(hash, attempt.id)
    setCookie(c, nameCookie(attempt.id), makeCookie(hash, attempt.id), {
      path: socialPaths.callback,
      httpOnly: true,
      secure: url.startsWith('https:'),
      sameSite: 'Lax',
      maxAge: authTimes.social / 1000,
    })
    return c.redirect((await login.getAddress(secrets)).href, 303)
  })

  app.post(`${socialPaths.callback}/:provider`, async c => {
    const provider = readProvider(c.req.param('provider'))
    if (!provider || !social[provider]?.postsAnswer) return showEnd(c, 'failed')
    const posted = new URLSearchParams(await c.req.text())
    const answer = new URLSearchParams()
    for (const name of ['code', 'state', 'user', 'error', 'iss'])
      if (posted.has(name)) answer.set(name, posted.get(name) ?? '')
    // SameSite cookies are not sent with a cross-site POST. The refresh makes it a same-site navigation.
    c.header('Refresh', `0; url=${socialPaths.callback}/${provider}?${answer}`)
    return c.html('<!doctype html><title>…</title>')
  })

  app.get(`${socialPaths.callback}/:provider`, async c => {
    const provider = readProvider(c.req.param('provider'))
    const answer = new URL(c.req.url).searchParams
    const id = readId(answer.get('state')?.split('.')[0])
    const login = provider && social[provider]
    if (!id || !login) return showEnd(c, 'failed')
    const secrets = makeSecrets(hash, id)
    const isAnswer = isSame(answer.get('state'), secrets.state)
    const isSentOut = isSame(getCookie(c, nameCookie(id)), makeCookie(hash, id))
    if (!isAnswer && !isSentOut) return showEnd(c, 'failed')
    // An invalid response ends the login as well, so that the waiting device learns of it at once.
    const attempt = await advanceAttempt(database, id, 'open', 'answered', new Date(now()))
    if (!attempt) return showEnd(c, 'failed')
    deleteCookie(c, nameCookie(id), { path: socialPaths.callback })
    // Against mix-up attacks and login CSRF: this provider, in the browser that was redirected.
    const person =
      isAnswer && isSentOut && attempt.provider === provider
        ? await login.identify(answer, secrets).catch(cause => {
            onError(describeFailure(provider, cause))
            return 'failed' as const
          })
        : 'failed'
    if (person === 'failed') await settleAttempt(database, id, { state: 'failed' })
    else await settleAttempt(database, id, person ? { state: 'done', person } : { state: 'refused' })
    return showEnd(c, person === 'failed' || !person ? 'failed' : 'done', attempt)
  })

  function showEnd(c: Context<AuthEnv>, end: 'done' | 'failed', attempt?: SocialAttempt) {
    const ticket = attempt && end === 'done' ? makeTicket(hash, attempt.id) : undefined
    if (!attempt?.returnTo) {
      const brought = ticket === undefined ? '' : `.${attempt?.id}.${ticket}`
      return c.redirect(`${vaultOrigin}/confirm#${socialEnds[end]}${brought}`, 303)
    }
    const result = new URL(socialPaths.go, url)
    result.searchParams.set(socialParameters.attempt, attempt.id)
    if (ticket !== undefined) result.searchParams.set(socialParameters.ticket, ticket)
    const page = new URL(attempt.returnTo)
    page.searchParams.set(resultParameter, result.href)
    return c.redirect(page.href, 303)
  }
}

const readId = (text: string | undefined) => (text && idShape.test(text) ? text : undefined)

const readProvider = (text: string): SocialProvider | undefined => socialProviders.find(name => name === text)

/** Without the cause: the library's errors contain provider responses with tokens. */
function describeFailure(provider: SocialProvider, cause: unknown): Error {
  const { name, message } = toError(cause)
  return new Error(`A login by ${provider} failed: ${name}, ${message}`)
}
