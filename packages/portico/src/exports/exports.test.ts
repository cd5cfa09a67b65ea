import { describe, expect, it } from 'vitest'

const names = (module: object) => Object.keys(module).sort()

describe('the entry points', () => {
  it('index: the kit without a user interface', async () => {
    expect(names(await import('./index.js'))).toEqual([
      'PorticoError',
      'accountChanged',
      'addNetwork',
      'callVerb',
      'chainNotSupported',
      'chooseAccount',
      'close',
      'connect',
      'connectEmail',
      'connectorNotFound',
      'createPortico',
      'defineNetwork',
      'deleteConnection',
      'disconnect',
      'estimateGas',
      'fetchBalance',
      'fetchWalletPage',
      'formatAddress',
      'formatBalance',
      'formatUnits',
      'getCallsStatus',
      'getCapabilities',
      'getConnections',
      'getRecentConnections',
      'goBack',
      'isPorticoError',
      'isSameAddress',
      'networkNotFound',
      'notConnected',
      'open',
      'pair',
      'pairAgain',
      'parseCaipAddress',
      'parseCaipNetworkId',
      'parseUnits',
      'publicServices',
      'push',
      'receiptTimeout',
      'reconnect',
      'removeNetwork',
      'replace',
      'requestPending',
      'searchWallets',
      'selectAccount',
      'selectAccountView',
      'selectActiveConnector',
      'selectAllWallets',
      'selectConnectedAccount',
      'selectIsConnected',
      'selectIsWrongNetwork',
      'selectNetwork',
      'selectPairingUri',
      'sendCalls',
      'sendTransaction',
      'setThemeMode',
      'setThemeVariables',
      'showToast',
      'signMessage',
      'signTypedData',
      'start',
      'switchConnection',
      'switchFailed',
      'switchNetwork',
      'transactionReverted',
      'userRejected',
      'verifyEmailCode',
      'verifyEmailDevice',
      'waitForReceipt',
      'walletFailed',
      'walletTimeout',
      'watch',
      'watchAccount',
      'watchEvents',
      'watchNetwork',
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
      'usePorticoBalance',
      'usePorticoCapabilities',
      'usePorticoConnect',
      'usePorticoConnections',
      'usePorticoDisconnect',
      'usePorticoEvents',
      'usePorticoModal',
      'usePorticoNetwork',
      'usePorticoPairing',
      'usePorticoProvider',
      'usePorticoSendCalls',
      'usePorticoSendTransaction',
      'usePorticoSignMessage',
      'usePorticoSignTypedData',
      'usePorticoState',
      'usePorticoSwitchNetwork',
      'usePorticoTheme',
      'usePorticoVerb',
      'usePorticoWalletInfo',
      'usePorticoWallets',
    ])
  })

  it('evm: plain EIP-1193 [C-06]', async () => {
    expect(names(await import('./evm.js'))).toEqual(['evm', 'isEip1193Provider'])
  })

  it('solana, bitcoin, polkadot and cosmos: one adapter each, and signers for Solana [C-07] [C-08] [C-09] [C-10] [C-12]', async () => {
    expect(names(await import('./solana.js'))).toEqual(['solana'])
    expect(names(await import('./solana-kit.js'))).toEqual(['getKitSigner'])
    expect(names(await import('./solana-web3.js'))).toEqual(['getWeb3Wallet'])
    expect(names(await import('./cosmos.js'))).toEqual(['cosmos'])
    expect(names(await import('./bitcoin.js'))).toEqual(['bitcoin'])
    expect(names(await import('./polkadot.js'))).toEqual(['polkadot'])
  })

  it('wagmi, ethers and ethers5: one adapter each [C-12]', async () => {
    expect(names(await import('./wagmi.js'))).toEqual(['wagmiAdapter'])
    expect(names(await import('./wagmi-core.js'))).toEqual(['wagmiCoreAdapter'])
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

  it('embedded: wallets behind an e-mail address [C-03]', async () => {
    expect(names(await import('./embedded.js'))).toEqual(['embedded'])
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

  it('elements: one verb', async () => {
    expect(names(await import('./elements.js'))).toEqual(['defineElements'])
  })
})
