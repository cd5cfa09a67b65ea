import { PorticoError, shareMismatch } from '@portico/protocol'
import type { EmbeddedWallet, WalletAnswer } from '@portico/protocol/auth'
import { isSameAddresses } from '../keys/Addresses.ts'
import type { Bytes } from '../keys/Bytes.ts'
import { open } from '../keys/hpke.ts'
import { unwrapSecret, wrapSecret } from '../keys/wrapSecret.ts'
import type { StoredWallet } from '../store/KeyStore.ts'
import type { Custody, OpenWallet } from './Custody.ts'
import { openShares } from './openShares.ts'
import { hasOwnRecovery } from './writeEpoch.ts'

export type Unlocked =
  | { readonly status: 'open'; readonly opened: OpenWallet }
  | { readonly status: 'none' }
  /** The device has no share: it is new, or the browser cleared its storage. */
  | { readonly status: 'locked-out'; readonly wallet: EmbeddedWallet }

export async function unlockWallet(custody: Custody): Promise<Unlocked> {
  const answer = await custody.auth.readWallet()
  const known = await findKnownWallet(custody, answer)
  const { wallet } = answer
  if (!wallet) return { status: 'none' }
  const bytes = await findShare(custody, answer, wallet, known)
  if (!bytes) return { status: 'locked-out', wallet }
  const opened = await openShares(custody, wallet, { bytes: new Uint8Array(bytes), epoch: wallet.epoch })
  await keepShare(custody, opened, bytes)
  return { status: 'open', opened }
}

/** Refuses another wallet than the one used here before: the service could name an address of someone else. */
async function findKnownWallet(
  { store, userId }: Custody,
  { wallet }: WalletAnswer,
): Promise<StoredWallet | undefined> {
  const stored = await store.get(`wallet:${userId}`)
  if (!stored) return undefined
  if (wallet?.id === stored.walletId && isSameAddresses(wallet.addresses, stored.addresses)) return stored
  if (stored.confirmed) throw new PorticoError(shareMismatch)
  // The wallet's creation started on this device and never finished.
  await store.delete(`wallet:${userId}`)
  return undefined
}

/** Ignores a deposited share for a wallet that this browser does not know: an attacker could have created it. */
async function findShare(
  { device, userId }: Custody,
  { deposited }: WalletAnswer,
  { id: walletId, epoch, countersignature }: EmbeddedWallet,
  known: StoredWallet | undefined,
): Promise<Bytes | undefined> {
  if (!known) return undefined
  const stored = known.shares.find(
    share => share.epoch === epoch && share.countersignature === countersignature,
  )
  if (stored) return unwrapSecret(device, stored.wrapped, { userId, walletId, kind: 'device-share', epoch })
  // Another device wrote this epoch and deposited the new share for this one.
  return deposited && open(device.agreement, deposited, { use: 'deviceShare', walletId, epoch })
}

/** Runs after the check, so that a wrong share never replaces a valid one. */
async function keepShare({ store, device, userId }: Custody, { wallet, accounts }: OpenWallet, bytes: Bytes) {
  const { id: walletId, epoch, countersignature } = wallet
  const place = { userId, walletId, kind: 'device-share', epoch } as const
  const share = { epoch, countersignature, wrapped: await wrapSecret(device, bytes, place) }
  bytes.fill(0)
  await store.set(`wallet:${userId}`, {
    walletId,
    addresses: accounts.addresses,
    confirmed: true,
    hasOwnRecovery: hasOwnRecovery(wallet.recoveries),
    shares: [share],
  })
}
