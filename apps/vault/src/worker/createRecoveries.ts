import type { EmbeddedWallet, RecoveryMethod } from '@portico/protocol/auth'
import { assertFreshCode } from './assertFreshCode.ts'
import { createPassphraseMethod } from './createPassphraseMethod.ts'
import type { RootHolder } from './createRootHolder.ts'
import type { Keeper, KeeperState } from './Keeper.ts'
import type { KeeperClock } from './KeeperOptions.ts'
import { loadKeyWork } from './loadKeyWork.ts'

export interface RecoveriesOptions extends Pick<RootHolder, 'withOpened' | 'writeNext'> {
  readonly state: Pick<KeeperState, 'codeAt'>
  readonly clock: KeeperClock
}

export type Recoveries = Pick<Keeper, 'listRecoveries' | 'exportKit' | 'confirmKit' | 'setPassphrase'>

/** How an open wallet comes back one day. To see or change it takes a new code. */
export function createRecoveries({ state, clock, withOpened, writeNext }: RecoveriesOptions): Recoveries {
  async function change(
    kind: RecoveryMethod['kind'],
    create: (wallet: EmbeddedWallet) => Promise<RecoveryMethod>,
  ) {
    assertFreshCode(state, clock)
    const { rotateWallet } = await loadKeyWork()
    await writeNext(async (custody, current) => {
      const others = current.wallet.recoveries.filter(method => method.kind !== kind)
      return rotateWallet(custody, current, [...others, await create(current.wallet)])
    })
  }

  return {
    listRecoveries: () => withOpened(({ wallet }) => wallet.recoveries.map(({ kind }) => kind)),
    async exportKit() {
      assertFreshCode(state, clock)
      const { formatRecoveryKit } = await loadKeyWork()
      return withOpened(({ root }) => formatRecoveryKit(root))
    },
    confirmKit: () => change('kit', async () => ({ kind: 'kit' })),
    setPassphrase: passphrase => change('passphrase', wallet => createPassphraseMethod(passphrase, wallet)),
  }
}
