import { readFile } from 'node:fs/promises'
import type { Database } from '../database/Database.js'
import { ServerFailure } from '../ServerFailure.js'
import { createBalances } from './balances/createBalances.js'
import { createCache } from './createCache.js'
import { createReloadQueue } from './createReloadQueue.js'
import type { DataOptions } from './DataOptions.js'
import type { ChainNft, ChainTransaction, Holding, Page, TokenProvider } from './DataProviders.js'
import { createContractReader } from './evm/createContractReader.js'
import { createExchanges } from './exchanges/createExchanges.js'
import { createHistory } from './history/createHistory.js'
import { createEvmIndex } from './history/evm/createEvmIndex.js'
import { createNames } from './names/createNames.js'
import { createOwnNames } from './names/createOwnNames.js'
import { createEvmNfts } from './nfts/createEvmNfts.js'
import { createMetadataReader } from './nfts/createMetadataReader.js'
import { createSolanaNfts } from './nfts/createSolanaNfts.js'
import { createChainNode } from './nodes/createChainNode.js'
import { createUpstream, type UpstreamOptions } from './nodes/createUpstream.js'
import { createOnRamps } from './onRamp/createOnRamps.js'
import { createPictures } from './pictures/createPictures.js'
import { createPriceReader } from './prices/createPriceReader.js'
import { createPrices } from './prices/createPrices.js'
import { createSwaps } from './swaps/createSwaps.js'
import { createTokenRegistry } from './tokens/createTokenRegistry.js'
import { parseTokenList } from './tokens/parseTokenList.js'
import { withUpstreamFailure } from './withUpstreamFailure.js'

export type DataService = ReturnType<typeof createDataService>

export interface DataSurroundings {
  database: Database
  onError?: ((error: Error) => void) | undefined
  onAnswer?: UpstreamOptions['onAnswer']
  now?: (() => number) | undefined
}

const balanceLifetime = 10_000
// Short, because visitors look for the transaction they have just sent.
const historyLifetime = 3000
const staleFor = 300_000
const nftLifetime = 15_000
const usualDepth = 100_000
const nothing: Page<never> = { items: [], next: undefined }
const forcedPause = 1000

function createChains(options: DataOptions, surroundings: DataSurroundings & { tokens: TokenProvider }) {
  const { database, tokens, onError, onAnswer, now } = surroundings
  const readMetadata = createMetadataReader(options, now)
  const openSwaps = createSwaps(options, { onError, onAnswer, now })

  function open(chainId: string, url: string) {
    const upstream = createUpstream({ name: `The node of ${chainId}`, url, now, onError, onAnswer })
    const node = createChainNode(chainId, upstream, now)
    const readContracts = createContractReader(node, now)
    const readsBlocks = options.wholeChains?.includes(chainId) ?? false
    const isListed = (address: string) => tokens.findToken({ chainId, address }) !== undefined
    const depth = readsBlocks ? Number.MAX_SAFE_INTEGER : (options.historyBlocks ?? usualDepth)
    const isEvm = node.family === 'eip155'
    const index = isEvm ? createEvmIndex({ database, node, readsBlocks, depth, isListed, now }) : undefined
    const evmNfts = index && createEvmNfts({ chainId, database, index, readContracts, readMetadata })
    return {
      node,
      readContracts,
      balances: createBalances(node, tokens, readContracts),
      history: createHistory(node, options, { database, tokens, index, now, onError, onAnswer }),
      nfts: node.family === 'solana' ? createSolanaNfts(node, readMetadata) : evmNfts,
      swaps: openSwaps(node, readContracts),
    }
  }

  return new Map(Object.entries(options.nodes).map(([chainId, url]) => [chainId, open(chainId, url)]))
}

export type ChainData = ReturnType<typeof createChains> extends Map<string, infer Chain> ? Chain : never

export function createDataService(options: DataOptions, surroundings: DataSurroundings) {
  const { database, onError = () => {}, onAnswer, now } = surroundings
  const tokens = createTokenRegistry(options.tokens)
  const prices = createPriceReader(createPrices(options, { onError, onAnswer, now }), onError, now)
  const chains = createChains(options, { ...surroundings, onError, tokens })
  const holdings = createCache<Holding[]>({ lifetime: balanceLifetime, staleFor, now })
  const pages = createCache<Page<ChainTransaction>>({ lifetime: historyLifetime, staleFor, now })
  const nftPages = createCache<Page<ChainNft>>({ lifetime: nftLifetime, staleFor, now })
  const reload = createReloadQueue(forcedPause)

  return {
    chains,
    tokens,
    prices,
    fetchPicture: createPictures(options),
    exchanges: createExchanges(options, { now, onError, onAnswer }),
    onRamps: createOnRamps(options, { tokens, prices, now, onError, onAnswer }),
    registrar: options.nameZone === undefined ? undefined : createOwnNames(database, options.nameZone),
    names: createNames(options, chainId => chains.get(chainId)?.node, now),
    readHoldings: ({ node, balances }: ChainData, address: string, isForced: boolean) => {
      const key = `${node.chainId}:${address}`
      const read = (mostAge?: number) =>
        holdings(key, () => withUpstreamFailure(node.chainId, () => balances.readHoldings(address)), mostAge)
      return isForced ? reload(key, () => read(0)) : read()
    },
    async readHistory({ node, history }: ChainData, address: string, cursor: string | undefined) {
      if (!history) return nothing
      const page = await pages(`${node.chainId}:${address} ${cursor ?? ''}`, () =>
        withUpstreamFailure(node.chainId, () => history.readPage(address, cursor)),
      )
      // A page that points to itself would make callers loop forever.
      return page.next === cursor ? { ...page, next: undefined } : page
    },
    async readNfts({ node, nfts }: ChainData, address: string, cursor: string | undefined) {
      if (!nfts) return nothing
      return await nftPages(`${node.chainId}:${address} ${cursor ?? ''}`, () =>
        withUpstreamFailure(node.chainId, () => nfts.readPage(address, cursor)),
      )
    },
  }
}

export async function openDataService(options: DataOptions, surroundings: DataSurroundings) {
  const { tokenList, tokens = [] } = options
  const listed = tokenList === undefined ? [] : parseTokenList(await readList(tokenList))
  return createDataService({ ...options, tokens: [...tokens, ...listed] }, surroundings)
}

const readList = (path: string) =>
  readFile(path, 'utf8').catch(cause => {
    throw new ServerFailure(`PORTICO_TOKEN_LIST names ${path}, which cannot be read.`, { cause })
  })
