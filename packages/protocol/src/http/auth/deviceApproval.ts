import * as v from 'valibot'
import { TicketSchema } from './escrow.js'
import { bytes, IdSchema, PublicKeySchema, TimeSchema } from './keyMaterial.js'

export const StartApprovalSchema = v.strictObject({
  /** For `release`: says that this device has signed in. What opens the wallet is the owner's own answer. */
  ticket: TicketSchema,
  /** Of the way back whose key is wanted. */
  publicKey: PublicKeySchema,
  /** `commitToOpening` of bytes that are told once the answer is there. */
  commitment: bytes(32),
})

export type StartApproval = v.InferInput<typeof StartApprovalSchema>

/** Answer of /escrow/approval/start, after which a mail with a link is on its way. */
export const StartApprovalAnswerSchema = v.strictObject({
  approvalId: IdSchema,
  expiresIn: v.number(),
  /** The escrow's own random bytes. Left out where the owner has answered before and is not asked again. */
  nonce: v.optional(bytes(32)),
  /** Since when the escrow knows the wallet: who never had one here should not go on. */
  since: TimeSchema,
  /** Seconds that the device waits for the key after this call, by what is in the wallet now. */
  wait: v.number(),
})

export type StartApprovalAnswer = v.InferOutput<typeof StartApprovalAnswerSchema>

/** Tells the bytes of the commitment; both sides know the number then. */
export const OpenApprovalSchema = v.strictObject({ approvalId: IdSchema, opening: bytes(32) })

export type OpenApproval = v.InferInput<typeof OpenApprovalSchema>

export const ReadApprovalSchema = v.strictObject({ approvalId: IdSchema })

export type ReadApproval = v.InferInput<typeof ReadApprovalSchema>

/** `mismatched`: another number was typed. This question is over; the device may ask another one. */
export const ApprovalStateSchema = v.picklist(['pending', 'approved', 'refused', 'mismatched', 'expired'])

export type ApprovalState = v.InferOutput<typeof ApprovalStateSchema>

export const ReadApprovalAnswerSchema = v.strictObject({
  state: ApprovalStateSchema,
  /** When an approved device may have the key, where it has to wait. */
  availableAt: v.optional(TimeSchema),
})

export type ReadApprovalAnswer = v.InferOutput<typeof ReadApprovalAnswerSchema>
