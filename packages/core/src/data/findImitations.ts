import type { TokenBalance } from '@portico/protocol/data'
import type { Network } from '../families/networks/Network.js'
import { usdtFamily } from '../families/stablecoins.js'
import { foldLetters } from './foldLetters.js'

/** Well-known coins: writing one with letters of another script is an imitation. */
const wellKnown = new Set(['USDT', 'USDC', 'DAI', 'BTC', 'WBTC', 'ETH', 'WETH', 'SOL', 'BNB', 'POL', 'EURC'])

interface NamedToken {
  /** Plain or as CAIP-10; undefined for the native coin. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly price?: number | undefined
}

/** Anyone can give a token any name: tokens with the symbol of the coin, a well-known or a priced token. */
export function findImitations<Token extends NamedToken>(
  tokens: readonly Token[],
  network: Network | undefined,
): ReadonlySet<Token> {
  const coin = network && foldLetters(network.nativeCurrency.symbol)
  const usdt = usdtFamily.find(token => token.network === network?.caipNetworkId)
  const priced = new Set(tokens.filter(({ price = 0 }) => price > 0).map(({ symbol }) => foldLetters(symbol)))
  return new Set(tokens.filter(isImitation))

  function isImitation({ address, symbol, price = 0 }: Token): boolean {
    if (address === undefined) return false
    const folded = foldLetters(symbol)
    const isDisguised = folded !== symbol.toUpperCase()
    if (isDisguised && (wellKnown.has(folded) || folded === coin || priced.has(folded))) return true
    if (folded === 'USDT' && usdt && !address.toLowerCase().endsWith(usdt.address)) return true
    // Prices belong to addresses, so a priced token is genuine.
    return price === 0 && (folded === coin || priced.has(folded))
  }
}

export function sumValues(
  tokens: readonly TokenBalance[],
  imitations: ReadonlySet<TokenBalance>,
): number | undefined {
  const values = tokens.flatMap(token =>
    token.value === undefined || !Number.isFinite(token.value) || imitations.has(token) ? [] : [token.value],
  )
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0)
}
