import * as v from 'valibot'
import { socialProviders } from '../../socialProviders.js'
import { DeviceLabelSchema } from './embeddedWallet.js'
import { IdSchema, PublicKeySchema } from './keyMaterial.js'
import { SignedInAnswerSchema } from './otp.js'

export const StartSocialSchema = v.strictObject({
  projectId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Origin of the page around the vault. */
  site: v.pipe(v.string(), v.maxLength(300)),
  provider: v.picklist(socialProviders),
  /** A page of that site that the login leads back to, where it takes the place of the page instead of a window. */
  returnTo: v.optional(v.pipe(v.string(), v.maxLength(4096), v.url())),
})

export type StartSocial = v.InferInput<typeof StartSocialSchema>

export const StartSocialAnswerSchema = v.strictObject({
  attemptId: IdSchema,
  /** Where the window goes first. It names the login, and nothing that the provider is sent. */
  uri: v.pipe(v.string(), v.maxLength(4096), v.regex(/^https?:\/\//), v.url()),
  /** Seconds. */
  expiresIn: v.number(),
})

export type StartSocialAnswer = v.InferOutput<typeof StartSocialAnswerSchema>

/** What the browser brings back that was at the provider: 32 bytes that nobody else is told. */
const SocialTicketSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/**
 * Asked without a ticket until the login has failed; with the ticket it ends it. Only the device that has started it gets
 * an answer, and whoever has not been at the provider has no ticket.
 */
export const FinishSocialSchema = v.strictObject({
  attemptId: IdSchema,
  ticket: v.optional(SocialTicketSchema),
  /** Others seal shares for this device with it. */
  agreementKey: PublicKeySchema,
  label: DeviceLabelSchema,
})

export type FinishSocial = v.InferInput<typeof FinishSocialSchema>

export const FinishSocialAnswerSchema = v.variant('state', [
  v.strictObject({ state: v.literal('pending') }),
  v.strictObject({ state: v.literal('done'), ...SignedInAnswerSchema.entries }),
])

export type FinishSocialAnswer = v.InferOutput<typeof FinishSocialAnswerSchema>

/** What an address of a login has behind its `?`. */
export const socialParameters = { attempt: 'attempt', ticket: 'ticket' } as const
