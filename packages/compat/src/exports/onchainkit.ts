'use client'
export {
  Address,
  Avatar,
  EthBalance,
  Identity,
  type IdentityProps,
  Name,
} from '../onchainkit/identity.js'
export {
  type AppConfig,
  OnchainKitProvider,
  type OnchainKitProviderReact,
} from '../onchainkit/OnchainKitProvider.js'
export {
  Connected,
  ConnectWallet,
  type ConnectWalletProps,
  ConnectWalletText,
  Wallet,
  WalletAdvancedDefault,
  WalletDropdown,
  WalletDropdownBasename,
  WalletDropdownDisconnect,
  WalletDropdownFundLink,
  WalletDropdownLink,
  WalletModal,
  type WalletModalProps,
} from '../onchainkit/wallet.js'
