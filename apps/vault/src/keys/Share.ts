import type { Bytes } from './Bytes.ts'

/** One of the three parts of a root. Shares of different epochs do not belong together. */
export interface Share {
  /** The values of the polynomials, then the place where they were taken. */
  readonly bytes: Bytes
  readonly epoch: number
}
