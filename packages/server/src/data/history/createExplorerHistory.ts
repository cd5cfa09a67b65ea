import { displayText } from '@portico/protocol/data'
import * as v from 'valibot'
import type { ChainTransaction, ChainTransfer, HistoryProvider, TokenProvider } from '../DataProviders.js'
import type { Upstream } from '../nodes/createUpstream.js'
import { BlockTimeSchema, hex } from '../schemas.js'
import { UpstreamFailure } from '../UpstreamFailure.js'
import { cutPage, type NewestFirst, nameOperation } from './cutPage.js'

const digits = (most: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9]{1,${most}}$`)))
const count = v.pipe(digits(15), v.transform(Number))
const address = v.union([v.literal(''), hex(20)])

const EntrySchema = v.object({
  blockNumber: count,
  timeStamp: v.pipe(count, BlockTimeSchema),
  hash: hex(32),
  nonce: v.fallback(count, 0),
  transactionIndex: v.fallback(count, 0),
  from: address,
  to: v.fallback(address, ''),
  value: v.fallback(digits(78), '0'),
  isError: v.optional(v.string(), '0'),
  methodId: v.optional(v.string(), ''),
  contractAddress: v.fallback(address, ''),
  tokenID: v.optional(digits(78)),
  tokenName: v.optional(displayText(60)),
})
type Entry = v.InferOutput<typeof EntrySchema>

const AnswerSchema = v.object({ status: v.string(), message: v.string(), result: v.unknown() })

const actions = ['txlist', 'tokentx', 'tokennfttx'] as const
type Action = (typeof actions)[number]
const listSize = 50

export interface ExplorerOptions {
  chainId: string
  upstream: Upstream
  key: string | undefined
  tokens: TokenProvider
}

/** From an Etherscan-compatible explorer. A page ends at the block down to which all lists are complete. */
export function createExplorerHistory({ chainId, upstream, key, tokens }: ExplorerOptions): HistoryProvider {
  async function readList(
    action: Action,
    account: string,
    endBlock: number | undefined,
  ): Promise<NewestFirst<Entry>> {
    const query = new URLSearchParams({
      chainid: chainId.split(':')[1] ?? '',
      module: 'account',
      action,
      address: account,
      startblock: '0',
      ...(endBlock !== undefined && { endblock: String(endBlock) }),
      page: '1',
      offset: String(listSize),
      sort: 'desc',
      ...(key && { apikey: key }),
    })
    const { status, message, result } = v.parse(AnswerSchema, await upstream.getJson(`?${query}`))
    if (Array.isArray(result)) {
      const entries = result.slice(0, listSize).flatMap(item => {
        const entry = v.safeParse(EntrySchema, item)
        // Block numbers must decrease, so pagination ends whatever the explorer returns.
        const isBelow = entry.success && entry.output.blockNumber <= (endBlock ?? Number.MAX_SAFE_INTEGER)
        return isBelow ? [entry.output] : []
      })
      return { entries, hasMore: result.length >= listSize }
    }
    if (status === '0' && /^no (?:transactions|token transfers)/i.test(message))
      return { entries: [], hasMore: false }
    throw new UpstreamFailure(`${upstream.name} refused the request.`)
  }

  return {
    async readPage(account, cursor) {
      if (cursor && !/^[0-9]{1,15}$/.test(cursor)) return { items: [], next: undefined }
      const endBlock = cursor ? Number(cursor) : undefined
      const whole = await Promise.all(actions.map(action => readList(action, account, endBlock)))
      const { lists, next } = cutPage(whole)
      return { items: join(account, lists), next }
    },
  }

  function join(account: string, [main = [], coins = [], nfts = []]: Entry[][]): ChainTransaction[] {
    const heads = new Map<string, Entry>()
    for (const entry of [...main, ...coins, ...nfts]) if (!heads.has(entry.hash)) heads.set(entry.hash, entry)
    const sorted = [...heads.values()].sort(
      (one, other) => other.blockNumber - one.blockNumber || other.transactionIndex - one.transactionIndex,
    )
    const own = new Set(main.filter(({ from }) => from === account).map(({ hash }) => hash))
    const ofHash = (list: Entry[], hash: string) => list.filter(entry => entry.hash === hash)
    const transactions = sorted.map((head): ChainTransaction => {
      const isOwn = own.has(head.hash)
      const failed = head.isError === '1'
      const transfers = failed
        ? []
        : [
            ...ofHash(main, head.hash).flatMap(entry => readCoin(entry, account)),
            ...ofHash(coins, head.hash).flatMap(entry => readToken(entry, account, isOwn)),
            ...ofHash(nfts, head.hash).flatMap(entry => readNft(entry, account)),
          ]
      return {
        hash: head.hash,
        minedAt: new Date(head.timeStamp * 1000),
        from: head.from,
        to: head.to,
        status: failed ? 'failed' : 'confirmed',
        nonce: head.nonce,
        operation: nameOperation({ receiver: head.to, selector: head.methodId, isOwn, transfers }),
        transfers,
      }
    })
    return transactions.filter(({ hash, transfers }) => own.has(hash) || transfers.length > 0)
  }

  function readCoin(entry: Entry, account: string): ChainTransfer[] {
    const amount = BigInt(entry.value)
    return amount > 0n
      ? [{ direction: findDirection(entry, account), amount, token: tokens.getCoin(chainId) }]
      : []
  }

  /** Names and decimals come from the token list: the explorer repeats what the token contract claims. */
  function readToken(entry: Entry, account: string, isOwn: boolean): ChainTransfer[] {
    const token = tokens.findToken({ chainId, address: entry.contractAddress })
    const amount = BigInt(entry.value)
    return token && (isOwn || amount > 0n)
      ? [{ direction: findDirection(entry, account), amount, token }]
      : []
  }

  function readNft(entry: Entry, account: string): ChainTransfer[] {
    const { contractAddress, tokenID: tokenId, tokenName = '' } = entry
    if (tokenId === undefined) return []
    const nft = { address: contractAddress, tokenId, name: `${tokenName} #${tokenId}`.trim() }
    return [{ direction: findDirection(entry, account), amount: 1n, nft }]
  }
}

function findDirection({ from, to }: Entry, account: string): ChainTransfer['direction'] {
  if (from !== account) return 'in'
  return to === account ? 'self' : 'out'
}
