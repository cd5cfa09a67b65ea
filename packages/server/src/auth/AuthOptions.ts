import type { MailOptions } from '../mail/createMailer.js'
import type { AuthLimits } from './authLimits.js'
import type { FarcasterOptions } from './farcaster/createFarcasterLogin.js'
import type { SocialOptions } from './social/socialRules.js'

/** Options of the auth service behind the embedded wallet. Without them the service is disabled. */
export interface AuthOptions extends MailOptions {
  /** Public URL of this server, such as `https://api.shop.example`. */
  url: string
  /** URL of the vault, the only origin that may call this service. */
  vaultUrl: string
  /** 32 random bytes from which the keys for one-time codes and sessions are derived. */
  secret: string
  /** 32 random bytes each. The first key encrypts shares in the database; the others only decrypt older ones. */
  shareKeys: readonly string[]
  social?: SocialOptions | undefined
  farcaster?: FarcasterOptions | undefined
  limits?: Partial<AuthLimits> | undefined
  now?: (() => number) | undefined
}
