import * as v from 'valibot'
import { FinishSocialSchema, StartSocialSchema } from './social.js'

const { projectId, site } = StartSocialSchema.entries

export const StartFarcasterSchema = v.strictObject({ projectId, site })
export type StartFarcaster = v.InferInput<typeof StartFarcasterSchema>

export const StartFarcasterAnswerSchema = v.strictObject({
  attemptId: FinishSocialSchema.entries.attemptId,
  /** Link for the Farcaster app, scanned or tapped. */
  url: v.pipe(v.string(), v.maxLength(4096), v.regex(/^https?:\/\//), v.url()),
  /** In seconds. */
  expiresIn: v.number(),
})
export type StartFarcasterAnswer = v.InferOutput<typeof StartFarcasterAnswerSchema>

const { attemptId, agreementKey, label } = FinishSocialSchema.entries

/**
 * Polled until the visitor has approved in the app; the response is that of a social login. There is no browser
 * redirect and so no ticket: only the device that started the login gets a response.
 */
export const FinishFarcasterSchema = v.strictObject({ attemptId, agreementKey, label })
export type FinishFarcaster = v.InferInput<typeof FinishFarcasterSchema>
