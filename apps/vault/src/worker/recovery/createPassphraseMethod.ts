import type { RecoveryMethod } from '@portico/protocol/auth'
import type { BoundWallet } from '../../keys/recoveryKeys.ts'
import type { KeeperContext } from '../KeeperContext.ts'
import { loadKeyWork } from '../loadPart.ts'

export async function createPassphraseMethod(
  passphrase: string,
  wallet: BoundWallet,
  { auth, passphraseCost }: KeeperContext,
): Promise<RecoveryMethod> {
  const { createPassphraseParameters, derivePassphraseKey } = await loadKeyWork()
  const parameters = createPassphraseParameters(passphraseCost)
  const { publicKey, bindTo } = await derivePassphraseKey(passphrase, parameters, auth.evaluatePassphrase)
  return { kind: 'passphrase', publicKey, parameters, binding: bindTo(wallet) }
}
