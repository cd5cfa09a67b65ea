import * as v from 'valibot'
import { displayText } from './displayText.js'
import { AccountIdSchema, AmountSchema, PictureSchema } from './shapes.js'

/** Dots alone would traverse a URL path. */
const id = v.pipe(v.string(), v.regex(/^(?!\.+$)[-_.a-zA-Z0-9]{1,128}$/))
const idList = v.optional(v.pipe(v.array(id), v.maxLength(50)))

/** A CAIP-19 id of a native coin or token. */
const AssetIdSchema = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}\/[-a-z0-9]{3,8}:[-.%a-zA-Z0-9]{1,128}$/),
)

/** In whole units. Some services send a number. */
const WholeAmountSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), AmountSchema)

/** Body of POST /v1/json-rpc: list payment services, open a payment, read its status. */
export const ExchangeCallSchema = v.variant('method', [
  v.object({
    id: v.optional(v.union([v.number(), v.string()])),
    method: v.literal('reown_getExchanges'),
    params: v.object({
      page: v.optional(v.number()),
      includeOnly: idList,
      exclude: idList,
      asset: v.optional(AssetIdSchema),
      amount: v.optional(WholeAmountSchema),
    }),
  }),
  v.object({
    id: v.optional(v.union([v.number(), v.string()])),
    method: v.literal('reown_getExchangePayUrl'),
    params: v.object({
      exchangeId: id,
      asset: AssetIdSchema,
      amount: WholeAmountSchema,
      recipient: AccountIdSchema,
      orderId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
    }),
  }),
  v.object({
    id: v.optional(v.union([v.number(), v.string()])),
    method: v.literal('reown_getExchangeBuyStatus'),
    params: v.object({ exchangeId: id, sessionId: id }),
  }),
])

const ExchangeSchema = v.object({ id, name: displayText(60), imageUrl: PictureSchema })

export type Exchange = v.InferOutput<typeof ExchangeSchema>

export const ExchangesSchema = v.object({ result: v.object({ exchanges: v.array(ExchangeSchema) }) })

export const ExchangeSessionSchema = v.object({
  url: v.pipe(v.string(), v.maxLength(4096), v.url()),
  sessionId: id,
})
export type ExchangeSession = v.InferOutput<typeof ExchangeSessionSchema>

export const ExchangePayUrlSchema = v.object({ result: ExchangeSessionSchema })

/** Also the response format of the owner's own payment service. */
export const ExchangeStatusSchema = v.object({
  status: v.picklist(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']),
  txHash: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{32,128}$/))),
})
export type ExchangeStatus = v.InferOutput<typeof ExchangeStatusSchema>

export const ExchangeBuyStatusSchema = v.object({ result: ExchangeStatusSchema })
