import type { SocialProvider } from '@portico/core/adapter'

export interface EmbeddedOptions {
  /** The URL of the vault, on its own origin, such as `https://vault.example.com`. */
  readonly vault: string
  /** Announces the wallet to other libraries on the page (EIP-6963). @default `false` */
  readonly announce?: boolean | undefined
  /** Display name of the wallet. @default `Email Wallet`, in the language of the dialog */
  readonly name?: string | undefined
  /** Icon of the announced wallet, as a data URI. @default an envelope */
  readonly icon?: string | undefined
  /** Reverse domain name of the announced wallet. @default derived from the vault's host */
  readonly rdns?: string | undefined
  /** Asks for the one-time code on the vault's own page, where no script of the site can read it. @default `false` */
  readonly otpInVault?: boolean | undefined
  /** Login providers in this order, or all. Your server needs their keys, or overrides this. @default `false` */
  readonly socials?: boolean | readonly SocialProvider[] | undefined
  /** Whether the vault keeps a log for support. @default `false` */
  readonly enableLogger?: boolean | undefined
}

export interface NamedOptions extends EmbeddedOptions {
  readonly name: string
}

/** The reverse domain name of the wallet: `https://vault.example.com` becomes `com.example.vault`. */
export function getWalletRdns({ rdns, vault }: Pick<EmbeddedOptions, 'rdns' | 'vault'>): string {
  if (rdns) return rdns
  return URL.canParse(vault) ? new URL(vault).hostname.split('.').reverse().join('.') : ''
}
