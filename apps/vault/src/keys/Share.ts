import type { Bytes } from './Bytes.ts'

/** One of the three shares of a root. Shares of different epochs cannot be combined. */
export interface Share {
  /** The polynomial values followed by the x coordinate. */
  readonly bytes: Bytes
  readonly epoch: number
}
