import { invalidParams, PorticoError } from '@portico/protocol'
import type { PublicKey } from '@solana/web3.js'
import { decodeAddress } from '../address.js'

/** A key that `@solana/web3.js` 1.x accepts as a `PublicKey`, without loading that library. */
export function createPublicKey(address: string): PublicKey {
  const bytes = decodeAddress(address)
  if (!bytes) throw new PorticoError(invalidParams, { detail: 'This is not a Solana address.' })
  const toText = () => address
  const key = {
    _bn: createNumber(bytes),
    equals: (other: { toBase58(): string }) => other.toBase58() === address,
    toBase58: toText,
    toJSON: toText,
    toString: toText,
    toBytes: () => Uint8Array.from(bytes),
    toBuffer: () => findBuffer()?.from(bytes) ?? Uint8Array.from(bytes),
    get [Symbol.toStringTag]() {
      return `PublicKey(${address})`
    },
  }
  // Implements every member that web3.js reads.
  return key as unknown as PublicKey
}

interface BytesClass {
  from(bytes: Uint8Array): Uint8Array
}

/** Absent in browsers unless the site brings a polyfill. */
const findBuffer = () => (globalThis as { readonly Buffer?: BytesClass }).Buffer

interface BigNumber {
  readonly words: readonly number[]
  readonly length: number
}

/** Has the layout of a bn.js number, which `PublicKey#equals` compares and `new PublicKey(key)` copies. */
function createNumber(bytes: Uint8Array) {
  const words: number[] = []
  let rest = bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n)
  do {
    words.push(Number(rest & 0x3ffffffn))
    rest >>= 26n
  } while (rest > 0n)
  return {
    negative: 0,
    words,
    length: words.length,
    red: null,
    eq: (other: BigNumber) =>
      other.length === words.length && words.every((word, index) => word === other.words[index]),
    toArrayLike: (type: BytesClass) => type.from(bytes),
  }
}
