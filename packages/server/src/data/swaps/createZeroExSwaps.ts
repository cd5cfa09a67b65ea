import { createAbiReader, encodeWord } from '@portico/codec/abi'
import { coinAddress } from '@portico/protocol/data'
import * as v from 'valibot'
import type { Asset, SwapOrder, SwapProvider, SwapTrade } from '../DataProviders.js'
import { readAddress } from '../evm/abi.js'
import type { ContractReader } from '../evm/createContractReader.js'
import type { Upstream } from '../nodes/createUpstream.js'
import { decimal, hex } from '../schemas.js'
import { UpstreamFailure } from '../UpstreamFailure.js'

/** Networks on which the AllowanceHolder contract of 0x has the address below. */
export const zeroExChains: readonly string[] = [1, 10, 56, 137, 8453, 42161, 43114].map(id => `eip155:${id}`)
/** A constant, the same on all of them, so that no API response decides which contract gets the allowance. */
const allowanceHolder = '0x0000000000001ff3684f28c67538d4d072c22734'
const registry = '0x00000000000004533fe15556b1e086bb1a72ceae'
const takerSubmitted = encodeWord(2)
const ownerOf = '0x6352211e'
const previous = '0xe2603dc2'

const AmountSchema = decimal(78)
const PriceSchema = v.variant('liquidityAvailable', [
  v.object({ liquidityAvailable: v.literal(false) }),
  v.object({ liquidityAvailable: v.literal(true), buyAmount: AmountSchema }),
])
const QuoteSchema = v.variant('liquidityAvailable', [
  v.object({ liquidityAvailable: v.literal(false) }),
  v.object({
    liquidityAvailable: v.literal(true),
    transaction: v.object({
      to: hex(20),
      data: v.pipe(v.string(), v.maxLength(100_000), v.regex(/^0x(?:[0-9a-fA-F]{2})+$/)),
      value: AmountSchema,
      gas: v.fallback(v.pipe(AmountSchema, v.maxValue(30_000_000n)), 1_000_000n),
    }),
  }),
])

/** Basis points subtracted, because the price may move between quote and build. */
const margin = 5n

/** The transaction that 0x builds is checked: what it sells, what it pays at least, and to whom. */
export function createZeroExSwaps(
  chainId: string,
  upstream: Upstream,
  readContracts: ContractReader,
): SwapProvider {
  const formatQuery = ({ from, to, amount }: SwapTrade, more: Record<string, string> = {}) =>
    new URLSearchParams({
      chainId: chainId.slice('eip155:'.length),
      sellToken: formatToken(from),
      buyToken: formatToken(to),
      sellAmount: amount.toString(),
      ...more,
    })

  const ask = (call: 'price' | 'quote', query: URLSearchParams) =>
    upstream.getJson(`/swap/allowance-holder/${call}?${query}`)

  async function readSettlers(): Promise<string[]> {
    const answers = await readContracts([
      { to: registry, data: ownerOf + takerSubmitted },
      { to: registry, data: previous + takerSubmitted },
    ])
    return answers.flatMap(answer => readAddress(answer) ?? [])
  }

  async function buildCall(order: SwapOrder) {
    const { account, expected, least } = order
    const room = ((expected - least) * 10_000n) / expected - margin
    const query = formatQuery(order, { taker: account, slippageBps: `${room > 0n ? room : 0n}` })
    const quote = v.parse(QuoteSchema, await ask('quote', query))
    if (!quote.liquidityAvailable) return undefined
    const { to, data, value, gas } = quote.transaction
    const isCoin = order.from.address === undefined
    if (to !== allowanceHolder) throw refuse('to another contract')
    if (value !== (isCoin ? order.amount : 0n)) throw refuse('another amount of the coin')
    const call = readSettlerCall(data, {
      sell: isCoin ? undefined : formatToken(order.from),
      buy: formatToken(order.to),
      amount: order.amount,
      account,
      settlers: await readSettlers(),
    })
    if ('problem' in call) throw refuse(call.problem)
    return call.least < least ? undefined : { to, data, value, gas }
  }

  return {
    spender: allowanceHolder,
    async readQuote(trade) {
      const price = v.parse(PriceSchema, await ask('price', formatQuery(trade)))
      return price.liquidityAvailable && price.buyAmount > 0n ? price.buyAmount : undefined
    },
    buildCall,
  }
}

const formatToken = ({ address }: Asset) => address?.toLowerCase() ?? coinAddress

const refuse = (what: string) =>
  new UpstreamFailure(`0x built a transaction that does not match the request: ${what}.`)

export interface SettlerRules {
  sell: string | undefined
  buy: string
  amount: bigint
  account: string
  settlers: readonly string[]
}

const exec = '0x2213bc0b'
const execute = '1fff991f'
const nobody = `0x${'0'.repeat(40)}`

/** Decodes `exec(operator, token, amount, target, execute((recipient, buyToken, minAmountOut), …))`. */
export function readSettlerCall(data: string, rules: SettlerRules): { least: bigint } | { problem: string } {
  if (!data.startsWith(exec)) return { problem: 'another call' }
  const outer = createAbiReader(data.slice(exec.length))
  const settler = outer.address(96)
  if (settler === undefined || outer.address(0) !== settler || !rules.settlers.includes(settler)) {
    return { problem: 'a contract that 0x does not name' }
  }
  const token = outer.address(32)
  const taken = outer.word(64)
  const takesNoToken = taken === 0n || token === coinAddress || token === nobody
  const takesRightly =
    rules.sell === undefined ? takesNoToken : token === rules.sell && taken === rules.amount
  if (!takesRightly) return { problem: 'another token or amount' }
  const bytesAt = outer.offset(128)
  const call = bytesAt === undefined ? undefined : outer.bytes(bytesAt)
  if (!call?.startsWith(execute)) return { problem: 'another call' }
  const inner = createAbiReader(call.slice(execute.length))
  if (inner.address(0) !== rules.account) return { problem: 'another receiver' }
  if (inner.address(32) !== rules.buy) return { problem: 'another token to get' }
  return { least: inner.word(64) ?? 0n }
}
