export { type BitcoinNetworkName, bitcoinNetworks, genesisHashes } from '../bitcoinWallet/bitcoinNetworks.js'
export type { BitcoinWrongAnswers } from '../bitcoinWallet/bitcoinWrongAnswers.js'
export {
  type BitcoinAccount,
  type BitcoinAddress,
  createBitcoinAccount,
  type PaymentType,
} from '../bitcoinWallet/createBitcoinAccount.js'
export {
  type BitcoinFormName,
  createMockBitcoinWallet,
  type MockBitcoinWallet,
  type MockBitcoinWalletControl,
  type MockBitcoinWalletOptions,
} from '../bitcoinWallet/createMockBitcoinWallet.js'
export {
  type InstalledBitcoinControl,
  type InstallMockBitcoinWalletOptions,
  installMockBitcoinWallet,
} from '../bitcoinWallet/installMockBitcoinWallet.js'
