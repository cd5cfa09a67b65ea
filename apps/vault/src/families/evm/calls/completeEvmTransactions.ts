import { hexToBytes } from '@noble/hashes/utils.js'
import { chainDisconnected, internalError, isPorticoError, PorticoError } from '@portico/protocol'
import type { EvmTransaction as RequestedTransaction } from '@portico/protocol/frame'
import type { Hex } from '../../../keys/Addresses.ts'
import { getReference, type NetworkId } from '../../../networks/networks.ts'
import type { NodeClient } from '../../../node/createNodeClient.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { EvmDraft } from '../sign/serializeEvmTransaction.ts'

export function parseQuantity(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value))
    throw new PorticoError(internalError, { detail: 'The node did not return a quantity.' })
  return BigInt(value)
}

const parseOptional = (value: Hex | undefined) => (value === undefined ? undefined : BigInt(value))

function readData({ data, input }: RequestedTransaction): Hex {
  if (data !== undefined && input !== undefined && data.toLowerCase() !== input.toLowerCase())
    throw refuseParams('"data" and "input" differ.')
  return data ?? input ?? '0x'
}

/** Fallback gas limit, several times that of a token swap. Unused gas is not charged. */
export const stepGas = 1_000_000n

/** Fills in gas and fees before the visitor is asked, so that later node responses cannot change what is signed. */
export async function completeEvmTransactions(
  node: NodeClient,
  { network, from }: { readonly network: NetworkId; readonly from: string },
  steps: readonly RequestedTransaction[],
  signal: AbortSignal,
): Promise<readonly EvmDraft[]> {
  const chainId = BigInt(getReference(network))
  if (steps.some(step => step.chainId !== undefined && BigInt(step.chainId) !== chainId))
    throw refuseParams('The transaction is for another network.')
  const call = (method: string, params: readonly unknown[]) => node.call(network, method, params, signal)
  const askOnce = createOnce(call)
  async function complete(step: RequestedTransaction, index: number): Promise<EvmDraft> {
    const data = readData(step)
    const accessList = step.accessList ?? []
    const draft = {
      from,
      value: step.value ?? '0x0',
      data,
      ...(step.to && { to: step.to }),
      ...(step.accessList && { accessList }),
    }
    const [gas, fees] = await Promise.all([
      parseOptional(step.gas) ?? estimateGas(draft, index),
      chooseFees(askOnce, step),
    ])
    const common = {
      chainId,
      nonce: parseOptional(step.nonce),
      gas,
      to: step.to ?? undefined,
      value: BigInt(step.value ?? 0),
      data: hexToBytes(data.slice(2)),
    }
    if ('maxFeePerGas' in fees) return { ...common, ...fees, type: 'eip1559', accessList }
    return accessList.length > 0
      ? { ...common, ...fees, type: 'eip2930', accessList }
      : { ...common, ...fees, type: 'legacy' }
  }

  async function estimateGas(draft: object, index: number): Promise<bigint> {
    try {
      return parseQuantity(await call('eth_estimateGas', [draft]))
    } catch (error) {
      // A later step may depend on an earlier one, so the node may not be able to simulate it yet.
      if (index > 0 && isPorticoError(error) && error.code === 'node_refused') return stepGas
      throw error
    }
  }

  const [actual, drafts] = await Promise.all([
    askOnce('eth_chainId', []).then(parseQuantity),
    Promise.all(steps.map(complete)),
  ])
  // A node of another network would supply values for that network's state.
  if (actual !== chainId) throw new PorticoError(chainDisconnected)
  return drafts
}

export type Call = (method: string, params: readonly unknown[]) => Promise<unknown>

function createOnce(call: Call): Call {
  const asked = new Map<string, Promise<unknown>>()
  return (method, params) => {
    const answer = asked.get(method) ?? call(method, params)
    asked.set(method, answer)
    return answer
  }
}

type Fees = { gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

export async function chooseFees(
  call: Call,
  { gasPrice, maxFeePerGas, maxPriorityFeePerGas, type }: RequestedTransaction,
): Promise<Fees> {
  if (gasPrice !== undefined) return { gasPrice: BigInt(gasPrice) }
  const baseFee = type === '0x0' || type === '0x1' ? undefined : await readBaseFee(call)
  if (baseFee === undefined) return { gasPrice: parseQuantity(await call('eth_gasPrice', [])) }
  const tip =
    parseOptional(maxPriorityFeePerGas) ??
    (await call('eth_maxPriorityFeePerGas', []).then(parseQuantity, () => 1_000_000_000n))
  // Twice the current base fee outlasts six full blocks in a row.
  const most = parseOptional(maxFeePerGas) ?? baseFee * 2n + tip
  // Nodes reject a priority fee above the maximum fee.
  const isOver = tip > most
  return { maxFeePerGas: most, maxPriorityFeePerGas: isOver ? most : tip }
}

async function readBaseFee(call: Call) {
  const block = await call('eth_getBlockByNumber', ['latest', false])
  const fee =
    typeof block === 'object' && block !== null && 'baseFeePerGas' in block ? block.baseFeePerGas : undefined
  return fee === undefined || fee === null ? undefined : parseQuantity(fee)
}
