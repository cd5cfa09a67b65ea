import type { ChainNamespace } from '@portico/core'
import { evmFamily, evmNamespace } from './evmFamily.js'
import type { PairingFamily } from './PairingFamily.js'

const pairingFamilies: Readonly<Partial<Record<ChainNamespace, PairingFamily>>> = {
  [evmNamespace]: evmFamily,
}

/** By namespace or by one of its chains, as wallets write their grants; undefined where the general rules do. */
export function getPairingFamily(key: string): PairingFamily | undefined {
  const namespace = key.split(':')[0] ?? ''
  // Names that are no family are not there.
  return Object.hasOwn(pairingFamilies, namespace) ? pairingFamilies[namespace as ChainNamespace] : undefined
}
