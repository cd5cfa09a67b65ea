/** A number in JSON-RPC notation. Other values stay unchanged, so that the strict schema names the field. */
export function normaliseQuantity(value: unknown): unknown {
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))) {
    return value < 0 ? value : `0x${value.toString(16)}`
  }
  if (value === '0x') return '0x0'
  // Digits without 0x are ambiguous (hexadecimal or decimal), so they are rejected.
  return value
}
