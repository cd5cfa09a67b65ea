import type {
  AccountParameters,
  TransferEstimate,
  TransferEstimateRequest,
  TransferRequest,
} from '@portico/core/adapter'
import { getTransferAbi, readErrorCode } from '@portico/core/adapter'
import { internalError, PorticoError } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseQuantity } from '../normalise/quantity.js'
import { estimateGas } from './estimateGas.js'
import { readChain } from './readChain.js'
import { formatTransaction } from './sendTransaction.js'
import { encodeTransfer } from './transfer.js'

type Parameters = AccountParameters & TransferEstimateRequest

/** The gas price may double before inclusion, as wallets assume. */
const headroom = 2n

/** Error codes of nodes for a reverted call. */
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

/** Estimates the gas, or reports failure: a token may signal failure by reverting or by its return value. */
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

/** The return value is ignored for tokens declared to return nothing, such as USDT (K-17). */
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
  // Many tokens beyond the known ones return nothing.
  return answer === '0x' || (parseQuantity(answer) ?? 0n) !== 0n
}
