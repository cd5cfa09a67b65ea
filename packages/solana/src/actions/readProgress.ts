import type { AccountParameters, MethodParameters, TransactionProgress } from '@portico/core'
import { fetchSolana } from '../rpc/fetchSolana.js'
import { readSignatureStatus } from '../rpc/readSignatureStatus.js'
import type { SolanaRuntime } from '../SolanaRuntime.js'

type Parameters = AccountParameters & MethodParameters<'solana', 'readTransaction'>

const confirmed = 1
/** Blocks for which one is taken. A wallet may have put a newer one into the transaction. */
const validBlocks = 150

/** How far a transaction has come. Once no block takes it any more, it never happens. */
export async function readProgress(
  runtime: SolanaRuntime,
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
  // It may have got into a block between the two questions.
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
