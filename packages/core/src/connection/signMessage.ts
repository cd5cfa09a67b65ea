import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { FamilyTypes } from '../families/FamilyTypes.js'
import type { Portico } from '../runtime/Portico.js'
import { assertSameSigner, requireSigner } from './requireSigner.js'

export type SignMessageParameters<Namespace extends ChainNamespace = ChainNamespace> =
  FamilyTypes[Namespace]['messageRequest'] & {
    /** Default: the active family. */
    readonly namespace?: Namespace | undefined
  }

/** Requests a message signature. Rejects if the account changes before the response. */
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
