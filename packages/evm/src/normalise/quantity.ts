export function parseQuantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}

export function formatQuantity(value: bigint | number): `0x${string}` {
  return `0x${value.toString(16)}`
}
