import type { Family } from '@portico/core/adapter'
import { isChainReference } from '@portico/core/adapter'

/** Parses the chain that a wallet reports: EVM wallets send `1`, `'1'` or `'0x1'`. */
export function parseReportedChain(
  { namespace, numericChainIds, parseChainId }: Family,
  data: unknown,
): string | undefined {
  if (numericChainIds && typeof data === 'number') return parseChainId(String(data))
  if (typeof data !== 'string') return undefined
  if (numericChainIds) return parseChainId(data)
  // Keeps a deprecated chain id: the wallet may have granted the session for that id only.
  const text = data.replace(`${namespace}:`, '')
  return isChainReference(text) ? text : undefined
}
