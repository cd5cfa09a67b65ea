import type { Family } from '../families/Family.js'

/** Normalises a chain id to its CAIP-2 reference: `1`, `'0x1'` and `'eip155:1'` are `'1'`. */
export function parseChainReference(
  { namespace, parseChainId }: Pick<Family, 'namespace' | 'parseChainId'>,
  chainId: unknown,
): string | undefined {
  if (typeof chainId !== 'string' && typeof chainId !== 'number') return undefined
  return parseChainId(String(chainId).replace(`${namespace}:`, ''))
}
