import type { RecoveryMethod } from '@portico/protocol/auth'
import { deriveAccounts } from '../families/deriveAccounts.ts'
import type { BoundWallet } from '../keys/recoveryKeys.ts'
import { createRoot } from '../keys/splitRoot.ts'
import type { Custody, OpenWallet } from './Custody.ts'
import { storeInEscrow } from './storeInEscrow.ts'
import { hasOwnRecovery, writeEpoch } from './writeEpoch.ts'

/**
 * The order guarantees that an interruption leaves either no wallet or one that can be opened: store the escrow key and
 * the device share, then create the wallet with the single call that submits the other two shares.
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
  // Without a mailbox the wallet opens only on this device until the visitor sets up a recovery method.
  const automatic =
    escrow && email ? [await storeInEscrow({ auth, escrow }, { walletId, addresses, email })] : []
  const recoveries = [...automatic, ...extra]
  const target = { walletId, epoch: 1, recoveries, devices: [] }
  const { stored, commitment, countersignature, ...written } = await writeEpoch(
    custody,
    root,
    accounts,
    target,
  )
  const { authShare, ownerSignature, recoveries: sealed } = written
  const record = { walletId, addresses, hasOwnRecovery: hasOwnRecovery(recoveries), shares: [stored] }
  const wallet = { id: walletId, addresses, commitment, countersignature }
  await store.set(`wallet:${userId}`, { ...record, confirmed: false })
  await auth.createWallet({ wallet, authShare, ownerSignature, recoveries: sealed })
  await store.set(`wallet:${userId}`, { ...record, confirmed: true })
  return { wallet: { ...wallet, epoch: 1, devices: [], recoveries }, root, accounts }
}

/** Runs slow first-time work with a throwaway key: curve tables are computed and the code is compiled. */
export async function warmUp(): Promise<void> {
  deriveAccounts(createRoot())
}
