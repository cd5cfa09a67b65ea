import { families } from '../families/families.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'

/** What a wallet or a page calls a chain, as the reference of its CAIP-2 id: `1`, `'0x1'` and `'eip155:1'` are `'1'`. */
export function parseChainReference(namespace: ChainNamespace, chainId: unknown): string | undefined {
  if (typeof chainId !== 'string' && typeof chainId !== 'number') return undefined
  return families[namespace].parseChainId(String(chainId).replace(`${namespace}:`, ''))
}
