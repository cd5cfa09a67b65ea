import type { Network } from './Network.js'

/** Whether accounts have names there; on test networks only if the site enables it. */
export function hasNames({ names, testnet }: Pick<Network, 'names' | 'testnet'>): boolean {
  return names ?? !testnet
}
