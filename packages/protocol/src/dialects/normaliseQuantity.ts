/** A number as JSON-RPC writes it. What is none stays as it is, for the strict form to refuse it by name. */
export function normaliseQuantity(value: unknown): unknown {
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))) {
    return value < 0 ? value : `0x${value.toString(16)}`
  }
  if (value === '0x') return '0x0'
  // Digits without 0x are 16 to some and 10 to others, so they are not guessed at.
  return value
}
