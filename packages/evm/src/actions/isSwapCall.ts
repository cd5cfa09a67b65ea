import { type AbiReader, createAbiReader } from '@portico/codec/abi'
import type { BuiltCall, SwapTerms } from '@portico/core/adapter'
import { allowanceHolder } from './findExchanges.js'

/** Uniswap V2 router calls by selector: whether the input and the output are tokens or native. */
const routerCalls: Readonly<Record<string, { readonly gives: boolean; readonly pays: boolean }>> = {
  '0x38ed1739': { gives: true, pays: false },
  '0x18cbafe5': { gives: true, pays: true },
  '0x7ff36ab5': { gives: false, pays: false },
}
const exec = '0x2213bc0b'
const execute = '1fff991f'
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export function isSwapCall(call: BuiltCall, terms: SwapTerms, account: string): boolean {
  if (call.value !== (terms.from === undefined ? terms.amount : 0n)) return false
  const data = call.data.toLowerCase()
  const owner = account.toLowerCase()
  const wanted = { ...terms, from: terms.from?.toLowerCase(), to: terms.to?.toLowerCase() }
  const router = routerCalls[data.slice(0, 10)]
  if (router) return isRouterCall(data, wanted, owner, router)
  return (
    data.startsWith(exec) && call.to.toLowerCase() === allowanceHolder && isSettlerCall(data, wanted, owner)
  )
}

function isRouterCall(
  data: string,
  { from, to, amount, least }: SwapTerms,
  owner: string,
  { gives, pays }: { readonly gives: boolean; readonly pays: boolean },
): boolean {
  const reader = readArguments(data)
  // The input amount comes first if it is a token.
  const given = gives ? reader.word(0) : amount
  const start = gives ? 32 : 0
  const out = reader.word(start)
  const path = readPath(reader, { gives })
  if (path.length < 2) return false
  return (
    gives === (from !== undefined) &&
    pays === (to === undefined) &&
    given === amount &&
    out !== undefined &&
    out >= least &&
    reader.address(start + 64) === owner &&
    // The native coin is wrapped along the path.
    (from === undefined || path[0] === from) &&
    (to === undefined || path.at(-1) === to)
  )
}

/** The intermediate tokens of a router's path; empty for other calls. */
export function readHops({ data }: BuiltCall): readonly (string | undefined)[] {
  const router = routerCalls[data.slice(0, 10).toLowerCase()]
  return router ? readPath(readArguments(data), router).slice(1, -1) : []
}

function readPath(reader: AbiReader, { gives }: { readonly gives: boolean }) {
  const at = reader.offset(gives ? 64 : 32)
  const length = at === undefined ? undefined : reader.offset(at)
  if (at === undefined || at % 32 !== 0 || length === undefined) return []
  const places = Array.from({ length }, (_, index) => at + 32 + index * 32)
  return places.some(place => reader.word(place) === undefined) ? [] : places.map(reader.address)
}

/** The Settler contract of a 0x swap, which the registry must name; undefined for other calls. */
export function readSettler({ data }: BuiltCall): string | undefined {
  return data.toLowerCase().startsWith(exec) ? readArguments(data).address(96) : undefined
}

/** `exec(operator, token, amount, target, execute((recipient, buyToken, minAmountOut), …))` */
function isSettlerCall(data: string, { from, to = coin, amount, least }: SwapTerms, owner: string): boolean {
  const outer = readArguments(data)
  const [operator, token, taken, target] = [0, 32, 64, 96].map(outer.word)
  const inner = outer.bytes(outer.offset(128) ?? -1)
  if (!inner?.startsWith(execute)) return false
  const order = createAbiReader(inner.slice(execute.length))
  const out = order.word(64)
  const takesRightly =
    from === undefined
      ? taken === 0n || token === 0n || outer.address(32) === coin
      : outer.address(32) === from && taken === amount
  return (
    operator !== undefined &&
    operator === target &&
    takesRightly &&
    order.address(0) === owner &&
    order.address(32) === to &&
    out !== undefined &&
    out >= least
  )
}

export function readSpender(
  { to, data, value }: BuiltCall,
  token: string,
  amount: bigint,
): string | undefined {
  if (value !== 0n || to.toLowerCase() !== token.toLowerCase() || !/^0x095ea7b3[\da-f]{128}$/i.test(data))
    return undefined
  const reader = readArguments(data)
  return reader.word(0) !== 0n && reader.word(32) === amount ? reader.address(0) : undefined
}

const readArguments = (data: string) => createAbiReader(data.slice(10))
