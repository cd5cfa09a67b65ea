export {
  createMockSolanaWallet,
  type MockSolanaWallet,
  type MockSolanaWalletControl,
  type MockSolanaWalletOptions,
} from '../solanaWallet/createMockSolanaWallet.js'
export { createSolanaAccount, type SolanaAccount } from '../solanaWallet/createSolanaAccount.js'
export type { SolanaFeature } from '../solanaWallet/createSolanaFeatures.js'
export {
  type InstalledSolanaControl,
  type InstallMockSolanaWalletOptions,
  installMockSolanaWallet,
} from '../solanaWallet/installMockSolanaWallet.js'
export type { SolanaWrongAnswers } from '../solanaWallet/solanaWrongAnswers.js'
export type { StandardAccount, StandardWallet } from '../standardWallet/StandardWallet.js'
