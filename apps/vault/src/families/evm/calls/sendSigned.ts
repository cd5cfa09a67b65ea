import { submit } from '../../../node/submit.ts'
import type { RpcContext } from '../../RpcContext.ts'
import type { Signed } from '../../SignRequest.ts'

/** Hands signed transactions to the network, one after the other; the hashes are our own, not the node's word. */
export async function sendSigned(
  { node, network }: RpcContext,
  signed: readonly Signed[],
): Promise<readonly string[]> {
  for (const { result } of signed) await submit(() => node.call(network, 'eth_sendRawTransaction', [result]))
  return signed.map(({ name = '' }) => name)
}
