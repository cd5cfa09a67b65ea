import type { RecoveryMethod } from '@portico/protocol/auth'
import type { BoundWallet, PassphraseCost } from '../keys/recoveryKeys.ts'
import { loadKeyWork } from './loadKeyWork.ts'

/** The way back to a wallet that a passphrase is. */
export async function createPassphraseMethod(
  passphrase: string,
  wallet: BoundWallet,
  cost?: PassphraseCost,
): Promise<RecoveryMethod> {
  const { createPassphraseParameters, derivePassphraseKey } = await loadKeyWork()
  const parameters = createPassphraseParameters(cost)
  const { publicKey, bindTo } = await derivePassphraseKey(passphrase, parameters)
  return { kind: 'passphrase', publicKey, parameters, binding: bindTo(wallet) }
}
