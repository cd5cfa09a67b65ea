export interface KnownWallet {
  readonly id: string
  readonly name: string
  /** The path of its provider on the page. */
  readonly path: readonly [string, ...string[]]
  /** The window event for a change of account. */
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
