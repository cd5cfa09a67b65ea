import { submit } from '../../../node/submit.ts'
import type { RpcContext } from '../../RpcContext.ts'
import type { Signed } from '../../SignRequest.ts'

/** Broadcasts transactions in order and returns the hashes that the vault computed. */
export async function sendSigned(
  { node, network }: RpcContext,
  signed: readonly Signed[],
): Promise<readonly string[]> {
  for (const { result, name } of signed)
    await submit(() => node.call(network, 'eth_sendRawTransaction', [result]), name)
  return signed.map(({ name = '' }) => name)
}
