export type RpcPolicy = 'safe' | 'approve' | 'unknown'

/** Reads, and broadcasting signed transactions: no approval. */
export const safeRpcMethods = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_estimateUserOperationGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_supportedEntryPoints',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getAssets',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
] as const

/** Methods that sign, spend or grant: the visitor has to approve. */
export const approveRpcMethods = [
  'cosmos_signAmino',
  'cosmos_signDirect',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'eth_signTypedData_v4',
  'personal_sign',
  'polkadot_signMessage',
  'polkadot_signTransaction',
  'sendTransfer',
  'signMessage',
  'signPsbt',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'wallet_sendCalls',
] as const

/**
 * Methods of both tables that no vault serves, so pages are not told that they are available. The kit answers
 * `wallet_getAssets` itself if the site has a data service.
 */
export const unservedRpcMethods = [
  'eth_sendUserOperation',
  'wallet_getAssets',
  'wallet_grantPermissions',
] as const satisfies readonly ((typeof safeRpcMethods)[number] | (typeof approveRpcMethods)[number])[]

/** Exact match only: a different case, added white space or a homoglyph makes a method unknown. */
export function getRpcPolicy(method: string): RpcPolicy {
  if ((safeRpcMethods as readonly string[]).includes(method)) return 'safe'
  if ((approveRpcMethods as readonly string[]).includes(method)) return 'approve'
  return 'unknown'
}
