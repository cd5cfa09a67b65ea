import type { Network } from '@portico/core'
import { fetchText, withEndpoints } from '@portico/core/adapter'
import { noRpcUrl, PorticoError } from '@portico/protocol'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'

const limit = 1_000_000
/** A node says in a few words why it refuses. */
const refusalLimit = 10_000

/** Reads from the network's Esplora servers. With a body it is a POST, sent once to the first server only. */
export async function fetchEsplora(
  { context }: BitcoinRuntime,
  network: Network,
  path: string,
  body?: string,
): Promise<string> {
  const { environment } = context
  const urls = context.getRpcUrls(network)
  const fetch = (url: string, init: RequestInit) =>
    fetchText(`${url}${path}`, { environment, init, limit, refusalLimit })
  if (body === undefined)
    return withEndpoints(url => fetch(url, {}), { environment, urls, chainId: network.id })
  const [url] = urls
  if (url === undefined)
    throw new PorticoError(noRpcUrl, { context: { chainId: network.id }, nothingSent: true })
  return fetch(url, { method: 'POST', body })
}
