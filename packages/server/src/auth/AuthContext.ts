import type { HttpBindings } from '@hono/node-server'
import type { SocialProvider } from '@portico/protocol/auth'
import type { Hono } from 'hono'
import type { Database } from '../database/Database.js'
import type { TrustProxy } from '../http/readAddress.js'
import type { Mailer } from '../mail/createMailer.js'
import type { KeyRing } from '../secrets/createKeyRing.js'
import type { Hasher } from '../secrets/deriveKey.js'
import type { AuthLimits } from './authLimits.js'
import type { Tokens } from './createTokens.js'
import type { FarcasterLogin } from './farcaster/createFarcasterLogin.js'
import type { Nonces } from './requireProof.js'
import type { SocialLogin } from './social/createSocialLogin.js'
import type { Session } from './store/sessions.js'

export interface AuthContext {
  database: Database
  /** Without a trailing slash. */
  url: string
  vaultOrigin: string
  trustProxy: TrustProxy
  mailer: Mailer
  hash: Hasher
  tokens: Tokens
  nonces: Nonces
  shareKeys: KeyRing
  social: Partial<Record<SocialProvider, SocialLogin>>
  farcaster: FarcasterLogin | undefined
  limits: AuthLimits
  now(): number
  onError(error: Error): void
}

export interface AuthEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    deviceId: string
    session: Session
  }
}

export type AuthApp = Hono<AuthEnv>
