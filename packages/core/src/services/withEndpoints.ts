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
import { requestRetries, retryDelay } from '../utils/timing.js'
import { withRetry } from '../utils/withRetry.js'
import type { Environment } from './Environment.js'

export interface EndpointOptions {
  readonly environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>
  readonly urls: readonly string[]
  readonly chainId: string | number
  readonly signal?: AbortSignal | undefined
}

/** Failures of the endpoint itself; any other error is the chain's response and would be the same elsewhere. */
const endpointFailures = [
  httpStatus,
  httpTimeout,
  httpUnreachable,
  limitExceeded,
  malformedResponse,
  responseTooLarge,
]

/** Tries a chain's endpoints in turn, four attempts in total (K-03). */
export function withEndpoints<Result>(
  read: (url: string) => Promise<Result>,
  { environment, urls, chainId, signal }: EndpointOptions,
): Promise<Result> {
  let turn = 0

  const readNext = async () => {
    const url = urls[turn++ % urls.length]
    if (url === undefined) throw new PorticoError(noRpcUrl, { context: { chainId } })
    return read(url)
  }

  return withRetry(readNext, {
    environment,
    signal,
    retries: requestRetries,
    delay(error, attempt) {
      if (!endpointFailures.some(entry => isPorticoError(error, entry))) return undefined
      // The next endpoint is tried at once; returning to the first one waits.
      const round = Math.floor((attempt + 1) / urls.length)
      if (round === 0) return 0
      return isRefusal(error) ? undefined : retryDelay * 2 ** round
    },
  })
}

/** A 4xx response would be repeated, except for 429. */
const isRefusal = (error: unknown) =>
  isPorticoError(error, httpStatus) && error.context.status < 500 && error.context.status !== 429
