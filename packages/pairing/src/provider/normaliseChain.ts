import type { CaipNetworkId } from '@portico/core'
import type { Family } from '@portico/core/adapter'
import { parseReportedChain } from '../session/parseReportedChain.js'

export function normaliseChain(
  family: Family,
  chain: string | number | undefined,
): CaipNetworkId | undefined {
  if (chain === undefined) return undefined
  const { namespace } = family
  const reference = String(chain).replace(`${namespace}:`, '')
  return `${namespace}:${parseReportedChain(family, reference) ?? reference}`
}
