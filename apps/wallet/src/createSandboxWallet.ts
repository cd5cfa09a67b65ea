import { testAccounts } from '@portico/testing'
import { createRemoteWallet, type RemoteWallet } from '@portico/testing/remote-wallet'
import { type Hex, isHex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { getPageAddresses } from '../../../scripts/sandbox/addresses.mjs'

const solanaKeyName = 'sandbox-wallet/solana-key'

/** Two funded accounts of the local chains, and a key for Solana that this browser keeps. */
export function createSandboxWallet(): RemoteWallet {
  const { relay, chainOne, chainTwo } = getPageAddresses()
  return createRemoteWallet({
    relayUrl: relay,
    projectId: 'portico-sandbox',
    accounts: {
      eip155: [testAccounts[7].privateKey, testAccounts[9].privateKey],
      solana: [readSolanaKey()],
    },
    chains: [
      { id: 'eip155:31337', name: 'Anvil One', rpcUrl: chainOne },
      { id: 'eip155:31338', name: 'Anvil Two', rpcUrl: chainTwo },
      {
        id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        name: 'Solana',
        rpcUrl: 'https://api.mainnet-beta.solana.com',
      },
    ],
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

function readSolanaKey(): Hex {
  const stored = window.localStorage.getItem(solanaKeyName)
  if (isHex(stored) && stored.length === 66) return stored
  const key = generatePrivateKey()
  window.localStorage.setItem(solanaKeyName, key)
  return key
}
