import type { ChainNamespace } from '@portico/core'
import { families } from '@portico/core/adapter'

/** The chain that a wallet says it is on now: `1`, `'1'` and `'0x1'` all occur among EVM wallets. */
export function parseReportedChain(namespace: ChainNamespace, data: unknown): string | undefined {
  const { numericChainIds, parseChainId } = families[namespace]
  if (numericChainIds && typeof data === 'number') return parseChainId(String(data))
  if (typeof data !== 'string') return undefined
  if (numericChainIds) return parseChainId(data)
  // A deprecated id of a chain is kept as it is: the wallet may have granted the session for that id only.
  const text = data.replace(`${namespace}:`, '')
  return /^[-_a-zA-Z0-9]{1,32}$/.test(text) ? text : undefined
}
