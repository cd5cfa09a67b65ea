import type { CaipNetworkId } from '../types/ChainNamespace.js'

/** Spec §9. */
export const defaultCaipNetworkId: CaipNetworkId = 'eip155:1'
