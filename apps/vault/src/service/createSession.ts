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
import type { KeyStore } from '../store/KeyStore.ts'
import type { ServiceClient } from './createServiceClient.ts'
import { isServiceRefusal } from './isServiceRefusal.ts'

export interface User {
  readonly id: string
  /** Where the account has a mailbox. */
  readonly email?: string | undefined
  /** How the provider calls the person. */
  readonly name?: string | undefined
  /** By which the person came, if not by the mailbox. */
  readonly provider?: LoginProvider | undefined
}

export interface SignedIn extends User {
  /** Of this login and no other. */
  readonly sessionId: string
}

export interface Session {
  getUser(): Promise<SignedIn | undefined>
  begin(user: User, tokens: SessionTokens): Promise<void>
  /** Another mailbox of the same user. */
  setEmail(email: string): Promise<void>
  /** Forgets it here; the service is told by whoever ends it. */
  forget(): Promise<void>
  /** @param stale a token that the service has refused before its time */
  getAccessToken(stale?: string): Promise<string>
}

export interface SessionOptions {
  readonly store: KeyStore
  readonly device: DeviceKeys
  readonly client: ServiceClient
  readonly getTime: () => number
  /** One tab at a time: the service takes two uses of one refresh token for a theft. */
  readonly withLock: <result>(name: string, act: () => Promise<result>) => Promise<result>
}

/** Before it ends, so that a token does not run out on its way. */
const marginMs = 30_000

const placeOf = (userId: string) => ({ userId, walletId: '', kind: 'session', epoch: 0 }) as const

/** Who is signed in. The token that lasts is kept encrypted, the short one in memory only. */
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

  /** Reads the token inside of the lock: another tab may have used the one from before. */
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
      // Somebody has signed out meanwhile: the token serves to tell the service, and is kept nowhere.
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
      // A new code of somebody who is in already is no other login.
      const sessionId = stored?.userId === user.id ? stored.id : createMessageId()
      await keep({ ...user, sessionId }, tokens)
    },
    setEmail: email =>
      withLock('portico-session', async () => {
        const stored = await store.get('session')
        if (stored) await store.set('session', { ...stored, email })
      }),
    getAccessToken(stale) {
      if (access && access.until > getTime() && access.token !== stale) return Promise.resolve(access.token)
      refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })
      return refreshing
    },
  }
}
