import { PorticoError, unsupportedOperation } from '@portico/protocol'
import type { TypedData } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { assertSameSigner, requireSigner } from './requireSigner.js'

export interface SignTypedDataParameters {
  readonly typedData: TypedData
  readonly namespace?: ChainNamespace | undefined
}

export async function signTypedData(
  portico: Portico,
  { typedData, namespace }: SignTypedDataParameters,
): Promise<string> {
  const { adapter, ...signer } = requireSigner(portico, namespace)
  if (!adapter.signTypedData) {
    const context = { operation: 'typed data', namespace: adapter.namespace }
    throw new PorticoError(unsupportedOperation, { context })
  }
  const signature = await adapter.signTypedData({ ...signer, typedData })
  assertSameSigner(portico, { adapter, ...signer })
  return signature
}
