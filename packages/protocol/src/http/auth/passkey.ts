import * as v from 'valibot'
import { bytes } from './keyMaterial.js'
import { CredentialIdSchema, SealedPasskeySchema } from './recoveryMethod.js'

/** What a browser says of a passkey, as base64url without padding. */
const said = v.pipe(v.string(), v.regex(/^[\w-]{1,8192}$/))

/** Asks for a challenge: for a passkey that is added to the wallet, or one that is used. */
export const StartPasskeySchema = v.strictObject({ purpose: v.picklist(['add', 'use']) })

export type StartPasskey = v.InferInput<typeof StartPasskeySchema>

/** Good once, for the account and the device that has asked. */
export const StartPasskeyAnswerSchema = v.strictObject({ challenge: bytes(32), expiresIn: v.number() })

export type StartPasskeyAnswer = v.InferOutput<typeof StartPasskeyAnswerSchema>

/** A passkey that was just made, without an attestation. */
export const AddPasskeySchema = v.strictObject({
  credentialId: CredentialIdSchema,
  /** What verifies its signatures, as SPKI. */
  publicKey: said,
  clientData: said,
  authenticatorData: said,
})

export type AddPasskey = v.InferInput<typeof AddPasskeySchema>

/** The signature of a passkey over a challenge. */
export const UsePasskeySchema = v.strictObject({
  credentialId: CredentialIdSchema,
  clientData: said,
  authenticatorData: said,
  signature: said,
})

export type UsePasskey = v.InferInput<typeof UsePasskeySchema>

/** The way back that this passkey is, with the share that it opens. */
export const UsePasskeyAnswerSchema = v.strictObject({ recovery: SealedPasskeySchema })

export type UsePasskeyAnswer = v.InferOutput<typeof UsePasskeyAnswerSchema>
