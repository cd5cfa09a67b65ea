import * as v from 'valibot'

interface UpstreamFailureOptions {
  status?: number
  isTooLong?: boolean
  cause?: unknown
}

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

export class RpcFailure extends Error {
  override readonly name = 'RpcFailure'
  readonly error: v.InferOutput<typeof RpcErrorSchema>

  constructor(error: v.InferOutput<typeof RpcErrorSchema>) {
    super(error.message)
    this.error = error
  }
}
