import type { AccountParameters, TokenFacts } from '@portico/core/adapter'
import { internalError, PorticoError } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseQuantity } from '../normalise/quantity.js'
import { readIndependently } from './readChain.js'

const decimalsSelector = '0x313ce567'
const symbolSelector = '0x95d89b41'
const maximumDecimals = 36n

/** Reads `decimals()` and `symbol()` of an ERC-20 contract. Without decimals its amounts cannot be displayed. */
export async function readToken(
  runtime: EvmRuntime,
  { token, ...account }: AccountParameters & { readonly token: string },
): Promise<TokenFacts> {
  const [decimals, symbol] = await Promise.all([
    readIndependently(runtime, account, { to: token, data: decimalsSelector }),
    readIndependently(runtime, account, { to: token, data: symbolSelector }).catch(() => undefined),
  ])
  const count = /^0x[\da-f]{64}$/i.test(String(decimals)) ? parseQuantity(decimals) : undefined
  if (count === undefined || count > maximumDecimals) throw new PorticoError(internalError)
  return { decimals: Number(count), symbol: decodeText(symbol) }
}

/** A `string`, or `bytes32` in older tokens such as MKR. */
function decodeText(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || !/^0x(?:[\da-f]{2})+$/i.test(answer)) return undefined
  const bytes = Uint8Array.from(answer.slice(2).match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  const length = bytes.length >= 96 ? bytes.subarray(60, 64).reduce((sum, byte) => sum * 256 + byte, 0) : 0
  const text = bytes.length === 32 ? bytes : bytes.subarray(64, 64 + length)
  return new TextDecoder().decode(text).replace(/\0+$/, '') || undefined
}
