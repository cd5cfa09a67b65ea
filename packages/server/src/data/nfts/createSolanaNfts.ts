import { readTokenAccounts } from '../balances/createSolanaBalances.js'
import type { NftProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'

const most = 100

/** Tokens of which an account has the one that cannot be divided. What they are called is not read yet. */
export function createSolanaNfts(node: ChainNode): NftProvider {
  return {
    async readPage(address) {
      const accounts = await readTokenAccounts(node, address)
      const held = accounts.filter(
        ({ tokenAmount }) => tokenAmount.decimals === 0 && tokenAmount.amount === 1n,
      )
      const items = held
        .slice(0, most)
        .map(({ mint }) => ({ address: mint, tokenId: mint, amount: 1n, isSpam: false }))
      return { items, next: undefined }
    },
  }
}
