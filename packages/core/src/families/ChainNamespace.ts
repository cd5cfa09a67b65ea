import type { FamilyTypes } from './FamilyTypes.js'

/** A chain family, by its CAIP-2 namespace. */
export type ChainNamespace = Extract<keyof FamilyTypes, string>

/** CAIP-2, e.g. `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** CAIP-10, e.g. `eip155:1:0xabc…`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`
