import * as v from 'valibot'

export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(kind: RpcErrorKind, message: string, data?: unknown) {
    super(message)
    this.code = rpcErrorCodes[kind]
    this.data = data
  }
}

const rpcErrorCodes = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  unavailable: -32000,
  mailboxFull: -32001,
  tooManyTopics: -32002,
  rateLimited: -32005,
} as const

type RpcErrorKind = keyof typeof rpcErrorCodes

type Schema<Output> = v.GenericSchema<unknown, Output>

export function readParams<Output>(schema: Schema<Output>, params: unknown): Output {
  const parsed = v.safeParse(schema, params, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = v.getDotPath(issue)
  throw new RpcError('invalidParams', path ? `${path}: ${issue.message}` : issue.message)
}

export function assertBatch(items: readonly unknown[], maximum: number) {
  if (items.length <= maximum) return
  throw new RpcError('invalidParams', `A batch has at most ${maximum} items, this one ${items.length}.`)
}

export interface ItemError {
  error: { code: number; message: string }
}

export function readItem<Result>(act: () => Result): Result | ItemError {
  try {
    return act()
  } catch (error) {
    if (error instanceof RpcError) return formatItemError(error)
    throw error
  }
}

export function formatItemError({ code, message }: RpcError): ItemError {
  return { error: { code, message } }
}

export const TopicSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, 'A topic is 64 lower case hex digits.'),
)

// PostgreSQL stores neither NUL nor lone surrogates, and one such text would fail the whole transaction.
const TextSchema = v.pipe(
  v.string(),
  v.check(
    text => !text.includes('\0') && !/\p{Surrogate}/u.test(text),
    'The text holds characters that cannot be stored.',
  ),
)
const MessageSchema = v.pipe(TextSchema, v.nonEmpty('A message cannot be empty.'))

/** Values out of range are clamped later; only a non-number is rejected. */
const TtlSchema = v.optional(v.number())
const TagSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)), 0)
const AttestationSchema = v.nullish(v.pipe(TextSchema, v.maxLength(16_384)), null)
/** Each item is validated on its own, so that one invalid item does not affect the others. */
const ItemsSchema = v.pipe(v.array(v.unknown()), v.nonEmpty('The batch is empty.'))

export const PublishSchema = v.object({
  topic: TopicSchema,
  message: MessageSchema,
  ttl: TtlSchema,
  tag: TagSchema,
  attestation: AttestationSchema,
  /** Whether a person has to see it. */
  prompt: v.fallback(v.optional(v.boolean()), undefined),
})
export const BatchPublishSchema = v.object({ messages: ItemsSchema })

export const SubscribeSchema = v.object({ topic: TopicSchema })
export const BatchSubscribeSchema = v.object({ topics: ItemsSchema })

export const UnsubscribeSchema = v.object({ topic: TopicSchema })
export const BatchUnsubscribeSchema = v.object({ subscriptions: ItemsSchema })

export const FetchSchema = v.object({ topic: TopicSchema })
export const BatchFetchSchema = v.object({ topics: v.pipe(v.array(TopicSchema), v.nonEmpty()) })

const MessageIdSchema = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number)),
])
export const ReceiptSchema = v.union([
  v.pipe(
    v.object({ topic: TopicSchema, messageId: MessageIdSchema }),
    v.transform(({ messageId }) => messageId),
  ),
  v.pipe(
    v.object({ topic: TopicSchema, message_id: MessageIdSchema }),
    v.transform(({ message_id }) => message_id),
  ),
])
export const BatchReceiveSchema = v.object({ receipts: ItemsSchema })

export const ProposeSessionSchema = v.object({
  pairingTopic: TopicSchema,
  sessionProposal: MessageSchema,
  ttl: TtlSchema,
  attestation: AttestationSchema,
})

export const ApproveSessionSchema = v.object({
  sessionTopic: TopicSchema,
  pairingTopic: TopicSchema,
  sessionProposalResponse: MessageSchema,
  sessionSettlementRequest: MessageSchema,
  ttl: TtlSchema,
})
