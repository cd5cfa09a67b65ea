import * as v from 'valibot'
import { EpochSchema, IdSchema, PublicKeySchema, SealedSchema } from './keyMaterial.js'

export const TicketPurposeSchema = v.picklist(['store', 'release'])

export type TicketPurpose = v.InferOutput<typeof TicketPurposeSchema>

/** Tickets for a release come with an approval. */
export const EscrowTicketSchema = v.strictObject({ purpose: v.literal('store') })

export type EscrowTicket = v.InferInput<typeof EscrowTicketSchema>

export const EscrowTicketAnswerSchema = v.strictObject({ ticket: v.string() })

export type EscrowTicketAnswer = v.InferOutput<typeof EscrowTicketAnswerSchema>

const ticket = v.pipe(v.string(), v.regex(/^[\w.-]{20,4096}$/))

/** The recovery key, sealed to the escrow's key with `sealInfo.escrowStore` and the wallet's id. */
export const StoreEscrowSchema = v.strictObject({
  ticket,
  walletId: IdSchema,
  epoch: EpochSchema,
  sealedKey: SealedSchema,
})

export type StoreEscrow = v.InferInput<typeof StoreEscrowSchema>

export const ReleaseEscrowSchema = v.strictObject({ ticket, recipientKey: PublicKeySchema })

export type ReleaseEscrow = v.InferInput<typeof ReleaseEscrowSchema>

export const ReleaseEscrowAnswerSchema = v.strictObject({ sealedKey: SealedSchema })

export type ReleaseEscrowAnswer = v.InferOutput<typeof ReleaseEscrowAnswerSchema>

export const EscrowKeyAnswerSchema = v.strictObject({ publicKey: PublicKeySchema })

export type EscrowKeyAnswer = v.InferOutput<typeof EscrowKeyAnswerSchema>
