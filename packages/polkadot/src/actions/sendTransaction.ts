import type { AccountParameters, PolkadotTransactionRequest } from '@portico/core'
import { malformedTransactionHash, PorticoError } from '@portico/protocol'
import { hex } from '@scure/base'
import { encodeExtrinsic } from '../extrinsic/encodeExtrinsic.js'
import type { PolkadotRuntime } from '../PolkadotRuntime.js'
import { fetchPolkadot } from '../rpc/fetchPolkadot.js'

/** The wallet signs, and the kit submits the extrinsic to the network's node. */
export async function sendTransaction(
  runtime: PolkadotRuntime,
  {
    connector,
    network,
    address,
    transaction,
  }: AccountParameters & { readonly transaction: PolkadotTransactionRequest },
): Promise<`0x${string}`> {
  const payload = { ...transaction.payload, address }
  // Checks before the prompt that the extrinsic can be encoded.
  encodeExtrinsic(payload, `0x01${'00'.repeat(64)}`)
  const { signature, signedTransaction } = await runtime.getWallet(connector).signPayload(payload)
  const extrinsic = signedTransaction ?? encodeExtrinsic(payload, signature)
  const text = typeof extrinsic === 'string' ? extrinsic : `0x${hex.encode(extrinsic)}`
  const hash = await fetchPolkadot(runtime, network, 'author_submitExtrinsic', [text])
  if (!isHash(hash)) throw new PorticoError(malformedTransactionHash)
  return hash
}

function isHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
}
