import type { AccountParameters, SolanaTransactionRequest } from '@portico/core'
import { malformedTransactionHash, PorticoError } from '@portico/protocol'
import { base58, base64 } from '@scure/base'
import { encodeBase58 } from '../address.js'
import { fetchSolana } from '../rpc/fetchSolana.js'
import type { SolanaRuntime } from '../SolanaRuntime.js'
import { readTransaction, signatureLength } from '../transaction/readTransaction.js'
import { getSolanaWallet } from '../wallet/getSolanaWallet.js'
import { signTransactions } from './signTransactions.js'

/** The wallet signs and sends; where it can only sign, the network's node gets the transaction from here. */
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
  const answer = await fetchSolana(runtime, network, 'sendTransaction', [base64.encode(signed), settings])
  const [first] = readTransaction(signed).signatures
  // The id is known before the node answers; another answer is about another transaction.
  if (typeof answer !== 'string' || !first || answer !== base58.encode(first))
    throw new PorticoError(malformedTransactionHash)
  return answer
}
