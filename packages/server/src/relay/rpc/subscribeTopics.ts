import type { Connection } from '../connection/Connection.js'
import { tryTokens } from '../connection/takeTokens.js'
import type { RelayContext } from '../RelayContext.js'
import { RpcError } from './RpcError.js'

/** Subscribes to topics, as far as the client's limits go, and empties their mailboxes once the call is answered. */
export function subscribeTopics(topics: readonly string[], caller: Connection, relay: RelayContext) {
  const { hub, limits, drain } = relay
  if (topics.length === 0) return
  const fresh = new Set(topics.filter(topic => !caller.topics.has(topic)))
  if (caller.topics.size + fresh.size > limits.topics) {
    throw new RpcError('tooManyTopics', `A connection may subscribe to ${limits.topics} topics.`)
  }
  const time = performance.now()
  // Known ones count as well: each look into the mailbox costs the same.
  if (!tryTokens(caller.newTopics, limits.newTopics, topics.length, time)) {
    throw new RpcError('rateLimited', `At most ${limits.newTopics.perSecond} topics a second.`)
  }
  for (const topic of fresh) hub.subscribe(caller, topic)
  // Reference clients subscribe to a new topic twice, and take what comes twice before they have answered for two
  // messages. A client that looks after its mail does so at longer intervals.
  const repeats = time - caller.subscribedAt >= limits.repeatDelay
  caller.subscribedAt = time
  drain(caller, topics, { repeats })
}
