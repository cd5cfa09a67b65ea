import * as v from 'valibot'

interface UpstreamFailureOptions {
  status?: number
  isTooLong?: boolean
  cause?: unknown
}

/** An upstream service did not respond, or responded with something invalid. Callers receive a 502. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure'
  readonly status: number | undefined
  readonly isTooLong: boolean

  constructor(message: string, { status, isTooLong = false, cause }: UpstreamFailureOptions = {}) {
    super(message, { cause })
    this.status = status
    this.isTooLong = isTooLong
  }
}

export const RpcErrorSchema = v.object({
  code: v.pipe(v.number(), v.integer()),
  message: v.pipe(
    v.string(),
    v.transform(text => text.slice(0, 1000)),
  ),
  data: v.optional(v.unknown()),
})

/** A node responded with a JSON-RPC error: the node works, the call failed. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure'
  readonly error: v.InferOutput<typeof RpcErrorSchema>

  constructor(error: v.InferOutput<typeof RpcErrorSchema>) {
    super(error.message)
    this.error = error
  }
}
