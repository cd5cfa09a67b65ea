const prime = 2n ** 255n - 19n
/** The curve constant: -121665/121666. */
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/** Whether 32 bytes are a public key that may have a private key. Program-derived addresses are off the curve. */
export function isOnCurve(bytes: Uint8Array): boolean {
  const y = readNumber(bytes) % prime
  const square = (y * y) % prime
  // x² = (y² - 1) / (d·y² + 1): x exists if the product of both is a square.
  const product = (square - 1n + prime) * (d * square + 1n)
  return power(product % prime, (prime - 1n) / 2n) <= 1n
}

/** Little-endian; the highest bit is the sign of x. */
function readNumber(bytes: Uint8Array): bigint {
  const number = bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return number & (2n ** 255n - 1n)
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let [factor, left] = [base, exponent]; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * factor) % prime
    factor = (factor * factor) % prime
  }
  return result
}
