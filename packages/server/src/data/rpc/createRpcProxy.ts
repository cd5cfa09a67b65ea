import * as v from 'valibot'
import { createCache } from '../createCache.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import type { Family } from '../nodes/identifyChain.js'
import { RpcFailure, UpstreamFailure } from '../UpstreamFailure.js'

export const RpcRequestSchema = v.object({
  id: v.optional(v.nullable(v.union([v.number(), v.pipe(v.string(), v.maxLength(64))])), null),
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]), []),
})

export type RpcRequest = v.InferOutput<typeof RpcRequestSchema>

export type RpcAnswer = { jsonrpc: '2.0'; id: RpcRequest['id'] } & (
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } }
)

const methodNotFound = -32601
const internalError = -32603
const longestLifetime = 60_000

export function createRpcProxy(now?: () => number) {
  const cache = createCache<unknown>({ lifetime: longestLifetime, staleFor: 0, now })

  const run = (node: ChainNode, { method, params }: RpcRequest, lifetime: number) => {
    const call = () => node.callForeign(method, params)
    // Calls with parameters are not cached: their number of variants is unbounded.
    const isKept = lifetime > 0 && Object.keys(params).length === 0
    return isKept ? cache(`${node.chainId} ${method}`, call, lifetime) : call()
  }

  return async function answer(node: ChainNode, request: RpcRequest): Promise<RpcAnswer> {
    const head = { jsonrpc: '2.0', id: request.id } as const
    const methods = rpcMethods[node.family] ?? {}
    const lifetime = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined
    if (lifetime === undefined) {
      const message = `The method ${request.method.replace(/\W/g, '')} is not served here.`
      return { ...head, error: { code: methodNotFound, message } }
    }
    try {
      return { ...head, result: (await run(node, request, lifetime)) ?? null }
    } catch (cause) {
      if (cause instanceof RpcFailure) return { ...head, error: cause.error }
      if (cause instanceof UpstreamFailure) {
        return { ...head, error: { code: internalError, message: cause.message } }
      }
      throw cause
    }
  }
}

/** Cache lifetime in milliseconds of a call without parameters; 0 if the result may change with every block. */
type Methods = Readonly<Record<string, number>>

const list = (names: string): Methods =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map(name => [name, 0]),
  )

/** Reads and broadcasts. Left out: what uses keys on the node, administers it, or runs for long. */
export const rpcMethods: Readonly<Record<Family, Methods | undefined>> = {
  eip155: {
    ...list(`
      eth_call eth_createAccessList eth_estimateGas eth_feeHistory eth_getBalance eth_getBlockByHash
      eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByHash
      eth_getBlockTransactionCountByNumber eth_getCode eth_getLogs eth_getProof eth_getStorageAt
      eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex eth_getTransactionByHash
      eth_getTransactionCount eth_getTransactionReceipt eth_sendRawTransaction eth_syncing`),
    eth_chainId: 60_000,
    net_version: 60_000,
    web3_clientVersion: 60_000,
    eth_blockNumber: 500,
    eth_gasPrice: 2000,
    eth_maxPriorityFeePerGas: 2000,
    eth_blobBaseFee: 2000,
  },
  solana: {
    ...list(`
      getAccountInfo getBalance getBlock getBlockHeight getBlockTime getEpochInfo getFeeForMessage getHealth
      getLatestBlockhash getMinimumBalanceForRentExemption getMultipleAccounts getRecentPrioritizationFees
      getSignatureStatuses getSignaturesForAddress getSlot getTokenAccountBalance getTokenAccountsByOwner
      getTokenSupply getTransaction isBlockhashValid sendTransaction simulateTransaction`),
    getGenesisHash: 60_000,
    getVersion: 60_000,
  },
  polkadot: {
    ...list(`
      author_submitExtrinsic chain_getBlock chain_getBlockHash chain_getFinalizedHead chain_getHeader
      payment_queryInfo state_call state_getStorage state_queryStorageAt system_accountNextIndex system_health`),
    rpc_methods: 60_000,
    state_getMetadata: 60_000,
    state_getRuntimeVersion: 10_000,
    system_chain: 60_000,
    system_name: 60_000,
    system_properties: 60_000,
    system_version: 60_000,
  },
  // Their nodes have other interfaces than JSON-RPC.
  bip122: undefined,
  cosmos: undefined,
}
