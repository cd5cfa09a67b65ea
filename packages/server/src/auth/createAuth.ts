import { type SocialProvider, socialPaths, socialProviders } from '@portico/protocol/auth'
import { openMailer } from '../mail/createMailer.js'
import { createKeyRing } from '../secrets/createKeyRing.js'
import { createHasher, deriveKey, readSecret } from '../secrets/deriveKey.js'
import type { AuthContext } from './AuthContext.js'
import type { AuthOptions } from './AuthOptions.js'
import { defaultAuthLimits } from './authLimits.js'
import { createTokens } from './createTokens.js'
import { createFarcasterLogin } from './farcaster/createFarcasterLogin.js'
import { createNonces } from './proof/createNonces.js'
import { createSocialLogin, type SocialLogin } from './social/createSocialLogin.js'
import type { SocialOptions } from './social/SocialOptions.js'

type Surroundings = Pick<AuthContext, 'database' | 'trustProxy' | 'onError'>

/** Creates the shared context. Invalid configuration aborts startup with a readable error. */
export async function createAuth(options: AuthOptions, surroundings: Surroundings): Promise<AuthContext> {
  const { limits, now = Date.now } = options
  const { database, trustProxy, onError } = surroundings
  const secret = readSecret('PORTICO_AUTH_SECRET', options.secret)
  const url = options.url.replace(/\/$/, '')
  const hash = createHasher(deriveKey(secret, 'pepper'))
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
