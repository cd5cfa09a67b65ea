import * as v from 'valibot'
import type { safeRpcMethods } from '../rpc/policy.js'

export type SafeRpcMethod = (typeof safeRpcMethods)[number]

const atMost = (count: number) => v.pipe(v.array(v.unknown()), v.maxLength(count))

/** Maximum number of parameters of each read; the node validates their content. */
export const safeRpcParams = {
  eth_accounts: atMost(0),
  eth_blockNumber: atMost(0),
  eth_call: atMost(4),
  eth_chainId: atMost(0),
  eth_estimateGas: atMost(4),
  eth_estimateUserOperationGas: atMost(3),
  eth_feeHistory: atMost(3),
  eth_gasPrice: atMost(0),
  eth_getAccount: atMost(2),
  eth_getBalance: atMost(2),
  eth_getBlockByHash: atMost(2),
  eth_getBlockByNumber: atMost(2),
  eth_getBlockReceipts: atMost(1),
  eth_getBlockTransactionCountByHash: atMost(1),
  eth_getBlockTransactionCountByNumber: atMost(1),
  eth_getCode: atMost(2),
  eth_getFilterChanges: atMost(1),
  eth_getFilterLogs: atMost(1),
  eth_getLogs: atMost(1),
  eth_getProof: atMost(3),
  eth_getStorageAt: atMost(3),
  eth_getTransactionByBlockHashAndIndex: atMost(2),
  eth_getTransactionByBlockNumberAndIndex: atMost(2),
  eth_getTransactionByHash: atMost(1),
  eth_getTransactionCount: atMost(2),
  eth_getTransactionReceipt: atMost(1),
  eth_getUncleCountByBlockHash: atMost(1),
  eth_getUncleCountByBlockNumber: atMost(1),
  eth_getUserOperationByHash: atMost(1),
  eth_getUserOperationReceipt: atMost(1),
  eth_maxPriorityFeePerGas: atMost(0),
  eth_newBlockFilter: atMost(0),
  eth_newFilter: atMost(1),
  eth_newPendingTransactionFilter: atMost(1),
  eth_sendRawTransaction: atMost(1),
  eth_supportedEntryPoints: atMost(0),
  eth_syncing: atMost(0),
  eth_uninstallFilter: atMost(1),
  wallet_getAssets: atMost(1),
  wallet_getCallsStatus: v.strictTuple([v.pipe(v.string(), v.minLength(1), v.maxLength(8194))]),
  wallet_getCapabilities: atMost(2),
} as const satisfies Record<SafeRpcMethod, v.GenericSchema<unknown, readonly unknown[]>>
