import { noSuchRecovery, notSignedIn, PorticoError, shareMismatch, wrongPasskey } from '@portico/protocol'
import type { RecoveryMethod } from '@portico/protocol/auth'
import type { AuthService } from '../../service/createAuthService.ts'
import type { Session } from '../../service/createSession.ts'
import type { RootHolder } from '../createRootHolder.ts'
import type { Keeper } from '../Keeper.ts'
import { assertProven, type ProofOptions } from '../owner/assertProven.ts'
import { loadKeyWork } from '../signing/loadKeyWork.ts'

export interface PasskeysOptions extends ProofOptions, Pick<RootHolder, 'withOpened' | 'writeNext'> {
  readonly auth: Pick<AuthService, 'readWallet' | 'startPasskey' | 'addPasskey' | 'usePasskey'>
  readonly session: Pick<Session, 'getUser'>
  readonly label: string
}

export type Passkeys = Pick<
  Keeper,
  'startPasskey' | 'listPasskeys' | 'addPasskey' | 'removePasskey' | 'verifyOwnPasskey'
>

type PasskeyMethod = Extract<RecoveryMethod, { readonly kind: 'passkey' }>

const listPasskeys = ({ recoveries }: { readonly recoveries: readonly RecoveryMethod[] }) =>
  recoveries.filter((method): method is PasskeyMethod => method.kind === 'passkey')

/**
 * Passkeys as recovery methods. The window invokes WebAuthn because workers cannot. The PRF output for the wallet's id
 * is the secret of the key that the recovery share is sealed to. The service verifies the assertion before it releases
 * the share.
 */
export function createPasskeys(options: PasskeysOptions): Passkeys {
  const { auth, session, state, clock, label, withOpened, writeNext } = options
  return {
    async startPasskey(purpose) {
      const [user, { formatPasskeySalt }] = await Promise.all([session.getUser(), loadKeyWork()])
      if (!user) throw new PorticoError(notSignedIn)
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
    listPasskeys: () =>
      withOpened(({ wallet }) =>
        listPasskeys(wallet).map(({ credentialId: id, label, addedAt }) => ({ id, label, addedAt })),
      ),
    async addPasskey({ made, secret, walletId }) {
      const { derivePasskeyKey, rotateWallet } = await loadKeyWork()
      const { publicKey, bindTo } = await derivePasskeyKey(secret)
      await writeNext(async (custody, current) => {
        const { wallet } = current
        assertProven(options, wallet)
        // A PRF output for another wallet's id would never open this one.
        if (walletId !== wallet.id) throw new PorticoError(shareMismatch)
        await auth.addPasskey(made)
        const { credentialId } = made
        const addedAt = Math.floor(clock.now() / 1000)
        const binding = bindTo(wallet)
        const method = { kind: 'passkey', publicKey, credentialId, binding, label, addedAt } as const
        return rotateWallet(custody, current, [...wallet.recoveries, method])
      })
    },
    async removePasskey(id) {
      const { rotateWallet } = await loadKeyWork()
      await writeNext((custody, current) => {
        const { wallet } = current
        assertProven(options, wallet)
        const staying = wallet.recoveries.filter(
          method => method.kind !== 'passkey' || method.credentialId !== id,
        )
        return rotateWallet(custody, current, staying)
      })
    },
    async verifyOwnPasskey({ used, secret }) {
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
