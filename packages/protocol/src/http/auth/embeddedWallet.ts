import * as v from 'valibot'
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

/** Every account of a wallet as CAIP-10 ids, smart accounts included: one or more for each network that its vault serves. */
export const WalletAccountsSchema = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^(eip155|solana|bip122|polkadot|cosmos):[-_a-zA-Z0-9]{1,32}:[a-zA-Z0-9]{1,90}$/),
    ),
  ),
  v.maxLength(256),
)

export type WalletAccounts = v.InferOutput<typeof WalletAccountsSchema>

/** Name of a device for people, such as "Firefox on Linux". */
export const DeviceLabelSchema = v.pipe(v.string(), v.trim(), v.regex(/^\P{C}{1,64}$/u))

export const WalletDeviceSchema = v.strictObject({
  id: DeviceIdSchema,
  label: DeviceLabelSchema,
  agreementKey: PublicKeySchema,
  addedAt: TimeSchema,
  /** When its session was last renewed. */
  usedAt: TimeSchema,
  /** Whether it is the device that asks. */
  current: v.boolean(),
})

export type WalletDevice = v.InferOutput<typeof WalletDeviceSchema>

const binding = {
  /** HMAC over wallet id, epoch and all who have shares, with a key from the root. */
  commitment: bytes(32),
  /** ECDSA of the device that wrote this epoch, over the same. */
  countersignature: bytes(64),
}

export const EmbeddedWalletSchema = v.strictObject({
  id: IdSchema,
  epoch: EpochSchema,
  addresses: WalletAddressesSchema,
  ...binding,
  /** Those that hold a share of this epoch, or will once they collect it. */
  devices: v.array(WalletDeviceSchema),
  recoveries: v.array(RecoveryMethodSchema),
})

export type EmbeddedWallet = v.InferOutput<typeof EmbeddedWalletSchema>

/** `new` until the device holds a share of the wallet. */
export const DeviceStateSchema = v.picklist(['active', 'new'])

export type DeviceState = v.InferOutput<typeof DeviceStateSchema>

/** Answer of /auth/wallet/read. */
export const WalletAnswerSchema = v.strictObject({
  wallet: v.nullable(EmbeddedWalletSchema),
  device: DeviceStateSchema,
  /** The asking device's share of the current epoch, when another device wrote that. */
  deposited: v.optional(SealedSchema),
})

export type WalletAnswer = v.InferOutput<typeof WalletAnswerSchema>

// A share of 32 bytes has one more for its place.
const authShare = bytes(33)

/** Ed25519 of the wallet's own Solana key over `formatOwnerStatement`: nobody without the root can replace shares. */
const ownerSignature = bytes(64)

export const CreateWalletSchema = v.strictObject({
  wallet: v.strictObject({ id: IdSchema, addresses: WalletAddressesSchema, ...binding }),
  authShare,
  ownerSignature,
  recoveries: SealedRecoveriesSchema,
})

export type CreateWallet = v.InferInput<typeof CreateWalletSchema>

/** Writes the next epoch. Active devices that are not listed lose the wallet. */
export const RotateWalletSchema = v.strictObject({
  expectedEpoch: EpochSchema,
  authShare,
  ...binding,
  ownerSignature,
  /** The other devices that stay, each with its new share sealed to its agreement key. */
  devices: v.pipe(
    v.array(v.strictObject({ id: DeviceIdSchema, sealedShare: SealedSchema })),
    v.maxLength(100),
  ),
  recoveries: SealedRecoveriesSchema,
  /** A change of the mailbox that was proven, and takes effect with this epoch. */
  emailChange: v.optional(IdSchema),
})

export type RotateWallet = v.InferInput<typeof RotateWalletSchema>

/** Answer of /auth/wallet/create and /auth/wallet/rotate. */
export const EpochAnswerSchema = v.strictObject({ epoch: EpochSchema })

export type EpochAnswer = v.InferOutput<typeof EpochAnswerSchema>
