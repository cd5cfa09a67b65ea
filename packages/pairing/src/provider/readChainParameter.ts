import type { CaipNetworkId } from '@portico/core'
import { invalidParams, PorticoError } from '@portico/protocol'
import { isRecord } from '../messages/isRecord.js'
import { normaliseChain } from './normaliseChain.js'

/** The chain in `[{ chainId: '0x1' }]`. */
export function readChainParameter(params: unknown): CaipNetworkId {
  const first: unknown = Array.isArray(params) ? params[0] : undefined
  const chainId = isRecord(first) ? first.chainId : undefined
  const chain =
    typeof chainId === 'string' || typeof chainId === 'number' ? normaliseChain('eip155', chainId) : undefined
  if (!chain) throw new PorticoError(invalidParams)
  return chain
}
