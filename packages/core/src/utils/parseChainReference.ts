import type { Family } from '../families/Family.js'

/** What a wallet or a page calls a chain, as the reference of its CAIP-2 id: `1`, `'0x1'` and `'eip155:1'` are `'1'`. */
export function parseChainReference(
  { namespace, parseChainId }: Pick<Family, 'namespace' | 'parseChainId'>,
  chainId: unknown,
): string | undefined {
  if (typeof chainId !== 'string' && typeof chainId !== 'number') return undefined
  return parseChainId(String(chainId).replace(`${namespace}:`, ''))
}
