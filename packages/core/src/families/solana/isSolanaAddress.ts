import { countBase58Bytes, isBase58 } from '../isBase58.js'

export function isSolanaAddress(address: string): boolean {
  return isBase58(address, 32, 44) && countBase58Bytes(address) === 32
}
