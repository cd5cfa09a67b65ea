import { isBase58 } from '../isBase58.js'

export function isPolkadotAddress(address: string): boolean {
  return isBase58(address, 46, 50)
}
