import type { ProviderCall } from '@portico/core/adapter'
import type { ClientRuntime } from '../../client/ClientRuntime.js'
import { askByTable } from '../askByTable.js'

const namespace = 'bip122'

export async function answerBitcoin(
  runtime: ClientRuntime,
  { method, params }: ProviderCall,
): Promise<unknown> {
  if (method === 'getAccountAddresses') {
    return runtime
      .getAccounts(namespace)
      .map(({ address, publicKey, type }) => ({ address, publicKey, intention: type }))
  }
  // Methods of other families have a prefix.
  if (method.includes('_')) return runtime.refuse()
  return askByTable(runtime, namespace, method, params)
}
