import { getNetworkImageId } from '../constants/networkImages.js'
import type { Network, NetworkInput } from '../types/Network.js'
import { defineNetwork } from './defineNetwork.js'

/** A network of our own list, with the id of its picture where the image service has one. */
export function defineKnown(input: NetworkInput): Network {
  const network = defineNetwork(input)
  const imageId = getNetworkImageId(network.caipNetworkId)
  return imageId ? { ...network, assets: { imageId } } : network
}
