/** The part of the Wallet Standard that the mock wallets speak. */
export interface StandardAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly label?: string
}

export interface StandardWallet {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, unknown>>
  readonly accounts: readonly StandardAccount[]
}

interface Registry {
  register(wallet: StandardWallet): void
}

/** Makes a wallet known to pages that listen already and to those that come later. */
export function registerStandardWallet(wallet: StandardWallet, target: EventTarget): void {
  const introduce = ({ register }: Registry) => register(wallet)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: introduce }))
  target.addEventListener('wallet-standard:app-ready', event => {
    // The event's name says what it carries.
    introduce((event as CustomEvent<Registry>).detail)
  })
}
