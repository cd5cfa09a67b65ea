import type { Bytes } from './Bytes.ts'
import { takeBytes } from './takeBytes.ts'

export const rootLength = 32

/** The secret that every key of a wallet comes from. Made and used in the worker only. */
export const createRoot = (): Bytes => takeBytes(crypto.getRandomValues(new Uint8Array(rootLength)))
