import { type PorticoState, selectIsConnected, selectNetwork } from '@portico/core'
import { getPictures } from '@portico/core/internal'
import type { ButtonContext } from './ButtonModel.js'

export interface NetworkButtonModel {
  readonly kind: 'network' | 'wrong-network'
  readonly label: string
  readonly image: string | undefined
  /** For the monogram if there is no image. */
  readonly name: string | undefined
}

export function selectNetworkButton(
  state: PorticoState,
  { label }: { readonly label?: string | undefined },
  { options, messages, marks, broken = [] }: ButtonContext,
): NetworkButtonModel {
  const network = selectNetwork(state)
  const connected = selectIsConnected(state)
  if (network && !network.supported) {
    return { kind: 'wrong-network', label: messages.switchNetwork, image: undefined, name: undefined }
  }
  // Privacy: no image is fetched from a service before the visitor has connected.
  const own = network && options.networkImages[network.id]
  const known = network && connected ? getPictures(options, { network }) : own ? [own] : []
  const image = known.find(source => !broken.includes(source))
  return {
    kind: 'network',
    label: network?.name ?? label ?? messages.selectNetwork,
    image: image ?? (network && marks?.getNetworkMark(network.caipNetworkId)),
    name: network?.name,
  }
}
