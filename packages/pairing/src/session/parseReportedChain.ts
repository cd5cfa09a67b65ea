import type { CaipNetworkId } from '@portico/core'
import { type Family, isChainReference } from '@portico/core/adapter'
import type { PairingGrant } from '../client/PairingClient.js'

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

/** The id under which a wallet granted a chain: older wallets know some chains only by a former id. */
export function findGrantedChain(
  { namespace, parseChainId }: Family,
  { chains }: PairingGrant,
  wanted: CaipNetworkId,
): CaipNetworkId | undefined {
  const toLatest = (chain: string) => parseChainId(chain.slice(namespace.length + 1))
  if (chains.includes(wanted)) return wanted
  const latest = toLatest(wanted)
  return latest === undefined ? undefined : chains.find(chain => toLatest(chain) === latest)
}
