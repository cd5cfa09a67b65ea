import * as v from 'valibot'
import { WalletAccountsSchema, WalletAddressesSchema } from './embeddedWallet.js'
import { bytes, IdSchema, PublicKeySchema, SealedSchema } from './keyMaterial.js'

export const TicketPurposeSchema = v.picklist(['store', 'release'])

export type TicketPurpose = v.InferOutput<typeof TicketPurposeSchema>

/** A ticket for `release` needs a code of the last ten minutes. */
export const EscrowTicketSchema = v.strictObject({
  purpose: TicketPurposeSchema,
  /** To store a key for the new mailbox of a change that was proven. */
  emailChange: v.optional(IdSchema),
})

export type EscrowTicket = v.InferInput<typeof EscrowTicketSchema>

export const EscrowTicketAnswerSchema = v.strictObject({ ticket: v.string() })

export type EscrowTicketAnswer = v.InferOutput<typeof EscrowTicketAnswerSchema>

export const TicketSchema = v.pipe(v.string(), v.regex(/^[\w.-]{20,4096}$/))

/** Keeps a recovery key, which is never replaced: a wallet that needs another one brings another one. */
export const StoreEscrowSchema = v.strictObject({
  ticket: TicketSchema,
  walletId: IdSchema,
  /** The mailbox that can have the key back, as the visitor has typed it in the vault. */
  email: v.pipe(v.string(), v.maxLength(1000)),
  /** The key, sealed to the escrow's with `sealInfo.escrowStore`, the wallet's id and the mailbox. */
  sealedKey: SealedSchema,
  /** Of the wallet that comes back with the key: told to whoever gets it, and looked at for what is at stake. */
  addresses: WalletAddressesSchema,
})

export type StoreEscrow = v.InferInput<typeof StoreEscrowSchema>

/** Makes a wallet the only one of its mailbox, once the wallet exists. Its own key says so. */
export const ConfirmEscrowSchema = v.strictObject({
  walletId: IdSchema,
  /** Of the key that was stored for it. */
  publicKey: PublicKeySchema,
  /** Where the wallet may hold value. While the escrow does not know, the wallet counts as large. */
  accounts: v.optional(WalletAccountsSchema),
  /** Ed25519 of the wallet's Solana key over `formatEscrowStatement`. */
  ownerSignature: bytes(64),
})

export type ConfirmEscrow = v.InferInput<typeof ConfirmEscrowSchema>

export const ReleaseEscrowSchema = v.strictObject({
  /** One that the owner of the mailbox has given to this device. */
  approvalId: IdSchema,
  /** Made for this call alone. */
  recipientKey: PublicKeySchema,
})

export type ReleaseEscrow = v.InferInput<typeof ReleaseEscrowSchema>

export const ReleaseEscrowAnswerSchema = v.strictObject({
  sealedKey: SealedSchema,
  /** Of the wallet that the key was stored for, which is not for the auth service to say. */
  addresses: WalletAddressesSchema,
})

export type ReleaseEscrowAnswer = v.InferOutput<typeof ReleaseEscrowAnswerSchema>

export const EscrowKeyAnswerSchema = v.strictObject({ publicKey: PublicKeySchema })

export type EscrowKeyAnswer = v.InferOutput<typeof EscrowKeyAnswerSchema>
