import type { AccountParameters, ChainReader, SentTransfer, TransactionProgress } from '@portico/core/adapter'
import { fetchSolana } from '../rpc/fetchSolana.js'
import { readSignatureStatus } from '../rpc/readSignatureStatus.js'

type Parameters = AccountParameters & SentTransfer

const confirmed = 1
/** The validity of a blockhash in blocks. A wallet may have used a newer one. */
const validBlocks = 150

/** Reads the status of a transaction. Once its blockhash has expired, it can no longer be included. */
export async function readProgress(
  runtime: ChainReader,
  { network, id, mark }: Parameters,
): Promise<TransactionProgress> {
  const read = async () =>
    readSignatureStatus(
      await fetchSolana(runtime, network, 'getSignatureStatuses', [[id], { searchTransactionHistory: true }]),
    )
  const pending = { status: 'pending', mark } as const
  const found = await read()
  if (found) return toProgress(found) ?? pending
  const last = mark !== undefined && /^\d{1,15}$/.test(mark) ? Number(mark) + validBlocks : undefined
  if (last === undefined) return pending
  const height = await fetchSolana(runtime, network, 'getBlockHeight', [{ commitment: 'finalized' }])
  if (!Number.isSafeInteger(height) || Number(height) <= last) return pending
  // It may have been included between the two reads.
  const late = await read()
  return late ? (toProgress(late) ?? pending) : { status: 'failed' }
}

function toProgress({
  level,
  confirmation,
}: NonNullable<ReturnType<typeof readSignatureStatus>>): TransactionProgress | undefined {
  if (level < confirmed) return undefined
  return { status: confirmation.status === 'success' ? 'confirmed' : 'failed' }
}
