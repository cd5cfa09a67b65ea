import type { Token, TokenProvider } from '../DataProviders.js'
import { formatAssetId } from '../formatAssetId.js'
import { getKnownCoin } from './knownCoins.js'
import { knownTokens } from './knownTokens.js'

/** Every token costs one call per account. */
const mostTokens = 1000

/** Tokens by network: the owner's list takes precedence over the built-in one. */
export function createTokenRegistry(own: readonly Token[] = []): TokenProvider {
  const all = new Map<string, Token>()
  for (const token of [...own, ...knownTokens]) {
    const id = formatAssetId(token)
    if (!all.has(id)) all.set(id, token)
  }
  const lists = new Map<string, Token[]>()
  for (const token of all.values()) {
    if (token.address === undefined) continue
    const list = lists.get(token.chainId) ?? []
    if (list.length < mostTokens) list.push(token)
    lists.set(token.chainId, list)
  }
  return {
    getCoin: chainId => all.get(chainId) ?? getKnownCoin(chainId),
    listTokens: chainId => lists.get(chainId) ?? [],
    findToken: asset => all.get(formatAssetId(asset)),
  }
}
