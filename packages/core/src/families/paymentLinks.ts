import { parseBitcoinLink } from './bip122/parseBitcoinLink.js'
import { parseEthereumLink } from './eip155/parseEthereumLink.js'
import type { ParseLink } from './PaymentLink.js'
import { parseSolanaLink } from './solana/parseSolanaLink.js'

/** How links that ask to be paid are read, by their scheme. Apart from the rules of families: only forms need it. */
export const paymentLinks: ReadonlyMap<string, ParseLink> = new Map([
  ['ethereum', parseEthereumLink],
  ['solana', parseSolanaLink],
  ['bitcoin', parseBitcoinLink],
])
