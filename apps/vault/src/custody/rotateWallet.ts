import type { RecoveryMethod, WalletDevice } from '@portico/protocol/auth'
import { isServiceRefusal } from '../service/isServiceRefusal.ts'
import type { Custody } from './Custody.ts'
import { hasOwnRecovery } from './hasOwnRecovery.ts'
import type { OpenWallet } from './OpenWallet.ts'
import { writeEpoch } from './writeEpoch.ts'

/**
 * Writes the next epoch: new shares for everybody, which makes all older ones worthless. The new share is kept beside
 * the old one until the service has answered, since an answer that is lost on the way leaves open which of them counts.
 * @param emailChange another mailbox that was proven, which counts from this epoch on
 */
export async function rotateWallet(
  custody: Custody,
  { wallet, root, accounts }: OpenWallet,
  recoveries: readonly RecoveryMethod[] = wallet.recoveries,
  emailChange?: string,
): Promise<OpenWallet> {
  const { auth, store, userId, deviceId } = custody
  const { id: walletId, epoch: expectedEpoch } = wallet
  const devices = listStaying(wallet.devices.filter(({ id }) => id !== deviceId))
  const target = { walletId, epoch: expectedEpoch + 1, recoveries, devices }
  const { stored, ...written } = await writeEpoch(custody, root, accounts, target)
  const before = await store.get(`wallet:${userId}`)
  const kept = before?.walletId === walletId ? before.shares : []
  const record = {
    walletId,
    addresses: accounts.addresses,
    confirmed: true,
    hasOwnRecovery: hasOwnRecovery(target.recoveries),
  }
  await store.set(`wallet:${userId}`, {
    ...record,
    shares: [...kept.filter(isOlderThan(target.epoch)), stored],
  })
  try {
    await auth.rotateWallet({ expectedEpoch, ...written, ...(emailChange && { emailChange }) })
  } catch (error) {
    if (isServiceRefusal(error)) await store.set(`wallet:${userId}`, { ...record, shares: kept })
    throw error
  }
  await store.set(`wallet:${userId}`, { ...record, shares: [stored] })
  const { commitment, countersignature } = written
  const rotated = {
    ...wallet,
    epoch: target.epoch,
    commitment,
    countersignature,
    recoveries: [...recoveries],
  }
  return { wallet: rotated, root, accounts }
}

/** Beside the one that writes. A browser that forgets is another device at each return, and few people have more. */
export const mostOthers = 20

/** The latest used: the others lose the wallet, rather than that it opens on no new device any more. */
const listStaying = (devices: readonly WalletDevice[]) =>
  [...devices].sort((one, two) => two.usedAt - one.usedAt || two.addedAt - one.addedAt).slice(0, mostOthers)

const isOlderThan = (epoch: number) => (share: { readonly epoch: number }) => share.epoch < epoch
