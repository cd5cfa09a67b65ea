import type { RecoveryMethod } from '@portico/protocol/auth'
import { loadKeyWork } from './loadKeyWork.ts'

/** The way back to a wallet that a passphrase is. */
export async function createPassphraseMethod(passphrase: string): Promise<RecoveryMethod> {
  const { createPassphraseParameters, derivePassphraseKey } = await loadKeyWork()
  const parameters = createPassphraseParameters()
  const { publicKey } = await derivePassphraseKey(passphrase, parameters)
  return { kind: 'passphrase', publicKey, parameters }
}
