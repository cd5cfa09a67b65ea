import * as v from 'valibot'
import { IdSchema } from './keyMaterial.js'

/** Requests a change of mailbox. A code goes to the current one first. */
export const StartEmailChangeSchema = v.strictObject({ email: v.pipe(v.string(), v.maxLength(1000)) })

/** Times are in seconds. */
export const StartEmailChangeAnswerSchema = v.strictObject({
  changeId: IdSchema,
  expiresIn: v.number(),
  resendIn: v.number(),
  /** There is no current mailbox, so the code went to the new one. */
  isFirst: v.optional(v.literal(true)),
})
export type StartEmailChangeAnswer = v.InferOutput<typeof StartEmailChangeAnswerSchema>

/** The code of the current mailbox, then the code of the new one. */
export const ProveEmailSchema = v.strictObject({
  changeId: IdSchema,
  code: v.pipe(v.string(), v.regex(/^[0-9]{6}$/)),
})
export type ProveEmail = v.InferInput<typeof ProveEmailSchema>
