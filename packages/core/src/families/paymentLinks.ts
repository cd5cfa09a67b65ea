import { parseBitcoinLink } from './bip122/parseBitcoinLink.js'
import { parseEthereumLink } from './eip155/parseEthereumLink.js'
import type { ParseLink } from './PaymentLink.js'
import { parseSolanaLink } from './solana/parseSolanaLink.js'

/** Parsers of payment links by scheme. Separate from the family rules, because only forms need them. */
export const paymentLinks: ReadonlyMap<string, ParseLink> = new Map([
  ['ethereum', parseEthereumLink],
  ['solana', parseSolanaLink],
  ['bitcoin', parseBitcoinLink],
])
