import * as v from 'valibot'
import { TicketSchema } from './escrow.js'
import { bytes, IdSchema, PublicKeySchema, TimeSchema } from './keyMaterial.js'

export const StartApprovalSchema = v.strictObject({
  /** A ticket for `release` proves that this device has signed in. Only the owner's approval releases the key. */
  ticket: TicketSchema,
  publicKey: PublicKeySchema,
  /** `commitToOpening` of bytes that are revealed after the response. */
  commitment: bytes(32),
})
export type StartApproval = v.InferInput<typeof StartApprovalSchema>

/** Response of /escrow/approval/start; a mail with a link is on its way. */
export const StartApprovalAnswerSchema = v.strictObject({
  approvalId: IdSchema,
  expiresIn: v.number(),
  /** The escrow's random bytes. Omitted if the owner has already decided and is not asked again. */
  nonce: v.optional(bytes(32)),
  /** Since when the escrow knows the wallet; a visitor who never had one here should stop. */
  since: TimeSchema,
  /** Seconds the device waits for the key, by the wallet's current value. */
  wait: v.number(),
})
export type StartApprovalAnswer = v.InferOutput<typeof StartApprovalAnswerSchema>

/** Reveals the bytes of the commitment; both sides can derive the number then. */
export const OpenApprovalSchema = v.strictObject({ approvalId: IdSchema, opening: bytes(32) })
export type OpenApproval = v.InferInput<typeof OpenApprovalSchema>

export const ReadApprovalSchema = v.strictObject({ approvalId: IdSchema })

/** `mismatched`: a wrong number was typed. The request is over; the device may start another. */
export const ApprovalStateSchema = v.picklist(['pending', 'approved', 'refused', 'mismatched', 'expired'])

export const ReadApprovalAnswerSchema = v.strictObject({
  state: ApprovalStateSchema,
  /** When an approved device may get the key, if it has to wait. */
  availableAt: v.optional(TimeSchema),
})
export type ReadApprovalAnswer = v.InferOutput<typeof ReadApprovalAnswerSchema>
