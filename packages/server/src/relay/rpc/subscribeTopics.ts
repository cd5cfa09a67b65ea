import type { Connection } from '../connection/Connection.js'
import { tryTokens } from '../connection/takeTokens.js'
import type { RelayContext } from '../RelayContext.js'
import { RpcError } from './RpcError.js'

/** Subscribes to topics within the client's limits, and delivers their mailboxes after the response. */
export function subscribeTopics(topics: readonly string[], caller: Connection, relay: RelayContext) {
  const { hub, limits, drain } = relay
  if (topics.length === 0) return
  const fresh = new Set(topics.filter(topic => !caller.topics.has(topic)))
  if (caller.topics.size + fresh.size > limits.topics) {
    throw new RpcError('tooManyTopics', `A connection may subscribe to ${limits.topics} topics.`)
  }
  const time = performance.now()
  // Already subscribed topics count as well: each mailbox read costs the same.
  if (!tryTokens(caller.newTopics, limits.newTopics, topics.length, time)) {
    throw new RpcError('rateLimited', `At most ${limits.newTopics.perSecond} topics a second.`)
  }
  for (const topic of fresh) hub.subscribe(caller, topic)
  // Reference clients subscribe to a new topic twice, and would process a second delivery before they have
  // acknowledged the first. Clients that poll for missed messages do so at longer intervals.
  const repeats = time - caller.subscribedAt >= limits.repeatDelay
  caller.subscribedAt = time
  drain(caller, topics, { repeats })
}
