import {
  httpStatus,
  httpTimeout,
  httpUnreachable,
  isPorticoError,
  limitExceeded,
  malformedResponse,
  noRpcUrl,
  PorticoError,
  responseTooLarge,
} from '@portico/protocol'
import { requestRetries, retryDelay } from '../constants/timing.js'
import { withRetry } from '../wrappers/withRetry.js'
import { type PostRpcOptions, postRpc, type RpcRequest } from './postRpc.js'

export interface FetchRpcOptions extends PostRpcOptions {
  readonly urls: readonly string[]
  /** Names the chain where it has no endpoint. */
  readonly chainId: string | number
  /** Throws where an endpoint is not to be asked. */
  readonly check?: ((url: string) => Promise<void>) | undefined
}

/** Failures of an endpoint; every other error is the chain's answer and would be the same elsewhere. */
const endpointFailures = [
  httpStatus,
  httpTimeout,
  httpUnreachable,
  limitExceeded,
  malformedResponse,
  responseTooLarge,
]

/** Asks a chain's endpoints over HTTP in turn, four times in all, however many there are (K-03). */
export async function fetchRpc(
  request: RpcRequest,
  { urls, chainId, check, ...options }: FetchRpcOptions,
): Promise<unknown> {
  const { environment, signal } = options
  let turn = 0

  const askNext = async () => {
    const url = urls[turn++ % urls.length]
    if (url === undefined) throw new PorticoError(noRpcUrl, { context: { chainId } })
    await check?.(url)
    return postRpc(url, request, options)
  }

  return withRetry(askNext, {
    environment,
    signal,
    retries: requestRetries,
    delay(error, attempt) {
      if (!endpointFailures.some(entry => isPorticoError(error, entry))) return undefined
      // Another endpoint is asked at once; coming back to the first one waits.
      const round = Math.floor((attempt + 1) / urls.length)
      return round === 0 ? 0 : retryDelay * 2 ** round
    },
  })
}
