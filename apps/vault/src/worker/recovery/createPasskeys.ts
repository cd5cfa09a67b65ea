import { noSuchRecovery, PorticoError, shareMismatch, wrongPasskey } from '@portico/protocol'
import type { RecoveryMethod, StartPasskey } from '@portico/protocol/auth'
import type { PasskeyProof } from '../../custody/recoverWallet.ts'
import { requireUser } from '../../service/createSession.ts'
import type { KeeperContext } from '../KeeperContext.ts'
import type { KnownPasskey, MadePasskey, PasskeyMethod, PasskeyQuestion } from '../keeperTypes.ts'
import { loadKeyWork } from '../loadPart.ts'
import { assertProven } from '../owner/assertProven.ts'

const listPasskeys = ({ recoveries }: { readonly recoveries: readonly RecoveryMethod[] }) =>
  recoveries.filter((method): method is PasskeyMethod => method.kind === 'passkey')

/**
 * Passkeys as recovery methods. The window invokes WebAuthn because workers cannot. The PRF output for the wallet's id
 * is the secret of the key that the recovery share is sealed to. The service verifies the assertion before it releases
 * the share.
 */
export function createPasskeys(context: KeeperContext) {
  const { auth, session, state, clock, label, withOpened, writeNext } = context
  return {
    async startPasskey(purpose: StartPasskey['purpose']): Promise<PasskeyQuestion> {
      const [user, { formatPasskeySalt }] = await Promise.all([requireUser(session), loadKeyWork()])
      const { wallet } = await auth.readWallet()
      if (!wallet) throw new PorticoError(noSuchRecovery)
      const { challenge } = await auth.startPasskey(purpose)
      return {
        challenge,
        walletId: wallet.id,
        salt: formatPasskeySalt(wallet.id),
        credentialIds: listPasskeys(wallet).map(({ credentialId }) => credentialId),
        user: { id: user.id, name: user.email ?? user.name ?? user.id },
      }
    },
    listPasskeys: (): Promise<readonly KnownPasskey[]> =>
      withOpened(({ wallet }) =>
        listPasskeys(wallet).map(({ credentialId: id, label, addedAt }) => ({ id, label, addedAt })),
      ),
    async addPasskey({ made, secret, walletId }: MadePasskey) {
      const { derivePasskeyKey, rotateWallet } = await loadKeyWork()
      const { publicKey, bindTo } = await derivePasskeyKey(secret)
      await writeNext(async (custody, current) => {
        const { wallet } = current
        assertProven(context, wallet)
        // A PRF output for another wallet's id would never open this one.
        if (walletId !== wallet.id) throw new PorticoError(shareMismatch)
        await auth.addPasskey(made)
        const { credentialId } = made
        const addedAt = Math.floor(clock.now() / 1000)
        const method = { kind: 'passkey', publicKey, credentialId, label, addedAt } as const
        return rotateWallet(custody, current, [...wallet.recoveries, { ...method, binding: bindTo(wallet) }])
      })
    },
    async removePasskey(id: string) {
      const { rotateWallet } = await loadKeyWork()
      await writeNext((custody, current) => {
        const { wallet } = current
        assertProven(context, wallet)
        const staying = wallet.recoveries.filter(
          method => method.kind !== 'passkey' || method.credentialId !== id,
        )
        return rotateWallet(custody, current, staying)
      })
    },
    async verifyOwnPasskey({ used, secret }: PasskeyProof) {
      const { derivePasskeyKey } = await loadKeyWork()
      const { bindTo } = await derivePasskeyKey(secret)
      // The service verifies the assertion, the wallet verifies that the passkey is its own.
      await auth.usePasskey(used)
      await withOpened(({ wallet }) => {
        const method = listPasskeys(wallet).find(({ credentialId }) => credentialId === used.credentialId)
        if (!method || bindTo(wallet) !== method.binding) throw new PorticoError(wrongPasskey)
      })
      state.codeAt = clock.now()
    },
  }
}
