import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { displayText } from './displayText.js'
import { AccountIdSchema, ChainIdSchema, PictureSchema } from './shapes.js'

export const nftsPageLimit = 100

const optionalText = (mostLetters: number) => v.fallback(v.optional(displayText(mostLetters)), undefined)

export const NftSchema = v.object({
  chainId: ChainIdSchema,
  /** The contract; on Solana the mint. */
  address: AccountIdSchema,
  tokenId: v.pipe(v.string(), v.maxLength(128)),
  amount: v.pipe(v.string(), v.regex(/^[0-9]{1,78}$/)),
  name: optionalText(100),
  collection: optionalText(100),
  description: optionalText(1000),
  imageUrl: PictureSchema,
  isSpam: v.fallback(v.boolean(), false),
})
export type Nft = v.InferOutput<typeof NftSchema>

/** GET /v1/account/{address}/nfts. Without `next` there is no further page. */
export const NftsSchema = v.object({
  data: tolerantArray(NftSchema, nftsPageLimit),
  next: v.fallback(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(512))), null),
})
export type Nfts = v.InferOutput<typeof NftsSchema>
