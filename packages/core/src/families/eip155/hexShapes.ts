/** Formats of EVM wallet responses. */
export function isEvmAddress(value: unknown): value is `0x${string}` {
  return isHexMatch(value, /^0x[0-9a-f]{40}$/i)
}

export function isTransactionHash(value: unknown): value is `0x${string}` {
  return isHexMatch(value, /^0x[0-9a-f]{64}$/i)
}

export function isSignature(value: unknown): value is `0x${string}` {
  return isHexMatch(value, /^0x[0-9a-f]{62,}$/i)
}

function isHexMatch(value: unknown, shape: RegExp) {
  return typeof value === 'string' && shape.test(value)
}
