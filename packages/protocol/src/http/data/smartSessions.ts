import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { displayText } from './displayText.js'
import { PictureSchema } from './shapes.js'

/** Seconds since 1970, such as a date can hold. */
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8.64e12))

const pci = v.pipe(v.string(), v.minLength(1), v.maxLength(256))
const terms = v.pipe(v.array(v.unknown()), v.maxLength(100))

/** What an account has allowed a site to do without asking, until a time. */
export const SmartSessionSchema = v.object({
  project: v.object({
    id: v.pipe(v.string(), v.maxLength(128)),
    name: displayText(64),
    url: PictureSchema,
    iconUrl: PictureSchema,
  }),
  pci,
  expiry: seconds,
  createdAt: seconds,
  permissions: terms,
  policies: v.fallback(v.array(v.unknown()), []),
  context: v.fallback(v.string(), ''),
  revokedAt: v.fallback(v.optional(seconds), undefined),
})

export type SmartSession = v.InferOutput<typeof SmartSessionSchema>

/** GET /v1/sessions/{caipAddress} */
export const SmartSessionsSchema = v.object({ pcis: tolerantArray(SmartSessionSchema, 500) })

/** POST /v1/sessions/{caipAddress}: what a site is about to ask the wallet for. The answer is its `pci`. */
export const SmartSessionGrantSchema = v.object({
  expiry: seconds,
  permissions: terms,
  policies: v.optional(terms, []),
})

export type SmartSessionGrant = v.InferOutput<typeof SmartSessionGrantSchema>

/** POST /v1/sessions/{caipAddress}/activate: the wallet has agreed. */
export const SmartSessionActivationSchema = v.object({
  pci,
  context: v.optional(v.pipe(v.string(), v.maxLength(65_536)), ''),
})

export type SmartSessionActivation = v.InferOutput<typeof SmartSessionActivationSchema>

/** POST /v1/sessions/{caipAddress}/revoke */
export const SmartSessionEndSchema = v.object({ pci, signature: v.pipe(v.string(), v.maxLength(65_536)) })
