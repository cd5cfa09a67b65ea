import type { CaipNetworkId } from '../types/ChainNamespace.js'

/** Where the site names no network (V-17). */
export const defaultCaipNetworkId: CaipNetworkId = 'eip155:1'
