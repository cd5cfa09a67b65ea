import { chainNotSupported, PorticoError, unsupportedOperation } from '@portico/protocol'
import type { Call, CallsStatus } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { requireSigner } from './requireSigner.js'

export interface SendCallsParameters {
  readonly calls: readonly Call[]
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
  readonly namespace?: ChainNamespace | undefined
}

/** Asks the wallet to do several calls as one, where it can (EIP-5792). */
export async function sendCalls(
  portico: Portico,
  { calls, capabilities, namespace }: SendCallsParameters,
): Promise<{ readonly id: string }> {
  const { adapter, ...signer } = requireSigner(portico, namespace)
  if (!adapter.sendCalls) throw unsupported(adapter.namespace)
  if (!signer.network.supported && !portico.options.allowUnsupportedChain) {
    throw new PorticoError(chainNotSupported)
  }
  return adapter.sendCalls({ ...signer, calls, capabilities })
}

export async function getCallsStatus(
  portico: Portico,
  { id, namespace }: { readonly id: string; readonly namespace?: ChainNamespace | undefined },
): Promise<CallsStatus> {
  const { adapter, connector } = requireSigner(portico, namespace)
  if (!adapter.getCallsStatus) throw unsupported(adapter.namespace)
  return adapter.getCallsStatus({ connector, id })
}

const unsupported = (namespace: ChainNamespace) =>
  new PorticoError(unsupportedOperation, { context: { operation: 'batch calls', namespace } })
