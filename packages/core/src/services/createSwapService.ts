import {
  AllowanceSchema,
  BuiltApproveSchema,
  BuiltTransactionSchema,
  dataPaths,
  type GasPrice,
  GasPriceSchema,
  PricesSchema,
  QuotesSchema,
  type Tokens,
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

/** Swap endpoints of the data service (W-14 to W-20). */
export interface SwapService {
  fetchTokens(chainId: CaipNetworkId, signal?: AbortSignal): Promise<Tokens['tokens']>
  /** In US dollars, by the requested ids in lower case. */
  fetchPrices(tokens: readonly CaipAddress[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>>
  /** The quote; undefined if there is no route. */
  fetchQuote(
    request: SwapRequest & { readonly address: string; readonly gasPrice: bigint | undefined },
    signal?: AbortSignal,
  ): Promise<bigint | undefined>
  fetchAllowance(token: CaipAddress, owner: CaipAddress): Promise<bigint>
  fetchGasPrice(chainId: CaipNetworkId): Promise<GasPrice>
  buildApproval(request: SwapRequest & { readonly owner: CaipAddress }): Promise<BuiltCall>
  /** `expected` is the quote that was shown, from which slippage in percent is computed (K-08). */
  buildSwap(
    request: SwapRequest & {
      readonly owner: CaipAddress
      readonly expected: bigint
      readonly slippage: number
    },
  ): Promise<BuiltCall>
}

export function createSwapService({ get, ask }: HttpClient): SwapService {
  return {
    fetchTokens: async (chainId, signal) =>
      (
        await get(dataPaths.tokens, {
          schema: TokensSchema,
          limit: dataAnswerLimit,
          query: { chainId },
          signal,
        })
      ).tokens,
    async fetchPrices(addresses, signal) {
      const body = { currency: 'usd', addresses }
      const { fungibles } = await ask(dataPaths.price, body, { schema: PricesSchema, limit, signal })
      return new Map(
        fungibles.flatMap(({ address, price }) => (address ? [[address.toLowerCase(), price] as const] : [])),
      )
    },
    async fetchQuote({ from, to, amount, address, gasPrice }, signal) {
      const query = { amount: `${amount}`, userAddress: address, from, to, gasPrice: gasPrice?.toString() }
      const { quotes } = await get(dataPaths.quotes, { schema: QuotesSchema, limit, query, signal })
      return quotes[0] && BigInt(quotes[0].toAmount)
    },
    async fetchAllowance(tokenAddress, userAddress) {
      const query = { tokenAddress, userAddress }
      return BigInt((await get(dataPaths.allowance, { schema: AllowanceSchema, limit, query })).allowance)
    },
    fetchGasPrice: chainId => get(dataPaths.gasPrice, { schema: GasPriceSchema, limit, query: { chainId } }),
    async buildApproval({ from, to, amount, owner }) {
      const query = { userAddress: owner, from, to, amount: `${amount}` }
      const { tx } = await get(dataPaths.buildApprove, { schema: BuiltApproveSchema, limit, query })
      // `from` is also the called contract.
      return { to: toAddress(tx.from), data: tx.data, value: BigInt(tx.value) }
    },
    async buildSwap({ from, to, amount, owner, expected, slippage }) {
      const body = {
        amount: `${amount}`,
        toAmount: `${expected}`,
        ...toSwapTolerance(slippage),
        from,
        to,
        userAddress: owner,
        disableEstimate: true,
      }
      const { tx } = await ask(dataPaths.buildTransaction, body, { schema: BuiltTransactionSchema, limit })
      return { to: toAddress(tx.to), data: tx.data, value: BigInt(tx.amount) }
    },
  }
}

const toAddress = (id: string) => id.slice(id.lastIndexOf(':') + 1)
