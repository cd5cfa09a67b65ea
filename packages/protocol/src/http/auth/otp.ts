import * as v from 'valibot'
import { DeviceLabelSchema, DeviceStateSchema, EmbeddedWalletSchema } from './embeddedWallet.js'
import { IdSchema, PublicKeySchema } from './keyMaterial.js'
import { SessionTokensSchema } from './session.js'

/** What a code is good for; one for login opens nothing else. */
export const OtpPurposeSchema = v.picklist(['login'])

export type OtpPurpose = v.InferOutput<typeof OtpPurposeSchema>

export const StartOtpSchema = v.strictObject({
  projectId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Origin of the page around the vault, which the mail names. */
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
  /** Others seal shares for this device with it. */
  agreementKey: PublicKeySchema,
  label: DeviceLabelSchema,
})

export type VerifyOtp = v.InferInput<typeof VerifyOtpSchema>

/** Somebody is in, by whichever way. */
export const SignedInAnswerSchema = v.strictObject({
  ...SessionTokensSchema.entries,
  user: v.strictObject({
    id: IdSchema,
    /** Where the account has a mailbox. */
    email: v.optional(v.string()),
    /** How a provider calls the person. */
    name: v.optional(v.string()),
  }),
  device: DeviceStateSchema,
  wallet: v.nullable(EmbeddedWalletSchema),
})

export type SignedInAnswer = v.InferOutput<typeof SignedInAnswerSchema>
