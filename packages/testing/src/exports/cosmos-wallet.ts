export type { CosmosChain } from '../cosmosWallet/CosmosChain.js'
export type { CosmosKey, CosmosWrongAnswers } from '../cosmosWallet/cosmosWrongAnswers.js'
export { type CosmosAccount, createCosmosAccount } from '../cosmosWallet/createCosmosAccount.js'
export type {
  CosmosOfflineSigner,
  CosmosSignature,
  KeplrProvider,
} from '../cosmosWallet/createKeplrProvider.js'
export {
  createMockCosmosWallet,
  type MockCosmosWallet,
  type MockCosmosWalletControl,
  type MockCosmosWalletOptions,
} from '../cosmosWallet/createMockCosmosWallet.js'
export {
  type CosmosFormName,
  type InstalledCosmosControl,
  type InstallMockCosmosWalletOptions,
  installMockCosmosWallet,
} from '../cosmosWallet/installMockCosmosWallet.js'
