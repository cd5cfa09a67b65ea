import * as v from 'valibot'
import { IdSchema, TimeSchema } from './keyMaterial.js'

/** Answer of /auth/device/approval/start, after which a mail with a link is on its way. */
export const StartApprovalAnswerSchema = v.strictObject({ approvalId: IdSchema, expiresIn: v.number() })

export type StartApprovalAnswer = v.InferOutput<typeof StartApprovalAnswerSchema>

export const ReadApprovalSchema = v.strictObject({ approvalId: IdSchema })

export type ReadApproval = v.InferInput<typeof ReadApprovalSchema>

export const ApprovalStateSchema = v.picklist(['pending', 'approved', 'refused', 'expired'])

export type ApprovalState = v.InferOutput<typeof ApprovalStateSchema>

export const ReadApprovalAnswerSchema = v.strictObject({
  state: ApprovalStateSchema,
  /** For the escrow; there once the device is approved and has waited as long as it must. */
  ticket: v.optional(v.string()),
  /** When an approved device may go on, where it has to wait. */
  availableAt: v.optional(TimeSchema),
})

export type ReadApprovalAnswer = v.InferOutput<typeof ReadApprovalAnswerSchema>
