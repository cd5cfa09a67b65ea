import type { Bytes } from './Bytes.ts'
import { drawRandom } from './drawRandom.ts'

export const rootLength = 32

/** The secret that all keys of a wallet are derived from. Created and used only in the worker. */
export const createRoot = (): Bytes => drawRandom(rootLength)
