import type { ProviderCall } from '@portico/core/adapter'
import { base64, hex } from '@scure/base'
import type { ClientRuntime } from '../../client/ClientRuntime.js'
import { askByTable } from '../askByTable.js'

const namespace = 'cosmos'

export async function answerCosmos(
  runtime: ClientRuntime,
  { method, params }: ProviderCall,
): Promise<unknown> {
  if (method === 'cosmos_getAccounts') {
    return runtime.getAccounts(namespace).map(({ address, publicKey = '' }) => ({
      address,
      algo: 'secp256k1',
      pubkey: base64.encode(hex.decode(publicKey)),
    }))
  }
  if (!method.startsWith('cosmos_')) return runtime.refuse()
  return askByTable(runtime, namespace, method, params)
}
