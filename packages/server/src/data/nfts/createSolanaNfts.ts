import { readTokenAccounts } from '../balances/createSolanaBalances.js'
import type { ChainNft, NftProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import type { MetadataReader } from './createMetadataReader.js'
import { isSpam } from './isSpam.js'
import { readSolanaMetadata } from './readSolanaMetadata.js'

const pageSize = 24

/** Indivisible tokens with a supply of one, described by their on-chain and off-chain metadata. */
export function createSolanaNfts(node: ChainNode, readMetadata: MetadataReader): NftProvider {
  async function describe(mints: readonly string[]): Promise<ChainNft[]> {
    const told = await readSolanaMetadata(node, mints)
    const nfts = await Promise.all(
      mints.map(async (mint, place): Promise<ChainNft[]> => {
        const own = told[place]
        if (!own) return []
        const { name = own.name, ...metadata } = own.uri ? await readMetadata(own.uri) : {}
        const isBait = isSpam(name, own.name)
        return [{ address: mint, tokenId: mint, amount: 1n, name, ...metadata, isSpam: isBait }]
      }),
    )
    return nfts.flat()
  }

  return {
    async readPage(address, cursor) {
      const start = /^[0-9]{1,6}$/.test(cursor ?? '0') ? Number(cursor ?? 0) : Number.NaN
      if (Number.isNaN(start)) return { items: [], next: undefined }
      const accounts = await readTokenAccounts(node, address)
      const mints = accounts
        .filter(({ tokenAmount }) => tokenAmount.decimals === 0 && tokenAmount.amount === 1n)
        .map(({ mint }) => mint)
      const end = start + pageSize
      const next = mints.length > end ? String(end) : undefined
      return { items: await describe(mints.slice(start, end)), next }
    },
  }
}
