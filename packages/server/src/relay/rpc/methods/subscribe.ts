import { getSubscriptionId } from '../../connection/pushMessage.js'
import type { Method } from '../Method.js'
import {
  BatchSubscribeSchema,
  BatchUnsubscribeSchema,
  SubscribeSchema,
  TopicSchema,
  UnsubscribeSchema,
} from '../paramsSchemas.js'
import { RpcError } from '../RpcError.js'
import { assertBatch, readItem, readParams } from '../readParams.js'
import { subscribeTopics } from '../subscribeTopics.js'

export const subscribe: Method = (params, caller, relay) => {
  const { topic } = readParams(SubscribeSchema, params)
  subscribeTopics([topic], caller, relay)
  return getSubscriptionId(topic, caller.client)
}

/** Subscription ids, with an error in place of an invalid topic. */
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
