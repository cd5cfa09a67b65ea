import { testAccounts } from '@portico/testing'
import { createRemoteWallet, type RemoteChain, type RemoteWallet } from '@portico/testing/remote-wallet'
import { getPageAddresses } from '../../../packages/sandbox/start/addresses.mjs'

/** Two accounts in every family, with funds on the local chains. On public networks it only signs. */
export function createSandboxWallet(): RemoteWallet {
  const keys = [testAccounts[7].privateKey, testAccounts[9].privateKey]
  return createRemoteWallet({
    relayUrl: getPageAddresses().relay,
    projectId: 'portico-sandbox',
    accounts: { eip155: keys, solana: keys, bip122: keys, polkadot: keys, cosmos: keys },
    chains: listChains(),
    metadata: {
      name: 'Sandbox Wallet',
      description: 'A wallet to try the sandbox with',
      url: window.location.origin,
      icons: [],
    },
    authentication: true,
    storage: window.localStorage,
  })
}

function listChains(): readonly RemoteChain[] {
  const { chainOne, chainTwo, solana, bitcoin, polkadot, cosmos } = getPageAddresses()
  return [
    { id: 'eip155:31337', name: 'Anvil One', rpcUrl: chainOne },
    { id: 'eip155:31338', name: 'Anvil Two', rpcUrl: chainTwo },
    { id: 'solana:6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTG', name: 'Local Solana', rpcUrl: solana },
    { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana', rpcUrl: solana },
    { id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Local Bitcoin', rpcUrl: bitcoin },
    { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin', rpcUrl: bitcoin },
    { id: 'polkadot:90909090909090909090909090909090', name: 'Local Polkadot', rpcUrl: polkadot },
    { id: 'polkadot:91b171bb158e2d3848fa23a9f1c25182', name: 'Polkadot', rpcUrl: polkadot },
    { id: 'cosmos:portico-local-1', name: 'Local Cosmos', rpcUrl: cosmos },
    { id: 'cosmos:cosmoshub-4', name: 'Cosmos Hub', rpcUrl: cosmos },
  ]
}
