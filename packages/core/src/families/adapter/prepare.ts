import { normaliseError } from '../../utils/normaliseError.js'

/** Runs what an adapter does before it asks a wallet to send. A failure carries `nothingSent`. */
export async function prepare<Prepared>(work: () => Prepared | Promise<Prepared>): Promise<Prepared> {
  try {
    return await work()
  } catch (thrown) {
    const error = normaliseError(thrown, '')
    error.nothingSent = true
    throw error
  }
}
