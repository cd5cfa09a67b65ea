import { normaliseError } from '../../utils/normaliseError.js'

/** Runs an adapter's work before the wallet is asked to send. A failure has `nothingSent` set. */
export async function prepare<Prepared>(work: () => Prepared | Promise<Prepared>): Promise<Prepared> {
  try {
    return await work()
  } catch (thrown) {
    const error = normaliseError(thrown, '')
    error.nothingSent = true
    throw error
  }
}
