import { createHash } from 'node:crypto'
import { readBase58, writeBase58 } from '../../base58.js'

const prime = 2n ** 255n - 19n
/** The curve constant -121665/121666. */
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n
const bumps = 256

/** Derives a program-derived address (PDA) of Solana, for which no private key exists. */
export function deriveProgramAddress(seeds: readonly Uint8Array[], program: string): string | undefined {
  const id = readBase58(program)
  if (!id) return undefined
  for (let bump = bumps - 1; bump >= 0; bump--) {
    const parts = [...seeds, Uint8Array.of(bump), id, Buffer.from('ProgramDerivedAddress')]
    const hash = createHash('sha256').update(Buffer.concat(parts)).digest()
    if (!isPublicKey(hash)) return writeBase58(hash)
  }
  return undefined
}

/**
 * Whether the bytes are a point on the curve: x² = (y² - 1) / (d·y² + 1), with y in little-endian and the sign of x
 * in the highest bit.
 */
function isPublicKey(bytes: Buffer): boolean {
  const y = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`) & (2n ** 255n - 1n)
  const square = (y * y) % prime
  const product = ((square - 1n + prime) * (d * square + 1n)) % prime
  return power(product, (prime - 1n) / 2n) <= 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let [factor, left] = [base, exponent]; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * factor) % prime
    factor = (factor * factor) % prime
  }
  return result
}
