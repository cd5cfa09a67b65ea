export {
  type InitOptions,
  Onboard,
  type OnboardAPI,
  type OnboardState,
} from '../otherKits/web3Onboard/createOnboard.js'
export type { EIP1193Provider, WalletState } from '../otherKits/web3Onboard/selectWallets.js'
export type { OnboardChain } from '../otherKits/web3Onboard/toNetwork.js'
export {
  injectedModule,
  type WalletInit,
  walletConnectModule,
} from '../otherKits/web3Onboard/walletModules.js'
