import { isBase58 } from '../isBase58.js'
import { isSegwit } from '../isSegwit.js'

export function isBitcoinAddress(address: string): boolean {
  return isSegwit(address) || isBase58(address, 26, 35)
}
