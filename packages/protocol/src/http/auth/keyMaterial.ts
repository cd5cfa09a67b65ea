import * as v from 'valibot'

/** This many bytes as base64url without padding. */
export const bytes = (count: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]*$/), v.length(Math.ceil((count * 4) / 3)))

/** A public P-256 key without optional JWK members such as `ext` and `key_ops`. */
export const PublicKeySchema = v.strictObject({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: bytes(32),
  y: bytes(32),
})
export type PublicKey = v.InferOutput<typeof PublicKeySchema>

/** HPKE output (DHKEM P-256, HKDF-SHA256, AES-256-GCM; base mode): the encapsulated key and the ciphertext. */
export const SealedSchema = v.strictObject({
  enc: bytes(65),
  ciphertext: v.pipe(v.string(), v.regex(/^[\w-]{22,1024}$/)),
})
export type Sealed = v.InferOutput<typeof SealedSchema>

/** HPKE `info` values; they separate the uses from each other. */
export const sealInfo = {
  authShare: 'portico/auth-share/1',
  deviceShare: 'portico/device-share/1',
  recoveryShare: 'portico/recovery-share/1',
  escrowStore: 'portico/escrow-store/1',
  escrowRelease: 'portico/escrow-release/1',
} as const

/**
 * HPKE associated data: the wallet id with the epoch of a share, or with the mailbox of a key on its way to the
 * escrow, so that the mailbox cannot be replaced in transit. A released key has the wallet id alone.
 */
export const formatSealContext = (walletId: string, boundTo?: number | string) =>
  boundTo === undefined ? walletId : `${walletId}\n${boundTo}`

/** Device id: the RFC 7638 thumbprint of its signing key. */
export const DeviceIdSchema = bytes(32)

export const IdSchema = v.pipe(v.string(), v.uuid())

export const EpochSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))

/** Unix time in seconds. */
export const TimeSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

export const EmptySchema = v.strictObject({})
