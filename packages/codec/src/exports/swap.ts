import { type AbiReader, createAbiReader } from './abi.js'

/** The AllowanceHolder of 0x, at the same address on all networks below. */
export const allowanceHolder = '0x0000000000001ff3684f28c67538d4d072c22734'

/** Uniswap V2 Router02 by network (CAIP-2). It has no owner and cannot be upgraded. */
const uniswap = '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24'
export const swapRouters: Readonly<Record<string, string>> = {
  'eip155:1': '0x7a250d5630b4cf539739df2c5dacb4c659f2488d',
  'eip155:10': '0x4a7b5da61326a6379179b40d00f57e5bbdc962c2',
  'eip155:56': uniswap,
  'eip155:137': '0xedf6066a2b290c185783862c7f4776a2c8077ad1',
  'eip155:8453': uniswap,
  'eip155:42161': uniswap,
  'eip155:43114': uniswap,
}

/** The on-chain registry of 0x Settler contracts, at the same address on all networks above. */
export const settlerRegistry = '0x00000000000004533fe15556b1e086bb1a72ceae'
const takerSubmitted = '2'.padStart(64, '0')
/** `ownerOf` and `prev`: the current Settler and its predecessor. */
export const settlerReads = [`0x6352211e${takerSubmitted}`, `0xe2603dc2${takerSubmitted}`] as const

/** A swap as its calldata and value describe it. Whether that happens is up to the called contract. */
export interface DecodedSwap {
  /** The token sold; undefined for the native coin. */
  readonly from: string | undefined
  readonly amount: bigint
  /** The token bought; undefined for the native coin. */
  readonly to: string | undefined
  /** Minimum received, in base units. */
  readonly least: bigint
  readonly recipient: string
  /** The tokens that a router trades through, both ends included. Empty for 0x. */
  readonly path: readonly string[]
  /** The contract of 0x that makes the swap, which its registry must name. */
  readonly settler?: string
}

interface SwapCall {
  /** Hex, with `0x`. */
  readonly data: string
  readonly value: bigint
}

/** Uniswap V2 router functions by selector: whether input and output are tokens or the native coin. */
const routerCalls: Readonly<Record<string, { readonly sellsToken: boolean; readonly buysToken: boolean }>> = {
  // swapExactTokensForTokens
  '0x38ed1739': { sellsToken: true, buysToken: true },
  // swapExactTokensForETH
  '0x18cbafe5': { sellsToken: true, buysToken: false },
  // swapExactETHForTokens
  '0x7ff36ab5': { sellsToken: false, buysToken: true },
}
/** `exec` of AllowanceHolder, and `execute` of Settler. */
const exec = '0x2213bc0b'
const execute = '1fff991f'
/** 0x writes the native coin like a token. */
const coin = `0x${'ee'.repeat(20)}`

/** Undefined for any other function, and for calldata that is truncated or contradicts the value sent along. */
export function decodeSwap({ data, value }: SwapCall): DecodedSwap | undefined {
  const lower = data.toLowerCase()
  const selector = lower.slice(0, 10)
  const swap =
    selector === exec ? decodeExec(lower, value) : decodeRouterCall(lower, value, routerCalls[selector])
  return swap?.from !== undefined && value !== 0n ? undefined : swap
}

function decodeRouterCall(
  data: string,
  value: bigint,
  kind: (typeof routerCalls)[string] | undefined,
): DecodedSwap | undefined {
  if (!kind) return undefined
  const reader = readArguments(data)
  // The input amount comes first if it is a token.
  const start = kind.sellsToken ? 32 : 0
  const amount = kind.sellsToken ? reader.word(0) : value
  const [least, recipient] = [reader.word(start), reader.address(start + 64)]
  const path = readPath(reader, start + 32)
  const [first, last] = [path[0], path.at(-1)]
  if (amount === undefined || least === undefined || !recipient || !first || !last || path.length < 2)
    return undefined
  return {
    from: kind.sellsToken ? first : undefined,
    amount,
    to: kind.buysToken ? last : undefined,
    least,
    recipient,
    path,
  }
}

/** Empty if it is truncated or contains anything but addresses. */
function readPath(reader: AbiReader, at: number): readonly string[] {
  const list = reader.offset(at)
  const length = list === undefined ? undefined : reader.offset(list)
  if (list === undefined || list % 32 !== 0 || length === undefined) return []
  const path = Array.from({ length }, (_, index) => reader.address(list + 32 + index * 32))
  const known = path.filter(address => address !== undefined)
  return known.length === path.length ? known : []
}

/** `exec(operator, token, amount, target, execute((recipient, buyToken, minAmountOut), …))` */
function decodeExec(data: string, value: bigint): DecodedSwap | undefined {
  const outer = readArguments(data)
  const [operator, token, target] = [0, 32, 96].map(outer.address)
  const taken = outer.word(64)
  const inner = outer.bytes(outer.offset(128) ?? -1)
  if (!target || operator !== target || taken === undefined || !inner?.startsWith(execute)) return undefined
  const order = createAbiReader(inner.slice(execute.length))
  const [recipient, bought, least] = [order.address(0), order.address(32), order.word(64)]
  if (!recipient || !bought || least === undefined) return undefined
  const sellsCoin = taken === 0n || outer.word(32) === 0n || token === coin
  if (!sellsCoin && token === undefined) return undefined
  return {
    from: sellsCoin ? undefined : token,
    amount: sellsCoin ? value : taken,
    to: bought === coin ? undefined : bought,
    least,
    recipient,
    path: [],
    settler: target,
  }
}

/** Skips `0x` and the selector. */
const readArguments = (data: string) => createAbiReader(data.slice(10))
