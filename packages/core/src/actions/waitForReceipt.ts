import type { TransactionReceipt } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { requireSigner } from './requireSigner.js'

export interface WaitForReceiptParameters {
  readonly hash: string
  readonly namespace?: ChainNamespace | undefined
  /**
   * How many blocks have to agree, the transaction's own included; 1 when not given. With more, a transaction that
   * its chain takes back is waited for again.
   */
  readonly confirmations?: number | undefined
  readonly signal?: AbortSignal | undefined
}

export function waitForReceipt(
  portico: Portico,
  { hash, namespace, confirmations, signal }: WaitForReceiptParameters,
): Promise<TransactionReceipt> {
  const { adapter, connector, network } = requireSigner(portico, namespace)
  return adapter.waitForReceipt({ connector, network, hash, confirmations, signal })
}
