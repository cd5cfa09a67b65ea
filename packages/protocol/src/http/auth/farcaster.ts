import * as v from 'valibot'
import { FinishSocialSchema, StartSocialSchema } from './social.js'

const { projectId, site } = StartSocialSchema.entries

export const StartFarcasterSchema = v.strictObject({ projectId, site })

export type StartFarcaster = v.InferInput<typeof StartFarcasterSchema>

export const StartFarcasterAnswerSchema = v.strictObject({
  attemptId: FinishSocialSchema.entries.attemptId,
  /** What the app opens, scanned from another screen or tapped on the same phone. */
  url: v.pipe(v.string(), v.maxLength(4096), v.regex(/^https?:\/\//), v.url()),
  /** Seconds. */
  expiresIn: v.number(),
})

export type StartFarcasterAnswer = v.InferOutput<typeof StartFarcasterAnswerSchema>

const { attemptId, agreementKey, label } = FinishSocialSchema.entries

/**
 * Asked until the person has agreed in the app; answered like the end of a login by a provider. No browser comes back with
 * a ticket: whoever has begun the login, and nobody else, is answered.
 */
export const FinishFarcasterSchema = v.strictObject({ attemptId, agreementKey, label })

export type FinishFarcaster = v.InferInput<typeof FinishFarcasterSchema>
