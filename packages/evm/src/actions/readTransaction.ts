import type { AccountParameters, SentTransfer, TransactionProgress } from '@portico/core/adapter'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseQuantity } from '../normalise/quantity.js'
import { parseReceipt } from './parseReceipt.js'
import { readChain } from './readChain.js'

type Parameters = AccountParameters & SentTransfer

/** The nonce is recorded: if the account passes it without this transaction, another one has replaced it. */
export async function readTransaction(
  runtime: EvmRuntime,
  { connector, network, address, id, mark }: Parameters,
): Promise<TransactionProgress> {
  const read = (method: string, params: readonly unknown[]) =>
    readChain(runtime, { connector, network, method, params })
  const readOutcome = async (): Promise<TransactionProgress | undefined> => {
    const receipt = parseReceipt(await read('eth_getTransactionReceipt', [id]))
    if (receipt?.hash.toLowerCase() !== id.toLowerCase()) return undefined
    return { status: receipt.status === 'success' ? 'confirmed' : 'failed' }
  }
  const outcome = await readOutcome()
  if (outcome) return outcome
  const known = await read('eth_getTransactionByHash', [id])
  const nonce = readNonce(known) ?? parseQuantity(mark)
  const pending = { status: 'pending', mark: nonce === undefined ? mark : `0x${nonce.toString(16)}` } as const
  if (known !== null || nonce === undefined) return pending
  const count = parseQuantity(await read('eth_getTransactionCount', [address, 'latest']))
  if (count === undefined || count <= nonce) return pending
  // It may have been mined between the two reads.
  return (await readOutcome()) ?? { status: 'replaced' }
}

function readNonce(transaction: unknown): bigint | undefined {
  if (typeof transaction !== 'object' || transaction === null || !('nonce' in transaction)) return undefined
  return parseQuantity(transaction.nonce)
}
