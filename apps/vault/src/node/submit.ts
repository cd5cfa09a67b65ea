import { isPorticoError, PorticoError, submissionUnknown } from '@portico/protocol'

/** Hands something signed to the network. Only its no is a no: after any other failure it may have it. */
export async function submit<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    if (isPorticoError(error) && error.code === 'node_refused') throw error
    throw new PorticoError(submissionUnknown, { cause: error })
  }
}
