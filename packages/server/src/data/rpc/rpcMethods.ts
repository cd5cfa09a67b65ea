import type { Family } from '../nodes/identifyChain.js'

/** Cache lifetime in milliseconds of a call without parameters; 0 if the result may change with every block. */
type Methods = Readonly<Record<string, number>>

const list = (names: string): Methods =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map(name => [name, 0]),
  )

/**
 * Methods that pages may call: reads, and broadcasting signed transactions. Excluded are methods that use keys on the
 * node, expose its administration, or run for long.
 */
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
