import type { Network } from './Network.js'

export function hasNames({ names, testnet }: Pick<Network, 'names' | 'testnet'>): boolean {
  return names ?? !testnet
}
