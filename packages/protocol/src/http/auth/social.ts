import * as v from 'valibot'
import { socialProviders } from '../../socialProviders.js'
import { DeviceLabelSchema } from './embeddedWallet.js'
import { IdSchema, PublicKeySchema } from './keyMaterial.js'
import { SignedInAnswerSchema } from './otp.js'

export const StartSocialSchema = v.strictObject({
  projectId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  site: v.pipe(v.string(), v.maxLength(300)),
  provider: v.picklist(socialProviders),
  /** Page of that site to return to, if the login replaces the page instead of opening a window. */
  returnTo: v.optional(v.pipe(v.string(), v.maxLength(4096), v.url())),
})
export type StartSocial = v.InferInput<typeof StartSocialSchema>

export const StartSocialAnswerSchema = v.strictObject({
  attemptId: IdSchema,
  /** First URL of the window. It names the attempt, but nothing that is sent to the provider. */
  uri: v.pipe(v.string(), v.maxLength(4096), v.regex(/^https?:\/\//), v.url()),
  /** In seconds. */
  expiresIn: v.number(),
})
export type StartSocialAnswer = v.InferOutput<typeof StartSocialAnswerSchema>

/** 32 bytes known only to the browser that returned from the provider. */
const SocialTicketSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/**
 * Polled without a ticket to detect failure; the ticket finishes the login. Only the device that started it gets a
 * response, and only the browser that was at the provider has the ticket.
 */
export const FinishSocialSchema = v.strictObject({
  attemptId: IdSchema,
  ticket: v.optional(SocialTicketSchema),
  agreementKey: PublicKeySchema,
  label: DeviceLabelSchema,
})
export type FinishSocial = v.InferInput<typeof FinishSocialSchema>

export const FinishSocialAnswerSchema = v.variant('state', [
  v.strictObject({ state: v.literal('pending') }),
  v.strictObject({ state: v.literal('done'), ...SignedInAnswerSchema.entries }),
])
export type FinishSocialAnswer = v.InferOutput<typeof FinishSocialAnswerSchema>

export const socialParameters = { attempt: 'attempt', ticket: 'ticket' } as const
