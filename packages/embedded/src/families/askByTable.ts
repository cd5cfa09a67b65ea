import { invalidParams, PorticoError } from '@portico/protocol'
import { parseRpcCall } from '@portico/protocol/frame'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { toPlainParams } from '../provider/toPlainParams.js'
import type { ServedNamespace } from './servedNamespaces.js'

/** Sends a request that needs approval to the vault after validating it against the method's schema. */
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
