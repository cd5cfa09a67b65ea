import type { Network } from '@portico/core'
import { fetchRpc, postRpc } from '@portico/core/adapter'
import { malformedResponse, PorticoError } from '@portico/protocol'
import type { PolkadotRuntime } from '../PolkadotRuntime.js'

/** Asks a network's endpoints in turn. One that serves another network is never believed. */
export function fetchPolkadot(
  runtime: PolkadotRuntime,
  network: Network,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const { environment, getRpcUrls } = runtime.context
  return fetchRpc(
    { method, params },
    {
      environment,
      urls: getRpcUrls(network),
      chainId: network.id,
      check: url => assertServes(runtime, url, network),
    },
  )
}

/** The reference of a network's CAIP-2 id is the beginning of its genesis hash. Asked once per endpoint. */
async function assertServes({ endpoints, context }: PolkadotRuntime, url: string, network: Network) {
  const { environment } = context
  const request = { method: 'chain_getBlockHash', params: [0] }
  const served = endpoints.get(url) ?? postRpc(url, request, { environment })
  endpoints.set(url, served)
  served.catch(() => endpoints.delete(url))
  const genesis = await served
  if (typeof genesis === 'string' && network.caipNetworkId === `polkadot:${genesis.slice(2, 34)}`) return
  environment.logger.warn(`${url} serves another network than ${network.name}; it is not used.`)
  throw new PorticoError(malformedResponse, { context: { url }, detail: 'It serves another chain.' })
}
