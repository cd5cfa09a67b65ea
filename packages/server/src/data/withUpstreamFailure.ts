import * as v from 'valibot'
import { withDeadline } from '../withDeadline.js'
import { withWork } from './nodes/requestWork.js'
import { RpcFailure, UpstreamFailure } from './UpstreamFailure.js'

/** Milliseconds, below the request timeout, so that callers get a 502 that names the upstream. */
const deadline = 7000

/** Reports timeouts and invalid responses as failures of the upstream, and aborts calls still in flight. */
export async function withUpstreamFailure<Result>(name: string, task: () => Promise<Result>) {
  const late = `Reading ${name} takes too long.`
  const work = new AbortController()
  try {
    return await withDeadline(deadline, withWork(work.signal, task), late)
  } catch (cause) {
    if (cause instanceof Error && cause.message === late) throw new UpstreamFailure(late, { cause })
    const isTheirs = cause instanceof RpcFailure || v.isValiError(cause)
    throw isTheirs ? new UpstreamFailure(`The response of ${name} is not valid.`, { cause }) : cause
  } finally {
    work.abort()
  }
}
