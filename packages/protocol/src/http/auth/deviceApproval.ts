import * as v from 'valibot'
import { TicketSchema } from './escrow.js'
import { IdSchema, PublicKeySchema, TimeSchema } from './keyMaterial.js'

export const StartApprovalSchema = v.strictObject({
  /** For `release`: says that this device has signed in. What opens the wallet is the owner's own answer. */
  ticket: TicketSchema,
  /** Of the way back whose key is wanted. */
  publicKey: PublicKeySchema,
})

export type StartApproval = v.InferInput<typeof StartApprovalSchema>

/** Answer of /escrow/approval/start, after which a mail with a link is on its way. */
export const StartApprovalAnswerSchema = v.strictObject({ approvalId: IdSchema, expiresIn: v.number() })

export type StartApprovalAnswer = v.InferOutput<typeof StartApprovalAnswerSchema>

export const ReadApprovalSchema = v.strictObject({ approvalId: IdSchema })

export type ReadApproval = v.InferInput<typeof ReadApprovalSchema>

export const ApprovalStateSchema = v.picklist(['pending', 'approved', 'refused', 'expired'])

export type ApprovalState = v.InferOutput<typeof ApprovalStateSchema>

export const ReadApprovalAnswerSchema = v.strictObject({
  state: ApprovalStateSchema,
  /** When an approved device may have the key, where it has to wait. */
  availableAt: v.optional(TimeSchema),
})

export type ReadApprovalAnswer = v.InferOutput<typeof ReadApprovalAnswerSchema>
