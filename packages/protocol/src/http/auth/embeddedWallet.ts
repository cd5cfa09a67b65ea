import * as v from 'valibot'
import { rpcFamilies } from '../../rpc/rpcFamilies.js'
import {
  bytes,
  DeviceIdSchema,
  EpochSchema,
  IdSchema,
  PublicKeySchema,
  SealedSchema,
  TimeSchema,
} from './keyMaterial.js'
import { RecoveryMethodSchema, SealedRecoveriesSchema } from './recoveryMethod.js'

export const WalletAddressesSchema = v.strictObject({
  eip155: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
  solana: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
})
export type WalletAddresses = v.InferOutput<typeof WalletAddressesSchema>

/** All accounts of a wallet as CAIP-10 ids, smart accounts included: at least one per network of its vault. */
export const WalletAccountsSchema = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^(${rpcFamilies.join('|')}):[-_a-zA-Z0-9]{1,32}:[a-zA-Z0-9]{1,90}$`)),
    ),
  ),
  v.maxLength(256),
)
export type WalletAccounts = v.InferOutput<typeof WalletAccountsSchema>

/** Display name of a device, such as "Firefox on Linux". */
export const DeviceLabelSchema = v.pipe(v.string(), v.trim(), v.regex(/^\P{C}{1,64}$/u))

export const WalletDeviceSchema = v.strictObject({
  id: DeviceIdSchema,
  label: DeviceLabelSchema,
  agreementKey: PublicKeySchema,
  addedAt: TimeSchema,
  /** When its session was last refreshed. */
  usedAt: TimeSchema,
  current: v.boolean(),
})
export type WalletDevice = v.InferOutput<typeof WalletDeviceSchema>

const binding = {
  /** HMAC over wallet id, epoch and all share holders, with a key derived from the root. */
  commitment: bytes(32),
  /** ECDSA signature over the same, by the device that wrote this epoch. */
  countersignature: bytes(64),
}

export const EmbeddedWalletSchema = v.strictObject({
  id: IdSchema,
  epoch: EpochSchema,
  addresses: WalletAddressesSchema,
  ...binding,
  /** Devices with a share of this epoch, collected or deposited. */
  devices: v.array(WalletDeviceSchema),
  recoveries: v.array(RecoveryMethodSchema),
})
export type EmbeddedWallet = v.InferOutput<typeof EmbeddedWalletSchema>

/** `new` until the device holds a share. */
export const DeviceStateSchema = v.picklist(['active', 'new'])

export const WalletAnswerSchema = v.strictObject({
  wallet: v.nullable(EmbeddedWalletSchema),
  device: DeviceStateSchema,
  /** The device's share of the current epoch, if another device wrote it. */
  deposited: v.optional(SealedSchema),
})
export type WalletAnswer = v.InferOutput<typeof WalletAnswerSchema>

// A share of 32 bytes plus one for its index.
const authShare = bytes(33)

/**
 * Ed25519 signature by the wallet's own Solana key over `formatOwnerStatement`: without the root, shares cannot be
 * replaced.
 */
const ownerSignature = bytes(64)

export const CreateWalletSchema = v.strictObject({
  wallet: v.strictObject({ id: IdSchema, addresses: WalletAddressesSchema, ...binding }),
  authShare,
  ownerSignature,
  recoveries: SealedRecoveriesSchema,
})
export type CreateWallet = v.InferInput<typeof CreateWalletSchema>

/** Writes the next epoch. Active devices that are not listed lose access to the wallet. */
export const RotateWalletSchema = v.strictObject({
  expectedEpoch: EpochSchema,
  authShare,
  ...binding,
  ownerSignature,
  /** The remaining devices, each with its new share sealed to its agreement key. */
  devices: v.pipe(
    v.array(v.strictObject({ id: DeviceIdSchema, sealedShare: SealedSchema })),
    v.maxLength(100),
  ),
  recoveries: SealedRecoveriesSchema,
  emailChange: v.optional(IdSchema),
})
export type RotateWallet = v.InferInput<typeof RotateWalletSchema>

export const EpochAnswerSchema = v.strictObject({ epoch: EpochSchema })
export type EpochAnswer = v.InferOutput<typeof EpochAnswerSchema>
