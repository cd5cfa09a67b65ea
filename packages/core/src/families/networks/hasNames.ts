import type { Network } from './Network.js'

/** Whether accounts go by names there: on networks for tests only where the owner says so. */
export function hasNames({ names, testnet }: Pick<Network, 'names' | 'testnet'>): boolean {
  return names ?? !testnet
}
