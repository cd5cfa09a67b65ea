import * as v from 'valibot'
import type { ChainTransaction, ChainTransfer, HistoryProvider, TokenProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { BlockTimeSchema } from '../schemas.js'
import { getCosmosDenom } from '../tokens/createTokenRegistry.js'
import { cutPage, type NewestFirst, nameOperation } from './cutPage.js'

const digits = v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/), v.transform(Number))
const EventSchema = v.object({
  type: v.string(),
  attributes: v.array(v.object({ key: v.string(), value: v.fallback(v.string(), '') })),
})
const EntrySchema = v.object({
  blockNumber: digits,
  hash: v.pipe(v.string(), v.regex(/^[0-9A-F]{64}$/)),
  code: v.number(),
  time: v.pipe(
    v.string(),
    v.transform(text => Date.parse(text) / 1000),
    BlockTimeSchema,
  ),
  nonce: v.fallback(digits, 0),
  events: v.array(EventSchema),
})
type Entry = v.InferOutput<typeof EntrySchema>

/** A transaction as the node returns it. The nonce is meaningful only for transactions the account signed. */
const ResponseSchema = v.object({
  height: v.unknown(),
  txhash: v.unknown(),
  code: v.unknown(),
  timestamp: v.unknown(),
  events: v.unknown(),
  tx: v.fallback(
    v.object({ auth_info: v.object({ signer_infos: v.array(v.object({ sequence: v.unknown() })) }) }),
    { auth_info: { signer_infos: [] } },
  ),
})
const AnswerSchema = v.object({ tx_responses: v.nullable(v.array(v.unknown())) })

const listSize = 50
const mostAmounts = 20

/** From the node's index. A page ends at the block down to which both lists are complete. */
export function createCosmosHistory(node: ChainNode, tokens: TokenProvider): HistoryProvider {
  const { chainId } = node
  const coin = tokens.getCoin(chainId)
  const denom = getCosmosDenom(coin)
  const findToken = (name: string) => (name === denom ? coin : tokens.findToken({ chainId, address: name }))

  async function readList(condition: string, endBlock: number | undefined): Promise<NewestFirst<Entry>> {
    const query = new URLSearchParams({
      query: endBlock === undefined ? condition : `${condition} AND tx.height<=${endBlock}`,
      order_by: 'ORDER_BY_DESC',
      page: '1',
      limit: String(listSize),
    })
    const answer = v.parse(AnswerSchema, await node.getJson(`/cosmos/tx/v1beta1/txs?${query}`))
    const told = answer.tx_responses ?? []
    const entries = told.slice(0, listSize).flatMap(item => {
      const entry = readEntry(item)
      // Block numbers must decrease, so pagination ends whatever the node returns.
      return entry && entry.blockNumber <= (endBlock ?? Number.MAX_SAFE_INTEGER) ? [entry] : []
    })
    return { entries, hasMore: told.length >= listSize }
  }

  return {
    async readPage(account, cursor) {
      if (cursor && !/^[0-9]{1,15}$/.test(cursor)) return { items: [], next: undefined }
      const endBlock = cursor ? Number(cursor) : undefined
      const whole = await Promise.all([
        readList(`message.sender='${account}'`, endBlock),
        readList(`transfer.recipient='${account}'`, endBlock),
      ])
      const { lists, next } = cutPage(whole)
      const [own = [], got = []] = lists
      const isOwn = new Set(own.map(({ hash }) => hash))
      const entries = [...new Map([...own, ...got].map(entry => [entry.hash, entry])).values()]
      const items = entries
        .sort((one, other) => other.blockNumber - one.blockNumber)
        .map(entry => describe(entry, account, isOwn.has(entry.hash)))
        .filter(({ hash, transfers }) => isOwn.has(hash) || transfers.length > 0)
      return { items, next }
    },
  }

  function describe(entry: Entry, account: string, isOwn: boolean): ChainTransaction {
    const moves = entry.code === 0 ? readMoves(entry, account) : []
    const transfers = moves.flatMap(({ direction, amounts }): ChainTransfer[] =>
      readAmounts(amounts).flatMap(({ amount, name }) => {
        const token = findToken(name)
        return token && amount > 0n ? [{ direction, amount, token }] : []
      }),
    )
    const [first] = moves
    return {
      hash: entry.hash,
      minedAt: new Date(entry.time * 1000),
      from: isOwn ? account : (first?.sender ?? ''),
      to: first?.recipient ?? '',
      status: entry.code === 0 ? 'confirmed' : 'failed',
      nonce: isOwn ? entry.nonce : 0,
      // There is no deployment here, so a receiver is always set.
      operation: nameOperation({ receiver: account, selector: '', isOwn, transfers }),
      transfers,
    }
  }
}

function readEntry(item: unknown): Entry | undefined {
  const told = v.safeParse(ResponseSchema, item)
  if (!told.success) return undefined
  const { height, txhash, code, timestamp, events, tx } = told.output
  const nonce = tx.auth_info.signer_infos[0]?.sequence
  const entry = v.safeParse(EntrySchema, {
    blockNumber: height,
    hash: txhash,
    code,
    time: timestamp,
    nonce,
    events,
  })
  return entry.success ? entry.output : undefined
}

function readMoves({ events }: Entry, account: string) {
  return events.flatMap(({ type, attributes }) => {
    const {
      sender = '',
      recipient = '',
      amount: amounts = '',
      msg_index,
    } = Object.fromEntries(attributes.map(({ key, value }) => [key, value]))
    const concerns = sender === account || recipient === account
    if (type !== 'transfer' || msg_index === undefined || !concerns) return []
    const direction = sender !== account ? 'in' : recipient === account ? 'self' : 'out'
    return [{ sender, recipient, amounts, direction } as const]
  })
}

function readAmounts(text: string): { amount: bigint; name: string }[] {
  return text.split(',', mostAmounts).flatMap(part => {
    const [, amount, name] = /^([0-9]{1,78})([a-zA-Z][a-zA-Z0-9/:._-]{2,127})$/.exec(part) ?? []
    return amount && name ? [{ amount: BigInt(amount), name }] : []
  })
}
