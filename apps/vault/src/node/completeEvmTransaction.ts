import { hexToBytes } from '@noble/hashes/utils.js'
import { chainDisconnected, internalError, invalidParams, PorticoError } from '@portico/protocol'
import type { EvmTransaction as RequestedTransaction } from '@portico/protocol/frame'
import type { NetworkId } from '../networks/networks.ts'
import type { EvmTransaction } from '../sign/evm/EvmTransaction.ts'
import type { NodeClient } from './createNodeClient.ts'

type Hex = `0x${string}`

function parseQuantity(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value))
    throw new PorticoError(internalError, { detail: 'The node answered with something else than a number.' })
  return BigInt(value)
}

const parseOptional = (value: Hex | undefined) => (value === undefined ? undefined : BigInt(value))

/** What the transaction would do, however it was written. */
function readData({ data, input }: RequestedTransaction): Hex {
  if (data !== undefined && input !== undefined && data.toLowerCase() !== input.toLowerCase())
    throw new PorticoError(invalidParams, { detail: 'data and input differ.' })
  return data ?? input ?? '0x'
}

/** Fills in what the page left open: nonce, gas and fees, from the node of the network. */
export async function completeEvmTransaction(
  node: NodeClient,
  { network, from }: { readonly network: NetworkId; readonly from: Hex },
  requested: RequestedTransaction,
): Promise<EvmTransaction> {
  const chainId = BigInt(network.slice('eip155:'.length))
  if (requested.chainId !== undefined && BigInt(requested.chainId) !== chainId)
    throw new PorticoError(invalidParams, { detail: 'The transaction is for another network.' })
  const call = (method: string, params: readonly unknown[]) => node.call(network, method, params)
  const data = readData(requested)
  const draft = {
    from,
    value: requested.value ?? '0x0',
    data,
    ...(requested.to && { to: requested.to }),
    ...(requested.accessList && { accessList: requested.accessList }),
  }
  const [actual, nonce, gas, fees] = await Promise.all([
    call('eth_chainId', []).then(parseQuantity),
    parseOptional(requested.nonce) ?? call('eth_getTransactionCount', [from, 'pending']).then(parseQuantity),
    parseOptional(requested.gas) ?? call('eth_estimateGas', [draft]).then(parseQuantity),
    chooseFees(call, requested),
  ])
  // A node of another network would have us sign for that one's state.
  if (actual !== chainId) throw new PorticoError(chainDisconnected)
  const common = {
    chainId,
    nonce,
    gas,
    to: requested.to ?? undefined,
    value: BigInt(requested.value ?? 0),
    data: hexToBytes(data.slice(2)),
  }
  const accessList = requested.accessList ?? []
  if ('maxFeePerGas' in fees) return { ...common, ...fees, type: 'eip1559', accessList }
  return accessList.length > 0
    ? { ...common, ...fees, type: 'eip2930', accessList }
    : { ...common, ...fees, type: 'legacy' }
}

type Fees = { gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

async function chooseFees(
  call: (method: string, params: readonly unknown[]) => Promise<unknown>,
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
  // A tip above the most that is paid at all is refused by nodes.
  const isOver = tip > most
  return { maxFeePerGas: most, maxPriorityFeePerGas: isOver ? most : tip }
}

/** Of the latest block; networks from before EIP-1559 have none. */
async function readBaseFee(call: (method: string, params: readonly unknown[]) => Promise<unknown>) {
  const block = await call('eth_getBlockByNumber', ['latest', false])
  const fee =
    typeof block === 'object' && block !== null && 'baseFeePerGas' in block ? block.baseFeePerGas : undefined
  return fee === undefined || fee === null ? undefined : parseQuantity(fee)
}
