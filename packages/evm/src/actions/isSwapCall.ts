import { createAbiReader } from '@portico/codec/abi'
import { allowanceHolder, decodeSwap } from '@portico/codec/swap'
import type { BuiltCall, SwapTerms } from '@portico/core/adapter'

export function isSwapCall(call: BuiltCall, terms: SwapTerms, account: string): boolean {
  const swap = decodeSwap(call)
  return (
    swap !== undefined &&
    (swap.settler === undefined || call.to.toLowerCase() === allowanceHolder) &&
    swap.from === terms.from?.toLowerCase() &&
    swap.to === terms.to?.toLowerCase() &&
    swap.amount === terms.amount &&
    swap.least >= terms.least &&
    swap.recipient === account.toLowerCase()
  )
}

/** The intermediate tokens of a router's path; empty for other calls. */
export const readHops = (call: BuiltCall): readonly string[] => decodeSwap(call)?.path.slice(1, -1) ?? []

/** The Settler contract of a 0x swap, which the registry must name; undefined for other calls. */
export const readSettler = (call: BuiltCall): string | undefined => decodeSwap(call)?.settler

export function readSpender(
  { to, data, value }: BuiltCall,
  token: string,
  amount: bigint,
): string | undefined {
  if (value !== 0n || to.toLowerCase() !== token.toLowerCase() || !/^0x095ea7b3[\da-f]{128}$/i.test(data))
    return undefined
  const reader = createAbiReader(data.slice(10))
  return reader.word(0) !== 0n && reader.word(32) === amount ? reader.address(0) : undefined
}
