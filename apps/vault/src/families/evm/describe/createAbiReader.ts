import { bytesToHex } from '@noble/hashes/utils.js'
import { checksumAddress } from '@portico/codec/evm'

/** The data does not match the function's ABI, so the selector must belong to another function. */
export class Undecodable extends Error {}

export interface AbiReader {
  number(at: number): bigint
  address(at: number): string
  /** Reads the offset at `at`, relative to `base`. */
  offset(at: number, base?: number): number
  bytes(at: number): Uint8Array
  /** Returns the positions of the items of a list with fixed-size items. */
  items(at: number, size: number): number[]
}

/** No visitor reads a longer list. */
const longestList = 64

/** Reads ABI-encoded arguments. Positions are in bytes. */
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
      // A nonzero prefix means that the argument is not an address, so this is another function.
      if (!hex.startsWith('0'.repeat(24))) throw new Undecodable()
      return checksumAddress(hex.slice(24))
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
