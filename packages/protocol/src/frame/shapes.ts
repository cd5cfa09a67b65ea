import * as v from 'valibot'
import { parseMailbox } from '../http/auth/parseMailbox.js'

export const nothing = v.undefined()

/** 128 random bits, used once. */
export const idSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

/**
 * Ticket of the window that the page has opened within the click: the vault finds the window with it and asks for
 * approval there.
 */
export const windowSchema = v.optional(idSchema)

export const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength))

export const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.check(address => parseMailbox(address) !== undefined),
)

export const isEmail = (text: string): boolean => v.is(EmailSchema, text)

export const OtpSchema = v.pipe(v.string(), v.regex(/^\d{6}$/))

/** A number for EVM, `namespace:reference` for others; both are also accepted as text. */
export const chainIdSchema = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^([-a-z0-9]{3,8}:)?[-_a-zA-Z0-9]{1,32}$/)),
])

export const addressSchema = v.pipe(v.string(), v.regex(/^[-.%a-zA-Z0-9]{1,128}$/))

export const accountTypeSchema = v.picklist(['eoa', 'smartAccount'])

export const httpUrlSchema = v.pipe(v.string(), v.maxLength(2048), v.regex(/^https?:\/\/[^\s]+$/))

export const SiwxMessageSchema = v.strictObject({
  accountAddress: text(128),
  chainId: text(64),
  domain: text(253),
  uri: text(2048),
  version: text(16),
  nonce: text(128),
  serializedMessage: v.optional(text(16_384)),
  notBefore: v.optional(text(64)),
  statement: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  resources: v.optional(v.pipe(v.array(text(2048)), v.maxLength(64))),
  requestId: v.optional(v.pipe(v.string(), v.maxLength(256))),
  issuedAt: v.optional(text(64)),
  expirationTime: v.optional(text(64)),
})

export const userEntries = {
  email: v.optional(v.nullable(EmailSchema)),
  address: addressSchema,
  chainId: chainIdSchema,
  accounts: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          address: addressSchema,
          /** Two kinds for EVM, two for Bitcoin. */
          type: v.picklist(['eoa', 'smartAccount', 'payment', 'ordinal']),
          publicKey: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{64,66}$/))),
        }),
      ),
      v.maxLength(16),
    ),
  ),
  preferredAccountType: v.optional(accountTypeSchema),
  signature: v.optional(text(16_384)),
  message: v.optional(text(16_384)),
  siwxMessage: v.optional(SiwxMessageSchema),
} as const

/** The signed-in user, as in the reply to GET_USER. */
export const FrameUserSchema = v.strictObject({
  ...userEntries,
  smartAccountDeployed: v.optional(v.boolean()),
  /** Whether the visitor has a recovery method that does not need the mailbox. */
  hasOwnRecovery: v.optional(v.boolean()),
  isNew: v.optional(v.boolean()),
})
export type FrameUser = v.InferOutput<typeof FrameUserSchema>
