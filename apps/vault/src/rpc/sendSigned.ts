import type { EvmTransaction } from '../sign/evm/EvmTransaction.ts'
import type { RpcContext } from './RpcContext.ts'

/** Signs and hands it to the network; the hash is our own, not the node's word. */
export async function sendSigned(
  { keeper, node, network }: RpcContext,
  transaction: EvmTransaction,
): Promise<string> {
  const { result: raw, name: hash = '' } = await keeper.sign({ kind: 'evm-transaction', transaction })
  await node.call(network, 'eth_sendRawTransaction', [raw])
  return hash
}
