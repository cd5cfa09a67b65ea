import type { BuiltCall, SwapTerms } from '@portico/core/adapter'
import { allowanceHolder } from './findExchanges.js'

/** Uniswap V2 router calls by selector: whether the input and the output are tokens or native. */
const routerCalls: Readonly<Record<string, { readonly gives: boolean; readonly pays: boolean }>> = {
  '0x38ed1739': { gives: true, pays: false },
  '0x18cbafe5': { gives: true, pays: true },
  '0x7ff36ab5': { gives: false, pays: false },
}
/** `exec` of AllowanceHolder, and `execute` of Settler. */
const exec = '0x2213bc0b'
const execute = '1fff991f'
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Whether a call spends exactly what was shown and sends the account at least the minimum received. */
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
  // The input amount comes first if it is a token.
  const words = readWords(data.slice(10))
  const [given, rest] = gives ? [words[0], words.slice(1)] : [amount, words]
  const [out, , receiver] = rest
  const path = readPath(words, { gives })
  if (path.length < 2) return false
  return (
    gives === (from !== undefined) &&
    pays === (to === undefined) &&
    given === amount &&
    out !== undefined &&
    out >= least &&
    toAddress(receiver) === owner &&
    // The native coin is wrapped along the path.
    (from === undefined || path[0] === from) &&
    (to === undefined || path.at(-1) === to)
  )
}

/**
 * The intermediate tokens of a router's path; empty for other calls, for which only the minimum received can be
 * checked.
 */
export function readHops({ data }: BuiltCall): readonly (string | undefined)[] {
  const router = routerCalls[data.slice(0, 10).toLowerCase()]
  return router ? readPath(readWords(data.slice(10)), router).slice(1, -1) : []
}

/** Empty if the calldata is truncated. */
function readPath(words: readonly bigint[], { gives }: { readonly gives: boolean }) {
  const at = Number(words[gives ? 2 : 1] ?? -32) / 32
  const length = Number(words[at] ?? 0)
  const path = words.slice(at + 1, at + 1 + length).map(toAddress)
  return Number.isInteger(at) && at >= 0 && path.length === length ? path : []
}

/** The Settler contract of a 0x swap, which the registry must name; undefined for other calls. */
export function readSettler({ data }: BuiltCall): string | undefined {
  return data.toLowerCase().startsWith(exec) ? toAddress(readWords(data.slice(10))[3]) : undefined
}

/** `exec(operator, token, amount, target, execute((recipient, buyToken, minAmountOut), …))` */
function isSettlerCall(data: string, { from, to = coin, amount, least }: SwapTerms, owner: string): boolean {
  const outer = readWords(data.slice(10))
  const [operator, token, taken, target, offset] = outer
  const at = offset === undefined ? Number.NaN : Number(offset)
  if (!Number.isSafeInteger(at)) return false
  const rest = data.slice(10 + at * 2)
  const inner = rest.slice(64, 64 + Number(readWords(rest)[0] ?? 0) * 2)
  if (!inner.startsWith(execute)) return false
  const [receiver, bought, out] = readWords(inner.slice(8))
  const takesRightly =
    from === undefined
      ? taken === 0n || token === 0n || toAddress(token) === coin
      : toAddress(token) === from && taken === amount
  return (
    operator !== undefined &&
    operator === target &&
    takesRightly &&
    toAddress(receiver) === owner &&
    toAddress(bought) === to &&
    out !== undefined &&
    out >= least
  )
}

/** The spender of a call that approves exactly this amount of a token; undefined for any other call. */
export function readSpender(
  { to, data, value }: BuiltCall,
  token: string,
  amount: bigint,
): string | undefined {
  if (value !== 0n || to.toLowerCase() !== token.toLowerCase() || !/^0x095ea7b3[\da-f]{128}$/i.test(data))
    return undefined
  const [spender, allowed] = readWords(data.slice(10))
  return spender !== 0n && allowed === amount ? toAddress(spender) : undefined
}

function readWords(digits: string): readonly bigint[] {
  return Array.from({ length: Math.floor(digits.length / 64) }, (_, index) =>
    BigInt(`0x${digits.slice(index * 64, index * 64 + 64)}`),
  )
}

function toAddress(word: bigint | undefined): string | undefined {
  return word === undefined || word >= 2n ** 160n ? undefined : `0x${word.toString(16).padStart(40, '0')}`
}
