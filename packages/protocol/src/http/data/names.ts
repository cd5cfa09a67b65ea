import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { displayText } from './displayText.js'
import { PictureSchema } from './shapes.js'

/** Names are normalised (ENSIP-15), because others could be look-alikes. */
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(255), v.regex(/^[^\s\p{C}]+$/u))

export const IdentitySchema = v.object({
  name: v.fallback(v.nullable(name), null),
  avatar: v.fallback(
    v.nullable(
      v.pipe(
        PictureSchema,
        v.transform(url => url ?? null),
      ),
    ),
    null,
  ),
})
export type Identity = v.InferOutput<typeof IdentitySchema>

/** GET /v1/profile/account/{name}: addresses by coin type (SLIP-44; 60 is Ethereum). */
export const ProfileSchema = v.object({
  addresses: v.record(
    v.string(),
    v.object({ address: v.pipe(v.string(), v.maxLength(128)), created: v.string() }),
  ),
  attributes: tolerantArray(v.object({ key: v.string(), value: v.string() }), 100),
})
export type Profile = v.InferOutput<typeof ProfileSchema>

export const ReverseSchema = tolerantArray(v.object({ name }), 10)
export type Reverse = v.InferOutput<typeof ReverseSchema>

/** GET /v1/profile/suggestions/{name}: the requested name, then similar ones. */
export const NameSuggestionsSchema = v.object({
  suggestions: tolerantArray(v.object({ name, registered: v.boolean() }), 20),
})
export type NameSuggestions = v.InferOutput<typeof NameSuggestionsSchema>

export const NameRegistrationSchema = v.object({
  /** Coin type of an EVM network (ENSIP-11): its chain id with the highest of 32 bits set. */
  coin_type: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
  address: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
  /** The signed text: a `NameClaim` as JSON. */
  message: v.pipe(v.string(), v.maxLength(2000)),
  signature: v.pipe(v.string(), v.maxLength(20_000)),
})
export type NameRegistration = v.InferOutput<typeof NameRegistrationSchema>

export const NameClaimSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(255)),
  attributes: v.record(v.string(), v.unknown()),
  /** Unix time in seconds. */
  timestamp: v.pipe(v.number(), v.integer()),
})
export type NameClaim = v.InferOutput<typeof NameClaimSchema>

/** Why a name was not registered; the first reason is shown. */
export const NameReasonsSchema = v.object({
  reasons: v.pipe(
    v.array(v.object({ name: v.optional(v.string(), ''), description: displayText(200) })),
    v.minLength(1),
  ),
})
export type NameReasons = v.InferOutput<typeof NameReasonsSchema>
