import { notSignedIn, PorticoError } from '@portico/protocol'
import {
  authPaths,
  type LoginProvider,
  type SessionTokens,
  SessionTokensSchema,
} from '@portico/protocol/auth'
import { createMessageId } from '@portico/protocol/frame'
import type { DeviceKeys } from '../keys/deviceKeys.ts'
import { toUtf8 } from '../keys/encoding.ts'
import { unwrapSecret, wrapSecret } from '../keys/wrapSecret.ts'
import type { KeyStore, WithLock } from '../store/KeyStore.ts'
import type { ServiceClient } from './createServiceClient.ts'
import { isServiceRefusal } from './isServiceRefusal.ts'

export interface User {
  readonly id: string
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly provider?: LoginProvider | undefined
}

export interface SignedIn extends User {
  readonly sessionId: string
}

export interface Session {
  getUser(): Promise<SignedIn | undefined>
  begin(user: User, tokens: SessionTokens): Promise<void>
  setEmail(email: string): Promise<void>
  forget(): Promise<void>
  /** @param stale a token that the service refused before it expired */
  getAccessToken(stale?: string): Promise<string>
}

export interface SessionOptions {
  readonly store: KeyStore
  readonly device: DeviceKeys
  readonly client: ServiceClient
  readonly getTime: () => number
  /** Serializes tabs: the service treats two uses of one refresh token as theft. */
  readonly withLock: WithLock
}

export async function requireUser(session: Pick<Session, 'getUser'>): Promise<SignedIn> {
  const user = await session.getUser()
  if (!user) throw new PorticoError(notSignedIn)
  return user
}

/** Refreshes early so that a token does not expire in transit. */
const marginMs = 30_000

const placeOf = (userId: string) => ({ userId, walletId: '', kind: 'session', epoch: 0 }) as const

/** The refresh token is stored encrypted, the access token only in memory. */
export function createSession({ store, device, client, getTime, withLock }: SessionOptions): Session {
  let access: { readonly token: string; readonly until: number } | undefined

  async function keep({ id: userId, sessionId: id, ...person }: SignedIn, tokens: SessionTokens) {
    const refreshToken = await wrapSecret(device, toUtf8(tokens.refreshToken), placeOf(userId))
    await store.set('session', { ...person, id, userId, refreshToken })
    access = { token: tokens.accessToken, until: getTime() + tokens.expiresIn * 1000 - marginMs }
    return tokens.accessToken
  }

  async function forget() {
    access = undefined
    await store.delete('session')
  }

  /** Reads the token inside the lock: another tab may have rotated it. */
  const refresh = () =>
    withLock('portico-session', async () => {
      const stored = await store.get('session')
      if (!stored) throw new PorticoError(notSignedIn)
      const { id: sessionId, userId, refreshToken, ...person } = stored
      const bytes = await unwrapSecret(device, refreshToken, placeOf(userId))
      const body = { refreshToken: new TextDecoder().decode(bytes) }
      const call = { path: authPaths.refreshSession, body, answer: SessionTokensSchema }
      const tokens = await client.call(call).catch(async error => {
        if (!isServiceRefusal(error, 'session_invalid')) throw error
        await forget()
        throw new PorticoError(notSignedIn, { cause: error })
      })
      // The visitor signed out meanwhile. The token is only used to notify the service and is not stored.
      if (!(await store.get('session'))) return tokens.accessToken
      return keep({ ...person, id: userId, sessionId }, tokens)
    })

  let refreshing: Promise<string> | undefined
  return {
    forget,
    async getUser() {
      const stored = await store.get('session')
      if (!stored) return undefined
      const { id: sessionId, userId, refreshToken: _, ...person } = stored
      return { ...person, id: userId, sessionId }
    },
    async begin(user, tokens) {
      const stored = await store.get('session')
      // A new code for the user who is already signed in does not start another login.
      const sessionId = stored?.userId === user.id ? stored.id : createMessageId()
      await keep({ ...user, sessionId }, tokens)
    },
    setEmail: email =>
      withLock('portico-session', async () => {
        const stored = await store.get('session')
        if (stored) await store.set('session', { ...stored, email })
      }),
    async getAccessToken(stale) {
      if (access && access.until > getTime() && access.token !== stale) return access.token
      refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })
      return refreshing
    },
  }
}
