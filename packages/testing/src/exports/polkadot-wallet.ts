export {
  createMockPolkadotWallet,
  type InjectedPolkadot,
  type InjectedPolkadotWallet,
  type MockPolkadotWallet,
  type MockPolkadotWalletControl,
  type MockPolkadotWalletOptions,
} from '../polkadotWallet/createMockPolkadotWallet.js'
export { createPolkadotAccount, type PolkadotAccount } from '../polkadotWallet/createPolkadotAccount.js'
export { encodeSignerPayload } from '../polkadotWallet/encodeSignerPayload.js'
export {
  type InstalledPolkadotControl,
  type InstallMockPolkadotWalletOptions,
  installMockPolkadotWallet,
} from '../polkadotWallet/installMockPolkadotWallet.js'
export type { PolkadotWrongAnswers } from '../polkadotWallet/polkadotWrongAnswers.js'
