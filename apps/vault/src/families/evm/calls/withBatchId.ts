import { duplicateBatchId, isPorticoError, PorticoError, submissionUnknown } from '@portico/protocol'
import type { VaultState } from '../../../context/VaultState.ts'

/**
 * Reserves the id that a site gave its batch, so that a second batch with it is refused (EIP-5792) even before the
 * first one is sent. A batch that was not sent gives its id back.
 */
export async function withBatchId<Result>(
  batches: VaultState['batches'],
  id: string | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  if (id === undefined) return act()
  if (batches.has(id)) throw new PorticoError(duplicateBatchId)
  batches.set(id, undefined)
  try {
    return await act()
  } catch (error) {
    if (!isPorticoError(error, submissionUnknown)) batches.delete(id)
    throw error
  }
}
