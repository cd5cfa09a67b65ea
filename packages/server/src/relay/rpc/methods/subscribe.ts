import type { Connection } from '../../connection/Connection.js'
import { tryTokens } from '../../connection/createTokenBuckets.js'
import { getSubscriptionId } from '../../connection/pushMessage.js'
import type { Method, RelayContext } from '../../RelayContext.js'
import { clampTtl } from '../../relayLimits.js'
import {
  ApproveSessionSchema,
  assertBatch,
  BatchSubscribeSchema,
  BatchUnsubscribeSchema,
  ProposeSessionSchema,
  RpcError,
  readItem,
  readParams,
  SubscribeSchema,
  TopicSchema,
  UnsubscribeSchema,
} from '../readParams.js'
import { publishOrThrow } from './publish.js'

export const subscribe: Method = (params, caller, relay) => {
  const { topic } = readParams(SubscribeSchema, params)
  subscribeTopics([topic], caller, relay)
  return getSubscriptionId(topic, caller.client)
}

export const batchSubscribe: Method = (params, caller, relay) => {
  const { topics } = readParams(BatchSubscribeSchema, params)
  assertBatch(topics, relay.limits.batchItems)
  const read = topics.map(topic => readItem(() => readParams(TopicSchema, topic)))
  const valid = read.filter(topic => typeof topic === 'string')
  subscribeTopics(valid, caller, relay)
  return read.map(topic => (typeof topic === 'string' ? getSubscriptionId(topic, caller.client) : topic))
}

export const unsubscribe: Method = (params, caller, { hub }) => {
  hub.unsubscribe(caller, readParams(UnsubscribeSchema, params).topic)
  return true
}

export const batchUnsubscribe: Method = (params, caller, { hub, limits }) => {
  const { subscriptions } = readParams(BatchUnsubscribeSchema, params)
  assertBatch(subscriptions, limits.batchItems)
  const results = subscriptions.map(item =>
    readItem(() => {
      hub.unsubscribe(caller, readParams(UnsubscribeSchema, item).topic)
      return true
    }),
  )
  if (results.every(result => result === true)) return true
  throw new RpcError('invalidParams', 'Some subscriptions name no topic.', results)
}

export function subscribeTopics(topics: readonly string[], caller: Connection, relay: RelayContext) {
  const { hub, limits, drain } = relay
  if (topics.length === 0) return
  const fresh = new Set(topics.filter(topic => !caller.topics.has(topic)))
  if (caller.topics.size + fresh.size > limits.topics)
    throw new RpcError('tooManyTopics', `A connection may subscribe to ${limits.topics} topics.`)
  const time = performance.now()
  // Already subscribed topics count as well: each mailbox read costs the same.
  if (!tryTokens(caller.newTopics, limits.newTopics, topics.length, time))
    throw new RpcError('rateLimited', `At most ${limits.newTopics.perSecond} topics a second.`)
  for (const topic of fresh) hub.subscribe(caller, topic)
  // Reference clients subscribe twice, and would process a delivery again before acknowledging it.
  const repeats = time - caller.subscribedAt >= limits.repeatDelay
  caller.subscribedAt = time
  drain(caller, topics, { repeats })
}

const tags = { propose: 1100, proposeResponse: 1101, settle: 1102 } as const
const usualTtl = 300

export const proposeSession: Method = async (params, caller, relay) => {
  const { pairingTopic, sessionProposal, ttl, attestation } = readParams(ProposeSessionSchema, params)
  subscribeTopics([pairingTopic], caller, relay)
  const proposal = {
    topic: pairingTopic,
    message: sessionProposal,
    ttl: clampTtl(ttl ?? usualTtl, relay.limits),
    tag: tags.propose,
    attestation,
  }
  return await publishOrThrow([proposal], caller, relay)
}

export const approveSession: Method = async (params, caller, relay) => {
  const input = readParams(ApproveSessionSchema, params)
  subscribeTopics([input.sessionTopic], caller, relay)
  const common = { ttl: clampTtl(input.ttl ?? usualTtl, relay.limits), attestation: null }
  const response = {
    ...common,
    topic: input.pairingTopic,
    message: input.sessionProposalResponse,
    tag: tags.proposeResponse,
  }
  const settlement = {
    ...common,
    topic: input.sessionTopic,
    message: input.sessionSettlementRequest,
    tag: tags.settle,
  }
  return await publishOrThrow([response, settlement], caller, relay)
}
