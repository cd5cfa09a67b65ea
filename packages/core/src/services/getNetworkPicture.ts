import { getNetworkImageId } from '../constants/networkImages.js'
import type { Network } from '../types/Network.js'
import type { ResolvedOptions } from '../types/Options.js'
import { getAssetImageUrl } from './imageUrls.js'

/** The owner's picture first, then the network's own, then the service's; undefined shows a monogram. */
export function getNetworkPicture(options: ResolvedOptions, network: Network): string | undefined {
  const { assets, caipNetworkId, id } = network
  const imageId = assets?.imageId ?? getNetworkImageId(caipNetworkId)
  return (
    options.chainImages[String(id)] ??
    assets?.imageUrl ??
    (imageId ? getAssetImageUrl(options, imageId) : undefined)
  )
}
