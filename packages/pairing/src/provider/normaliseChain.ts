import type { CaipNetworkId } from '@portico/core'
import type { Family } from '@portico/core/adapter'
import { parseReportedChain } from '../session/parseReportedChain.js'

/** `1`, `'0x1'` and `'eip155:1'` are the same chain. */
export function normaliseChain(
  family: Family,
  chain: string | number | undefined,
): CaipNetworkId | undefined {
  if (chain === undefined) return undefined
  const { namespace } = family
  const reference = String(chain).replace(`${namespace}:`, '')
  return `${namespace}:${parseReportedChain(family, reference) ?? reference}`
}
