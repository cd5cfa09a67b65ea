import { isAlreadyKnown, isPorticoError, PorticoError, submissionUnknown } from '@portico/protocol'

/**
 * Broadcasts signed data. Only an explicit refusal is a failure: after any other error the network may have received
 * it. A node that has it already has accepted it.
 * @param known the result in that case
 */
export async function submit<Answer>(act: () => Promise<Answer>, known: Answer): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    if (!isPorticoError(error) || error.code !== 'node_refused')
      throw new PorticoError(submissionUnknown, { cause: error })
    if (isAlreadyKnown(error.message)) return known
    throw error
  }
}
