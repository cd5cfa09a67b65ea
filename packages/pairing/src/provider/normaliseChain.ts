import type { CaipNetworkId, ChainNamespace } from '@portico/core'

/** `1`, `'0x1'` and `'eip155:1'` are the same chain. */
export function normaliseChain(
  namespace: ChainNamespace,
  chain: string | number | undefined,
): CaipNetworkId | undefined {
  if (chain === undefined) return undefined
  const reference = String(chain).replace(`${namespace}:`, '')
  const isNumber = namespace === 'eip155' && /^(0x[0-9a-f]+|\d+)$/i.test(reference)
  return `${namespace}:${isNumber ? Number(reference) : reference}`
}
