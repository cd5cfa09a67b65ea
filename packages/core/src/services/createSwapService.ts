import {
  AllowanceSchema,
  BuiltApproveSchema,
  BuiltTransactionSchema,
  dataPaths,
  GasPriceSchema,
  PricesSchema,
  QuotesSchema,
  TokensSchema,
  toSwapTolerance,
} from '@portico/protocol/data'
import type { CaipAddress, CaipNetworkId } from '../families/ChainNamespace.js'
import type { BuiltCall } from '../families/SwapMethods.js'
import { dataAnswerLimit, configAnswerLimit as limit } from '../utils/limits.js'
import type { HttpClient } from './createHttpClient.js'

/** Uses CAIP ids. Amounts are in the smallest unit. */
export interface SwapRequest {
  readonly from: CaipAddress
  readonly to: CaipAddress
  readonly amount: bigint
}

interface QuoteRequest extends SwapRequest {
  readonly address: string
  readonly gasPrice: bigint | undefined
}

interface BuildRequest extends SwapRequest {
  readonly owner: CaipAddress
}

interface BuiltSwapRequest extends BuildRequest {
  /** The quote that was shown, from which slippage in percent is computed (K-08). */
  readonly expected: bigint
  readonly slippage: number
}

export type SwapService = ReturnType<typeof createSwapService>

/** Swap endpoints of the data service (W-14 to W-20). */
export function createSwapService({ get, ask }: HttpClient) {
  return {
    async fetchTokens(chainId: CaipNetworkId, signal?: AbortSignal) {
      const options = { schema: TokensSchema, limit: dataAnswerLimit, query: { chainId }, signal }
      return (await get(dataPaths.tokens, options)).tokens
    },
    /** In US dollars, by the requested ids in lower case. */
    async fetchPrices(addresses: readonly CaipAddress[], signal?: AbortSignal) {
      const body = { currency: 'usd', addresses }
      const { fungibles } = await ask(dataPaths.price, body, { schema: PricesSchema, limit, signal })
      return new Map(
        fungibles.flatMap(({ address, price }) => (address ? [[address.toLowerCase(), price] as const] : [])),
      )
    },
    /** Undefined if there is no route. */
    async fetchQuote({ from, to, amount, address, gasPrice }: QuoteRequest, signal?: AbortSignal) {
      const query = { amount: `${amount}`, userAddress: address, from, to, gasPrice: gasPrice?.toString() }
      const { quotes } = await get(dataPaths.quotes, { schema: QuotesSchema, limit, query, signal })
      return quotes[0] && BigInt(quotes[0].toAmount)
    },
    async fetchAllowance(tokenAddress: CaipAddress, userAddress: CaipAddress) {
      const query = { tokenAddress, userAddress }
      return BigInt((await get(dataPaths.allowance, { schema: AllowanceSchema, limit, query })).allowance)
    },
    fetchGasPrice: (chainId: CaipNetworkId) =>
      get(dataPaths.gasPrice, { schema: GasPriceSchema, limit, query: { chainId } }),
    async buildApproval({ from, to, amount, owner }: BuildRequest): Promise<BuiltCall> {
      const query = { userAddress: owner, from, to, amount: `${amount}` }
      const { tx } = await get(dataPaths.buildApprove, { schema: BuiltApproveSchema, limit, query })
      // `from` is also the called contract.
      return { to: toAddress(tx.from), data: tx.data, value: BigInt(tx.value) }
    },
    async buildSwap(request: BuiltSwapRequest): Promise<BuiltCall> {
      const { from, to, amount, owner, expected, slippage } = request
      const terms = { amount: `${amount}`, toAmount: `${expected}`, ...toSwapTolerance(slippage) }
      const body = { ...terms, from, to, userAddress: owner, disableEstimate: true }
      const { tx } = await ask(dataPaths.buildTransaction, body, { schema: BuiltTransactionSchema, limit })
      return { to: toAddress(tx.to), data: tx.data, value: BigInt(tx.amount) }
    },
  }
}

const toAddress = (id: string) => id.slice(id.lastIndexOf(':') + 1)
