import { settlerReads, settlerRegistry } from '@portico/codec/swap'
import type { AccountParameters, BuiltCall, SentTransfer, SwapRequest } from '@portico/core/adapter'
import { prepare } from '@portico/core/adapter'
import { PorticoError, swapMismatch, unknownExchange } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { assertApproval } from './approveSwap.js'
import { findExchanges } from './findExchanges.js'
import { isSwapCall, readHops, readSettler } from './isSwapCall.js'
import { readIndependently } from './readChain.js'
import { sendBatch } from './sendBatch.js'
import { sendTransaction } from './sendTransaction.js'

/** `WETH()` of a Uniswap V2 router. */
const wrappedCoin = '0xad5c4648'

export async function swap(
  runtime: EvmRuntime,
  { connector, network, address, terms, call, approval }: AccountParameters & SwapRequest,
): Promise<SentTransfer> {
  const account = { connector, network, address }
  await prepare(async () => {
    if (!findExchanges(runtime, network).includes(call.to.toLowerCase()))
      throw new PorticoError(unknownExchange)
    if (!isSwapCall(call, terms, address)) throw new PorticoError(swapMismatch)
    await assertRoute(runtime, account, call)
    const settler = readSettler(call)
    if (settler !== undefined) await assertSettler(runtime, account, settler)
    if (approval)
      assertApproval(runtime, network, { token: terms.from ?? '', amount: terms.amount, call: approval })
  })
  if (!approval) return { id: await sendTransaction(runtime, { ...account, transaction: call }) }
  return { id: await sendBatch(runtime, { ...account, calls: [approval, call] }) }
}

/** A path may only lead through the wrapped native coin: an attacker may control pools of any other token. */
async function assertRoute(runtime: EvmRuntime, account: AccountParameters, call: BuiltCall): Promise<void> {
  const hops = readHops(call)
  if (hops.length === 0) return
  const wrapped = readAddress(await readIndependently(runtime, account, { to: call.to, data: wrappedCoin }))
  if (wrapped === undefined || hops.some(hop => hop !== wrapped)) throw new PorticoError(swapMismatch)
}

async function assertSettler(
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

function readAddress(answer: unknown): string | undefined {
  const [, address] = /^0x0{24}([\da-f]{40})$/i.exec(typeof answer === 'string' ? answer : '') ?? []
  return address && `0x${address.toLowerCase()}`
}
