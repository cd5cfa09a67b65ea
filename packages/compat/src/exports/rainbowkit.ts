'use client'
export type { Chain } from 'viem'
export { ConnectButton, type ConnectButtonProps } from '../rainbowkit/ConnectButton.js'
export type {
  CustomConnectButtonProps,
  CustomConnectButtonState,
} from '../rainbowkit/CustomConnectButton.js'
export {
  type ConnectorsForWalletsParameters,
  connectorsForWallets,
  getDefaultWallets,
  type WalletList,
} from '../rainbowkit/connectorsForWallets.js'
export {
  type GetDefaultConfigParameters,
  getDefaultConfig,
} from '../rainbowkit/getDefaultConfig.js'
export { useAccountModal, useChainModal, useConnectModal } from '../rainbowkit/modalHooks.js'
export {
  RainbowKitProvider,
  type RainbowKitProviderProps,
} from '../rainbowkit/RainbowKitProvider.js'
export {
  darkTheme,
  lightTheme,
  midnightTheme,
  type Theme,
  type ThemeSettings,
  type ThemeVars,
} from '../rainbowkit/themes.js'
