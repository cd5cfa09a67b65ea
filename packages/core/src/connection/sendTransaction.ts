import { followSpending } from '../data/followSpending.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { FamilyTypes } from '../families/FamilyTypes.js'
import type { Portico } from '../runtime/Portico.js'
import { assertKnownNetwork, assertSameSigner, requireSigner } from './requireSigner.js'

export type SendTransactionParameters<Namespace extends ChainNamespace = ChainNamespace> =
  FamilyTypes[Namespace]['transactionRequest'] & {
    /** Default: the active family. */
    readonly namespace?: Namespace | undefined
  }

/** Requests a transaction; resolves to its id (on EVM chains its hash) as soon as it is broadcast. */
export async function sendTransaction<Namespace extends ChainNamespace = ChainNamespace>(
  portico: Portico,
  { namespace, ...transaction }: SendTransactionParameters<Namespace>,
): Promise<FamilyTypes[Namespace]['transactionId']> {
  const signer = requireSigner(portico, namespace)
  assertKnownNetwork(portico, signer)
  const { adapter, ...account } = signer
  const id = await adapter.sendTransaction({ ...account, transaction })
  void followSpending(portico, adapter.namespace)
  await assertSameSigner(portico, signer)
  return id
}
