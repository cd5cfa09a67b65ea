import { isPorticoError, PorticoError, submissionUnknown } from '@portico/protocol'

/**
 * Broadcasts signed data. Only an explicit refusal is a failure: after any other error the network may have received
 * it.
 */
export async function submit<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    if (isPorticoError(error) && error.code === 'node_refused') throw error
    throw new PorticoError(submissionUnknown, { cause: error })
  }
}
