import { noSuchRecovery, PorticoError, wrongPassphrase, wrongRecoveryKit } from '@portico/protocol'
import type { EmbeddedWallet, RecoveryMethod } from '@portico/protocol/auth'
import type { KeeperContext } from '../KeeperContext.ts'
import { loadKeyWork } from '../loadPart.ts'
import { assertProven } from '../owner/assertProven.ts'

/** Recovery kit and passphrase: showing or changing them needs a recent proof, and typing them is one. */
export function createRecoveries(context: KeeperContext) {
  const { auth, clock, state, passphraseCost, withOpened, writeNext } = context

  async function change(
    kind: 'kit' | 'passphrase',
    create: (wallet: EmbeddedWallet) => Promise<RecoveryMethod>,
  ) {
    const { rotateWallet } = await loadKeyWork()
    await writeNext(async (custody, current) => {
      assertProven(context, current.wallet)
      const others = current.wallet.recoveries.filter(method => method.kind !== kind)
      return rotateWallet(custody, current, [...others, await create(current.wallet)])
    })
  }

  return {
    listRecoveries: () => withOpened(({ wallet }) => wallet.recoveries.map(({ kind }) => kind)),
    async exportKit() {
      const { formatRecoveryKit } = await loadKeyWork()
      return withOpened(({ root, wallet }) => {
        assertProven(context, wallet)
        return formatRecoveryKit(root)
      })
    },
    confirmKit: () => change('kit', async () => ({ kind: 'kit' })),
    async setPassphrase(passphrase: string) {
      const { createPassphraseMethod } = await loadKeyWork()
      await change('passphrase', wallet =>
        createPassphraseMethod(passphrase, wallet, auth.evaluatePassphrase, passphraseCost),
      )
    },
    isProven: () =>
      withOpened(({ wallet }) => {
        try {
          assertProven(context, wallet)
          return true
        } catch {
          return false
        }
      }),
    async verifyOwnPassphrase(passphrase: string) {
      const { derivePassphraseKey } = await loadKeyWork()
      const wallet = await withOpened(opened => opened.wallet)
      const method = wallet.recoveries.find(({ kind }) => kind === 'passphrase')
      if (method?.kind !== 'passphrase') throw new PorticoError(noSuchRecovery)
      const { bindTo } = await derivePassphraseKey(passphrase, method.parameters, auth.evaluatePassphrase)
      if (bindTo(wallet) !== method.binding) throw new PorticoError(wrongPassphrase)
      state.codeAt = clock.now()
    },
    async verifyOwnKit(words: string) {
      const { formatRecoveryKit, parseRecoveryKit } = await loadKeyWork()
      const typed = formatRecoveryKit(parseRecoveryKit(words)).join(' ')
      await withOpened(({ root }) => {
        if (formatRecoveryKit(root).join(' ') !== typed) throw new PorticoError(wrongRecoveryKit)
      })
      state.codeAt = clock.now()
    },
  }
}
