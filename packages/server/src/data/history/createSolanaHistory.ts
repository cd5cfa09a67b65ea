import * as v from 'valibot'
import type { ChainTransaction, ChainTransfer, HistoryProvider, TokenProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { BlockTimeSchema, decimal } from '../schemas.js'

const signature = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/))
const SignaturesSchema = v.array(
  v.object({ signature, blockTime: v.nullish(BlockTimeSchema), err: v.optional(v.unknown(), null) }),
)
const lamports = v.pipe(v.number(), v.integer(), v.toBigint())
const TokenBalanceSchema = v.object({
  mint: v.string(),
  owner: v.optional(v.string(), ''),
  uiTokenAmount: v.object({ amount: decimal(20) }),
})
const TransactionSchema = v.object({
  meta: v.object({
    fee: lamports,
    preBalances: v.array(lamports),
    postBalances: v.array(lamports),
    preTokenBalances: v.fallback(v.array(TokenBalanceSchema), []),
    postTokenBalances: v.fallback(v.array(TokenBalanceSchema), []),
    loadedAddresses: v.fallback(v.object({ writable: v.array(v.string()), readonly: v.array(v.string()) }), {
      writable: [],
      readonly: [],
    }),
  }),
  transaction: v.object({ message: v.object({ accountKeys: v.array(v.string()) }) }),
})
type Transaction = v.InferOutput<typeof TransactionSchema>
type TokenBalance = v.InferOutput<typeof TokenBalanceSchema>

const pageSize = 20

export function createSolanaHistory(node: ChainNode, tokens: TokenProvider): HistoryProvider {
  const { chainId } = node

  return {
    async readPage(address, cursor) {
      if (cursor && !v.safeParse(signature, cursor).success) return { items: [], next: undefined }
      const options = { limit: pageSize, commitment: 'confirmed', ...(cursor && { before: cursor }) }
      const listed = v.parse(SignaturesSchema, await node.call('getSignaturesForAddress', [address, options]))
      const config = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
      const answers = await node.callMany(
        listed.map(entry => ({ method: 'getTransaction', params: [entry.signature, config] })),
      )
      const items = listed.flatMap((entry, index): ChainTransaction[] => {
        const transaction = v.safeParse(TransactionSchema, answers[index])
        if (!transaction.success || entry.signature === cursor) return []
        const minedAt = new Date((entry.blockTime ?? 0) * 1000)
        return [
          describe(transaction.output, address, {
            hash: entry.signature,
            minedAt,
            failed: entry.err !== null,
          }),
        ]
      })
      return { items, next: listed.length === pageSize ? listed.at(-1)?.signature : undefined }
    },
  }

  function describe(
    { meta, transaction }: Transaction,
    address: string,
    { hash, minedAt, failed }: { hash: string; minedAt: Date; failed: boolean },
  ): ChainTransaction {
    const { accountKeys } = transaction.message
    const keys = [...accountKeys, ...meta.loadedAddresses.writable, ...meta.loadedAddresses.readonly]
    const changes = keys.map((_, index) => (meta.postBalances[index] ?? 0n) - (meta.preBalances[index] ?? 0n))
    const payer = keys[0] ?? ''
    const at = keys.indexOf(address)
    // The fee is not a transfer.
    const own = (changes[at] ?? 0n) + (payer === address ? meta.fee : 0n)
    const peer = keys.find((key, index) => key !== address && (changes[index] ?? 0n) * own < 0n) ?? ''
    const transfers = failed ? [] : [...listTokens(meta, address), ...move(own, tokens.getCoin(chainId))]
    const isOut = payer === address
    return {
      hash,
      minedAt,
      from: isOut ? address : payer,
      to: isOut ? peer : address,
      status: failed ? 'failed' : 'confirmed',
      nonce: 0,
      operation:
        transfers.length === 0
          ? 'execute'
          : transfers.some(({ direction }) => direction === 'out')
            ? 'send'
            : 'receive',
      transfers,
    }
  }

  function listTokens(
    { preTokenBalances, postTokenBalances }: Transaction['meta'],
    owner: string,
  ): ChainTransfer[] {
    const mints = new Set([...preTokenBalances, ...postTokenBalances].map(({ mint }) => mint))
    return [...mints].flatMap(mint => {
      const token = tokens.findToken({ chainId, address: mint })
      if (!token) return []
      return move(sum(postTokenBalances, owner, mint) - sum(preTokenBalances, owner, mint), token)
    })
  }
}

function move(change: bigint, token: ChainTransfer['token']): ChainTransfer[] {
  if (change === 0n) return []
  return [{ direction: change > 0n ? 'in' : 'out', amount: change > 0n ? change : -change, token }]
}

const sum = (balances: readonly TokenBalance[], owner: string, mint: string) =>
  balances.reduce(
    (total, balance) =>
      balance.owner === owner && balance.mint === mint ? total + balance.uiTokenAmount.amount : total,
    0n,
  )
