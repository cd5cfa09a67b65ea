import { noSuchRecovery, PorticoError, wrongPassphrase, wrongRecoveryKit } from '@portico/protocol'
import type { RootHolder } from '../createRootHolder.ts'
import type { Keeper } from '../Keeper.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'
import { loadKeyWork } from '../signing/loadKeyWork.ts'
import { assertProven, type ProofOptions } from './assertProven.ts'

export type OwnProof = Pick<Keeper, 'isProven' | 'verifyOwnPassphrase' | 'verifyOwnKit'>

/** Re-authentication without a mailbox: a secret of the owner, verified by the wallet itself. */
export function createOwnProof({
  state,
  clock,
  auth,
  withOpened,
}: ProofOptions & Pick<KeeperOptions, 'auth'> & Pick<RootHolder, 'withOpened'>): OwnProof {
  return {
    isProven: () =>
      withOpened(({ wallet }) => {
        try {
          assertProven({ state, clock }, wallet)
          return true
        } catch {
          return false
        }
      }),
    async verifyOwnPassphrase(passphrase) {
      const { derivePassphraseKey } = await loadKeyWork()
      const wallet = await withOpened(opened => opened.wallet)
      const method = wallet.recoveries.find(({ kind }) => kind === 'passphrase')
      if (method?.kind !== 'passphrase') throw new PorticoError(noSuchRecovery)
      const { bindTo } = await derivePassphraseKey(passphrase, method.parameters, auth.evaluatePassphrase)
      if (bindTo(wallet) !== method.binding) throw new PorticoError(wrongPassphrase)
      state.codeAt = clock.now()
    },
    async verifyOwnKit(words) {
      const { formatRecoveryKit, parseRecoveryKit } = await loadKeyWork()
      const typed = formatRecoveryKit(parseRecoveryKit(words)).join(' ')
      await withOpened(({ root }) => {
        if (formatRecoveryKit(root).join(' ') !== typed) throw new PorticoError(wrongRecoveryKit)
      })
      state.codeAt = clock.now()
    },
  }
}
