import type { AccountParameters, MethodParameters, TransferEstimate, TransferRequest } from '@portico/core'
import { getTransferAbi, readErrorCode } from '@portico/core/adapter'
import { internalError, PorticoError } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseQuantity } from '../normalise/quantity.js'
import { encodeTransfer } from './encodeTransfer.js'
import { estimateGas } from './estimateGas.js'
import { formatTransaction } from './formatTransaction.js'
import { readChain } from './readChain.js'

type Parameters = AccountParameters & MethodParameters<'eip155', 'estimateTransfer'>

/** The price may double until it is in a block: what wallets allow for. */
const headroom = 2n

/** What nodes answer for a call that comes to nothing. */
const reverts: ReadonlySet<number | undefined> = new Set([3, -32000, -32003, -32015])

export async function estimateTransfer(
  runtime: EvmRuntime,
  parameters: Parameters,
): Promise<TransferEstimate> {
  const { amount, ...rest } = parameters
  const request = { ...rest, amount: amount === 'all' ? 0n : amount }
  const [price, outcome] = await Promise.all([readPrice(runtime, request), tryOut(runtime, request)])
  if (outcome === 'fails') return { choices: [], willFail: true }
  const fee = outcome * price
  return { choices: [{ speed: 'normal', fee, reserve: fee * headroom }] }
}

async function readPrice(runtime: EvmRuntime, { connector, network }: AccountParameters): Promise<bigint> {
  const price = parseQuantity(
    await readChain(runtime, { connector, network, method: 'eth_gasPrice', params: [] }),
  )
  if (price === undefined) throw new PorticoError(internalError)
  return price
}

/** The gas that it takes, or that it comes to nothing: a contract may say no by an error, and by its answer. */
async function tryOut(
  runtime: EvmRuntime,
  parameters: AccountParameters & TransferRequest,
): Promise<bigint | 'fails'> {
  const transaction = encodeTransfer(parameters)
  try {
    const [gas, isTaken] = await Promise.all([
      estimateGas(runtime, { ...parameters, transaction }),
      isTransferTaken(runtime, parameters),
    ])
    return isTaken ? gas : 'fails'
  } catch (error) {
    if (reverts.has(readErrorCode(error))) return 'fails'
    throw error
  }
}

/** What a token's `transfer` returns is no matter where it is declared to return nothing, as USDT's is (K-17). */
async function isTransferTaken(
  runtime: EvmRuntime,
  { connector, network, address, ...request }: AccountParameters & TransferRequest,
): Promise<boolean> {
  if (!request.token || getTransferAbi(request.token.address).outputs.length === 0) return true
  const call = formatTransaction(address, encodeTransfer(request))
  const answer = await readChain(runtime, {
    connector,
    network,
    method: 'eth_call',
    params: [call, 'latest'],
  })
  // Many more tokens than are known return nothing.
  return answer === '0x' || (parseQuantity(answer) ?? 0n) !== 0n
}
