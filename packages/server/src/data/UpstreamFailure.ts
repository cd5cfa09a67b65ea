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
