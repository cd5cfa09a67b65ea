import {
  type Address,
  createWalletClient,
  custom,
  defineChain,
  type Hash,
  type Hex,
  hexToBigInt,
  hexToNumber,
  isHex,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { invalidParams } from './providerRpcError.js'
import type { RpcRequest } from './types.js'
import { forwardToNode, type MethodHandler, requireAccount, type WalletContext } from './walletContext.js'
import { distortTransactionHash } from './wrongAnswers.js'

/** A JSON-RPC transaction; omitted nonce and fees are read from the node. */
export type TransactionParameter = {
  from?: unknown
  to?: Address
  data?: Hex
  input?: Hex
  value?: Hex
  gas?: Hex
  gasPrice?: Hex
  maxFeePerGas?: Hex
  maxPriorityFeePerGas?: Hex
  nonce?: Hex
  chainId?: Hex
}

/** Signs locally and broadcasts the raw transaction. */
export function signAndSend(
  context: WalletContext,
  account: PrivateKeyAccount,
  parameter: TransactionParameter,
): Promise<Hash> {
  const { chainId } = context.state.get()
  const client = createWalletClient({
    account,
    chain: defineChain({
      id: chainId,
      name: `Chain ${chainId}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    }),
    transport: custom({
      request: ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
        forwardToNode(context, { method, params }),
    }),
  })
  const quantity = (value: Hex | undefined) => (isHex(value) ? hexToBigInt(value) : undefined)
  const { maxFeePerGas, maxPriorityFeePerGas, gasPrice } = parameter
  const fees = isHex(gasPrice)
    ? { gasPrice: hexToBigInt(gasPrice) }
    : { maxFeePerGas: quantity(maxFeePerGas), maxPriorityFeePerGas: quantity(maxPriorityFeePerGas) }
  // exactOptionalPropertyTypes: viem accepts undefined for "not given" but its union types do not say so.
  return client.sendTransaction({
    to: parameter.to,
    data: parameter.data ?? parameter.input,
    value: quantity(parameter.value),
    gas: quantity(parameter.gas),
    nonce: isHex(parameter.nonce) ? hexToNumber(parameter.nonce) : undefined,
    ...fees,
  } as Parameters<typeof client.sendTransaction>[0])
}

function parseTransaction(context: WalletContext, { params }: RpcRequest): TransactionParameter {
  // Every field is checked when it is used.
  const parameter = params[0] as TransactionParameter | undefined
  if (!parameter) throw invalidParams('eth_sendTransaction expects a transaction.')
  const { chainId } = context.state.get()
  if (isHex(parameter.chainId) && hexToNumber(parameter.chainId) !== chainId) {
    throw invalidParams(
      `The transaction is for chain ${hexToNumber(parameter.chainId)}, the wallet is on ${chainId}.`,
    )
  }
  return parameter
}

export const sendTransaction: MethodHandler = async (context, request) => {
  const parameter = parseTransaction(context, request)
  const account = requireAccount(context, parameter.from)
  await context.prompts.ask(request)
  const hash = await signAndSend(context, account, parameter)
  return distortTransactionHash(hash, context.state.get().wrong.transactionHash)
}
