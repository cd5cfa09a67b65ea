import {
  formatOwnerStatement,
  type RecoveryMethod,
  type RotateWallet,
  type SealedRecovery,
  type WalletDevice,
} from '@portico/protocol/auth'
import type { Accounts } from '../families/deriveAccounts.ts'
import { type Bytes, wipe } from '../keys/Bytes.ts'
import { createCommitment } from '../keys/commitment.ts'
import { exportPublicKey, signWithDevice } from '../keys/deviceKeys.ts'
import { toBase64Url, toUtf8 } from '../keys/encoding.ts'
import { seal } from '../keys/hpke.ts'
import { splitRoot } from '../keys/splitRoot.ts'
import { wrapSecret } from '../keys/wrapSecret.ts'
import type { StoredShare } from '../store/KeyStore.ts'
import type { Custody } from './Custody.ts'
import { signAsOwner } from './signAsOwner.ts'

interface Target {
  readonly walletId: string
  readonly epoch: number
  readonly recoveries: readonly RecoveryMethod[]
  readonly devices: readonly WalletDevice[]
}

/** A newly split root: this device's share and everything for the service. Nothing is sent or stored yet. */
interface WrittenEpoch extends Omit<RotateWallet, 'expectedEpoch'> {
  readonly stored: StoredShare
}

export async function writeEpoch(
  { device, deviceId, userId }: Custody,
  root: Bytes,
  accounts: Accounts,
  { walletId, epoch, recoveries, devices }: Target,
): Promise<WrittenEpoch> {
  const shares = await splitRoot(root, epoch)
  const place = { userId, walletId, kind: 'device-share', epoch } as const
  try {
    const self = { id: deviceId, agreementKey: await exportPublicKey(device.agreement.publicKey) }
    const recipients = { devices: [...devices, self], recoveries }
    const commitment = createCommitment(root, { id: walletId, epoch, ...recipients })
    const statement = formatOwnerStatement({ walletId, epoch, commitment, deviceId })
    const countersignature = toBase64Url(await signWithDevice(device, toUtf8(statement)))
    return {
      stored: { epoch, countersignature, wrapped: await wrapSecret(device, shares.device.bytes, place) },
      authShare: toBase64Url(shares.auth.bytes),
      commitment,
      countersignature,
      ownerSignature: signAsOwner(accounts, statement),
      devices: await Promise.all(
        devices.map(async ({ id, agreementKey }) => ({
          id,
          sealedShare: await seal(agreementKey, shares.device.bytes, { use: 'deviceShare', walletId, epoch }),
        })),
      ),
      recoveries: await Promise.all(
        recoveries.map(async (method): Promise<SealedRecovery> => {
          if (method.kind === 'kit') return method
          const purpose = { use: 'recoveryShare', walletId, epoch } as const
          return { ...method, sealedShare: await seal(method.publicKey, shares.recovery.bytes, purpose) }
        }),
      ),
    }
  } finally {
    wipe(shares.device.bytes, shares.auth.bytes, shares.recovery.bytes)
  }
}

/** A passkey counts only beside a second method: it can be deleted, or lost with its device, and the wallet with it. */
export const hasOwnRecovery = (recoveries: readonly Pick<RecoveryMethod, 'kind'>[]): boolean =>
  recoveries.some(({ kind }) => kind === 'kit' || kind === 'passphrase') ||
  (recoveries.length > 1 && recoveries.some(({ kind }) => kind === 'passkey'))
