export function parseQuantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}

export function formatQuantity(value: bigint | number): `0x${string}` {
  return `0x${value.toString(16)}`
}

export function parseChainId(value: unknown): number | undefined {
  if (typeof value === 'bigint') return toChainId(Number(value))
  if (typeof value === 'number') return toChainId(value)
  if (typeof value !== 'string') return undefined
  const text = value
    .trim()
    .toLowerCase()
    .replace(/^eip155:/, '')
  return /^(0x[0-9a-f]+|[0-9]+)$/.test(text) ? toChainId(Number(text)) : undefined
}

function toChainId(number: number): number | undefined {
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
