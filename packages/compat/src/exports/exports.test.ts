import { describe, expect, it } from 'vitest'

const names = (module: object) => Object.keys(module).sort()

describe('the entry points', () => {
  it('appkit: the names of sites that were written for it', async () => {
    expect(names(await import('./appkit.js'))).toEqual(['AppKit', 'createAppKit'])
    expect(names(await import('./appkit-react.js'))).toEqual([
      'AppKit',
      'AppKitAccountButton',
      'AppKitButton',
      'AppKitConnectButton',
      'AppKitNetworkButton',
      'AppKitProvider',
      'AppKitWalletButton',
      'createAppKit',
      'useAppKit',
      'useAppKitAccount',
      'useAppKitBalance',
      'useAppKitConnection',
      'useAppKitConnections',
      'useAppKitEvents',
      'useAppKitNetwork',
      'useAppKitNetworkCore',
      'useAppKitProvider',
      'useAppKitSIWX',
      'useAppKitState',
      'useAppKitTheme',
      'useAppKitUpdateEmail',
      'useAppKitWallet',
      'useDisconnect',
      'usePay',
      'useWalletInfo',
    ])
    expect(names(await import('./appkit-adapters.js'))).toEqual([
      'BitcoinAdapter',
      'Ethers5Adapter',
      'EthersAdapter',
      'SolanaAdapter',
    ])
    expect(names(await import('./appkit-wagmi.js'))).toEqual(['WagmiAdapter'])
    expect(names(await import('./appkit-solana.js'))).toEqual(['useAppKitConnection'])
    expect(names(await import('./appkit-vue.js'))).toEqual([
      'AppKit',
      'createAppKit',
      'useAppKit',
      'useAppKitAccount',
      'useAppKitConnection',
      'useAppKitConnections',
      'useAppKitEvents',
      'useAppKitNetwork',
      'useAppKitProvider',
      'useAppKitState',
      'useAppKitTheme',
      'useAppKitWallet',
      'useDisconnect',
      'useWalletInfo',
    ])
    expect(names(await import('./appkit-siwe.js'))).toEqual([
      'createSIWEConfig',
      'formatMessage',
      'getAddressFromMessage',
      'getChainIdFromMessage',
      'getDidAddress',
      'getDidChainId',
      'verifySignature',
    ])
    expect(names(await import('./appkit-siwx.js'))).toEqual([
      'BIP122Verifier',
      'CloudAuthSIWX',
      'DefaultSIWX',
      'EIP155Verifier',
      'InformalMessenger',
      'LocalStorage',
      'ReownAuthentication',
      'SIWXMessenger',
      'SIWXVerifier',
      'SolanaVerifier',
    ])
  })

  it('rainbowkit, connectkit, web3-onboard, onchainkit: the names of sites that were written for these', async () => {
    expect(names(await import('./rainbowkit.js'))).toEqual([
      'ConnectButton',
      'RainbowKitProvider',
      'connectorsForWallets',
      'darkTheme',
      'getDefaultConfig',
      'getDefaultWallets',
      'lightTheme',
      'midnightTheme',
      'useAccountModal',
      'useChainModal',
      'useConnectModal',
    ])
    expect(names(await import('./rainbowkit-wallets.js'))).toEqual([
      'argentWallet',
      'baseAccount',
      'bitgetWallet',
      'braveWallet',
      'coinbaseWallet',
      'imTokenWallet',
      'injectedWallet',
      'ledgerWallet',
      'metaMaskWallet',
      'okxWallet',
      'phantomWallet',
      'rabbyWallet',
      'rainbowWallet',
      'safeWallet',
      'trustWallet',
      'uniswapWallet',
      'walletConnectWallet',
      'zerionWallet',
    ])
    expect(names(await import('./connectkit.js'))).toEqual([
      'ConnectKitButton',
      'ConnectKitProvider',
      'getDefaultConfig',
      'useChainIsSupported',
      'useChains',
      'useModal',
    ])
    expect(names(await import('./web3-onboard.js'))).toEqual([
      'Onboard',
      'injectedModule',
      'walletConnectModule',
    ])
    expect(names(await import('./web3-onboard-react.js'))).toEqual([
      'Web3OnboardProvider',
      'init',
      'useConnectWallet',
      'useSetChain',
      'useWallets',
    ])
    expect(names(await import('./onchainkit.js'))).toEqual([
      'Address',
      'Avatar',
      'ConnectWallet',
      'ConnectWalletText',
      'Connected',
      'EthBalance',
      'Identity',
      'Name',
      'OnchainKitProvider',
      'Wallet',
      'WalletAdvancedDefault',
      'WalletDropdown',
      'WalletDropdownBasename',
      'WalletDropdownDisconnect',
      'WalletDropdownFundLink',
      'WalletDropdownLink',
      'WalletModal',
    ])
  })
})
