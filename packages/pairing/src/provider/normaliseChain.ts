import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { parseReportedChain } from '../session/parseReportedChain.js'

/** `1`, `'0x1'` and `'eip155:1'` are the same chain. */
export function normaliseChain(
  namespace: ChainNamespace,
  chain: string | number | undefined,
): CaipNetworkId | undefined {
  if (chain === undefined) return undefined
  const reference = String(chain).replace(`${namespace}:`, '')
  return `${namespace}:${parseReportedChain(namespace, reference) ?? reference}`
}
