import type { RecoveryMethod } from '@portico/protocol/auth'
import { deriveAccounts } from '../families/deriveAccounts.ts'
import { createRoot } from '../keys/createRoot.ts'
import type { BoundWallet } from '../keys/recoveryKeys.ts'
import type { Custody } from './Custody.ts'
import { hasOwnRecovery } from './hasOwnRecovery.ts'
import type { OpenWallet } from './OpenWallet.ts'
import { storeInEscrow } from './storeInEscrow.ts'
import { writeEpoch } from './writeEpoch.ts'

/**
 * A new wallet. In this order, so that whatever stops it half way, either there is no wallet or there is one that can
 * be opened again: first the device share is kept, then the key in escrow, and the wallet comes into being with the one
 * call that brings the other two shares to the service.
 * @param createExtra ways back that the visitor has chosen beforehand
 */
export async function createWallet(
  custody: Custody,
  createExtra: (wallet: BoundWallet) => Promise<readonly RecoveryMethod[]> = async () => [],
): Promise<OpenWallet> {
  const { auth, escrow, store, userId, email } = custody
  const walletId = crypto.randomUUID()
  const root = createRoot()
  const accounts = deriveAccounts(root)
  const { addresses } = accounts
  const extra = await createExtra({ id: walletId, addresses })
  // Without a mailbox there is nobody to ask: until the visitor sets up a way back, it is open on this device alone.
  const automatic =
    escrow && email ? [await storeInEscrow({ auth, escrow }, { walletId, addresses, email })] : []
  const recoveries = [...automatic, ...extra]
  const target = { walletId, epoch: 1, recoveries, devices: [] }
  const {
    stored,
    authShare,
    commitment,
    countersignature,
    ownerSignature,
    recoveries: sealed,
  } = await writeEpoch(custody, root, accounts, target)
  const record = { walletId, addresses, hasOwnRecovery: hasOwnRecovery(recoveries), shares: [stored] }
  await store.set(`wallet:${userId}`, { ...record, confirmed: false })
  await auth.createWallet({
    wallet: { id: walletId, addresses, commitment, countersignature },
    authShare,
    ownerSignature,
    recoveries: sealed,
  })
  await store.set(`wallet:${userId}`, { ...record, confirmed: true })
  const wallet = { id: walletId, epoch: 1, addresses, commitment, countersignature, devices: [], recoveries }
  return { wallet, root, accounts }
}
