import { readFile } from 'node:fs/promises'
import type { Database } from '../database/Database.js'
import { ServerFailure } from '../ServerFailure.js'
import { createBalances } from './balances/createBalances.js'
import { createCache } from './createCache.js'
import { createReloadQueue } from './createReloadQueue.js'
import type { DataOptions } from './DataOptions.js'
import type {
  BalanceProvider,
  ChainNft,
  ChainTransaction,
  ExchangeProvider,
  HistoryProvider,
  Holding,
  NameProvider,
  NameRegistrar,
  NftProvider,
  OnRampProvider,
  Page,
  PriceProvider,
  SwapProvider,
  TokenProvider,
} from './DataProviders.js'
import { type ContractReader, createContractReader } from './evm/createContractReader.js'
import { createExchanges } from './exchanges/createExchanges.js'
import { createHistory } from './history/createHistory.js'
import { createEvmIndex } from './history/evm/createEvmIndex.js'
import { createNames } from './names/createNames.js'
import { createOwnNames } from './names/createOwnNames.js'
import { createEvmNfts } from './nfts/createEvmNfts.js'
import { createMetadataReader } from './nfts/createMetadataReader.js'
import { createSolanaNfts } from './nfts/createSolanaNfts.js'
import { type ChainNode, createChainNode } from './nodes/createChainNode.js'
import { createUpstream, type UpstreamOptions } from './nodes/createUpstream.js'
import { createOnRamps } from './onRamp/createOnRamps.js'
import { createPictures, type FetchPicture } from './pictures/createPictures.js'
import { createPriceReader } from './prices/createPriceReader.js'
import { createPrices } from './prices/createPrices.js'
import { createSwaps } from './swaps/createSwaps.js'
import { createTokenRegistry } from './tokens/createTokenRegistry.js'
import { parseTokenList } from './tokens/parseTokenList.js'
import { withUpstreamFailure } from './withUpstreamFailure.js'

export interface ChainData {
  readonly node: ChainNode
  readonly balances: BalanceProvider
  readonly history: HistoryProvider | undefined
  readonly nfts: NftProvider | undefined
  readonly swaps: SwapProvider | undefined
  /** For other contract reads; a call to an address without a contract yields undefined. */
  readonly readContracts: ContractReader
}

export interface DataService {
  readonly chains: ReadonlyMap<string, ChainData>
  readonly tokens: TokenProvider
  readonly prices: PriceProvider
  readonly names: NameProvider
  readonly onRamps: readonly OnRampProvider[]
  readonly exchanges: readonly ExchangeProvider[]
  readonly registrar: NameRegistrar | undefined
  readonly fetchPicture: FetchPicture
  readHoldings(chain: ChainData, address: string, isForced: boolean): Promise<Holding[]>
  readHistory(chain: ChainData, address: string, cursor: string | undefined): Promise<Page<ChainTransaction>>
  readNfts(chain: ChainData, address: string, cursor: string | undefined): Promise<Page<ChainNft>>
}

export interface DataSurroundings {
  database: Database
  onError?: ((error: Error) => void) | undefined
  onAnswer?: UpstreamOptions['onAnswer']
  now?: (() => number) | undefined
}

// Pages cache balances for 30 seconds themselves.
const balanceLifetime = 10_000
const balanceStaleFor = 300_000
// Short, because visitors look for the transaction they have just sent.
const historyLifetime = 3000
const historyStaleFor = 300_000
const nftLifetime = 15_000
const usualDepth = 100_000
const nothing = { items: [], next: undefined }
/** Milliseconds between forced reads of one account. */
const forcedPause = 1000

export function createDataService(options: DataOptions, surroundings: DataSurroundings): DataService {
  const { database, onError = () => {}, onAnswer, now } = surroundings
  const tokens = createTokenRegistry(options.tokens)
  const prices = createPriceReader(createPrices(options, { onError, onAnswer, now }), onError, now)
  const holdings = createCache<Holding[]>({ lifetime: balanceLifetime, staleFor: balanceStaleFor, now })

  const reload = createReloadQueue(forcedPause)
  const pages = createCache<Page<ChainTransaction>>({
    lifetime: historyLifetime,
    staleFor: historyStaleFor,
    now,
  })

  const readMetadata = createMetadataReader(options, now)
  const nftPages = createCache<Page<ChainNft>>({ lifetime: nftLifetime, staleFor: historyStaleFor, now })

  function openIndex(node: ChainNode) {
    if (node.family !== 'eip155') return undefined
    const { chainId } = node
    const readsBlocks = options.wholeChains?.includes(chainId) ?? false
    const isListed = (address: string) => tokens.findToken({ chainId, address }) !== undefined
    const depth = readsBlocks ? Number.MAX_SAFE_INTEGER : (options.historyBlocks ?? usualDepth)
    return createEvmIndex({ database, node, readsBlocks, depth, isListed, now })
  }

  const openSwaps = createSwaps(options, { onError, onAnswer, now })
  const chains = new Map(
    Object.entries(options.nodes).map(([chainId, url]): [string, ChainData] => {
      const upstream = createUpstream({ name: `The node of ${chainId}`, url, now, onError, onAnswer })
      const node = createChainNode(chainId, upstream, now)
      const readContracts = createContractReader(node, now)
      const balances = createBalances(node, tokens, readContracts)
      const index = openIndex(node)
      const history = createHistory(node, options, { database, tokens, index, now, onError, onAnswer })
      const evmNfts = index && createEvmNfts({ chainId, database, index, readContracts, readMetadata })
      const nfts = node.family === 'solana' ? createSolanaNfts(node, readMetadata) : evmNfts
      const swaps = openSwaps(node, readContracts)
      return [chainId, { node, balances, history, nfts, swaps, readContracts }]
    }),
  )

  return {
    chains,
    tokens,
    prices,
    fetchPicture: createPictures(options),
    exchanges: createExchanges(options, { now, onError, onAnswer }),
    onRamps: createOnRamps(options, { tokens, prices, now, onError, onAnswer }),
    registrar: options.nameZone === undefined ? undefined : createOwnNames(database, options.nameZone),
    names: createNames(options, chainId => chains.get(chainId)?.node, now),
    readHoldings: ({ node, balances }, address, isForced) => {
      const key = `${node.chainId}:${address}`
      const read = (mostAge?: number) =>
        holdings(key, () => withUpstreamFailure(node.chainId, () => balances.readHoldings(address)), mostAge)
      return isForced ? reload(key, () => read(0)) : read()
    },
    async readHistory({ node, history }, address, cursor) {
      if (!history) return nothing
      const page = await pages(`${node.chainId}:${address} ${cursor ?? ''}`, () =>
        withUpstreamFailure(node.chainId, () => history.readPage(address, cursor)),
      )
      // A page that points to itself would make callers loop forever.
      return page.next === cursor ? { ...page, next: undefined } : page
    },
    readNfts: async ({ node, nfts }, address, cursor) =>
      nfts
        ? await nftPages(`${node.chainId}:${address} ${cursor ?? ''}`, () =>
            withUpstreamFailure(node.chainId, () => nfts.readPage(address, cursor)),
          )
        : nothing,
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
