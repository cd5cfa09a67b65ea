export type { WalletStorage } from '../controls/createStoredCell.js'
export type {
  Approval,
  CommonWalletState,
  Fault,
  FaultOptions,
  MockWalletControls,
  MockWalletTypes,
  ThrownValue,
  WalletRequest,
} from '../controls/MockWalletControls.js'
export type { MockEvmWalletControl } from '../evmWallet/createEvmControls.js'
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
  MockChain,
  MockEvmWalletEnvironment,
  MockEvmWalletOptions,
  RpcRequest,
  RpcTransport,
  WalletState,
  WrongAnswers,
} from '../evmWallet/types.js'
