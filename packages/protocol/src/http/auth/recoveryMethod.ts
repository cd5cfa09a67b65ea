import * as v from 'valibot'
import { bytes, PublicKeySchema, SealedSchema, TimeSchema } from './keyMaterial.js'

/**
 * Argon2id with one lane; memory in KiB. Its 32 bytes are the input of an OPRF (RFC 9497, ristretto255-SHA512) whose
 * key the service holds, and the key pair is derived from the output: a guess cannot be checked without the service,
 * which counts them.
 */
export const PassphraseParametersSchema = v.strictObject({
  salt: bytes(16),
  memory: v.pipe(v.number(), v.integer(), v.minValue(19_456), v.maxValue(1_048_576)),
  passes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
})
export type PassphraseParameters = v.InferOutput<typeof PassphraseParametersSchema>

export const CredentialIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22,1364}$/))

const escrow = { kind: v.literal('escrow'), publicKey: PublicKeySchema }
const passphrase = {
  kind: v.literal('passphrase'),
  publicKey: PublicKeySchema,
  parameters: PassphraseParametersSchema,
  /** Keyed digest over wallet and addresses that needs the passphrase: a service cannot substitute another wallet. */
  binding: bytes(32),
}
const passkey = {
  kind: v.literal('passkey'),
  /** Public key of a pair derived from the passkey's PRF output for the wallet id. */
  publicKey: PublicKeySchema,
  credentialId: CredentialIdSchema,
  /** As for a passphrase; it needs the passkey. */
  binding: bytes(32),
  label: v.pipe(v.string(), v.maxLength(100)),
  addedAt: TimeSchema,
}
// A recovery phrase on paper; the service knows only that it exists.
const kit = { kind: v.literal('kit') }

/** A recovery method. Its public key lets any device seal the next recovery share without involving the visitor. */
export const RecoveryMethodSchema = v.variant('kind', [
  v.strictObject(escrow),
  v.strictObject(passphrase),
  v.strictObject(passkey),
  v.strictObject(kit),
])
export type RecoveryMethod = v.InferOutput<typeof RecoveryMethodSchema>

export const SealedPasskeySchema = v.strictObject({ ...passkey, sealedShare: SealedSchema })

export const SealedRecoverySchema = v.variant('kind', [
  v.strictObject({ ...escrow, sealedShare: SealedSchema }),
  v.strictObject({ ...passphrase, sealedShare: SealedSchema }),
  SealedPasskeySchema,
  v.strictObject(kit),
])
export type SealedRecovery = v.InferOutput<typeof SealedRecoverySchema>

const nameRecovery = (recovery: SealedRecovery) =>
  recovery.kind === 'passkey' ? recovery.credentialId : recovery.kind

/** All recovery methods of a wallet: one of each kind, and several passkeys. */
export const SealedRecoveriesSchema = v.pipe(
  v.array(SealedRecoverySchema),
  v.maxLength(8),
  v.check(list => new Set(list.map(nameRecovery)).size === list.length),
)

/**
 * Response of /auth/recovery/read, which needs a code from the last ten minutes. Passkeys have a separate endpoint.
 */
export const RecoveryAnswerSchema = v.strictObject({ recoveries: SealedRecoveriesSchema })
export type RecoveryAnswer = v.InferOutput<typeof RecoveryAnswerSchema>

export const EvaluatePassphraseSchema = v.strictObject({
  /** The blinded OPRF input, a ristretto255 element, which reveals nothing about the passphrase. */
  blinded: bytes(32),
})
export type EvaluatePassphrase = v.InferInput<typeof EvaluatePassphraseSchema>

export const EvaluatePassphraseAnswerSchema = v.strictObject({ evaluated: bytes(32) })
export type EvaluatePassphraseAnswer = v.InferOutput<typeof EvaluatePassphraseAnswerSchema>
