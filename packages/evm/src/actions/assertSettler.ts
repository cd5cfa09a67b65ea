import type { AccountParameters } from '@portico/core/adapter'
import { PorticoError, unknownExchange } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { readIndependently } from '../rpc/readIndependently.js'

/** The on-chain registry of 0x Settler contracts: the current one and its predecessor. */
const registry = '0x00000000000004533fe15556b1e086bb1a72ceae'
const ownerOf = '0x6352211e'
const previous = '0xe2603dc2'
const takerSubmitted = '2'.padStart(64, '0')

export async function assertSettler(
  runtime: EvmRuntime,
  account: AccountParameters,
  settler: string,
): Promise<void> {
  const read = (selector: string) =>
    readIndependently(runtime, account, { to: registry, data: selector + takerSubmitted })
  if (readAddress(await read(ownerOf)) === settler) return
  // The first contract has no predecessor.
  if (readAddress(await read(previous).catch(() => undefined)) === settler) return
  throw new PorticoError(unknownExchange)
}

export function readAddress(answer: unknown): string | undefined {
  const [, address] = /^0x0{24}([\da-f]{40})$/i.exec(typeof answer === 'string' ? answer : '') ?? []
  return address && `0x${address.toLowerCase()}`
}
