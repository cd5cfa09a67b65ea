'use client'
export type { Chain } from 'viem'
export { ConnectButton, type ConnectButtonProps } from '../otherKits/rainbowkit/ConnectButton.js'
export type {
  CustomConnectButtonProps,
  CustomConnectButtonState,
} from '../otherKits/rainbowkit/CustomConnectButton.js'
export {
  type GetDefaultConfigParameters,
  getDefaultConfig,
} from '../otherKits/rainbowkit/getDefaultConfig.js'
export { useAccountModal, useChainModal, useConnectModal } from '../otherKits/rainbowkit/modalHooks.js'
export {
  RainbowKitProvider,
  type RainbowKitProviderProps,
} from '../otherKits/rainbowkit/RainbowKitProvider.js'
export {
  darkTheme,
  lightTheme,
  midnightTheme,
  type Theme,
  type ThemeSettings,
  type ThemeVars,
} from '../otherKits/rainbowkit/themes.js'
