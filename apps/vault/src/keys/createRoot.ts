import type { Bytes } from './Bytes.ts'
import { drawRandom } from './drawRandom.ts'

export const rootLength = 32

/** The secret that every key of a wallet comes from. Made and used in the worker only. */
export const createRoot = (): Bytes => drawRandom(rootLength)
