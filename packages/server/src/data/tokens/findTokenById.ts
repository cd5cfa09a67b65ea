import { coinAddress } from '@portico/protocol/data'
import type { Token, TokenProvider } from '../DataProviders.js'

/** How callers write the native coin where an address is required. */
const coinAddresses = [coinAddress, 'so11111111111111111111111111111111111111111', 'native']

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
    return text // not a valid escape: no token has this address
  }
}
