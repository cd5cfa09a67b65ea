import type { ChainNamespace } from '@portico/core'

/** The chain that a wallet says it is on now: `1`, `'1'` and `'0x1'` all occur among EVM wallets. */
export function parseChainReference(namespace: ChainNamespace, data: unknown): string | undefined {
  if (namespace !== 'eip155') {
    const text = typeof data === 'string' ? data.replace(`${namespace}:`, '') : ''
    return /^[-_a-zA-Z0-9]{1,32}$/.test(text) ? text : undefined
  }
  const isNumber = typeof data === 'number' || (typeof data === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(data))
  const number = isNumber ? Number(data) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 ? String(number) : undefined
}
