import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { displayText } from './displayText.js'
import {
  AccountIdSchema,
  AmountSchema,
  ChainIdSchema,
  MoneySchema,
  PictureTextSchema,
  PriceSchema,
} from './shapes.js'

export const balancesLimit = 1000

/** Balance of one token. Without an address it is the network's native coin. */
export const TokenBalanceSchema = v.object({
  name: displayText(60),
  symbol: v.pipe(displayText(16), v.minLength(1)),
  chainId: ChainIdSchema,
  address: v.optional(AccountIdSchema),
  value: MoneySchema,
  price: v.fallback(PriceSchema, 0),
  /** Change over 24 hours, in per cent. */
  dayChange: v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined),
  quantity: v.object({
    decimals: v.pipe(v.string(), v.regex(/^[0-9]{1,2}$/)),
    numeric: AmountSchema,
  }),
  iconUrl: PictureTextSchema,
})
export type TokenBalance = v.InferOutput<typeof TokenBalanceSchema>

export const BalancesSchema = v.object({ balances: tolerantArray(TokenBalanceSchema, balancesLimit) })
export type Balances = v.InferOutput<typeof BalancesSchema>
