import { getNetworkImageId } from '../constants/networkImages.js'
import type { Connector } from '../types/Connector.js'
import type { Network } from '../types/Network.js'
import type { ResolvedOptions } from '../types/Options.js'
import type { Wallet } from '../types/Wallet.js'
import { getAssetImageUrl, getWalletImageUrl } from './imageUrls.js'

/** The owner's picture first, then the thing's own, then the service's; undefined shows a monogram. */
export function getNetworkPicture(options: ResolvedOptions, network: Network): string | undefined {
  const { assets, caipNetworkId, id } = network
  const imageId = assets?.imageId ?? getNetworkImageId(caipNetworkId)
  return (
    options.chainImages[String(id)] ??
    assets?.imageUrl ??
    (imageId ? getAssetImageUrl(options, imageId) : undefined)
  )
}

export function getConnectorPicture(options: ResolvedOptions, connector: Connector): string | undefined {
  return (
    options.connectorImages[connector.id] ??
    connector.info?.icon ??
    connector.imageUrl ??
    (connector.imageId ? getAssetImageUrl(options, connector.imageId) : undefined)
  )
}

export function getWalletPicture(
  options: ResolvedOptions,
  wallet: Pick<Wallet, 'image_id' | 'image_url'>,
): string | undefined {
  return wallet.image_url ?? (wallet.image_id ? getWalletImageUrl(options, wallet.image_id) : undefined)
}
