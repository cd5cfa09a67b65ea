import { type SocialProvider, socialProviders } from '@portico/protocol/auth'
import type { AuthOptions } from '../auth/AuthOptions.js'
import type { SocialClient, SocialOptions } from '../auth/social/socialRules.js'
import { type Environment, readList, readOptionalUrl, readUrl, requireVariables } from './readVariable.js'

const needed = [
  'PORTICO_AUTH_URL',
  'PORTICO_VAULT_URL',
  'PORTICO_SMTP_URL',
  'PORTICO_MAIL_FROM',
  'PORTICO_AUTH_SECRET',
  'PORTICO_AUTH_KEK',
] as const

// Variables shared with other services do not enable it.
const own = needed.filter(name => name !== 'PORTICO_AUTH_URL' && name !== 'PORTICO_VAULT_URL')

export function readAuthEnvironment(env: Environment): AuthOptions | undefined {
  if (!own.some(name => env[name])) return undefined
  const values = requireVariables(env, needed, 'The embedded wallet')
  return {
    url: readUrl('PORTICO_AUTH_URL', values.PORTICO_AUTH_URL),
    vaultUrl: readUrl('PORTICO_VAULT_URL', values.PORTICO_VAULT_URL),
    smtpUrl: values.PORTICO_SMTP_URL,
    mailFrom: values.PORTICO_MAIL_FROM,
    secret: values.PORTICO_AUTH_SECRET,
    shareKeys: readList(values.PORTICO_AUTH_KEK),
    social: readSocialEnvironment(env),
    farcaster: env.PORTICO_FARCASTER_RPC
      ? {
          rpcUrls: readList(env.PORTICO_FARCASTER_RPC).map(url => readUrl('PORTICO_FARCASTER_RPC', url)),
          relayUrl: readOptionalUrl('PORTICO_FARCASTER_RELAY', env),
        }
      : undefined,
  }
}

export const socialParts = (provider: SocialProvider): readonly string[] =>
  provider === 'apple' ? ['ID', 'TEAM', 'KEY_ID', 'KEY'] : ['ID', 'SECRET']

function readSocialEnvironment(env: Environment): SocialOptions {
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
