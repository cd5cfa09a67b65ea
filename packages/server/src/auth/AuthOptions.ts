import type { MailOptions } from '../mail/openMailer.js'
import type { AuthLimits } from './authLimits.js'
import type { FarcasterOptions } from './farcaster/FarcasterOptions.js'
import type { SocialOptions } from './social/SocialOptions.js'

/** Settings of the service behind the embedded wallet. Without them it does not exist. */
export interface AuthOptions extends MailOptions {
  /** Where the vault reaches this server, `https://api.shop.example`. */
  url: string
  /** Where the vault's pages are, the only ones that may call. */
  vaultUrl: string
  /** 32 random bytes, from which the keys of codes and sessions are made. */
  secret: string
  /** 32 random bytes that encrypt the shares in the database; older ones behind it are still read. */
  shareKeys: readonly string[]
  /** What each provider has given that people can log in with. */
  social?: SocialOptions | undefined
  /** Whom to ask where people log in with Farcaster. */
  farcaster?: FarcasterOptions | undefined
  limits?: Partial<AuthLimits> | undefined
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
}
