import type { CaipNetworkId } from '../families/ChainNamespace.js'
import type { NetworkInput } from '../families/networks/Network.js'
import type { NetworkIdOf } from '../families/networks/NetworkIdOf.js'
import type { Portico } from './Portico.js'

/**
 * Declares the app's kit, so that hooks complete the ids of its networks:
 *
 *     declare module 'portico' {
 *       interface Register { portico: typeof portico }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: apps add to it
export interface Register {}

export type RegisteredPortico = Register extends { readonly portico: infer kit extends Portico }
  ? kit
  : Portico

/** Completes the ids of the kit's networks; others may have been added since. */
export type NetworkTarget<kit extends Portico = RegisteredPortico> =
  | (kit extends Portico<infer networks> ? NetworkIdOf<networks[number]> : never)
  | (CaipNetworkId & Record<never, never>)
  | NetworkInput
  | { readonly chainId: number | string }
