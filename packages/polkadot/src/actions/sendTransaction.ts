import type { AccountParameters, PolkadotTransactionRequest } from '@portico/core'
import { malformedTransactionHash, PorticoError } from '@portico/protocol'
import { hex } from '@scure/base'
import { encodeExtrinsic } from '../extrinsic/encodeExtrinsic.js'
import type { PolkadotRuntime } from '../PolkadotRuntime.js'
import { fetchPolkadot } from '../rpc/fetchPolkadot.js'

/** The wallet signs, the network's node gets the transaction from here. */
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
  // Learned before the wallet asks anybody: what cannot be sent need not be signed.
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
