import { malformedResponse, PorticoError } from '@portico/protocol'
import type { AdapterContext } from '../families/adapter/Adapter.js'
import type { Network } from '../families/networks/Network.js'
import { fetchRpc } from './fetchRpc.js'
import { postRpc, type RpcRequest } from './postRpc.js'

export interface ChainReader {
  readonly context: AdapterContext
  readonly endpoints: Map<string, Promise<unknown>>
}

/** How to verify which chain an endpoint serves. */
export interface ChainProof {
  readonly question: RpcRequest
  isProven(answer: unknown, network: Network): boolean
}

/** Tries a network's HTTP endpoints in turn. An endpoint of another chain is never used. */
export function fetchFromChain(
  reader: ChainReader,
  network: Network,
  request: RpcRequest,
  proof: ChainProof,
  signal?: AbortSignal | undefined,
): Promise<unknown> {
  const { environment, getRpcUrls } = reader.context
  return fetchRpc(request, {
    environment,
    urls: getRpcUrls(network),
    chainId: network.id,
    signal,
    check: url => assertServes(reader, url, network, proof),
  })
}

async function assertServes(
  { endpoints, context: { environment } }: ChainReader,
  url: string,
  network: Network,
  { question, isProven }: ChainProof,
): Promise<void> {
  const served = endpoints.get(url) ?? postRpc(url, question, { environment })
  endpoints.set(url, served)
  served.catch(() => endpoints.delete(url))
  if (isProven(await served, network)) return
  environment.logger.warn(`${url} serves another chain than ${network.name}; it is not used.`)
  throw new PorticoError(malformedResponse, { context: { url }, detail: 'It serves another chain.' })
}
