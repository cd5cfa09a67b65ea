export type { ChainEngine } from '../chain/chooseEngine.js'
export { findFreePort } from '../chain/findFreePort.js'
export { type Chain, type StartChainOptions, startChain } from '../chain/startChain.js'
export { type TestAccount, testAccounts } from '../evmWallet/testAccounts.js'
