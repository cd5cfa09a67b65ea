import type { Connector, Network, TransactionRequest } from '@portico/core'
import type { AccountParameters, Hex } from '@portico/core/adapter'
import { isEvmAddress, isTransactionHash, prepare } from '@portico/core/adapter'
import { chainDisconnected, invalidParams, malformedTransactionHash, PorticoError } from '@portico/protocol'
import { normaliseQuantity } from '@portico/protocol/frame'
import type { EvmRuntime } from '../EvmRuntime.js'
import { formatQuantity, parseChainId } from '../normalise/quantity.js'
import { requestWallet } from './requestWallet.js'

export async function sendTransaction(
  runtime: EvmRuntime,
  {
    connector,
    network,
    address,
    transaction,
  }: AccountParameters & { readonly transaction: TransactionRequest },
): Promise<Hex> {
  const chainId = formatQuantity(await prepare(() => assertWalletChain(runtime, connector, network)))
  const hash = await requestWallet(runtime, connector, 'eth_sendTransaction', [
    { ...formatTransaction(address, transaction), chainId },
  ])
  if (!isTransactionHash(hash) || runtime.sentHashes.has(hash))
    throw new PorticoError(malformedTransactionHash)
  runtime.sentHashes.add(hash)
  return hash
}

export function formatTransaction(
  from: string,
  { to, value, data, gas }: TransactionRequest,
): Readonly<Record<string, string>> {
  // Wallets differ in how they treat other values: some resolve names, others ignore them.
  if (isGiven(to) && !isEvmAddress(to))
    throw new PorticoError(invalidParams, { detail: 'The recipient is not an address.' })
  return {
    from,
    ...(isGiven(to) && { to }),
    ...(isGiven(value) && { value: toQuantity('value', value) }),
    ...(data && { data }),
    ...(isGiven(gas) && { gas: toQuantity('gas', gas) }),
  }
}

/** Untyped pages pass null for omitted fields. */
const isGiven = <Value>(value: Value | undefined): value is NonNullable<Value> =>
  value !== undefined && value !== null

/** Untyped pages also pass JSON-RPC quantities. */
function toQuantity(name: string, value: unknown): string {
  const quantity = normaliseQuantity(value)
  if (typeof quantity === 'string' && /^0x[\da-f]{1,64}$/i.test(quantity)) return quantity
  throw new PorticoError(invalidParams, { detail: `transaction.${name} is not a number.` })
}

export async function assertWalletChain(
  runtime: EvmRuntime,
  connector: Connector,
  network: Network,
): Promise<number> {
  const chainId = parseChainId(await requestWallet(runtime, connector, 'eth_chainId'))
  if (chainId === undefined || chainId !== parseChainId(network.id)) throw new PorticoError(chainDisconnected)
  return chainId
}
