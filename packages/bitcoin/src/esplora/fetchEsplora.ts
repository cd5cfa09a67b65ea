import type { Network } from '@portico/core'
import { fetchText } from '@portico/core/adapter'
import { noRpcUrl, PorticoError } from '@portico/protocol'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'

/** More than any answer to the few questions that are asked here. */
const limit = 1_000_000

/** Asks the servers of a network in turn, by Esplora's HTTP interface; with a body it is a POST, to the first alone. */
export async function fetchEsplora(
  { context }: BitcoinRuntime,
  network: Network,
  path: string,
  body?: string,
): Promise<string> {
  const { environment } = context
  const urls = context.getRpcUrls(network)
  let failure: unknown = new PorticoError(noRpcUrl, { context: { chainId: network.id } })
  for (const url of body === undefined ? urls : urls.slice(0, 1)) {
    try {
      const init = body === undefined ? {} : { method: 'POST', body }
      return await fetchText(`${url}${path}`, { environment, init, limit })
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
