import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { Picture } from '../pictures/Picture.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { WalletPicture } from '../wallets/WalletPicture.js'

export interface PairingPictureProps {
  /** Undefined shows the logo of WalletConnect. */
  readonly wallet: ListedWallet | undefined
  readonly size: 56 | 72
}

export function PairingPicture({ wallet, size }: PairingPictureProps) {
  const connector = usePorticoStore(({ connectors }) =>
    connectors.find(({ type }) => type === 'WALLET_CONNECT'),
  )
  if (wallet) return <WalletPicture pictured={{ wallet }} size={size} loading="eager" />
  if (connector) return <WalletPicture pictured={{ connector }} size={size} loading="eager" />
  return <Picture pictured={undefined} name="WalletConnect" size={size} />
}
