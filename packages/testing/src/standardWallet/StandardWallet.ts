/** The part of the Wallet Standard that the mock wallets implement. */
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

/** Registers a wallet with present and future listeners. */
export function registerStandardWallet(wallet: StandardWallet, target: EventTarget): void {
  const introduce = ({ register }: Registry) => register(wallet)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: introduce }))
  target.addEventListener('wallet-standard:app-ready', event => {
    // The event's name determines its detail.
    introduce((event as CustomEvent<Registry>).detail)
  })
}
