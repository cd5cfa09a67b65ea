import { describe, expect, it } from 'vitest'

const names = (module: object) => Object.keys(module).sort()

describe('the entry points', () => {
  it('index: the kit without a user interface', async () => {
    expect(names(await import('./index.js'))).toEqual([
      'PorticoError',
      'accountChanged',
      'addNetwork',
      'answerLogin',
      'beginLogin',
      'cancelSignIn',
      'chainNotSupported',
      'chooseAccount',
      'closeModal',
      'connect',
      'connectorNotFound',
      'createPortico',
      'defineNetwork',
      'defineQuery',
      'deleteConnection',
      'diagnose',
      'disconnect',
      'estimateGas',
      'fetchActivity',
      'fetchBalance',
      'fetchIdentity',
      'fetchMoreActivity',
      'fetchMoreNfts',
      'fetchNfts',
      'fetchPortfolio',
      'fetchQuery',
      'fetchWalletPage',
      'formatAddress',
      'formatBalance',
      'formatUnits',
      'getCallsStatus',
      'getCapabilities',
      'getConnections',
      'getDocsLink',
      'getPairing',
      'getRecentConnections',
      'goBack',
      'groupByMonth',
      'invalidateQueries',
      'isPorticoError',
      'isRestrictedTimezone',
      'isSameAddress',
      'listSignIns',
      'networkNotFound',
      'notConnected',
      'openModal',
      'openPay',
      'parseCaipAddress',
      'parseCaipNetworkId',
      'parseUnits',
      'pushView',
      'receiptTimeout',
      'reconnect',
      'removeNetwork',
      'removeQueries',
      'renewPairing',
      'replaceView',
      'requestPending',
      'requestWallet',
      'resolveName',
      'revokeSmartSession',
      'searchWallets',
      'selectAccount',
      'selectAccountView',
      'selectActiveConnector',
      'selectAllWallets',
      'selectBalance',
      'selectCatalogue',
      'selectConnectedAccount',
      'selectIsConnected',
      'selectIsWrongNetwork',
      'selectNetwork',
      'selectQuery',
      'sendCalls',
      'sendTransaction',
      'setAccountType',
      'setAddressLabel',
      'setQueryData',
      'setThemeMode',
      'setThemeVariables',
      'showToast',
      'signIn',
      'signMessage',
      'signOut',
      'signTypedData',
      'startPairing',
      'startPortico',
      'switchConnection',
      'switchFailed',
      'switchNetwork',
      'transactionReverted',
      'userRejected',
      'waitForReceipt',
      'walletFailed',
      'walletTimeout',
      'watchAccount',
      'watchEvents',
      'watchNetwork',
      'watchOnly',
      'watchPairing',
      'watchPortfolio',
      'watchQuery',
      'watchState',
    ])
  })

  it('react: provider, hooks, buttons', async () => {
    expect(names(await import('./react.js'))).toEqual([
      'AccountButton',
      'ConnectButton',
      'CustomButton',
      'NetworkButton',
      'PorticoButton',
      'PorticoModal',
      'PorticoProvider',
      'usePortico',
      'usePorticoAccount',
      'usePorticoAccountType',
      'usePorticoActivity',
      'usePorticoBalance',
      'usePorticoBalances',
      'usePorticoBuy',
      'usePorticoCapabilities',
      'usePorticoConnect',
      'usePorticoConnections',
      'usePorticoDisconnect',
      'usePorticoEvents',
      'usePorticoModal',
      'usePorticoName',
      'usePorticoNetwork',
      'usePorticoNfts',
      'usePorticoPairing',
      'usePorticoPay',
      'usePorticoQuery',
      'usePorticoRequest',
      'usePorticoSend',
      'usePorticoSendCalls',
      'usePorticoSendTransaction',
      'usePorticoSession',
      'usePorticoSignIn',
      'usePorticoSignIns',
      'usePorticoSignMessage',
      'usePorticoSignTypedData',
      'usePorticoSmartSessions',
      'usePorticoState',
      'usePorticoSwap',
      'usePorticoSwitchNetwork',
      'usePorticoTheme',
      'usePorticoWalletInfo',
      'usePorticoWalletProvider',
      'usePorticoWallets',
    ])
  })

  it('evm: plain EIP-1193 [C-06]', async () => {
    expect(names(await import('./evm.js'))).toEqual(['eip155Family', 'evm', 'isEip1193Provider'])
  })

  it('solana, bitcoin, polkadot and cosmos: one adapter each, and signers for Solana [C-07] [C-08] [C-09] [C-10] [C-12]', async () => {
    expect(names(await import('./solana.js'))).toEqual([
      'deepLink',
      'mobileWalletAdapter',
      'phoneWallet',
      'solana',
      'solanaFamily',
    ])
    expect(names(await import('./solana-kit.js'))).toEqual(['getKitSigner'])
    expect(names(await import('./solana-web3.js'))).toEqual(['getWeb3Wallet'])
    expect(names(await import('./cosmos.js'))).toEqual(['cosmos', 'cosmosFamily'])
    expect(names(await import('./bitcoin.js'))).toEqual(['bip122Family', 'bitcoin'])
    expect(names(await import('./polkadot.js'))).toEqual(['polkadot', 'polkadotFamily'])
  })

  it('csp: the header of a page', async () => {
    expect(names(await import('./csp.js'))).toEqual(['createCsp'])
  })

  it('wagmi, ethers and ethers5: one adapter each [C-12]', async () => {
    expect(names(await import('./wagmi.js'))).toEqual(['porticoConnectors', 'wagmiAdapter'])
    expect(names(await import('./wagmi-core.js'))).toEqual(['porticoConnectors', 'wagmiCoreAdapter'])
    expect(names(await import('./ethers.js'))).toEqual([
      'ethersAdapter',
      'getEthersProvider',
      'getEthersSigner',
    ])
    expect(names(await import('./ethers5.js'))).toEqual([
      'ethers5Adapter',
      'getEthers5Provider',
      'getEthers5Signer',
    ])
  })

  it('pairing: remote wallets [C-02]', async () => {
    expect(names(await import('./pairing.js'))).toEqual(['pairing'])
  })

  it('hosts: the wallet of a mini app, a Safe or a browser', async () => {
    expect(names(await import('./hosts.js'))).toEqual(['hosts'])
  })

  it('embedded: wallets behind an e-mail address [C-03]', async () => {
    expect(names(await import('./embedded.js'))).toEqual(['embedded'])
  })

  it('sign-in: plugins for the option siwx', async () => {
    expect(names(await import('./sign-in.js'))).toEqual([
      'createNonce',
      'formatSignInMessage',
      'localSiwx',
      'parseSignInMessage',
      'serverSiwx',
      'siweSiwx',
    ])
  })

  it('networks: what a site can name [E-01]', async () => {
    expect(names(await import('./networks.js'))).toEqual([
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
      'cosmosHub',
      'fantom',
      'gnosis',
      'holesky',
      'hoodi',
      'kaia',
      'kusama',
      'kusamaAssetHub',
      'linea',
      'mainnet',
      'mantle',
      'optimism',
      'optimismSepolia',
      'osmosis',
      'polkadot',
      'polkadotAssetHub',
      'polygon',
      'polygonAmoy',
      'scroll',
      'sepolia',
      'solana',
      'solanaDevnet',
      'solanaTestnet',
      'westend',
      'zksync',
      'zksyncSepolia',
      'zora',
      'zoraTestnet',
    ])
  })

  it('elements: those of Portico, and what defines others', async () => {
    expect(names(await import('./elements.js'))).toEqual(['defineElement', 'defineElements'])
  })
})
