import * as v from 'valibot'
import { withDeadline } from '../withDeadline.js'
import { RpcFailure } from './nodes/RpcFailure.js'
import { withWork } from './nodes/requestWork.js'
import { UpstreamFailure } from './UpstreamFailure.js'

/** Milliseconds. Shorter than a request has, so that callers hear whose fault it is; what was read by then is kept. */
const deadline = 7000

/**
 * An answer that comes too late or cannot be read is the upstream's failure; any other failure is our own. Upstream calls
 * that are still under way when the task has its result, or has run out of time, are aborted.
 */
export async function withUpstreamFailure<Result>(
  name: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const late = `Reading ${name} takes too long.`
  const work = new AbortController()
  try {
    return await withDeadline(deadline, withWork(work.signal, task), late)
  } catch (cause) {
    if (cause instanceof Error && cause.message === late) throw new UpstreamFailure(late, { cause })
    const isTheirs = cause instanceof RpcFailure || v.isValiError(cause)
    throw isTheirs ? new UpstreamFailure(`What was read of ${name} makes no sense.`, { cause }) : cause
  } finally {
    work.abort()
  }
}
