import type { AuthLimits } from './authLimits.js'

/** Settings of the service behind the embedded wallet. Without them it does not exist. */
export interface AuthOptions {
  /** Where the vault reaches this server, `https://api.shop.example`. */
  url: string
  /** Where the vault's pages are, the only ones that may call. */
  vaultUrl: string
  /** Any SMTP server, `smtps://user:password@mail.example`. */
  smtpUrl: string
  /** The sender of mails. */
  mailFrom: string
  /** 32 random bytes, from which the keys of codes and sessions are made. */
  secret: string
  /** 32 random bytes that encrypt the shares in the database; older ones behind it are still read. */
  shareKeys: readonly string[]
  limits?: Partial<AuthLimits> | undefined
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
}
