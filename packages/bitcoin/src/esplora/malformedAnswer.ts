import type { Network } from '@portico/core'
import { malformedResponse, PorticoError } from '@portico/protocol'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'

export function malformedAnswer({ context }: BitcoinRuntime, network: Network): PorticoError {
  const [url = network.name] = context.getRpcUrls(network)
  return new PorticoError(malformedResponse, { context: { url } })
}
