import { type SocialProvider, socialPaths, socialProviders } from '@portico/protocol/auth'
import type { CreateServerOptions } from '../createServer.js'
import type { Database } from '../database/Database.js'
import { defaultRateLimit } from '../http/limitRate.js'
import { defaultRequestTimeout } from '../http/limitTime.js'
import { openMailer } from '../mail/createMailer.js'
import { runHourly } from '../runHourly.js'
import { createKeyRing } from '../secrets/createKeyRing.js'
import { createHasher, deriveKey, type Hasher, readSecret } from '../secrets/deriveKey.js'
import { eraseDue } from '../users/erasePerson.js'
import type { AuthContext } from './AuthContext.js'
import type { AuthOptions } from './AuthOptions.js'
import { authTimes, defaultAuthLimits } from './authLimits.js'
import { createAuthApp } from './createAuthApp.js'
import { createTokens } from './createTokens.js'
import { createFarcasterLogin } from './farcaster/createFarcasterLogin.js'
import { createNonces } from './requireProof.js'
import { createSocialLogin, type SocialLogin } from './social/createSocialLogin.js'
import type { SocialOptions } from './social/socialRules.js'

export async function openAuthService(options: AuthOptions, surroundings: Omit<CreateServerOptions, 'auth'>) {
  const { database, trustProxy = false, onError = () => {} } = surroundings
  const { rateLimit = defaultRateLimit, requestTimeout = defaultRequestTimeout } = surroundings
  const context = await createAuth(options, { database, trustProxy, onError })
  const stop = runHourly(async () => {
    const now = new Date(context.now())
    await removeOld(database, now)
    await eraseDue(database, context.hash, now)
  }, onError)
  return {
    app: createAuthApp(context, {
      rateLimit,
      requestTimeout,
      onRequest: surroundings.onRequest,
      tracer: surroundings.tracer,
    }),
    async close() {
      await stop()
      context.mailer.close()
    },
  }
}

type Surroundings = Pick<AuthContext, 'database' | 'trustProxy' | 'onError'>

export async function createAuth(options: AuthOptions, surroundings: Surroundings): Promise<AuthContext> {
  const { limits, now = Date.now } = options
  const { database, trustProxy, onError } = surroundings
  const secret = readSecret('PORTICO_AUTH_SECRET', options.secret)
  const url = options.url.replace(/\/$/, '')
  const hash = createMailboxHasher(options.secret)
  return {
    database,
    url,
    vaultOrigin: new URL(options.vaultUrl).origin,
    trustProxy,
    mailer: openMailer(options),
    hash,
    tokens: await createTokens(secret, url, now),
    nonces: createNonces(hash, now),
    shareKeys: createKeyRing(options.shareKeys.map(key => readSecret('PORTICO_AUTH_KEK', key))),
    social: createSocialLogins(options.social, url),
    farcaster: options.farcaster && createFarcasterLogin(options.farcaster, now),
    limits: { ...defaultAuthLimits, ...limits },
    now,
    onError,
  }
}

export const createMailboxHasher = (secret: string): Hasher =>
  createHasher(deriveKey(readSecret('PORTICO_AUTH_SECRET', secret), 'pepper'))

/** Creates the configured providers. Each has its own redirect URI, which prevents mix-up attacks. */
function createSocialLogins(
  options: SocialOptions | undefined,
  url: string,
): Partial<Record<SocialProvider, SocialLogin>> {
  const logins: Partial<Record<SocialProvider, SocialLogin>> = {}
  for (const provider of socialProviders) {
    const client = options?.[provider]
    if (client)
      logins[provider] = createSocialLogin(provider, client, `${url}${socialPaths.callback}/${provider}`)
  }
  return logins
}

export async function removeOld(database: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await database`delete from auth_proofs where expires_at < ${now}`
  await database`update auth_challenges set email = null where email is not null and expires_at < ${now}`
  await database`delete from auth_challenges where created_at < ${before(authTimes.failures)}`
  await database`delete from auth_locks where until < ${now}`
  await database`delete from auth_social_attempts where expires_at < ${now}`
  await database`delete from auth_passkey_challenges where expires_at < ${now}`
  await database`delete from auth_email_changes where expires_at < ${now}`
  await database`delete from auth_sessions where expires_at < ${now} or ended_at < ${before(authTimes.day)}`
}
