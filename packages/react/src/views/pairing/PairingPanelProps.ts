import type { Pairing } from '../../hooks/usePairing.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'

/** What every way to reach a remote wallet is drawn from. */
export interface PairingPanelProps {
  readonly wallet: ListedWallet | undefined
  readonly uri: Pairing['uri']
}
