import { setTimeout } from 'node:timers/promises'
import type { RelayLimits } from '../relayLimits.js'
import { createTokenBuckets } from './createTokenBuckets.js'

// Milliseconds; a client kept waiting longer may have timed out.
const longestWait = 2000

/**
 * Delays clients that connect too fast. Some that lose their connection at a bad moment reconnect a hundred times per
 * second for a few seconds, and use only the last connection.
 */
export function createConnectThrottle({ connectsPerClient }: RelayLimits) {
  const buckets = createTokenBuckets(connectsPerClient)
  return async (client: string) => {
    const wait = Math.min(buckets.take(client, 1), longestWait)
    if (wait > 0) await setTimeout(wait, undefined, { ref: false })
  }
}
