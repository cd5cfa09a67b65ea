import type { AccountParameters, ChainReader, SolanaTransactionRequest } from '@portico/core/adapter'
import { NodeError, submitTransaction } from '@portico/core/adapter'
import {
  isPorticoError,
  malformedTransactionHash,
  methodNotFound,
  PorticoError,
  unsupportedMethod,
} from '@portico/protocol'
import { base58, base64 } from '@scure/base'
import { encodeBase58 } from '../address.js'
import { fetchSolana } from '../rpc/fetchSolana.js'
import { readTransaction, signatureLength } from '../transaction/readTransaction.js'
import { getSolanaWallet } from '../wallet/getSolanaWallet.js'
import { signTransactions } from './signTransactions.js'

/** Preflight failure, signature verification and precompile failure, and requests that the node could not read. */
const rejections: ReadonlySet<number> = new Set([-32002, -32003, -32006, -32600, -32601, -32602])

/** The wallet signs and sends; if it can only sign, the kit submits the transaction to the network's node. */
export async function sendTransaction(
  runtime: ChainReader,
  { connector, network, address, transaction, ...options }: AccountParameters & SolanaTransactionRequest,
): Promise<string> {
  readTransaction(transaction)
  const { signAndSend } = getSolanaWallet(connector)
  const signature = await signAndSend?.({ address, network, transaction, ...options }).catch(leaveUnsupported)
  if (signature) {
    if (signature.length !== signatureLength) throw new PorticoError(malformedTransactionHash)
    return encodeBase58(signature)
  }
  const [signed = transaction] = await signTransactions({
    connector,
    network,
    address,
    transactions: [transaction],
  })
  const settings = { encoding: 'base64', preflightCommitment: 'confirmed', ...options }
  const [first = new Uint8Array()] = readTransaction(signed).signatures
  const id = base58.encode(first)
  await submitTransaction({
    id,
    post: () => fetchSolana(runtime, network, 'sendTransaction', [base64.encode(signed), settings]),
    isRejection: ({ cause }) => cause instanceof NodeError && rejections.has(cause.code),
  })
  return id
}

/** A remote wallet says only when it is asked that it signs and does not send. */
function leaveUnsupported(error: unknown): undefined {
  if (isPorticoError(error, unsupportedMethod) || isPorticoError(error, methodNotFound)) return undefined
  throw error
}
