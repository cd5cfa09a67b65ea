import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { assertSameSigner, requireSigner } from './requireSigner.js'

export interface SignMessageParameters {
  readonly message: string
  readonly namespace?: ChainNamespace | undefined
}

export async function signMessage(
  portico: Portico,
  { message, namespace }: SignMessageParameters,
): Promise<string> {
  const { adapter, ...signer } = requireSigner(portico, namespace)
  const signature = await adapter.signMessage({ ...signer, message })
  assertSameSigner(portico, { adapter, ...signer })
  return signature
}
