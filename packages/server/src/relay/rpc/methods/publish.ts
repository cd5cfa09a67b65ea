import type { InferOutput } from 'valibot'
import { clampTtl } from '../../clampTtl.js'
import type { RelayLimits } from '../../relayLimits.js'
import type { Method } from '../Method.js'
import { BatchPublishSchema, PublishSchema } from '../paramsSchemas.js'
import { publishMessages, publishOrThrow } from '../publishMessages.js'
import { RpcError } from '../RpcError.js'
import { assertBatch, formatItemError, type ItemError, readItem, readParams } from '../readParams.js'

export const publish: Method = async (params, caller, relay) => {
  const draft = toDraft(readParams(PublishSchema, params), relay.limits)
  return await publishOrThrow([draft], caller, relay)
}

/** True if all are stored; otherwise an error with the outcome of each item. */
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
