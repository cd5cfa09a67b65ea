import { invalidParams, PorticoError } from '@portico/protocol'
import { parseRpcCall } from '@portico/protocol/frame'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { toPlainParams } from '../provider/toPlainParams.js'
import type { ServedNamespace } from './servedNamespaces.js'

/** To the vault with what asks visitors, once it has the form that the table says; nothing else gets there. */
export async function askByTable(
  runtime: ClientRuntime,
  namespace: ServedNamespace,
  method: string,
  params: unknown,
): Promise<unknown> {
  const call = parseRpcCall({ method, params: toPlainParams(params) })
  if (call.policy === 'invalid') throw new PorticoError(invalidParams, { detail: call.fault })
  if (call.policy !== 'approve') return runtime.refuse()
  return runtime.askVault(namespace, method, call.params)
}
