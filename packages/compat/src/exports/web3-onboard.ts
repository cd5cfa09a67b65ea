export {
  type InitOptions,
  injectedModule,
  Onboard,
  type OnboardAPI,
  type OnboardState,
  type WalletInit,
  walletConnectModule,
} from '../web3Onboard/createOnboard.js'
export type { EIP1193Provider, WalletState } from '../web3Onboard/selectWallets.js'
export type { OnboardChain } from '../web3Onboard/toNetwork.js'
