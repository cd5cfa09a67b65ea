import type { TransactionReceipt } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { requireSigner } from './requireSigner.js'

export interface WaitForReceiptParameters {
  readonly hash: string
  readonly namespace?: ChainNamespace | undefined
  readonly signal?: AbortSignal | undefined
}

export function waitForReceipt(
  portico: Portico,
  { hash, namespace, signal }: WaitForReceiptParameters,
): Promise<TransactionReceipt> {
  const { adapter, connector, network } = requireSigner(portico, namespace)
  return adapter.waitForReceipt({ connector, network, hash, signal })
}
