import * as v from 'valibot'
import { parseSafeLink } from '../links/parseSafeLink.js'
import { tolerantArray } from './tolerantArray.js'

export const walletsPageLimit = 100

const optionalText = (maxLength: number) =>
  v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength))), undefined)

// The second string schema rejects what parseSafeLink rejected.
const link = v.pipe(
  v.string(),
  v.transform((value: string) => parseSafeLink(value)),
  v.string(),
)
const optionalLink = v.fallback(v.optional(link), undefined)
const optionalHttpsLink = v.fallback(v.optional(v.pipe(link, v.startsWith('https:'))), undefined)

const chainId = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

const injectedWallet = v.object({
  namespace: v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}$/)),
  injected_id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
})

/**
 * An entry of the wallet registry. An entry without a valid id and name is dropped; other missing or invalid fields
 * are omitted. Unsafe links are removed here.
 */
export const WalletSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,128}$/)),
  // Invisible characters could make one wallet look like another, and stacked combining marks cover their
  // surroundings.
  name: v.pipe(
    v.string(),
    v.transform(name =>
      name.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu, '').trim(),
    ),
    v.check(name => !/\p{M}{4}/u.test(name)),
    v.minLength(1),
    v.maxLength(100),
  ),
  description: optionalText(500),
  homepage: optionalHttpsLink,
  image_id: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))), undefined),
  image_url: optionalHttpsLink,
  order: v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined),
  badge_type: v.fallback(v.optional(v.picklist(['none', 'certified'])), undefined),
  chains: v.fallback(v.optional(tolerantArray(chainId, 500)), undefined),
  mobile_link: optionalLink,
  link_mode: optionalHttpsLink,
  desktop_link: optionalLink,
  webapp_link: optionalHttpsLink,
  app_store: optionalHttpsLink,
  play_store: optionalHttpsLink,
  chrome_store: optionalHttpsLink,
  rdns: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,253}$/))), undefined),
  injected: v.fallback(v.optional(tolerantArray(injectedWallet, 20)), undefined),
})
export type Wallet = v.InferOutput<typeof WalletSchema>

export const WalletsSchema = v.object({
  data: tolerantArray(WalletSchema, walletsPageLimit),
  count: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
})
export type Wallets = v.InferOutput<typeof WalletsSchema>
