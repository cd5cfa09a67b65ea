export interface EmbeddedOptions {
  /** Where the vault is served: an origin of its own, such as `https://vault.example.com`. */
  readonly vault: string
  /** Announces the wallet to other libraries of the page (EIP-6963), under its name and icon. */
  readonly announce?: boolean | undefined
  /** What the wallet is called; `Email Wallet`, in the language of the dialog, when not given. */
  readonly name?: string | undefined
  /** A picture of the wallet as a data URI, shown by libraries that it is announced to. */
  readonly icon?: string | undefined
  /** The reverse domain name under which it is announced; from the vault's host when not given. */
  readonly rdns?: string | undefined
  /** The vault takes the code from the mail on its own page, where no script of the site can read it. */
  readonly otpInVault?: boolean | undefined
  /** Whether the vault keeps a log for support. */
  readonly enableLogger?: boolean | undefined
}

export interface NamedOptions extends EmbeddedOptions {
  readonly name: string
}
