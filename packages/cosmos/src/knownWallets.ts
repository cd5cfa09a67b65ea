export interface KnownWallet {
  readonly id: string
  readonly name: string
  /** Where it puts itself on the page. */
  readonly path: readonly [string, ...string[]]
  /** Of the page, when the person changes the account. */
  readonly changeEvent: string
}

/** There is no announcing among Cosmos wallets: each has a name of its own on the page, and Keplr's interface. */
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
