import type { SiwxMessageInput, SiwxPlugin, SiwxSession } from '@portico/protocol'
import { PorticoError, signInRefused } from '@portico/protocol'
import { createMessages, type MessageOptions } from './createMessages.js'
import { findStorage, isOf, type TextStorage } from './createSessionStorage.js'
import { createTokenStorage } from './createTokenStorage.js'

export interface ServerSiwxOptions extends MessageOptions {
  /** Base path of your server's sign-in, e.g. `/api/siwx`. */
  readonly url: string
  /** Project id, if `url` is a Portico server. Sessions are tokens there, stored in this browser. */
  readonly projectId?: string | undefined
  /** Whether visitors who do not sign in are disconnected. @default true */
  readonly required?: boolean | undefined
  /** Whether a disconnect also ends the session. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Receives each new token, for servers that get no cookie (`cookie: false` of `createSignIn`). */
  readonly onToken?: ((token: string) => void) | undefined
  /** Returns the token that `onToken` stored in an earlier visit. */
  readonly getToken?: (() => string | undefined) | undefined
  /** Storage of tokens of a Portico server. @default the browser's local storage */
  readonly storage?: TextStorage | undefined
  readonly fetch?: typeof fetch | undefined
  /** Timeout of a request in milliseconds. @default 10000 */
  readonly timeout?: number | undefined
  readonly now?: (() => number) | undefined
}

interface Account {
  readonly address: string
  readonly chainId: `${string}:${string}`
  readonly expiresAt?: number
}

/** Sign-in that your server verifies and remembers (`createSignIn` of `@portico/siwx/server`). */
export function serverSiwx(options: ServerSiwxOptions): SiwxPlugin {
  const write = createMessages(options, options.now)
  /** Token issued with each nonce, which the server expects back with the signature. */
  const nonceTokens = new Map<string, string>()
  /** Sessions since the page was loaded, with message and signature. */
  let fresh: readonly SiwxSession[] = []

  const { projectId } = options
  const kept = projectId === undefined ? undefined : createTokenStorage(options.storage ?? findStorage())
  const query =
    projectId === undefined ? '' : `?projectId=${encodeURIComponent(projectId)}&st=portico&sv=siwx`
  const credentials = projectId === undefined ? 'include' : 'omit'

  async function call(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
    const token = options.getToken?.() ?? kept?.read()
    const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) }
    const send = options.fetch ?? fetch
    const url = `${options.url}/${path}${query}`
    return withTimeLimit(options.timeout ?? 10_000, async signal => {
      const response = await send(url, { credentials, ...init, headers, signal })
      const body: unknown = await response.json().catch(() => undefined)
      const answer = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
      if (response.ok) return answer
      const { message } = (answer.error ?? {}) as { readonly message?: unknown }
      const reason = typeof message === 'string' ? message : `the server says ${response.status}`
      throw new PorticoError(signInRefused, { context: { reason } })
    })
  }

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  function keep(answer: Record<string, unknown>): void {
    if (typeof answer.token !== 'string') return
    kept?.write(answer.token)
    options.onToken?.(answer.token)
  }

  /** All sessions share one nonce: a remote wallet signs for several networks at once. */
  async function authenticate(sessions: readonly SiwxSession[]): Promise<void> {
    const nonce = sessions[0]?.data.nonce ?? ''
    const token = nonceTokens.get(nonce)
    nonceTokens.delete(nonce)
    const signed = sessions.map(({ message, signature }) => ({ message, signature }))
    keep(await post('authenticate', { sessions: signed }, token ? { 'x-nonce-jwt': `Bearer ${token}` } : {}))
    fresh = [...fresh, ...sessions]
  }

  async function signOut(account?: { chainId: string; address: string }): Promise<void> {
    fresh = account ? fresh.filter(session => !isOf(session, account.chainId, account.address)) : []
    keep(await post('sign-out', account ?? {}))
  }

  return {
    async createMessage(input: SiwxMessageInput) {
      const { nonce, token } = await call('nonce')
      if (typeof nonce !== 'string' || typeof token !== 'string')
        throw new PorticoError(signInRefused, { context: { reason: 'the server gives no nonce' } })
      nonceTokens.set(nonce, token)
      return write(input, nonce)
    },
    addSession: session => authenticate([session]),
    async setSessions(sessions) {
      if (sessions.length === 0) return signOut()
      await authenticate(sessions)
    },
    revokeSession: (chainId, address) => signOut({ chainId, address }),
    async getSessions(chainId, address) {
      const { accounts } = await call('me')
      const known = (Array.isArray(accounts) ? accounts : []).filter(isAccount).map(toSession)
      const isIn = known.some(session => isOf(session, chainId, address))
      const own = fresh.filter(session => isOf(session, chainId, address))
      return isIn ? (own.length > 0 ? own : known.filter(session => isOf(session, chainId, address))) : []
    },
    getRequired: () => options.required ?? true,
    signOutOnDisconnect: options.signOutOnDisconnect,
  }
}

function isAccount(value: unknown): value is Account {
  const { address, chainId } = (value ?? {}) as Partial<Account>
  return typeof address === 'string' && typeof chainId === 'string'
}

/** A session of an earlier visit: the server keeps the account, not the message. */
function toSession({ address: accountAddress, chainId, expiresAt }: Account): SiwxSession {
  const expirationTime = typeof expiresAt === 'number' ? new Date(expiresAt).toISOString() : undefined
  const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '', expirationTime }
  return { data, message: '', signature: '' }
}

/** Settles in time, even if the server or a custom `fetch` ignores the signal. */
async function withTimeLimit<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PorticoError(signInRefused, { context: { reason: 'the server does not answer' } }))
      controller.abort()
    }, milliseconds)
  })
  try {
    return await Promise.race([run(controller.signal), limit])
  } finally {
    clearTimeout(timer)
  }
}
