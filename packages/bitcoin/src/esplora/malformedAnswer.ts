import type { Network } from '@portico/core'
import { malformedResponse, PorticoError } from '@portico/protocol'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'

/** A server of the network has answered with something else than was asked for. */
export function malformedAnswer({ context }: BitcoinRuntime, network: Network): PorticoError {
  const [url = network.name] = context.getRpcUrls(network)
  return new PorticoError(malformedResponse, { context: { url } })
}
