interface KnownWallet {
  readonly id: string
  readonly name: string
  readonly path: readonly [string, ...string[]]
  readonly changeEvent: string
}

/** Cosmos wallets have no announcement protocol: each injects its own global with Keplr's interface. */
export const knownWallets: readonly KnownWallet[] = [
  { id: 'app.keplr', name: 'Keplr', path: ['keplr'], changeEvent: 'keplr_keystorechange' },
  { id: 'io.leapwallet', name: 'Leap', path: ['leap'], changeEvent: 'leap_keystorechange' },
  {
    id: 'io.cosmostation',
    name: 'Cosmostation',
    path: ['cosmostation', 'providers', 'keplr'],
    changeEvent: 'cosmostation_keystorechange',
  },
]
