/** A signature of an undeployed account with its deployment data (ERC-6492). */
export interface WrappedSignature {
  /** All three as hex digits without `0x`. */
  readonly factory: string
  readonly factoryData: string
  readonly signature: string
}

const magic = '6492'.repeat(16)
const word = 64

/** Takes hex digits without `0x`; undefined if the signature is not wrapped, or malformed. */
export function parseWrappedSignature(digits: string): WrappedSignature | undefined {
  if (!digits.endsWith(magic)) return undefined
  const body = digits.slice(0, -magic.length)
  const factory = body.slice(word - 40, word)
  const factoryData = readBytes(body, 1)
  const signature = readBytes(body, 2)
  if (factory.length < 40 || factoryData === undefined || signature === undefined) return undefined
  return { factory, factoryData, signature }
}

/** ABI-encoded bytes at the offset in this word. */
function readBytes(body: string, index: number): string | undefined {
  const start = readNumber(body, index * word) * 2
  const from = start + word
  const end = from + readNumber(body, start) * 2
  return end <= body.length ? body.slice(from, end) : undefined
}

/** Infinity beyond the end makes all comparisons above fail. */
function readNumber(body: string, at: number): number {
  const digits = body.slice(at, at + word)
  return digits.length === word ? Number(`0x${digits}`) : Number.POSITIVE_INFINITY
}
