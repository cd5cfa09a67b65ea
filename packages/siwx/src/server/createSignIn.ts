import { isPorticoError, type ServiceErrorBody, type SiwxMessage } from '@portico/protocol'
import { createNonce } from '../message/createNonce.js'
import { isSameAccount } from '../message/fields.js'
import type { SignatureCheck } from '../verify/SignatureCheck.js'
import type { Verifiers } from '../verify/verifySignature.js'
import { type SignInRules, verifySignIn } from '../verify/verifySignIn.js'
import { createCookie, readBearer } from './cookies.js'
import { createTokens, type SignedInAccount } from './createTokens.js'
import { createMemoryStore, type SignInStore } from './SignInStore.js'

export interface SignInOptions {
  /** Hosts of the site exactly as in the address bar, with a non-default port. */
  readonly domains: readonly string[]
  /** At least 32 characters, known only to the site's servers. */
  readonly secret: string
  readonly chains?: readonly string[] | undefined
  /** Stores used nonces and ended sessions. @default the memory of this process */
  readonly store?: SignInStore | undefined
  /** Runs `eth_call`, for smart accounts. Without it they are refused. */
  readonly callEvm?: SignatureCheck['callEvm']
  readonly verifiers?: Verifiers | undefined
  /** Whether the session is an HttpOnly cookie, or else a token in the response. @default true */
  readonly cookie?: boolean | undefined
  /** In seconds. @default seven days */
  readonly sessionLifetime?: number | undefined
  readonly now?: (() => number) | undefined
  /** Called with verified accounts before the response. If it rejects, nobody is signed in. */
  readonly onSignIn?: ((accounts: readonly SignedInAccount[]) => Promise<void>) | undefined
}

export interface SignIn {
  /** Handles `GET …/nonce`, `POST …/authenticate`, `GET …/me` and `POST …/sign-out`, below any mount path. */
  handle(request: Request): Promise<Response>
  /** Signed-in accounts of the request, newest first. */
  getAccounts(request: Request): Promise<readonly SignedInAccount[]>
}

const nonceLifetime = 600_000
const longestBody = 64 * 1024

/** The server side of sign-in, for frameworks with Request and Response: Next, Hono, Express with an adapter. */
export function createSignIn(options: SignInOptions): SignIn {
  const now = options.now ?? Date.now
  const tokens = createTokens(options.secret, now)
  const store = options.store ?? createMemoryStore(now)
  const cookie = (options.cookie ?? true) ? createCookie(options.domains) : undefined
  const lifetime = (options.sessionLifetime ?? 7 * 24 * 3600) * 1000

  const readToken = (request: Request) => (cookie ? cookie.read(request) : readBearer(request))

  async function getAccounts(request: Request): Promise<readonly SignedInAccount[]> {
    const accounts = await tokens.readAccounts(readToken(request) ?? '')
    const ended = await Promise.all(accounts.map(({ id }) => store.has(`ended:${id}`)))
    return accounts.filter((_, index) => !ended[index])
  }

  async function answerAccounts(accounts: readonly SignedInAccount[]): Promise<Response> {
    const token = accounts.length > 0 ? await tokens.signAccounts(accounts) : ''
    if (!cookie) return answer({ token, accounts })
    return answer({ accounts }, { 'set-cookie': cookie.write(token, token ? lifetime / 1000 : 0) })
  }

  async function giveNonce() {
    const nonce = createNonce()
    return answer({ nonce, token: await tokens.signNonce(nonce, now() + nonceLifetime) })
  }

  async function authenticate(request: Request): Promise<Response> {
    const signed = readSigned(await readBody(request))
    if (!signed) return refuse(400, 'bad_request')
    const nonce = await tokens.readNonce(request.headers.get('x-nonce-jwt')?.replace(/^Bearer /, '') ?? '')
    // A nonce is consumed whatever the outcome.
    if (!nonce || !(await store.take(`nonce:${nonce}`, now() + nonceLifetime)))
      return refuse(401, 'nonce_refused')
    const rules: SignInRules = { ...options, nonce, now: now() }
    let messages: readonly SiwxMessage[]
    try {
      messages = await Promise.all(signed.map(one => verifySignIn(one, rules)))
    } catch (error) {
      const isOurs = isPorticoError(error) && error.code !== 'signature_unverifiable'
      return isOurs ? refuse(401, error.code, error.message) : refuse(503, 'signature_unverifiable')
    }
    const added = messages.map(toAccount)
    await options.onSignIn?.(added)
    const kept = (await getAccounts(request)).filter(other => !added.some(one => isSameAccount(one, other)))
    return answerAccounts([...added, ...kept].slice(0, mostAccounts))
  }

  function toAccount({ accountAddress: address, chainId, expirationTime }: SiwxMessage): SignedInAccount {
    const ends = expirationTime ? Date.parse(expirationTime) : Number.POSITIVE_INFINITY
    return { id: createNonce(), address, chainId, expiresAt: Math.min(ends, now() + lifetime) }
  }

  async function signOut(request: Request): Promise<Response> {
    const { chainId, address } = (await readBody(request)) ?? {}
    const accounts = await getAccounts(request)
    const isLeaving = (account: SignedInAccount) =>
      chainId === undefined || isSameAccount(account, { chainId: String(chainId), address: String(address) })
    // Invalidates older copies of the token as well.
    await Promise.all(
      accounts.filter(isLeaving).map(({ id, expiresAt }) => store.take(`ended:${id}`, expiresAt)),
    )
    return answerAccounts(accounts.filter(account => !isLeaving(account)))
  }

  /**
   * CSRF protection: a page of another site can send this site's cookie, but the browser states its origin.
   */
  function isFromSite(request: Request): boolean {
    const origin = request.headers.get('origin')
    if (origin === null) return cookie?.read(request) === undefined
    try {
      return options.domains.includes(new URL(origin).host)
    } catch {
      return false
    }
  }

  return {
    async handle(request) {
      const last = new URL(request.url).pathname.split('/').at(-1)
      const call = `${request.method} ${last}`
      if (call === 'GET nonce') return giveNonce()
      if (call === 'GET me') return answer({ accounts: await getAccounts(request) })
      if (call !== 'POST authenticate' && call !== 'POST sign-out') return refuse(404, 'not_found')
      if (!isFromSite(request)) return refuse(403, 'origin_not_allowed')
      return call === 'POST authenticate' ? authenticate(request) : signOut(request)
    },
    getAccounts,
  }
}

const mostAccounts = 10

type Signed = Parameters<typeof verifySignIn>[0]

/** One signed message, or several that a remote wallet has signed at once. */
function readSigned(body: Record<string, unknown> | undefined): readonly Signed[] | undefined {
  const given = body?.sessions ?? [body]
  if (!Array.isArray(given) || given.length === 0 || given.length > mostAccounts) return undefined
  return given.every(isSigned) ? given : undefined
}

function isSigned(value: unknown): value is Signed {
  const { message, signature } = (value ?? {}) as Partial<Signed>
  return typeof message === 'string' && typeof signature === 'string'
}

async function readBody(request: Request): Promise<Record<string, unknown> | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined
  try {
    const text = await request.text()
    const value: unknown = text.length > longestBody ? undefined : JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const answer = (body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { headers: { 'cache-control': 'no-store', ...headers } })

/** Messages for developers; programs use the code. */
const refusals = {
  bad_request: 'The request is not valid.',
  nonce_refused: 'The nonce is unknown, old, or was used before. Ask for another one.',
  not_found: 'Nothing was found at this URL.',
  origin_not_allowed: 'The page is not one of the site that this server signs people in to.',
  signature_unverifiable: 'The network of the account does not answer. Try again in a moment.',
} as const

function refuse(status: number, code: keyof typeof refusals): Response
function refuse(status: number, code: string, message: string): Response
function refuse(status: number, code: string, message?: string): Response {
  const known = refusals[code as keyof typeof refusals] // without a message, the code is one of these
  const body: ServiceErrorBody = { error: { code, message: message ?? known } }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
