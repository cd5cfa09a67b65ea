import * as v from 'valibot'
import { WalletAccountsSchema, WalletAddressesSchema } from './embeddedWallet.js'
import { bytes, IdSchema, PublicKeySchema, SealedSchema } from './keyMaterial.js'

export const TicketPurposeSchema = v.picklist(['store', 'release'])
export type TicketPurpose = v.InferOutput<typeof TicketPurposeSchema>

/** A ticket for `release` needs a one-time code from the last ten minutes. */
export const EscrowTicketSchema = v.strictObject({
  purpose: TicketPurposeSchema,
  /** Set to store a key for the new mailbox of a proven change. */
  emailChange: v.optional(IdSchema),
})

export const EscrowTicketAnswerSchema = v.strictObject({ ticket: v.string() })
export type EscrowTicketAnswer = v.InferOutput<typeof EscrowTicketAnswerSchema>

export const TicketSchema = v.pipe(v.string(), v.regex(/^[\w.-]{20,4096}$/))

/** Stores a recovery key. Keys are never replaced; a wallet that needs another stores another. */
export const StoreEscrowSchema = v.strictObject({
  ticket: TicketSchema,
  walletId: IdSchema,
  /** The mailbox that can get the key back, as the visitor typed it in the vault. */
  email: v.pipe(v.string(), v.maxLength(1000)),
  /** The key, sealed to the escrow's key with `sealInfo.escrowStore`, the wallet id and the mailbox. */
  sealedKey: SealedSchema,
  /** Addresses of the wallet, returned with the key and used to read its value. */
  addresses: WalletAddressesSchema,
})
export type StoreEscrow = v.InferInput<typeof StoreEscrowSchema>

/** Binds the mailbox to an existing wallet, signed by the wallet's own key. */
export const ConfirmEscrowSchema = v.strictObject({
  walletId: IdSchema,
  publicKey: PublicKeySchema,
  /** Accounts that may hold value. While they are unknown, the wallet counts as large. */
  accounts: v.optional(WalletAccountsSchema),
  /** Ed25519 signature by the wallet's Solana key over `formatEscrowStatement`. */
  ownerSignature: bytes(64),
})
export type ConfirmEscrow = v.InferInput<typeof ConfirmEscrowSchema>

export const ReleaseEscrowSchema = v.strictObject({
  /** An approval that the mailbox owner has given to this device. */
  approvalId: IdSchema,
  /** An ephemeral key. */
  recipientKey: PublicKeySchema,
})

export const ReleaseEscrowAnswerSchema = v.strictObject({
  sealedKey: SealedSchema,
  /** Addresses of the wallet that the key was stored for; the auth service has no say in them. */
  addresses: WalletAddressesSchema,
})
export type ReleaseEscrowAnswer = v.InferOutput<typeof ReleaseEscrowAnswerSchema>

export const EscrowKeyAnswerSchema = v.strictObject({ publicKey: PublicKeySchema })
export type EscrowKeyAnswer = v.InferOutput<typeof EscrowKeyAnswerSchema>
