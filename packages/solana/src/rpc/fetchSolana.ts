import type { Network } from '@portico/core'
import { fetchRpc, postRpc } from '@portico/core/adapter'
import { malformedResponse, PorticoError } from '@portico/protocol'
import type { SolanaRuntime } from '../SolanaRuntime.js'

/** Asks a network's endpoints in turn. One that serves another cluster is never believed. */
export function fetchSolana(
  runtime: SolanaRuntime,
  network: Network,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal | undefined,
): Promise<unknown> {
  const { environment, getRpcUrls } = runtime.context
  return fetchRpc(
    { method, params },
    {
      environment,
      urls: getRpcUrls(network),
      chainId: network.id,
      signal,
      check: url => assertServes(runtime, url, network),
    },
  )
}

/** The reference of a network's CAIP-2 id is the beginning of its genesis hash. Asked once per endpoint. */
async function assertServes({ endpoints, context }: SolanaRuntime, url: string, network: Network) {
  const { environment } = context
  const served = endpoints.get(url) ?? postRpc(url, { method: 'getGenesisHash' }, { environment })
  endpoints.set(url, served)
  served.catch(() => endpoints.delete(url))
  const genesis = await served
  if (typeof genesis === 'string' && network.caipNetworkId === `solana:${genesis.slice(0, 32)}`) return
  environment.logger.warn(`${url} serves another cluster than ${network.name}; it is not used.`)
  throw new PorticoError(malformedResponse, { context: { url }, detail: 'It serves another chain.' })
}
