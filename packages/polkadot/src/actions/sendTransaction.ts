import { blake2b } from '@noble/hashes/blake2.js'
import type {
  AccountParameters,
  PolkadotSignerResult,
  PolkadotTransactionRequest,
} from '@portico/core/adapter'
import { NodeError, submitTransaction } from '@portico/core/adapter'
import { malformedAnswer, PorticoError } from '@portico/protocol'
import { hex } from '@scure/base'
import { encodeExtrinsic } from '../extrinsic/encodeExtrinsic.js'
import { fetchPolkadot } from '../rpc/fetchPolkadot.js'
import type { PolkadotRuntime } from '../wallet/PolkadotWallet.js'

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
  const extrinsic = toBytes(signedTransaction) ?? encodeExtrinsic(payload, signature)
  const id = `0x${hex.encode(blake2b(extrinsic, { dkLen: 32 }))}` as const
  await submitTransaction({
    id,
    post: () => fetchPolkadot(runtime, network, 'author_submitExtrinsic', [`0x${hex.encode(extrinsic)}`]),
    isRejection,
  })
  return id
}

function toBytes(signed: PolkadotSignerResult['signedTransaction']): Uint8Array | undefined {
  if (typeof signed !== 'string') return signed
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(signed))
    throw new PorticoError(malformedAnswer, { detail: 'signPayload' })
  return hex.decode(signed.slice(2).toLowerCase())
}

/** What a node's transaction pool refuses (`sc-rpc-api`, author), and requests it could not read. */
const rejections: ReadonlySet<number> = new Set([
  1001, 1002, 1010, 1011, 1014, 1015, 1016, 1018, -32600, -32601, -32602,
])

/** An outdated nonce may be that of the very extrinsic, which a proxy has submitted twice. */
const isRejection = ({ cause }: PorticoError) =>
  cause instanceof NodeError && rejections.has(cause.code) && cause.data !== 'Transaction is outdated'
