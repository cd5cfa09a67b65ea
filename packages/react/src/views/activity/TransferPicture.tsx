import type { Network, Transfer } from '@portico/core'
import { Image } from '../../ui/Image/Image.js'
import { NetworkPicture } from '../parts/networks/NetworkPicture.js'

export interface TransferPictureProps {
  readonly transfer: Transfer | undefined
  readonly network: Network | undefined
}

export function TransferPicture({ transfer, network }: TransferPictureProps) {
  if (transfer?.nft_info) {
    const { name, content } = transfer.nft_info
    return <Image src={content?.preview?.url ?? content?.detail?.url} name={name || 'NFT'} size={40} />
  }
  const { symbol, icon } = transfer?.fungible_info ?? {}
  const isCoin = symbol === undefined || symbol === network?.nativeCurrency.symbol
  if (isCoin && !icon?.url) return <NetworkPicture network={network} size={40} />
  return <Image src={icon?.url} name={symbol ?? ''} shape="circle" size={40} />
}
