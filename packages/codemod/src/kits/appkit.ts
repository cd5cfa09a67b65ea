import { type Kit, keep, leave, splitNames } from './Kit.js'

const react = '@portico/compat/appkit-react'
const plain = '@portico/compat/appkit'
const vue = '@portico/compat/appkit-vue'
const siwx = '@portico/compat/appkit-siwx'
const adapters = '@portico/compat/appkit-adapters'

const kitNames = 'createAppKit AppKit AppKitOptions OpenOptions AppKitNetwork Provider'

const siwxTypes = keep(siwx, 'SIWXConfig SIWXMessage SIWXSession')

const commonTypes = {
  ...siwxTypes,
  ...keep('portico', 'CaipAddress CaipNetworkId ChainNamespace'),
  CaipNetwork: { module: 'portico', name: 'Network' },
}

const hookNames = `
  useAppKit useAppKitAccount useAppKitBalance useAppKitConnection useAppKitConnections
  useAppKitEvents useAppKitNetwork useAppKitNetworkCore useAppKitProvider useAppKitState
  useAppKitTheme useDisconnect useWalletInfo UseAppKitAccountReturn UseAppKitNetworkReturn
`

const composableNames = `
  useAppKit useAppKitAccount useAppKitConnection useAppKitConnections useAppKitEvents
  useAppKitNetwork useAppKitProvider useAppKitState useAppKitTheme useAppKitWallet useDisconnect
  useWalletInfo
`

const componentNames = `
  AppKitAccountButton AppKitButton AppKitConnectButton AppKitNetworkButton AppKitProvider
`

/** Networks with the same name in `portico/networks`; all others come from viem. */
export const networkNames = splitNames(`
  arbitrum arbitrumSepolia aurora auroraTestnet avalanche avalancheFuji base baseSepolia bitcoin
  bitcoinSignet bitcoinTestnet bsc bscTestnet celo fantom gnosis holesky hoodi kaia linea mainnet
  mantle optimism optimismSepolia polygon polygonAmoy scroll sepolia solana solanaDevnet
  solanaTestnet zksync zksyncSepolia zora zoraTestnet
`)

const noServices = 'has no effect here and can go.'

export const appkit: Kit = {
  title: 'AppKit',
  isOwn: name => /^@reown\/appkit($|-)/.test(name),
  modules: [
    {
      from: '@reown/appkit/react',
      to: react,
      names: {
        ...keep(react, `${kitNames} ${hookNames} ${componentNames}`),
        ...commonTypes,
        ...leave('wallets that are found are in usePorticoConnect of portico/react.', 'useAppKitWallets'),
      },
    },
    { from: /^@reown\/appkit(\/core)?$/, to: plain, names: { ...keep(plain, kitNames), ...commonTypes } },
    { from: '@reown/appkit-common', to: 'portico', names: commonTypes },
    {
      from: '@reown/appkit/networks',
      to: 'portico/networks',
      names: {
        ...keep('portico/networks', networkNames.join(' ')),
        ...keep(plain, 'AppKitNetwork'),
        ...commonTypes,
        defineChain: { module: 'portico', name: 'defineNetwork' },
        ...leave('that family is not served.', 'ton tonTestnet tronMainnet tronShastaTestnet'),
      },
      others: name => (/^[a-z]\w*$/.test(name) ? { module: 'viem/chains' } : undefined),
    },
    {
      from: '@reown/appkit-adapter-wagmi',
      to: '@portico/compat/appkit-wagmi',
      names: keep('@portico/compat/appkit-wagmi', 'WagmiAdapter'),
    },
    {
      from: /^@reown\/appkit-adapter-(ethers5?|solana(\/react)?|bitcoin)$/,
      to: adapters,
      names: {
        ...keep(
          adapters,
          `
          EthersAdapter Ethers5Adapter SolanaAdapter BitcoinAdapter BitcoinConnector
          AccountAddress SignPSBTParams
        `,
        ),
        ...keep('@portico/compat/appkit-solana', 'Provider useAppKitConnection'),
      },
    },
    {
      from: /^@reown\/appkit-wallet-button(\/react)?$/,
      to: react,
      names: keep(react, 'AppKitWalletButton useAppKitWallet useAppKitUpdateEmail'),
    },
    {
      from: /^@reown\/appkit(-wallet-button)?\/vue$/,
      to: vue,
      names: { ...keep(vue, `${kitNames} ${composableNames}`), ...commonTypes },
    },
    {
      from: '@reown/appkit-siwe',
      to: '@portico/compat/appkit-siwe',
      names: keep(
        '@portico/compat/appkit-siwe',
        `
        createSIWEConfig formatMessage getAddressFromMessage getChainIdFromMessage getDidAddress
        getDidChainId verifySignature AppKitSIWEClient SIWEConfig SIWECreateMessageArgs
        SIWESession SIWEVerifyMessageArgs
      `,
      ),
    },
    {
      from: /^@reown\/appkit-siwx(\/react)?$/,
      to: siwx,
      names: {
        ...siwxTypes,
        ...keep(react, 'useAppKitSIWX'),
        ...keep(
          siwx,
          `
          BIP122Verifier CloudAuthSIWX DefaultSIWX EIP155Verifier InformalMessenger LocalStorage
          ReownAuthentication SIWXMessenger SIWXStorage SIWXVerifier SolanaVerifier
        `,
        ),
      },
    },
    {
      from: /^@reown\/appkit-pay(\/react)?$/,
      to: react,
      names: keep(react, 'usePay'),
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
