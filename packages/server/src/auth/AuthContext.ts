import type { HttpBindings } from '@hono/node-server'
import type { SocialProvider } from '@portico/protocol/auth'
import type { Hono } from 'hono'
import type { Database } from '../database/Database.js'
import type { Mailer } from '../mail/createMailer.js'
import type { KeyRing } from '../secrets/createKeyRing.js'
import type { AuthLimits } from './authLimits.js'
import type { Hasher } from './createHasher.js'
import type { Tokens } from './createTokens.js'
import type { FarcasterLogin } from './farcaster/createFarcasterLogin.js'
import type { Nonces } from './proof/createNonces.js'
import type { SocialLogin } from './social/createSocialLogin.js'
import type { Session } from './store/sessions.js'

/** What every route of the auth service is given. */
export interface AuthContext {
  database: Database
  /** Without a slash at the end. */
  url: string
  vaultOrigin: string
  trustProxy: boolean
  mailer: Mailer
  hash: Hasher
  tokens: Tokens
  nonces: Nonces
  shareKeys: KeyRing
  /** The providers that people can log in with. */
  social: Partial<Record<SocialProvider, SocialLogin>>
  /** Where people can log in with Farcaster. */
  farcaster: FarcasterLogin | undefined
  limits: AuthLimits
  now(): number
  onError(error: Error): void
}

/** What the middleware leaves for a route. */
export interface AuthEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The device whose key signed the call. */
    deviceId: string
    session: Session
  }
}

export type AuthApp = Hono<AuthEnv>
