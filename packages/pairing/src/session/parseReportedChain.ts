import type { Family } from '@portico/core'
import { isChainReference } from '@portico/core/adapter'

/** The chain that a wallet says it is on now: `1`, `'1'` and `'0x1'` all occur among EVM wallets. */
export function parseReportedChain(
  { namespace, numericChainIds, parseChainId }: Family,
  data: unknown,
): string | undefined {
  if (numericChainIds && typeof data === 'number') return parseChainId(String(data))
  if (typeof data !== 'string') return undefined
  if (numericChainIds) return parseChainId(data)
  // A deprecated id of a chain is kept as it is: the wallet may have granted the session for that id only.
  const text = data.replace(`${namespace}:`, '')
  return isChainReference(text) ? text : undefined
}
