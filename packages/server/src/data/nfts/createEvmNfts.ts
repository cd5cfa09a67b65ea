import { encodeAddress, encodeWord } from '@portico/codec/abi'
import { displayText } from '@portico/protocol/data'
import * as v from 'valibot'
import type { Database } from '../../database/Database.js'
import type { ChainNft, NftProvider } from '../DataProviders.js'
import { decodeText, readAmount } from '../evm/abi.js'
import type { ContractReader } from '../evm/createContractReader.js'
import type { EvmIndex } from '../history/evm/createEvmIndex.js'
import { type FoundNft, listFoundNfts } from '../history/evm/historyStore.js'
import type { MetadataReader } from './createMetadataReader.js'
import { isSpam } from './isSpam.js'

const selectors = {
  ownerOf: '0x6352211e',
  balanceOf: '0x00fdd58e',
  tokenUri: '0xc87b56dd',
  uri: '0x0e89341c',
  name: '0x06fdde03',
} as const
const CollectionSchema = v.optional(displayText(100))
const pageSize = 24
const questions = 5

export interface EvmNftOptions {
  chainId: string
  database: Database
  index: EvmIndex
  readContracts: ContractReader
  readMetadata: MetadataReader
}

export function createEvmNfts(options: EvmNftOptions): NftProvider {
  const { chainId, database, index, readContracts, readMetadata } = options

  async function describe(account: string, found: readonly FoundNft[]): Promise<ChainNft[]> {
    const answers = await readContracts(found.flatMap(nft => askAbout(account, nft)))
    const nfts = await Promise.all(
      found.map(async ({ contract, tokenId }, place): Promise<ChainNft[]> => {
        const own = answers.slice(place * questions, (place + 1) * questions)
        const [owner, balance, tokenUri, uri, name] = own
        const amount = isAccount(owner, account) ? 1n : (readAmount(balance) ?? 0n)
        if (amount === 0n) return []
        const place1155 = encodeWord(BigInt(tokenId))
        const link = readText(tokenUri) ?? readText(uri)?.replace('{id}', place1155)
        const metadata = link ? await readMetadata(link) : {}
        const collection = v.parse(CollectionSchema, readText(name)) || undefined
        const isBait = isSpam(metadata.name, collection)
        return [{ address: contract, tokenId, amount, collection, ...metadata, isSpam: isBait }]
      }),
    )
    return nfts.flat()
  }

  return {
    async readPage(account, cursor) {
      const start = /^[0-9]{1,6}$/.test(cursor ?? '0') ? Number(cursor ?? 0) : Number.NaN
      if (Number.isNaN(start)) return { items: [], next: undefined }
      const list = () => listFoundNfts(database, { chainId, account }, start, pageSize + 1)
      await index.update(account, async () => (await list()).length > pageSize)
      const found = await list()
      const next = found.length > pageSize ? String(start + pageSize) : undefined
      return { items: await describe(account, found.slice(0, pageSize)), next }
    },
  }
}

function askAbout(account: string, { contract: to, tokenId }: FoundNft) {
  const id = encodeWord(BigInt(tokenId))
  return [
    { to, data: selectors.ownerOf + id },
    { to, data: selectors.balanceOf + encodeAddress(account) + id },
    { to, data: selectors.tokenUri + id },
    { to, data: selectors.uri + id },
    { to, data: selectors.name },
  ]
}

const isAccount = (answer: string | undefined, account: string) =>
  answer?.toLowerCase() === `0x${encodeAddress(account)}`

const readText = (answer: string | undefined) => (answer && decodeText(answer)) || undefined
