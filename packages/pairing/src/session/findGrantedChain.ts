import type { CaipNetworkId } from '@portico/core'
import type { Family } from '@portico/core/adapter'
import type { PairingGrant } from '../client/PairingClient.js'

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
