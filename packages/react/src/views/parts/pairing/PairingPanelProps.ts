import type { ListedWallet } from '../wallets/ListedWallet.js'

export interface PairingPanelProps {
  /** Undefined accepts any wallet. */
  readonly wallet: ListedWallet | undefined
  /** The requested wallet is in none of the site's lists. */
  readonly unknown?: boolean | undefined
  readonly uri: string | undefined
}
