import * as v from 'valibot'
import { EpochSchema, PublicKeySchema, SealedSchema } from './keyMaterial.js'

export const ReleaseShareSchema = v.strictObject({
  recipientKey: PublicKeySchema,
})

export const ReleaseShareAnswerSchema = v.strictObject({ epoch: EpochSchema, sealed: SealedSchema })
export type ReleaseShareAnswer = v.InferOutput<typeof ReleaseShareAnswerSchema>
