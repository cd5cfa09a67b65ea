import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { displayText } from './displayText.js'
import { AccountIdSchema, ChainIdSchema, PictureTextSchema, PriceSchema } from './shapes.js'

export const pricesLimit = 100

/** GET /v1/convert/tokens: the network's listed tokens. */
export const TokensSchema = v.object({
  tokens: tolerantArray(
    v.object({
      name: displayText(60),
      symbol: v.pipe(displayText(16), v.minLength(1)),
      address: AccountIdSchema,
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
      logoUri: PictureTextSchema,
    }),
    1000,
  ),
})
export type Tokens = v.InferOutput<typeof TokensSchema>

export const PriceRequestSchema = v.object({
  currency: v.optional(v.picklist(['usd']), 'usd'),
  addresses: v.pipe(v.array(AccountIdSchema), v.maxLength(pricesLimit)),
  projectId: v.optional(v.string()),
})

/** POST /v1/fungible/price. Tokens without a price are left out. */
export const PricesSchema = v.object({
  fungibles: tolerantArray(
    v.object({
      name: displayText(60),
      symbol: displayText(16),
      address: v.optional(AccountIdSchema),
      iconUrl: PictureTextSchema,
      price: PriceSchema,
      dayChange: v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined),
    }),
    pricesLimit,
  ),
})
export type Prices = v.InferOutput<typeof PricesSchema>

/** GET /v1/supported-chains: networks available over HTTP and over WebSocket. */
export const SupportedChainsSchema = v.object({
  http: tolerantArray(ChainIdSchema, 500),
  ws: tolerantArray(ChainIdSchema, 500),
  /** Zone in which accounts can register names; undefined if they cannot. */
  nameZone: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/), v.maxLength(190))),
    undefined,
  ),
})
export type SupportedChains = v.InferOutput<typeof SupportedChainsSchema>
