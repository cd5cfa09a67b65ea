import { PorticoError, unsupportedOperation } from '@portico/protocol'
import type { Portico } from '../types/Portico.js'
import { requireSigner } from './requireSigner.js'
import type { SendTransactionParameters } from './sendTransaction.js'

export async function estimateGas(
  portico: Portico,
  { namespace, ...transaction }: SendTransactionParameters,
): Promise<bigint> {
  const { adapter, ...signer } = requireSigner(portico, namespace)
  if (!adapter.estimateGas) {
    const context = { operation: 'gas estimates', namespace: adapter.namespace }
    throw new PorticoError(unsupportedOperation, { context })
  }
  return adapter.estimateGas({ ...signer, transaction })
}
