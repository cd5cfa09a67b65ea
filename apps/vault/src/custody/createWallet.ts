import type { RecoveryMethod } from '@portico/protocol/auth'
import { deriveAccounts } from '../families/deriveAccounts.ts'
import type { BoundWallet } from '../keys/recoveryKeys.ts'
import { createRoot } from '../keys/splitRoot.ts'
import type { Custody, OpenWallet } from './Custody.ts'
import { storeInEscrow } from './storeInEscrow.ts'
import { hasOwnRecovery, writeEpoch } from './writeEpoch.ts'

/**
 * Creates a wallet. The order guarantees that an interruption leaves either no wallet or one that can be
 * opened: store the device share, then the escrow key, then create the wallet with the single call that
 * submits the other two shares.
 * @param createExtra recovery methods that the visitor chose beforehand
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
  // Without a mailbox there is no mail recovery: the wallet opens only on this device until the visitor sets
  // up another method.
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

/** Runs slow first-time work with a throwaway key: curve tables are computed and the code is compiled. */
export async function warmUp(): Promise<void> {
  deriveAccounts(createRoot())
}
