import { base58 } from '@scure/base'

/** Undefined if a character is invalid. Callers have to bound the length. */
export function readBase58(text: string): Buffer | undefined {
  try {
    return Buffer.from(base58.decode(text))
  } catch {
    return undefined
  }
}
