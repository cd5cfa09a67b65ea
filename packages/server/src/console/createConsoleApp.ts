import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { toComparableId } from '@portico/protocol'
import { AddPasskeySchema, UsePasskeySchema } from '@portico/protocol/auth'
import { createSignIn } from '@portico/siwx/server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { verifyNewPasskey, verifyPasskeyUse } from '../auth/verifyPasskey.js'
import type { Database } from '../database/Database.js'
import type { RateLimit } from '../http/createRateLimiter.js'
import { readyPath } from '../http/createReadiness.js'
import { defaultRateLimit, limitRate } from '../http/limitRate.js'
import { readJson, requireJson } from '../http/readRequest.js'
import { answerFailure, refuse } from '../http/refuse.js'
import { verifiers } from '../signIn/verifiers.js'
import { ConsoleRefusal, consoleErrors } from './ConsoleRefusal.js'
import { findCall } from './calls/calls.js'
import type { ConsoleFiles } from './readConsoleFiles.js'
import { consoleActions, isAllowed } from './roles.js'
import { writeLog } from './store/log.js'
import {
  acceptInvitation,
  countPasskey,
  endStaffSession,
  findInvitation,
  findPasskey,
  findStaffByKey,
  findStaffBySession,
  hasStaff,
  type Staff,
  type StaffKey,
  startStaffSession,
} from './store/staff.js'

interface ConsoleEnv {
  Bindings: Partial<HttpBindings>
}

interface ConsoleAppOptions {
  /** Of the console's own role. */
  database: Database
  /** Public URL, without a path. */
  url: string
  files: ConsoleFiles
  docsUrl?: string | undefined
  rateLimit?: RateLimit | undefined
  trustProxy?: boolean | undefined
  onError?: ((error: Error) => void) | undefined
}

const longestBody = 256 * 1024
const challengeMinutes = 5
const mostChallenges = 1000

const SessionSchema = v.object({
  invitation: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Without one, the wallet that has signed in. */
  newPasskey: v.optional(AddPasskeySchema),
  passkey: v.optional(UsePasskeySchema),
})

/** Pages and calls of the console. Both are of one origin, and no other origin may call. */
export function createConsoleApp(options: ConsoleAppOptions) {
  const { database, files, rateLimit = defaultRateLimit, trustProxy = false, onError = () => {} } = options
  const { origin, host, protocol } = new URL(options.url)
  const isSecure = protocol === 'https:'
  const cookie = isSecure ? '__Host-portico-console' : 'portico-console'
  const challenges = createChallenges()
  const signIn = createSignIn({
    domains: [host],
    // Nonces and tokens live for minutes, in this one process.
    secret: randomBytes(32).toString('base64url'),
    sessionLifetime: challengeMinutes * 60,
    cookie: false,
    verifiers,
  })

  const app = new Hono<ConsoleEnv>()
  app.use(limitRate(rateLimit, trustProxy))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  })
  app.notFound(c => refuse(c, 'not_found'))
  app.onError((error, c) => {
    if (!(error instanceof ConsoleRefusal)) return answerFailure(error, c, onError)
    const { code, message } = error
    return c.json({ error: { code, message } }, consoleErrors[code].status)
  })

  // Cookies are SameSite=Strict; this also stops pages of other ports of the same host.
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (c.req.method !== 'GET' && c.req.header('Origin') !== origin)
      throw new ConsoleRefusal('origin_not_allowed')
    await next()
  })
  app.use('/api/*', bodyLimit({ maxSize: longestBody, onError: c => refuse(c, 'payload_too_large') }))

  const findStaff = async (c: Context): Promise<Staff | undefined> => {
    const token = getCookie(c, cookie)
    return token ? await findStaffBySession(database, token) : undefined
  }

  const rules = {
    vaultOrigin: origin,
    takeChallenge: async (challenge: string) => challenges.take(challenge),
  }

  async function readKey(c: Context, input: v.InferOutput<typeof SessionSchema>): Promise<StaffKey> {
    if (input.newPasskey) {
      const passkey = await verifyNewPasskey(input.newPasskey, rules)
      if (!passkey) throw new ConsoleRefusal('passkey_refused')
      const { credentialId: subject, publicKey, counter } = passkey
      return { kind: 'passkey', subject, publicKey, counter }
    }
    if (input.passkey) {
      const { credentialId: subject } = input.passkey
      const known = await findPasskey(database, subject)
      const counter = await verifyPasskeyUse(input.passkey, known?.publicKey, rules)
      if (!known || counter === undefined || !(await countPasskey(database, subject, counter)))
        throw new ConsoleRefusal('passkey_refused')
      return { kind: 'passkey', subject, publicKey: known.publicKey, counter }
    }
    const [account] = await signIn.getAccounts(c.req.raw)
    if (!account) throw new ConsoleRefusal('not_signed_in')
    const [family = ''] = account.chainId.split(':', 1)
    return { kind: 'wallet', subject: toComparableId(`${family}:${account.address}`) }
  }

  async function enter(key: StaffKey, invitation: string | undefined): Promise<Staff> {
    if (invitation === undefined) {
      const staff = await findStaffByKey(database, key)
      if (!staff) throw new ConsoleRefusal('key_unknown')
      return staff
    }
    const accepted = await acceptInvitation(database, invitation, key)
    if (typeof accepted === 'string') throw new ConsoleRefusal(accepted)
    return accepted
  }

  const describe = (staff: Staff) => ({
    staff,
    actions: consoleActions.filter(action => isAllowed(staff.role, action)),
    docsUrl: options.docsUrl,
  })

  app.all('/api/siwx/*', c => signIn.handle(c.req.raw))

  app.get('/api/session', async c => {
    const staff = await findStaff(c)
    return c.json(staff ? describe(staff) : { staff: null, actions: [], hasStaff: await hasStaff(database) })
  })

  app.post('/api/invitation', requireJson, async c => {
    const { token } = await readJson(c, v.object({ token: v.string() }))
    const invitation = await findInvitation(database, token)
    if (!invitation) throw new ConsoleRefusal('invitation_refused')
    return c.json(invitation)
  })

  app.post('/api/challenge', requireJson, c => c.json({ challenge: challenges.create() }))

  app.post('/api/session', requireJson, async c => {
    const input = await readJson(c, SessionSchema)
    const staff = await enter(await readKey(c, input), input.invitation)
    const { token, seconds } = await startStaffSession(database, staff.id)
    await writeLog(database, staff, input.invitation === undefined ? 'session.start' : 'staff.join')
    setCookie(c, cookie, token, {
      httpOnly: true,
      sameSite: 'Strict',
      secure: isSecure,
      path: '/',
      maxAge: seconds,
    })
    return c.json(describe(staff))
  })

  app.post('/api/sign-out', requireJson, async c => {
    const staff = await findStaff(c)
    if (staff) await writeLog(database, staff, 'session.end')
    await endStaffSession(database, getCookie(c, cookie) ?? '')
    setCookie(c, cookie, '', { httpOnly: true, sameSite: 'Strict', secure: isSecure, path: '/', maxAge: 0 })
    return c.json({})
  })

  app.post('/api/:call', requireJson, async c => {
    const name = c.req.param('call')
    const call = findCall(name)
    if (!call) return refuse(c, 'not_found')
    const staff = await findStaff(c)
    if (!staff) throw new ConsoleRefusal('not_signed_in')
    if (!isAllowed(staff.role, call.action)) throw new ConsoleRefusal('not_allowed')
    const input = await readJson(c, call.schema)
    const body = await database.begin(async transaction => {
      const answer = await call.run(input, { database: transaction, staff, url: origin })
      if (answer.log) await writeLog(transaction, staff, name, answer.log)
      return answer.body
    })
    return c.json(body)
  })

  for (const path of ['/health', readyPath])
    app.get(path, async c => {
      await database`select 1`
      return c.json({ status: 'ok' })
    })

  app.get('*', c => {
    const file = files.get(c.req.path === '/' ? 'index.html' : c.req.path.slice(1))
    if (!file) return refuse(c, 'not_found')
    return c.body(new Uint8Array(file.content), 200, {
      'Content-Type': file.type,
      'Cache-Control': c.req.path === '/' ? 'no-store' : 'public, max-age=31536000, immutable',
    })
  })
  return app
}

/** In memory: a member of staff whose challenge is lost by a restart tries again. */
function createChallenges() {
  const known = new Map<string, number>()
  return {
    create() {
      const challenge = randomBytes(32).toString('base64url')
      known.set(challenge, Date.now() + challengeMinutes * 60_000)
      const [oldest] = known.keys()
      if (known.size > mostChallenges && oldest !== undefined) known.delete(oldest)
      return challenge
    },
    take(challenge: string) {
      const expiresAt = known.get(challenge) ?? 0
      known.delete(challenge)
      return expiresAt > Date.now()
    },
  }
}

const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const
