import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { displayText } from './displayText.js'
import { PictureSchema } from './shapes.js'

/** Unix time in seconds, within the range of Date. */
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8.64e12))

const pci = v.pipe(v.string(), v.minLength(1), v.maxLength(256))
const terms = v.pipe(v.array(v.unknown()), v.maxLength(100))

/** Permissions that an account has granted to a site until a given time. */
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

export const SmartSessionsSchema = v.object({ pcis: tolerantArray(SmartSessionSchema, 500) })

/** POST /v1/sessions/{caipAddress}: the permissions a site is about to request. The response is the `pci`. */
export const SmartSessionGrantSchema = v.object({
  expiry: seconds,
  permissions: terms,
  policies: v.optional(terms, []),
})
export type SmartSessionGrant = v.InferOutput<typeof SmartSessionGrantSchema>

/** POST /v1/sessions/{caipAddress}/activate: the wallet has granted them. */
export const SmartSessionActivationSchema = v.object({
  pci,
  context: v.optional(v.pipe(v.string(), v.maxLength(65_536)), ''),
})
export type SmartSessionActivation = v.InferOutput<typeof SmartSessionActivationSchema>

export const SmartSessionEndSchema = v.object({ pci, signature: v.pipe(v.string(), v.maxLength(65_536)) })
