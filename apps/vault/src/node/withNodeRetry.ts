import {
  httpStatus,
  httpTimeout,
  httpUnreachable,
  isPorticoError,
  malformedResponse,
} from '@portico/protocol'

const retries = 3
/** In milliseconds; doubles each time. */
const firstDelay = 150

const nodeFailures = [httpStatus, httpTimeout, httpUnreachable, malformedResponse]

/** Retries a failed read (K-03). A submission is never retried, because the node may have accepted it. */
export async function withNodeRetry<Result>(
  read: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read()
    } catch (error) {
      if (attempt === retries || !nodeFailures.some(entry => isPorticoError(error, entry))) throw error
      await new Promise(resolve => setTimeout(resolve, firstDelay * 2 ** attempt))
      signal?.throwIfAborted()
    }
  }
}

/** A status that indicates an overloaded node or an unreachable upstream, not a fault of the request. */
export const isOutage = (status: number): boolean => status === 429 || status >= 500
