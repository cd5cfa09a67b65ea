import type { InferOutput } from 'valibot'
import type { Connection } from '../../connection/Connection.js'
import { throttle } from '../../connection/throttle.js'
import { BacklogFull } from '../../mailbox/createBatcher.js'
import type { Method, RelayContext } from '../../RelayContext.js'
import type { NewMessage } from '../../RelayMessage.js'
import { clampTtl, type RelayLimits } from '../../relayLimits.js'
import {
  assertBatch,
  BatchPublishSchema,
  formatItemError,
  type ItemError,
  PublishSchema,
  RpcError,
  readItem,
  readParams,
} from '../readParams.js'

export const publish: Method = async (params, caller, relay) => {
  const draft = toDraft(readParams(PublishSchema, params), relay.limits)
  return await publishOrThrow([draft], caller, relay)
}

export const batchPublish: Method = async (params, caller, relay) => {
  const { messages } = readParams(BatchPublishSchema, params)
  assertBatch(messages, relay.limits.batchItems)
  const results: (true | ItemError)[] = []
  const drafts: { index: number; draft: ReturnType<typeof toDraft> }[] = []
  for (const [index, item] of messages.entries()) {
    const draft = readItem(() => toDraft(readParams(PublishSchema, item), relay.limits))
    if ('error' in draft) results[index] = draft
    else drafts.push({ index, draft })
  }
  const errors = await publishMessages(
    drafts.map(({ draft }) => draft),
    caller,
    relay,
  )
  for (const [position, { index }] of drafts.entries()) {
    const error = errors[position]
    results[index] = error ? formatItemError(error) : true
  }
  if (results.every(result => result === true)) return true
  throw new RpcError('invalidParams', 'Some messages were not stored.', results)
}

function toDraft({ ttl, ...rest }: InferOutput<typeof PublishSchema>, limits: RelayLimits) {
  return { ...rest, ttl: clampTtl(ttl, limits) }
}

// Shared instances: creating an error costs more than rejecting with it, which matters most during a flood.
const busy = new RpcError('unavailable', 'The relay is busy. Try again later.')
const full = new RpcError('mailboxFull', 'The topic holds as much as it may.')

type Draft = Omit<NewMessage, 'publisher'> & { readonly prompt?: boolean | undefined }

async function publishMessages(drafts: readonly Draft[], caller: Connection, relay: RelayContext) {
  const { mailbox, limits, publishedBytes, frameQueue } = relay
  if (!throttle(caller, 'publishes', drafts.length, relay))
    throw new RpcError('rateLimited', `At most ${limits.publishes.perSecond} messages a second.`)
  const bytes = drafts.reduce((sum, { message }) => sum + message.length, 0)
  frameQueue.slowDown(caller, publishedBytes.take(caller.addressKey, bytes))
  return await Promise.all(drafts.map(store))

  async function store({ prompt, ...draft }: Draft) {
    if (Buffer.byteLength(draft.message) > limits.messageBytes)
      return new RpcError('invalidParams', `A message has at most ${limits.messageBytes} bytes.`)
    try {
      const outcome = await mailbox.publish({ ...draft, publisher: caller.client }, caller.addressKey)
      if (outcome === 'full') return full
      if (prompt) relay.push?.send(draft)
      return undefined
    } catch (cause) {
      if (!(cause instanceof BacklogFull)) throw cause
      return busy
    }
  }
}

export async function publishOrThrow(drafts: readonly Draft[], caller: Connection, relay: RelayContext) {
  for (const error of await publishMessages(drafts, caller, relay)) if (error) throw error
  return true
}
