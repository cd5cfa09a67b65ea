import type { AccountParameters, SolanaTransactionRequest } from '@portico/core'
import {
  httpStatus,
  httpTimeout,
  httpUnreachable,
  isPorticoError,
  malformedResponse,
  malformedTransactionHash,
  PorticoError,
  submissionUnknown,
} from '@portico/protocol'
import { base58, base64 } from '@scure/base'
import { encodeBase58 } from '../address.js'
import { fetchSolana } from '../rpc/fetchSolana.js'
import type { SolanaRuntime } from '../SolanaRuntime.js'
import { readTransaction, signatureLength } from '../transaction/readTransaction.js'
import { getSolanaWallet } from '../wallet/getSolanaWallet.js'
import { signTransactions } from './signTransactions.js'

/** Failures after which the outcome is unknown. */
const lost = [httpStatus, httpTimeout, httpUnreachable, malformedResponse]

/** The wallet signs and sends; if it can only sign, the kit submits the transaction to the network's node. */
export async function sendTransaction(
  runtime: SolanaRuntime,
  { connector, network, address, transaction, ...options }: AccountParameters & SolanaTransactionRequest,
): Promise<string> {
  readTransaction(transaction)
  const { signAndSend } = getSolanaWallet(connector)
  if (signAndSend) {
    const signature = await signAndSend({ address, network, transaction, ...options })
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
  const answer = await fetchSolana(runtime, network, 'sendTransaction', [
    base64.encode(signed),
    settings,
  ]).catch((error: unknown) => {
    // A node that does not answer may have forwarded the transaction.
    if (lost.some(entry => isPorticoError(error, entry)))
      throw new PorticoError(submissionUnknown, { cause: error })
    throw error
  })
  const [first] = readTransaction(signed).signatures
  // The id is known in advance; another one belongs to another transaction.
  if (typeof answer !== 'string' || !first || answer !== base58.encode(first))
    throw new PorticoError(malformedTransactionHash)
  return answer
}
