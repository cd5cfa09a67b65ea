import { type Portico, type PorticoState, selectIsWrongNetwork } from '@portico/core'
import { lazyPart } from '../ui/lazyPart.js'

export const LazyNetworkBanner = lazyPart(
  async () => (await import('../views/parts/networks/NetworkBanner.js')).NetworkBanner,
)

/**
 * Whether the banner applies: the wallet is on a network that the site does not support, and the visitor can
 * switch.
 */
export function isLost(state: PorticoState, { dialog, allowUnsupportedNetwork }: Portico['options']) {
  return selectIsWrongNetwork(state) && dialog.networkSwitch && !allowUnsupportedNetwork
}
