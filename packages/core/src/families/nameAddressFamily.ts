import { isBitcoinAddress } from './bip122/isBitcoinAddress.js'
import { isEvmAddress } from './eip155/hexShapes.js'
import { isBase58 } from './isBase58.js'
import { isSolanaAddress } from './solana/isSolanaAddress.js'

const shapes = {
  Ethereum: isEvmAddress,
  Bitcoin: isBitcoinAddress,
  Solana: isSolanaAddress,
  Polkadot: (text: string) => isBase58(text, 46, 50),
} as const

export type AddressFamily = keyof typeof shapes

/** The chain of an address, for an explanation only: it knows families that the site has no adapter for. */
export function nameAddressFamily(text: string): AddressFamily | undefined {
  const names: readonly AddressFamily[] = ['Ethereum', 'Bitcoin', 'Solana', 'Polkadot']
  return names.find(name => shapes[name](text))
}
