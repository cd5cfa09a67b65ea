import type {
  CreateWallet,
  EmbeddedWallet,
  RecoveryMethod,
  RotateWallet,
  SealedRecovery,
  WalletAddresses,
} from '@portico/protocol/auth'
import type { Queries } from '../../database/Database.js'
import type { ListedDevice } from './devices.js'

export interface StoredWallet {
  id: string
  epoch: number
  addresses: WalletAddresses
  commitment: string
  countersignature: string
  authShare: Buffer
  recoveries: SealedRecovery[]
}

export async function findWallet(database: Queries, userId: string): Promise<StoredWallet | undefined> {
  return await database<StoredWallet[]>`select * from auth_wallets where user_id = ${userId}`.first()
}

export async function insertWallet(
  database: Queries,
  userId: string,
  { wallet, recoveries }: Pick<CreateWallet, 'wallet' | 'recoveries'>,
  authShare: Buffer,
): Promise<boolean> {
  const { id, addresses, commitment, countersignature } = wallet
  const row = {
    id,
    userId,
    epoch: 1,
    addresses: JSON.stringify(addresses),
    commitment,
    countersignature,
    authShare,
    recoveries: JSON.stringify(recoveries),
  }
  return await database`insert into auth_wallets ${database(row)} on conflict do nothing returning 1`.exists()
}

export interface NextEpoch
  extends Pick<RotateWallet, 'expectedEpoch' | 'commitment' | 'countersignature' | 'recoveries'> {
  authShare: Buffer
}

/** Replaces the shares unless they changed since they were read. Older shares are not kept. */
export async function replaceShares(database: Queries, userId: string, next: NextEpoch): Promise<boolean> {
  return await database`
    update auth_wallets set
      epoch = epoch + 1,
      commitment = ${next.commitment},
      countersignature = ${next.countersignature},
      auth_share = ${next.authShare},
      recoveries = ${JSON.stringify(next.recoveries)}
    where user_id = ${userId} and epoch = ${next.expectedEpoch} returning 1`.exists()
}

export function toEmbeddedWallet(
  wallet: StoredWallet,
  devices: readonly ListedDevice[],
  currentDeviceId: string,
): EmbeddedWallet {
  const { id, epoch, addresses, commitment, countersignature, recoveries } = wallet
  return {
    id,
    epoch,
    addresses,
    commitment,
    countersignature,
    devices: devices.map(device => ({
      id: device.id,
      label: device.label,
      agreementKey: device.agreementKey,
      addedAt: Math.floor(device.addedAt.getTime() / 1000),
      usedAt: Math.floor(device.usedAt.getTime() / 1000),
      current: device.id === currentDeviceId,
    })),
    recoveries: recoveries.map(withoutShare),
  }
}

function withoutShare(recovery: SealedRecovery): RecoveryMethod {
  if (recovery.kind === 'kit') return recovery
  const { sealedShare: _, ...method } = recovery
  return method
}

/** Associated data of an encrypted share: a share copied to another row cannot be decrypted there. */
export const formatShareContext = (userId: string, walletId: string, epoch: number) =>
  JSON.stringify(['auth', userId, walletId, epoch])
