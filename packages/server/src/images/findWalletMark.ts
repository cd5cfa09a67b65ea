const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tokenpocket: 'token-pocket',
    alpha: 'alpha-wallet',
    alphawallet: 'alpha-wallet',
    mew: 'my-ether-wallet',
    ctrl: 'xdefi',
    ledgerlive: 'ledger',
    walletconnect: 'wallet-connect',
    coinbasewallet: 'coinbase',
    argentmobile: 'argent',
    ready: 'argent',
    cryptocom: 'crypto-com',
    cryptocomonchain: 'crypto-com',
    gate: 'gate-io',
  }),
)

/** Derives a logo name from a wallet's name: "Trust Wallet" is `trust`. */
export function findWalletMark(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/wallet$/, '')
  return otherNames.get(plain) ?? plain
}
