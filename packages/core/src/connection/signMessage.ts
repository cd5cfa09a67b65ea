import type { FamilyTypes } from '../families/FamilyTypes.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { assertSameSigner, requireSigner } from './requireSigner.js'

export type SignMessageParameters<Namespace extends ChainNamespace = ChainNamespace> =
  FamilyTypes[Namespace]['messageRequest'] & {
    /** The active family when not named. */
    readonly namespace?: Namespace | undefined
  }

/** Asks the wallet to sign a text. Fails where the account is changed before the answer. */
export async function signMessage<Namespace extends ChainNamespace = ChainNamespace>(
  portico: Portico,
  { namespace, ...request }: SignMessageParameters<Namespace>,
): Promise<FamilyTypes[Namespace]['signature']> {
  const signer = requireSigner(portico, namespace)
  const { adapter, ...account } = signer
  const signature = await adapter.signMessage({ ...account, ...request })
  await assertSameSigner(portico, signer)
  return signature
}
