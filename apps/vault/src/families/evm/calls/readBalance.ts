import type { NetworkId } from '../../../networks/networks.ts'
import type { NodeClient } from '../../../node/createNodeClient.ts'

/** The native balance, for display only: a failure does not block the request. */
export async function readBalance(
  node: NodeClient,
  network: NetworkId,
  address: string,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const answer = await node
    .call(network, 'eth_getBalance', [address, 'latest'], signal)
    .catch(() => undefined)
  return typeof answer === 'string' && /^0x[\da-f]{1,64}$/i.test(answer) ? BigInt(answer) : undefined
}
