import type { WireTransaction } from './readTransaction.js'

export function writeTransaction({ signatures, message }: WireTransaction): Uint8Array {
  return Uint8Array.from([
    ...writeLength(signatures.length),
    ...signatures.flatMap(bytes => [...bytes]),
    ...message,
  ])
}

export function writeLength(length: number): readonly number[] {
  return length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...writeLength(length >> 7)]
}
