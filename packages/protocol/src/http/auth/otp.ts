import * as v from 'valibot'
import { DeviceLabelSchema, DeviceStateSchema, EmbeddedWalletSchema } from './embeddedWallet.js'
import { IdSchema, PublicKeySchema } from './keyMaterial.js'
import { SessionTokensSchema } from './session.js'

/** A code is valid for one purpose only. */
export const OtpPurposeSchema = v.picklist(['login'])
export type OtpPurpose = v.InferOutput<typeof OtpPurposeSchema>

export const StartOtpSchema = v.strictObject({
  projectId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Origin of the page that embeds the vault, named in the mail. */
  site: v.pipe(v.string(), v.maxLength(300)),
  email: v.pipe(v.string(), v.maxLength(1000)),
  purpose: OtpPurposeSchema,
})
export type StartOtp = v.InferInput<typeof StartOtpSchema>

/** The same for every mailbox. Times are in seconds. */
export const StartOtpAnswerSchema = v.strictObject({
  challengeId: IdSchema,
  expiresIn: v.number(),
  resendIn: v.number(),
})
export type StartOtpAnswer = v.InferOutput<typeof StartOtpAnswerSchema>

export const VerifyOtpSchema = v.strictObject({
  challengeId: IdSchema,
  code: v.pipe(v.string(), v.regex(/^[0-9]{6}$/)),
  /** Key to which others seal shares for this device. */
  agreementKey: PublicKeySchema,
  label: DeviceLabelSchema,
})
export type VerifyOtp = v.InferInput<typeof VerifyOtpSchema>

export const SignedInAnswerSchema = v.strictObject({
  ...SessionTokensSchema.entries,
  user: v.strictObject({
    id: IdSchema,
    /** Omitted if the account has no mailbox. */
    email: v.optional(v.string()),
    name: v.optional(v.string()),
  }),
  device: DeviceStateSchema,
  wallet: v.nullable(EmbeddedWalletSchema),
})
export type SignedInAnswer = v.InferOutput<typeof SignedInAnswerSchema>
