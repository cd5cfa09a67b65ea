import { freshCodeRequired, PorticoError } from '@portico/protocol'
import type { RecoveryMethod } from '@portico/protocol/auth'
import { createPassphraseMethod } from './createPassphraseMethod.ts'
import type { RootHolder } from './createRootHolder.ts'
import type { Keeper, KeeperState } from './Keeper.ts'
import type { KeeperClock } from './KeeperOptions.ts'
import { keeperTiming } from './keeperTiming.ts'
import { loadKeyWork } from './loadKeyWork.ts'

export interface RecoveriesOptions extends Pick<RootHolder, 'withOpened' | 'writeNext'> {
  readonly state: Pick<KeeperState, 'codeAt'>
  readonly clock: KeeperClock
}

export type Recoveries = Pick<Keeper, 'listRecoveries' | 'exportKit' | 'confirmKit' | 'setPassphrase'>

const without = (kind: RecoveryMethod['kind'], methods: readonly RecoveryMethod[]) =>
  methods.filter(method => method.kind !== kind)

/** How an open wallet comes back one day. To see or change it takes a new code. */
export function createRecoveries({ state, clock, withOpened, writeNext }: RecoveriesOptions): Recoveries {
  function assertFreshCode() {
    if (state.codeAt === undefined || clock.now() - state.codeAt > keeperTiming.freshCode)
      throw new PorticoError(freshCodeRequired)
  }

  async function change(getNext: (before: readonly RecoveryMethod[]) => readonly RecoveryMethod[]) {
    assertFreshCode()
    const { rotateWallet } = await loadKeyWork()
    await writeNext((custody, current) => rotateWallet(custody, current, getNext(current.wallet.recoveries)))
  }

  return {
    listRecoveries: () => withOpened(({ wallet }) => wallet.recoveries.map(({ kind }) => kind)),
    async exportKit() {
      assertFreshCode()
      const { formatRecoveryKit } = await loadKeyWork()
      return withOpened(({ root }) => formatRecoveryKit(root))
    },
    confirmKit: () => change(before => [...without('kit', before), { kind: 'kit' }]),
    async setPassphrase(passphrase) {
      assertFreshCode()
      const method = await createPassphraseMethod(passphrase)
      await change(before => [...without('passphrase', before), method])
    },
  }
}
