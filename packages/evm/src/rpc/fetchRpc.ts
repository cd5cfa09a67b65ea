import type { Network } from '@portico/core'
import { requestRetries, retryDelay, withRetry } from '@portico/core/adapter'
import {
  httpStatus,
  httpTimeout,
  httpUnreachable,
  isPorticoError,
  limitExceeded,
  malformedResponse,
  noRpcUrl,
  PorticoError,
} from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseChainId } from '../normalise/parseChainId.js'
import { postRpc, type RpcRequest } from './postRpc.js'

/** Failures of an endpoint; every other error is the chain's answer and would be the same elsewhere. */
const endpointFailures = [httpStatus, httpTimeout, httpUnreachable, malformedResponse, limitExceeded]

/** Asks a network's endpoints over HTTP in turn. One that serves another chain is never believed. */
export async function fetchRpc(runtime: EvmRuntime, network: Network, request: RpcRequest): Promise<unknown> {
  const { environment, getRpcUrls } = runtime.context
  const urls = getRpcUrls(network)
  let turn = 0

  async function askNext(): Promise<unknown> {
    const url = urls[turn++ % urls.length]
    if (url === undefined) throw new PorticoError(noRpcUrl, { context: { chainId: network.id } })
    await assertServes(runtime, url, network)
    return postRpc(environment, url, request)
  }

  return withRetry(askNext, {
    environment,
    retries: Math.max(requestRetries, urls.length - 1),
    delay(error, attempt) {
      if (!endpointFailures.some(entry => isPorticoError(error, entry))) return undefined
      // Another endpoint is asked at once; coming back to the first one waits.
      const round = Math.floor((attempt + 1) / urls.length)
      return round === 0 ? 0 : retryDelay * 2 ** round
    },
  })
}

/** Asked once per endpoint, and again when the question failed. */
async function assertServes(runtime: EvmRuntime, url: string, network: Network): Promise<void> {
  const { endpoints, context } = runtime
  const question = { method: 'eth_chainId', params: [] }
  const served = endpoints.get(url) ?? postRpc(context.environment, url, question).then(parseChainId)
  endpoints.set(url, served)
  served.catch(() => endpoints.delete(url))
  const chainId = await served
  if (chainId === parseChainId(network.id)) return
  context.environment.logger.warn(`${url} serves the chain ${chainId}, not ${network.id}; it is not used.`)
  throw new PorticoError(malformedResponse, { context: { url }, detail: 'It serves another chain.' })
}
