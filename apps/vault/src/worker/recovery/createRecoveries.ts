import type { EmbeddedWallet, RecoveryMethod } from '@portico/protocol/auth'
import type { RootHolder } from '../createRootHolder.ts'
import type { Keeper } from '../Keeper.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'
import { assertProven, type ProofOptions } from '../owner/assertProven.ts'
import { loadKeyWork } from '../signing/loadKeyWork.ts'
import { createPassphraseMethod } from './createPassphraseMethod.ts'

export interface RecoveriesOptions
  extends ProofOptions,
    Pick<RootHolder, 'withOpened' | 'writeNext'>,
    Pick<KeeperOptions, 'auth' | 'passphraseCost'> {}

export type Recoveries = Pick<Keeper, 'listRecoveries' | 'exportKit' | 'confirmKit' | 'setPassphrase'>

/** Recovery methods of an open wallet. Showing or changing them needs a recent proof. */
export function createRecoveries(options: RecoveriesOptions): Recoveries {
  const { withOpened, writeNext } = options
  async function change(
    kind: 'kit' | 'passphrase',
    create: (wallet: EmbeddedWallet) => Promise<RecoveryMethod>,
  ) {
    const { rotateWallet } = await loadKeyWork()
    await writeNext(async (custody, current) => {
      assertProven(options, current.wallet)
      const others = current.wallet.recoveries.filter(method => method.kind !== kind)
      return rotateWallet(custody, current, [...others, await create(current.wallet)])
    })
  }

  return {
    listRecoveries: () => withOpened(({ wallet }) => wallet.recoveries.map(({ kind }) => kind)),
    async exportKit() {
      const { formatRecoveryKit } = await loadKeyWork()
      return withOpened(({ root, wallet }) => {
        assertProven(options, wallet)
        return formatRecoveryKit(root)
      })
    },
    confirmKit: () => change('kit', async () => ({ kind: 'kit' })),
    setPassphrase: passphrase =>
      change('passphrase', wallet => createPassphraseMethod(passphrase, wallet, options)),
  }
}
