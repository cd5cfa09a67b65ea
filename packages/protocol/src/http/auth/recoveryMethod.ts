import * as v from 'valibot'
import { bytes, PublicKeySchema, SealedSchema, TimeSchema } from './keyMaterial.js'

/**
 * Argon2id with one lane; memory in KiB. Its 32 bytes are the input of an oblivious pseudorandom function (RFC 9497,
 * ristretto255-SHA512) whose key the service has, and the key pair is made from the output: without the service, which
 * counts, no guess can be checked.
 */
export const PassphraseParametersSchema = v.strictObject({
  salt: bytes(16),
  memory: v.pipe(v.number(), v.integer(), v.minValue(19_456), v.maxValue(1_048_576)),
  passes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
})

export type PassphraseParameters = v.InferOutput<typeof PassphraseParametersSchema>

/** What browsers call a passkey by. */
export const CredentialIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22,1364}$/))

const escrow = { kind: v.literal('escrow'), publicKey: PublicKeySchema }
const passphrase = {
  kind: v.literal('passphrase'),
  publicKey: PublicKeySchema,
  parameters: PassphraseParametersSchema,
  /** A keyed digest of wallet and addresses that takes the passphrase: no service can put another wallet behind it. */
  binding: bytes(32),
}
const passkey = {
  kind: v.literal('passkey'),
  /** Of a key pair that is made from what the passkey computes of the wallet's id (PRF). */
  publicKey: PublicKeySchema,
  credentialId: CredentialIdSchema,
  /** As for a passphrase; it takes the passkey. */
  binding: bytes(32),
  /** Where it was made, as people recognise it. */
  label: v.pipe(v.string(), v.maxLength(100)),
  addedAt: TimeSchema,
}
// Words on paper: that they exist is all the service knows.
const kit = { kind: v.literal('kit') }

/** A way back to the wallet. Its public key lets any device seal the next recovery share without asking a person. */
export const RecoveryMethodSchema = v.variant('kind', [
  v.strictObject(escrow),
  v.strictObject(passphrase),
  v.strictObject(passkey),
  v.strictObject(kit),
])

export type RecoveryMethod = v.InferOutput<typeof RecoveryMethodSchema>

export const SealedPasskeySchema = v.strictObject({ ...passkey, sealedShare: SealedSchema })

/** The same with the share of the current epoch. */
export const SealedRecoverySchema = v.variant('kind', [
  v.strictObject({ ...escrow, sealedShare: SealedSchema }),
  v.strictObject({ ...passphrase, sealedShare: SealedSchema }),
  SealedPasskeySchema,
  v.strictObject(kit),
])

export type SealedRecovery = v.InferOutput<typeof SealedRecoverySchema>

const nameRecovery = (recovery: SealedRecovery) =>
  recovery.kind === 'passkey' ? recovery.credentialId : recovery.kind

/** All ways back of a wallet: one of a kind, and several passkeys. */
export const SealedRecoveriesSchema = v.pipe(
  v.array(SealedRecoverySchema),
  v.maxLength(8),
  v.check(list => new Set(list.map(nameRecovery)).size === list.length),
)

/** Answer of /auth/recovery/read, which wants a code of the last ten minutes; passkeys have a call of their own. */
export const RecoveryAnswerSchema = v.strictObject({ recoveries: SealedRecoveriesSchema })

export type RecoveryAnswer = v.InferOutput<typeof RecoveryAnswerSchema>

export const EvaluatePassphraseSchema = v.strictObject({
  /** The blinded input, a ristretto255 element. It says nothing of the passphrase. */
  blinded: bytes(32),
})

export type EvaluatePassphrase = v.InferInput<typeof EvaluatePassphraseSchema>

/** Answer of /auth/passphrase/evaluate. */
export const EvaluatePassphraseAnswerSchema = v.strictObject({ evaluated: bytes(32) })

export type EvaluatePassphraseAnswer = v.InferOutput<typeof EvaluatePassphraseAnswerSchema>
