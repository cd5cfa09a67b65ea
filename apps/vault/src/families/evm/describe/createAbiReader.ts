import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { createAbiReader as createReader } from '@portico/codec/abi'
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

/** Reads arguments and refuses data that are truncated or out of range. Positions are in bytes. */
export function createAbiReader(data: Uint8Array): AbiReader {
  const reader = createReader(bytesToHex(data))
  const size = (at: number) => demand(reader.offset(at))
  return {
    number: at => demand(reader.word(at)),
    // A larger number is not an address, so this is another function.
    address: at => checksumAddress(demand(reader.address(at)).slice(2)),
    offset: (at, base = 0) => base + size(at),
    bytes: at => hexToBytes(demand(reader.bytes(at))),
    items(at, itemSize) {
      const length = size(at)
      if (length > longestList) throw new Undecodable()
      return Array.from({ length }, (_, index) => at + 32 + index * itemSize)
    },
  }
}

function demand<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Undecodable()
  return value
}
