import type { RecoveryMethod, WalletDevice } from '@portico/protocol/auth'
import { isServiceRefusal } from '../service/isServiceRefusal.ts'
import type { StoredShare } from '../store/KeyStore.ts'
import type { Custody, OpenWallet } from './Custody.ts'
import { confirmInEscrow, storeInEscrow } from './storeInEscrow.ts'
import { hasOwnRecovery, writeEpoch } from './writeEpoch.ts'

/**
 * Writes the next epoch, which invalidates all older shares. The new share is stored beside the old one until the
 * service has answered, because a lost response leaves open which of them is valid.
 * @param emailChange a verified change of mailbox, which takes effect with this epoch
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
  const { addresses } = accounts
  const keep = (shares: readonly StoredShare[]) =>
    store.set(`wallet:${userId}`, {
      walletId,
      addresses,
      confirmed: true,
      hasOwnRecovery: hasOwnRecovery(recoveries),
      shares,
    })
  await keep([...kept.filter(share => share.epoch < target.epoch), stored])
  try {
    await auth.rotateWallet({ expectedEpoch, ...written, emailChange })
  } catch (error) {
    if (isServiceRefusal(error)) await keep(kept)
    throw error
  }
  await keep([stored])
  const { epoch } = target
  const { commitment, countersignature } = written
  const rotated = { ...wallet, epoch, commitment, countersignature, recoveries: [...recoveries] }
  return { wallet: rotated, root, accounts }
}

/** Maximum number of other devices. A browser that clears its storage becomes a new device at each return. */
const mostOthers = 20

/** Keeps the most recently used devices. Dropping old ones is better than refusing every new device. */
const listStaying = (devices: readonly WalletDevice[]) =>
  [...devices].sort((one, two) => two.usedAt - one.usedAt || two.addedAt - one.addedAt).slice(0, mostOthers)

interface ProvenMailbox {
  readonly email: string
  /** The change that verified both mailboxes. Absent if the mailbox stays and only the escrow key is replaced. */
  readonly emailChange?: string | undefined
}

/** In the next epoch the escrow has a new key for the new mailbox, so the old one can no longer recover the wallet. */
export async function changeMailbox(
  custody: Custody,
  opened: OpenWallet,
  { email, emailChange }: ProvenMailbox,
): Promise<OpenWallet> {
  const { auth, escrow } = custody
  const { id: walletId, addresses, recoveries } = opened.wallet
  const others = recoveries.filter(({ kind }) => kind !== 'escrow')
  // A visitor who came through a social login gains mail recovery with their first mailbox.
  const isByMail = escrow && (custody.email === undefined || others.length < recoveries.length)
  const byMail = isByMail
    ? [await storeInEscrow({ auth, escrow }, { walletId, addresses, email, emailChange })]
    : []
  const changed = await rotateWallet(custody, opened, [...byMail, ...others], emailChange)
  await confirmInEscrow(custody, changed)
  return changed
}
