import type { ListedWallet } from '../wallets/ListedWallet.js'

/** What every way to reach a remote wallet is drawn from. */
export interface PairingPanelProps {
  /** None: any wallet will do. */
  readonly wallet: ListedWallet | undefined
  /** A wallet was asked for that no list of this site has. */
  readonly unknown?: boolean | undefined
  readonly uri: string | undefined
}
