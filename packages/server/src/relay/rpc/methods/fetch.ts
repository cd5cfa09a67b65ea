import type { Connection } from '../../connection/Connection.js'
import { acknowledge, acknowledgePush } from '../../connection/pushMessage.js'
import { throttle } from '../../connection/throttle.js'
import type { Method, RelayContext } from '../../RelayContext.js'
import {
  assertBatch,
  BatchFetchSchema,
  BatchReceiveSchema,
  FetchSchema,
  ReceiptSchema,
  RpcError,
  readItem,
  readParams,
} from '../readParams.js'

export const fetchMessages: Method = (params, caller, relay) => {
  const { topic } = readParams(FetchSchema, params)
  return fetchPage([topic], caller, relay)
}

export const batchFetchMessages: Method = (params, caller, relay) => {
  const { topics } = readParams(BatchFetchSchema, params)
  assertBatch(topics, relay.limits.batchItems)
  return fetchPage(topics, caller, relay)
}

/** A client that fetches again on the same connection has received the previous response. */
async function fetchPage(topics: readonly string[], caller: Connection, relay: RelayContext) {
  const { mailbox, outbox, limits } = relay
  if (!throttle(caller, 'publishes', 1 + topics.length / 50, relay))
    throw new RpcError('rateLimited', `At most ${limits.publishes.perSecond} fetches a second.`)
  for (const topic of topics) {
    for (const id of caller.fetched.get(topic) ?? []) acknowledge(caller, id, mailbox)
    caller.fetched.delete(topic)
  }
  const { messages, isFull } = await inTurn(caller, async () => {
    // The previous response may still be pending: pages of a client that does not read must not pile up.
    await outbox.hasRoom(caller)
    if (caller.socket.readyState !== caller.socket.OPEN) return { messages: [], isFull: false }
    return await mailbox.findPending({ client: caller.client, topics, after: 0 })
  })
  // A disconnected client gets no response, and frames it sent before may contain another fetch.
  if (caller.socket.readyState !== caller.socket.OPEN) return undefined
  for (const { id, topic } of messages) caller.fetched.set(topic, [...(caller.fetched.get(topic) ?? []), id])
  // A client that fetches from very many topics gets the messages of the oldest again.
  for (const oldest of caller.fetched.keys()) {
    if (caller.fetched.size <= limits.topics) break
    caller.fetched.delete(oldest)
  }
  return {
    messages: messages.map(({ topic, message, publishedAt, tag, attestation }) => {
      return { topic, message, publishedAt, tag, attestation }
    }),
    hasMore: isFull,
  }
}

async function inTurn<Result>(caller: Connection, task: () => Promise<Result>): Promise<Result> {
  const result = caller.fetching.then(task)
  caller.fetching = result.then(
    () => {},
    () => {},
  )
  return await result
}

export const batchReceive: Method = (params, caller, { mailbox, limits }) => {
  const { receipts } = readParams(BatchReceiveSchema, params)
  assertBatch(receipts, limits.batchItems)
  const results = receipts.map(item =>
    readItem(() => {
      const id = readParams(ReceiptSchema, item)
      acknowledgePush(caller, id, mailbox)
      return true
    }),
  )
  if (results.every(result => result === true)) return true
  throw new RpcError('invalidParams', 'Some receipts name no message.', results)
}
