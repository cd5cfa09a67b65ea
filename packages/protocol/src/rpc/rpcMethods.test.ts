import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approveRpcMethods, getRpcPolicy, safeRpcMethods } from './rpcMethods.js'

const reads = [
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
  'wallet_getGrantedExecutionPermissions',
  'wallet_getSupportedExecutionPermissions',
]

const questions = [
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
  'wallet_requestExecutionPermissions',
  'wallet_revokeExecutionPermission',
  'wallet_revokePermissions',
  'wallet_sendCalls',
]

describe('getRpcPolicy', () => {
  it('lets the 43 safe methods pass [P-01] [W-03]', () => {
    expect(safeRpcMethods).toEqual(reads)
    expect(reads).toHaveLength(43)
    expect(new Set(reads.map(getRpcPolicy))).toEqual(new Set(['safe']))
  })

  it('asks for the 20 methods that sign, spend or grant [P-02] [W-03]', () => {
    expect(approveRpcMethods).toEqual(questions)
    expect(questions).toHaveLength(20)
    expect(new Set(questions.map(getRpcPolicy))).toEqual(new Set(['approve']))
  })

  it.each([
    'eth_sign',
    'ETH_CALL',
    ' eth_call',
    'eth_call\u0000',
    'eth_сall',
    'personal_sign ',
    'constructor',
    '',
  ])('refuses %j [P-03]', method => expect(getRpcPolicy(method)).toBe('refused'))

  it('knows no method outside the table [P-03]', () => {
    const known = new Set<string>([...safeRpcMethods, ...approveRpcMethods])
    fc.assert(fc.property(fc.string(), text => known.has(text) || getRpcPolicy(text) === 'refused'))
  })
})
