'use client'
export {
  init,
  useConnectWallet,
  useSetChain,
  useWallets,
  Web3OnboardProvider,
  type Web3OnboardProviderProps,
} from '../web3Onboard/hooks.js'
