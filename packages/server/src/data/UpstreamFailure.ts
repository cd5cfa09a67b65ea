interface UpstreamFailureOptions {
  status?: number
  isTooLong?: boolean
  cause?: unknown
}

/** Somebody whom this server asks did not answer, or not as agreed. Callers are told with a 502. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure'
  /** Of an answer over HTTP that was no success. */
  readonly status: number | undefined
  /** There is an answer, of which more was asked for than is read. */
  readonly isTooLong: boolean

  constructor(message: string, { status, isTooLong = false, cause }: UpstreamFailureOptions = {}) {
    super(message, { cause })
    this.status = status
    this.isTooLong = isTooLong
  }
}
