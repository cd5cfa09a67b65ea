import { type SocialProvider, socialProviders } from '@portico/protocol/auth'
import type { SocialClient, SocialOptions } from '../auth/social/SocialOptions.js'
import { type Environment, requireVariables } from './readVariable.js'

/** Apple uses a key instead of a secret. */
export const socialParts = (provider: SocialProvider): readonly string[] =>
  provider === 'apple' ? ['ID', 'TEAM', 'KEY_ID', 'KEY'] : ['ID', 'SECRET']

/** Providers without any variable are disabled. */
export function readSocialEnvironment(env: Environment): SocialOptions {
  const options: Partial<Record<SocialProvider, SocialClient>> = {}
  for (const provider of socialProviders) {
    const names = socialParts(provider).map(part => nameVariable(provider, part))
    if (!names.some(name => env[name])) continue
    const values = requireVariables(env, names, `Logging in with ${provider}`)
    const [id = '', second = '', keyId = '', key = ''] = names.map(name => values[name] ?? '')
    options[provider] = {
      id,
      secret:
        provider === 'apple'
          ? // A .env value has one line, so newlines are written as \n.
            { teamId: second, keyId, privateKey: key.replaceAll('\\n', '\n') }
          : second,
    }
  }
  return options
}

export const nameVariable = (provider: SocialProvider, part: string) =>
  `PORTICO_${provider.toUpperCase()}_LOGIN_${part}`
