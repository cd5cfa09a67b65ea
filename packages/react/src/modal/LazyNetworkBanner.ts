import { type Portico, type PorticoState, selectIsWrongNetwork } from '@portico/core'
import { lazyPart } from '../ui/lazyPart.js'

export const LazyNetworkBanner = lazyPart(async () => (await import('./notices.js')).NetworkBanner)

/** Whether the banner is due: the wallet is on a network that the site lacks, and can be taken off it. */
export function isLost(state: PorticoState, { dialog, allowUnsupportedNetwork }: Portico['options']) {
  return selectIsWrongNetwork(state) && dialog.networkSwitch && !allowUnsupportedNetwork
}
