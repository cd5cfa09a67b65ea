import type { Network } from '@portico/core'
import { fetchText, withEndpoints } from '@portico/core/adapter'
import { malformedResponse, noRpcUrl, PorticoError } from '@portico/protocol'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'

const limit = 1_000_000
const refusalLimit = 10_000

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

export function malformedAnswer({ context }: BitcoinRuntime, network: Network): PorticoError {
  const [url = network.name] = context.getRpcUrls(network)
  return new PorticoError(malformedResponse, { context: { url } })
}
