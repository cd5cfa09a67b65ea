import { type SocialProvider, socialPaths, socialProviders } from '@portico/protocol/auth'
import { createSocialLogin, type SocialLogin } from './createSocialLogin.js'
import type { SocialOptions } from './SocialOptions.js'

/** Creates the configured providers. Each has its own redirect URI, which prevents mix-up attacks. */
export function createSocialLogins(
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
