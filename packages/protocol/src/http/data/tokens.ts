import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { displayText } from './displayText.js'
import { AccountIdSchema, ChainIdSchema, PictureTextSchema, PriceSchema } from './shapes.js'

/** The most tokens that one question about prices may name. */
export const pricesLimit = 100

/** GET /v1/convert/tokens: the tokens of a network that the owner of the service lists. */
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

/** Body of POST /v1/fungible/price. */
export const PriceRequestSchema = v.object({
  currency: v.optional(v.picklist(['usd']), 'usd'),
  addresses: v.pipe(v.array(AccountIdSchema), v.maxLength(pricesLimit)),
  projectId: v.optional(v.string()),
})

/** POST /v1/fungible/price. What has no price is not in it. */
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

/** GET /v1/supported-chains: what is read over HTTP, and over websockets. */
export const SupportedChainsSchema = v.object({
  http: tolerantArray(ChainIdSchema, 500),
  ws: tolerantArray(ChainIdSchema, 500),
  /** What names end with that accounts can register; nothing where they cannot. */
  nameZone: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/), v.maxLength(190))),
    undefined,
  ),
})

export type SupportedChains = v.InferOutput<typeof SupportedChainsSchema>
