import * as v from 'valibot'
import { bytes } from './keyMaterial.js'
import { CredentialIdSchema, SealedPasskeySchema } from './recoveryMethod.js'

/** A WebAuthn field, as base64url without padding. */
const said = v.pipe(v.string(), v.regex(/^[\w-]{1,8192}$/))

/** Requests a challenge to add a passkey or to use one. */
export const StartPasskeySchema = v.strictObject({ purpose: v.picklist(['add', 'use']) })
export type StartPasskey = v.InferInput<typeof StartPasskeySchema>

/** Valid once, for the requesting account and device. */
export const StartPasskeyAnswerSchema = v.strictObject({ challenge: bytes(32), expiresIn: v.number() })
export type StartPasskeyAnswer = v.InferOutput<typeof StartPasskeyAnswerSchema>

export const AddPasskeySchema = v.strictObject({
  credentialId: CredentialIdSchema,
  /** The public key as SPKI. */
  publicKey: said,
  clientData: said,
  authenticatorData: said,
})
export type AddPasskey = v.InferInput<typeof AddPasskeySchema>

export const UsePasskeySchema = v.strictObject({
  credentialId: CredentialIdSchema,
  clientData: said,
  authenticatorData: said,
  signature: said,
})
export type UsePasskey = v.InferInput<typeof UsePasskeySchema>

export const UsePasskeyAnswerSchema = v.strictObject({ recovery: SealedPasskeySchema })
export type UsePasskeyAnswer = v.InferOutput<typeof UsePasskeyAnswerSchema>
