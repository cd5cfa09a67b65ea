import type { Connector } from '../types/Connector.js'
import type { ResolvedOptions } from '../types/Options.js'
import { getAssetImageUrl } from './imageUrls.js'

/** The owner's picture first, then the wallet's own, then the service's; undefined shows a monogram. */
export function getConnectorPicture(options: ResolvedOptions, connector: Connector): string | undefined {
  return (
    options.connectorImages[connector.id] ??
    connector.info?.icon ??
    connector.imageUrl ??
    (connector.imageId ? getAssetImageUrl(options, connector.imageId) : undefined)
  )
}
