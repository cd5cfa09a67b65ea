import { setTimeout } from 'node:timers/promises'
import type { RelayLimits } from '../relayLimits.js'
import { createAllowances } from './createAllowances.js'

// Milliseconds; a client kept waiting longer may have timed out.
const longestWait = 2000

/**
 * Delays clients that connect too fast. Some that lose their connection at a bad moment reconnect a hundred times per
 * second for a few seconds, and use only the last connection.
 */
export function createPace({ connectsPerClient }: RelayLimits) {
  const allowances = createAllowances(connectsPerClient)
  return async (client: string) => {
    const wait = Math.min(allowances.take(client, 1), longestWait)
    if (wait > 0) await setTimeout(wait, undefined, { ref: false })
  }
}
