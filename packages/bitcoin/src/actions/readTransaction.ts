import type { AccountParameters, SentTransfer, TransactionProgress } from '@portico/core/adapter'
import { parseJson, readProperty } from '@portico/core/adapter'
import { httpStatus, isPorticoError } from '@portico/protocol'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'
import { fetchEsplora, malformedAnswer } from '../esplora/fetchEsplora.js'

type Parameters = AccountParameters & SentTransfer

const notFound = 404

/** A spent output is recorded: if another transaction spends it, this payment can no longer confirm. */
export async function readTransaction(
  runtime: BitcoinRuntime,
  { network, id, mark }: Parameters,
): Promise<TransactionProgress> {
  const read = async (path: string) => parseJson(await fetchEsplora(runtime, network, path))
  const found = await read(`/tx/${id}`).catch((error: unknown) => {
    if (isPorticoError(error, httpStatus) && error.context?.status === notFound) return undefined
    throw error
  })
  if (found !== undefined) {
    if (readProperty(found, 'txid') !== id) throw malformedAnswer(runtime, network)
    if (readProperty(readProperty(found, 'status'), 'confirmed') === true) return { status: 'confirmed' }
    return { status: 'pending', mark: nameSpent(found) ?? mark }
  }
  const [, txid, index] = /^([0-9a-f]{64}):(\d{1,9})$/.exec(mark ?? '') ?? []
  const pending = { status: 'pending', mark } as const
  if (txid === undefined) return pending
  const spending = await read(`/tx/${txid}/outspend/${index}`)
  const other = readProperty(spending, 'txid')
  const isSpent = readProperty(spending, 'spent') === true && typeof other === 'string'
  return isSpent && other !== id ? { status: 'replaced' } : pending
}

function nameSpent(transaction: unknown): string | undefined {
  const inputs = readProperty(transaction, 'vin')
  const first = Array.isArray(inputs) ? inputs[0] : undefined
  const [txid, index] = [readProperty(first, 'txid'), readProperty(first, 'vout')]
  return typeof txid === 'string' && Number.isSafeInteger(index) ? `${txid}:${String(index)}` : undefined
}
