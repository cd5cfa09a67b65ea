import { coinAddress } from '@portico/protocol/data'
import type { Token, TokenProvider } from '../DataProviders.js'

/** How callers write the coin of a network where an address is needed. */
const coinAddresses = [coinAddress, 'so11111111111111111111111111111111111111111', 'native']

/** The listed token, or coin, that a CAIP-10 id means. */
export function findTokenById(tokens: TokenProvider, accountId: string): Token | undefined {
  const [namespace, reference, ...rest] = accountId.split(':')
  const chainId = `${namespace}:${reference}`
  const address = decode(rest.join(':'))
  return coinAddresses.includes(address.toLowerCase())
    ? tokens.getCoin(chainId)
    : tokens.findToken({ chainId, address })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // no token is called so
  }
}
