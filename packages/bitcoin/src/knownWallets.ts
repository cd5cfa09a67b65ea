interface KnownWallet {
  readonly id: string
  readonly name: string
  readonly path: readonly [string, ...string[]]
  readonly method: string
}

export const leatherId = 'io.leather'

export const knownWallets: readonly KnownWallet[] = [
  { id: 'com.okex.wallet', name: 'OKX Wallet', path: ['okxwallet', 'bitcoin'], method: 'requestAccounts' },
  { id: 'io.unisat', name: 'UniSat', path: ['unisat'], method: 'requestAccounts' },
  { id: leatherId, name: 'Leather', path: ['LeatherProvider'], method: 'request' },
]

/** OKX has a separate provider for each of these networks, by CAIP-2 reference. */
export const okxPlaces: Readonly<Record<string, string>> = {
  '000000000933ea01ad0ee984209779ba': 'bitcoinTestnet',
  '00000008819873e925422c1ff0f99f7c': 'bitcoinSignet',
}
