import { setTimeout } from 'node:timers/promises'
import type { RelayLimits } from '../relayLimits.js'
import { createAllowances } from './createAllowances.js'

// Milliseconds; who is kept waiting for longer may have given up.
const longestWait = 2000

/**
 * Keeps clients waiting that connect too fast. Some that lost their connection at a bad moment connect again as soon
 * as they are connected, a hundred times a second for a few seconds, and use only the last connection in the end.
 */
export function createPace({ connectsPerClient }: RelayLimits) {
  const allowances = createAllowances(connectsPerClient)
  return async (client: string) => {
    const wait = Math.min(allowances.take(client, 1), longestWait)
    if (wait > 0) await setTimeout(wait, undefined, { ref: false })
  }
}
