import { settlerReads, settlerRegistry } from '@portico/codec/swap'
import type { AccountParameters } from '@portico/core/adapter'
import { PorticoError, unknownExchange } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { readIndependently } from '../rpc/readIndependently.js'

/** Throws unless the 0x registry names the contract that a swap goes through. */
export async function assertSettler(
  runtime: EvmRuntime,
  account: AccountParameters,
  settler: string,
): Promise<void> {
  const [current, previous] = settlerReads
  const read = (data: string) => readIndependently(runtime, account, { to: settlerRegistry, data })
  if (readAddress(await read(current)) === settler) return
  // The first contract has no predecessor.
  if (readAddress(await read(previous).catch(() => undefined)) === settler) return
  throw new PorticoError(unknownExchange)
}

export function readAddress(answer: unknown): string | undefined {
  const [, address] = /^0x0{24}([\da-f]{40})$/i.exec(typeof answer === 'string' ? answer : '') ?? []
  return address && `0x${address.toLowerCase()}`
}
