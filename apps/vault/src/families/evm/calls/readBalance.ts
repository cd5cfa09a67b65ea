import type { NetworkId } from '../../../networks/networks.ts'
import type { NodeClient } from '../../../node/createNodeClient.ts'

/** Of the network's coin; a hint, which no signature waits for in vain. */
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
