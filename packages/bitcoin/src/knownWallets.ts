export interface KnownWallet {
  readonly id: string
  readonly name: string
  /** Where it puts itself on the page. */
  readonly path: readonly [string, ...string[]]
  /** What it connects by. */
  readonly method: string
}

export const leatherId = 'io.leather'

/** Large wallets with names of their own on the page. */
export const knownWallets: readonly KnownWallet[] = [
  { id: 'com.okex.wallet', name: 'OKX Wallet', path: ['okxwallet', 'bitcoin'], method: 'requestAccounts' },
  { id: 'io.unisat', name: 'UniSat', path: ['unisat'], method: 'requestAccounts' },
  { id: leatherId, name: 'Leather', path: ['LeatherProvider'], method: 'request' },
]

/** OKX has another object for each of these networks, by the reference of the CAIP-2 id. */
export const okxPlaces: Readonly<Record<string, string>> = {
  '000000000933ea01ad0ee984209779ba': 'bitcoinTestnet',
  '00000008819873e925422c1ff0f99f7c': 'bitcoinSignet',
}
