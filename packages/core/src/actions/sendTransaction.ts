import { chainNotSupported, PorticoError } from '@portico/protocol'
import type { TransactionRequest } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { requireSigner } from './requireSigner.js'

export interface SendTransactionParameters extends TransactionRequest {
  readonly namespace?: ChainNamespace | undefined
}

/** Asks the wallet to send; resolves to the transaction's hash as soon as the network has it. */
export async function sendTransaction(
  portico: Portico,
  { namespace, ...transaction }: SendTransactionParameters,
): Promise<string> {
  const { adapter, ...signer } = requireSigner(portico, namespace)
  if (!signer.network.supported && !portico.options.allowUnsupportedChain) {
    throw new PorticoError(chainNotSupported)
  }
  return adapter.sendTransaction({ ...signer, transaction })
}
