import type { ProviderCall } from '@portico/core/adapter'
import { invalidParams, PorticoError } from '@portico/protocol'
import { getRpcMethod, parseRpcCall } from '@portico/protocol/frame'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { toPlainParams } from '../provider/createProvider.js'
import type { ServedNamespace } from './servedNamespaces.js'

export async function askByTable(
  runtime: ClientRuntime,
  namespace: ServedNamespace,
  { method, params }: ProviderCall,
): Promise<unknown> {
  if (getRpcMethod(method)?.family !== namespace) return runtime.refuse()
  const call = parseRpcCall({ method, params: toPlainParams(params) })
  if (call.policy === 'invalid') throw new PorticoError(invalidParams, { detail: call.fault })
  if (call.policy !== 'approve') return runtime.refuse()
  return runtime.askVault(namespace, method, call.params)
}
