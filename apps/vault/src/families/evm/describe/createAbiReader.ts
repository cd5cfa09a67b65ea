import { bytesToHex } from '@noble/hashes/utils.js'
import { checksumEvmAddress } from '../derive/formatEvmAddress.ts'

/** The data is not of the form that its function has: then it is another function after all. */
export class Undecodable extends Error {}

export interface AbiReader {
  number(at: number): bigint
  address(at: number): string
  /** The place that stands at `at`, counted from `base`. */
  offset(at: number, base?: number): number
  /** At a place, with their length in front. */
  bytes(at: number): Uint8Array
  /** The places of a list's items, which have a fixed size. */
  items(at: number, size: number): number[]
}

/** More than these in one call nobody reads. */
const longestList = 64

/** Reads the arguments of a call, in the encoding that contracts have; places are counted in bytes. */
export function createAbiReader(data: Uint8Array): AbiReader {
  const word = (at: number) => {
    const bytes = data.subarray(at, at + 32)
    if (bytes.length < 32) throw new Undecodable()
    return bytesToHex(bytes)
  }
  const number = (at: number) => BigInt(`0x${word(at)}`)
  const size = (at: number) => {
    const value = number(at)
    if (value > BigInt(data.length)) throw new Undecodable()
    return Number(value)
  }
  return {
    number,
    address(at) {
      const hex = word(at)
      // Anything in front of an address means that this is another function after all.
      if (!hex.startsWith('0'.repeat(24))) throw new Undecodable()
      return checksumEvmAddress(hex.slice(24))
    },
    offset: (at, base = 0) => base + size(at),
    bytes(at) {
      const length = size(at)
      if (at + 32 + length > data.length) throw new Undecodable()
      return data.subarray(at + 32, at + 32 + length)
    },
    items(at, itemSize) {
      const length = size(at)
      if (length > longestList) throw new Undecodable()
      return Array.from({ length }, (_, index) => at + 32 + index * itemSize)
    },
  }
}
