import { decodeSs58 } from '@portico/codec/ss58'
import * as v from 'valibot'
import type { ChainTransaction, HistoryProvider, TokenProvider } from '../DataProviders.js'
import type { Upstream } from '../nodes/createUpstream.js'
import { BlockTimeSchema, CountSchema, decimal } from '../schemas.js'
import { UpstreamFailure } from '../UpstreamFailure.js'

const AddressSchema = v.pipe(v.string(), v.maxLength(90))
const TransferSchema = v.object({
  hash: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/)),
  from: AddressSchema,
  to: AddressSchema,
  success: v.boolean(),
  block_timestamp: BlockTimeSchema,
  amount_v2: decimal(39),
  nonce: v.fallback(CountSchema, 0),
})
const AnswerSchema = v.object({
  code: v.number(),
  data: v.fallback(v.object({ transfers: v.fallback(v.nullable(v.array(v.unknown())), []) }), {
    transfers: [],
  }),
})

const pageSize = 25
const mostPages = 100

/** From a Subscan-compatible service, since nodes cannot list transactions by account. */
export function createSubscanHistory(
  upstream: Upstream,
  chainId: string,
  tokens: TokenProvider,
): HistoryProvider {
  return {
    async readPage(address, cursor) {
      const page = /^[0-9]{1,3}$/.test(cursor ?? '0') ? Number(cursor ?? 0) : mostPages
      if (page >= mostPages) return { items: [], next: undefined }
      const asked = { address, row: pageSize, page, order: 'desc', token_category: ['native'] }
      const { code, data } = v.parse(AnswerSchema, await upstream.postJson(asked, '/api/v2/scan/transfers'))
      if (code !== 0) throw new UpstreamFailure(`${upstream.name} refused the request.`)
      const listed = data.transfers ?? []
      const items = listed.slice(0, pageSize).flatMap(item => {
        const transfer = v.safeParse(TransferSchema, item)
        return transfer.success ? describe(transfer.output, address) : []
      })
      return { items, next: listed.length < pageSize ? undefined : String(page + 1) }
    },
  }

  function describe(transfer: v.InferOutput<typeof TransferSchema>, account: string): ChainTransaction[] {
    const { hash, from, to, success, nonce, amount_v2: amount } = transfer
    const [isFrom, isTo] = [isSameKey(from, account), isSameKey(to, account)]
    if (!isFrom && (!isTo || !success || amount === 0n)) return []
    const direction = isFrom ? (isTo ? 'self' : 'out') : 'in'
    return [
      {
        hash,
        minedAt: new Date(transfer.block_timestamp * 1000),
        from,
        to,
        status: success ? 'confirmed' : 'failed',
        nonce: isFrom ? nonce : 0,
        operation: isFrom ? 'send' : 'receive',
        transfers: success ? [{ direction, amount, token: tokens.getCoin(chainId) }] : [],
      },
    ]
  }
}

/** SS58 encodes one public key differently on each network. */
function isSameKey(one: string, other: string): boolean {
  const [key, wanted] = [decodeSs58(one)?.publicKey, decodeSs58(other)?.publicKey]
  return key !== undefined && wanted !== undefined && Buffer.from(key).equals(wanted)
}
