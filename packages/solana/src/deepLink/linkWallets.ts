export interface LinkWallet {
  readonly name: string
  /** Followed by the method. */
  readonly base: string
  /** The parameter of an answer that contains the wallet's key. */
  readonly keyParameter: string
  /** What the wallet injects into pages of its own browser, where it needs no links. */
  readonly global: string
  /** Phantom has retired the method: the kit sends what the wallet has signed. */
  readonly sends: boolean
}

/** Wallets with encrypted deep links, as their documentation describes them. */
export const linkWallets = {
  phantom: {
    name: 'Phantom',
    base: 'https://phantom.app/ul/v1/',
    keyParameter: 'phantom_encryption_public_key',
    global: 'phantom',
    sends: false,
  },
  solflare: {
    name: 'Solflare',
    base: 'https://solflare.com/ul/v1/',
    keyParameter: 'solflare_encryption_public_key',
    global: 'solflare',
    sends: true,
  },
} as const satisfies Readonly<Record<string, LinkWallet>>

export type LinkWalletId = keyof typeof linkWallets
