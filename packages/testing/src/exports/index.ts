export type { MockEvmWalletControl } from '../evmWallet/createControl.js'
export {
  createMockEvmWallet,
  type MockEvmProvider,
  type MockEvmWallet,
} from '../evmWallet/createMockEvmWallet.js'
export {
  type InstalledControl,
  type InstallMockWalletOptions,
  installMockWallet,
  type MockWalletWindow,
} from '../evmWallet/installMockWallet.js'
export { mockWallets } from '../evmWallet/mockWallets.js'
export { ProviderRpcError } from '../evmWallet/providerRpcError.js'
export { type TestAccount, testAccounts } from '../evmWallet/testAccounts.js'
export type {
  Approval,
  Fault,
  FaultOptions,
  MockChain,
  MockEvmWalletEnvironment,
  MockEvmWalletOptions,
  RpcRequest,
  RpcTransport,
  ThrownValue,
  WalletState,
  WalletStorage,
  WrongAnswers,
} from '../evmWallet/types.js'
