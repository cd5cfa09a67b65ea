import type { SocialProvider } from '@portico/core'

export interface EmbeddedOptions {
  /** Where the vault is served: an origin of its own, such as `https://vault.example.com`. */
  readonly vault: string
  /** Announces the wallet to other libraries of the page (EIP-6963), under its name and icon. @default `false` */
  readonly announce?: boolean | undefined
  /** What the wallet is called. @default `Email Wallet`, in the language of the dialog */
  readonly name?: string | undefined
  /** A picture of the wallet as a data URI, shown by libraries that it is announced to. @default an envelope */
  readonly icon?: string | undefined
  /** The reverse domain name under which it is announced. @default made of the vault's host */
  readonly rdns?: string | undefined
  /** The vault takes the code from the mail on its own page, where no script of the site can read it. @default `false` */
  readonly otpInVault?: boolean | undefined
  /**
   * Which providers visitors can log in with, in this order: those that your server has the keys of. `true` for all of
   * them. Where the config service names others, those count. @default `false`
   */
  readonly socials?: boolean | readonly SocialProvider[] | undefined
  /** Whether the vault keeps a log for support. @default `false` */
  readonly enableLogger?: boolean | undefined
}

export interface NamedOptions extends EmbeddedOptions {
  readonly name: string
}
