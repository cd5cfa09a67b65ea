/** ABI values are hex digits without `0x`, because they are parts of calldata. Positions are in bytes. */

export const encodeWord = (value: bigint | number): string => value.toString(16).padStart(64, '0')

export const encodeAddress = (address: string): string =>
  address.replace(/^0x/i, '').toLowerCase().padStart(64, '0')

export function encodeBytes(digits: string): string {
  const length = digits.length / 2
  return encodeWord(length) + digits.padEnd(Math.ceil(length / 32) * 64, '0')
}

/** Dynamic items: their offsets first, then the items. */
export function encodeItems(items: readonly string[]): string {
  let at = items.length * 32
  const offsets = items.map(item => {
    const offset = encodeWord(at)
    at += item.length / 2
    return offset
  })
  return [...offsets, ...items].join('')
}

export interface AbiReader {
  /** Undefined if truncated, like all other values. */
  word(at: number): bigint | undefined
  /** In lower case with `0x`. Undefined also for a larger number. */
  address(at: number): `0x${string}` | undefined
  /** A length or an offset. Undefined also if it exceeds the data. */
  offset(at: number): number | undefined
  bytes(at: number): string | undefined
}

/** Reads arguments and return values, whose offsets are chosen by others. `data` is hex, with or without `0x`. */
export function createAbiReader(data: string): AbiReader {
  const digits = data.replace(/^0x/, '')
  const size = Math.floor(digits.length / 2)

  function word(at: number) {
    if (at < 0 || at + 32 > size) return undefined
    return BigInt(`0x${digits.slice(at * 2, at * 2 + 64)}`)
  }

  function offset(at: number) {
    const value = word(at)
    return value === undefined || value > BigInt(size) ? undefined : Number(value)
  }

  return {
    word,
    offset,
    address(at) {
      const value = word(at)
      if (value === undefined || value >= 1n << 160n) return undefined
      return `0x${value.toString(16).padStart(40, '0')}`
    },
    bytes(at) {
      const length = offset(at)
      if (length === undefined || at + 32 + length > size) return undefined
      return digits.slice((at + 32) * 2, (at + 32 + length) * 2)
    },
  }
}
