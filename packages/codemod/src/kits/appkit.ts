import { type Kit, keep, leave } from './Kit.js'

const react = 'portico/appkit-react'
const plain = 'portico/appkit'

const kitNames = ['createAppKit', 'AppKit', 'AppKitOptions', 'OpenOptions', 'AppKitNetwork']

const hookNames = [
  'useAppKit',
  'useAppKitAccount',
  'useAppKitBalance',
  'useAppKitConnection',
  'useAppKitConnections',
  'useAppKitEvents',
  'useAppKitNetwork',
  'useAppKitNetworkCore',
  'useAppKitProvider',
  'useAppKitState',
  'useAppKitTheme',
  'useDisconnect',
  'useWalletInfo',
  'UseAppKitAccountReturn',
  'UseAppKitNetworkReturn',
]

const componentNames = [
  'AppKitAccountButton',
  'AppKitButton',
  'AppKitConnectButton',
  'AppKitNetworkButton',
  'AppKitProvider',
]

/** Those that `portico/networks` has by the same name; every other is one of viem's. */
export const networkNames = [
  'arbitrum',
  'arbitrumSepolia',
  'aurora',
  'auroraTestnet',
  'avalanche',
  'avalancheFuji',
  'base',
  'baseSepolia',
  'bitcoin',
  'bitcoinSignet',
  'bitcoinTestnet',
  'bsc',
  'bscTestnet',
  'celo',
  'fantom',
  'gnosis',
  'holesky',
  'hoodi',
  'kaia',
  'linea',
  'mainnet',
  'mantle',
  'optimism',
  'optimismSepolia',
  'polygon',
  'polygonAmoy',
  'scroll',
  'sepolia',
  'solana',
  'solanaDevnet',
  'solanaTestnet',
  'zksync',
  'zksyncSepolia',
  'zora',
  'zoraTestnet',
]

const noServices = 'has no effect here and can go.'
const ownVue =
  'there are no composables. Use <appkit-button> and the object that createAppKit of portico/appkit returns.'

export const appkit: Kit = {
  title: 'AppKit',
  isOwn: name => /^@reown\/appkit($|-)/.test(name),
  modules: [
    {
      from: '@reown/appkit/react',
      to: react,
      names: {
        ...keep(react, [...kitNames, ...hookNames, ...componentNames]),
        ...leave("say what you call of it yourself, such as Eip1193Provider of 'portico/evm'.", ['Provider']),
        ...leave('wallets that are found are in usePorticoConnect of portico/react.', ['useAppKitWallets']),
      },
    },
    { from: '@reown/appkit', to: plain, names: keep(plain, kitNames) },
    {
      from: '@reown/appkit/networks',
      to: 'portico/networks',
      names: {
        ...keep('portico/networks', networkNames),
        ...keep(plain, ['AppKitNetwork']),
        defineChain: { module: 'portico', name: 'defineNetwork' },
        ...leave('that family is not served.', ['ton', 'tonTestnet', 'tronMainnet', 'tronShastaTestnet']),
      },
      others: name => (/^[a-z]\w*$/.test(name) ? { module: 'viem/chains' } : undefined),
    },
    {
      from: '@reown/appkit-adapter-wagmi',
      to: 'portico/appkit-wagmi',
      names: keep('portico/appkit-wagmi', ['WagmiAdapter']),
    },
    {
      from: /^@reown\/appkit-adapter-(ethers|ethers5|solana|bitcoin)$/,
      to: 'portico/appkit-adapters',
      names: {
        ...keep('portico/appkit-adapters', [
          'EthersAdapter',
          'Ethers5Adapter',
          'SolanaAdapter',
          'BitcoinAdapter',
        ]),
        ...leave('say yourself what you call of the wallet.', ['Provider', 'BitcoinConnector']),
      },
    },
    {
      from: '@reown/appkit-adapter-solana/react',
      names: {
        ...leave("make a Connection of '@solana/web3.js' yourself.", ['useAppKitConnection']),
        ...leave('say yourself what you call of the wallet.', ['Provider']),
      },
    },
    {
      from: /^@reown\/appkit-wallet-button(\/react)?$/,
      to: react,
      names: keep(react, ['useAppKitWallet', 'useAppKitUpdateEmail']),
      todo: 'useAppKitWallet, useAppKitUpdateEmail and <appkit-wallet-button> are in portico/appkit-react; this is not.',
    },
    { from: '@reown/appkit/vue', todo: ownVue },
    { from: /^@reown\/appkit-siwe/, todo: 'use siweSiwx of @portico/siwx, which takes the same functions.' },
    { from: /^@reown\/appkit-siwx/, todo: 'use localSiwx or serverSiwx of @portico/siwx.' },
    {
      from: /^@reown\/appkit-pay(\/react)?$/,
      to: react,
      names: keep(react, ['usePay']),
      todo: 'take payments with openPay of portico, or usePorticoPay.',
    },
  ],
  options: {
    createAppKit: {
      universalProvider: noServices,
      universalProviderConfigOverride: noServices,
      coinbasePreference: noServices,
      enableAuthLogger: noServices,
      tokens: noServices,
      'features.email': 'needs `embedded`, a vault that you host: docs/embedded-wallet.md.',
      'features.socials': 'needs `embedded`, a vault that you host: docs/embedded-wallet.md.',
      'features.swaps': 'needs `services`, a server that you host: docs/chain-data.md.',
      'features.onramp': 'needs `services`, a server that you host: docs/chain-data.md.',
    },
  },
}
