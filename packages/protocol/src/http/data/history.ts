import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { displayText } from './displayText.js'
import { AccountIdSchema, AmountSchema, ChainIdSchema, MoneySchema, PictureSchema } from './shapes.js'

export const historyPageLimit = 100

const optionalText = (mostLetters: number) => v.fallback(v.optional(displayText(mostLetters)), undefined)
const media = v.fallback(v.optional(v.nullable(v.object({ url: PictureSchema }))), undefined)

const TransferSchema = v.object({
  fungible_info: v.fallback(
    v.optional(
      v.object({
        name: optionalText(60),
        symbol: optionalText(16),
        /** Default: the native coin. */
        address: v.fallback(v.optional(AccountIdSchema), undefined),
        icon: v.fallback(v.optional(v.nullable(v.object({ url: PictureSchema }))), undefined),
      }),
    ),
    undefined,
  ),
  nft_info: v.fallback(
    v.optional(
      v.object({
        name: optionalText(100),
        content: v.fallback(v.optional(v.object({ preview: media, detail: media })), undefined),
        flags: v.fallback(v.optional(v.object({ is_spam: v.boolean() })), undefined),
      }),
    ),
    undefined,
  ),
  direction: v.picklist(['in', 'out', 'self']),
  quantity: v.object({ numeric: AmountSchema }),
  value: MoneySchema,
  price: MoneySchema,
})
export type Transfer = v.InferOutput<typeof TransferSchema>

const party = v.fallback(v.pipe(v.string(), v.maxLength(128)), '')

export const TransactionSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  metadata: v.object({
    operationType: v.pipe(v.string(), v.maxLength(64)),
    hash: v.pipe(v.string(), v.regex(/^[-_a-zA-Z0-9]{1,128}$/)),
    chain: ChainIdSchema,
    minedAt: v.pipe(v.string(), v.isoTimestamp()),
    sentFrom: party,
    sentTo: party,
    status: v.picklist(['confirmed', 'failed', 'pending']),
    nonce: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  }),
  transfers: tolerantArray(TransferSchema, 100),
})
export type Transaction = v.InferOutput<typeof TransactionSchema>

/** GET /v1/account/{address}/history. Without `next` there is no further page. */
export const HistorySchema = v.object({
  data: tolerantArray(TransactionSchema, historyPageLimit),
  next: v.fallback(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(512))), null),
})
export type History = v.InferOutput<typeof HistorySchema>
