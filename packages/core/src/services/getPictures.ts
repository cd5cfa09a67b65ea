import type { Wallet } from '../catalogue/Wallet.js'
import type { Connector } from '../families/adapter/Connector.js'
import type { Network } from '../families/networks/Network.js'
import { getNetworkImageId } from '../families/networks/networkImages.js'
import type { ResolvedOptions } from '../runtime/Options.js'
import type { ConnectionRef } from '../store/Account.js'
import { getAssetImageUrl, getWalletImageUrl } from './imageUrls.js'

export type Pictured =
  | { readonly network: Pick<Network, 'assets' | 'caipNetworkId' | 'id'> }
  | { readonly connector: Connector }
  | { readonly wallet: Partial<Pick<Wallet, 'image_id' | 'image_url'>> }
  | { readonly connection: ConnectionRef & { readonly icon?: string | undefined } }

/** Best first. The view falls back to the next, and finally to the kit's own mark and a letter. */
export function getPictures(options: ResolvedOptions, pictured: Pictured): readonly string[] {
  return listPictures(options, pictured).filter(source => source !== undefined && source !== '') as string[] // just filtered
}

function listPictures(options: ResolvedOptions, pictured: Pictured): readonly (string | undefined)[] {
  if ('network' in pictured) {
    const { assets, caipNetworkId, id } = pictured.network
    const imageId = assets?.imageId ?? getNetworkImageId(caipNetworkId)
    return [
      options.networkImages[String(id)],
      assets?.imageUrl,
      imageId ? getAssetImageUrl(options, imageId) : undefined,
    ]
  }
  if ('connector' in pictured) {
    const { id, info, imageUrl, imageId } = pictured.connector
    return [
      options.wallets.images[id],
      info?.icon,
      imageUrl,
      imageId ? getAssetImageUrl(options, imageId) : undefined,
    ]
  }
  if ('connection' in pictured) {
    const { connectorId, sessionId, icon } = pictured.connection
    // The picture of a connector with sessions is that of the transport, not of the remote wallet.
    return sessionId === undefined ? [options.wallets.images[connectorId], icon] : [icon]
  }
  const { image_url, image_id } = pictured.wallet
  return [image_url, image_id ? getWalletImageUrl(options, image_id) : undefined]
}
