import { defineNetwork } from '@portico/core'
import { bitcoin, cosmosHub, mainnet, optimism, polkadot, solana } from '@portico/core/networks'
import { expect, it } from 'vitest'
import { testFamilies } from '../../test/testFamilies.js'
import { getProposals } from './getProposals.js'

const networks = [mainnet, optimism, solana, bitcoin, polkadot, cosmosHub].map(defineNetwork)
const configured = {
  families: testFamilies,
  getNetworks: () => networks.map(({ caipNetworkId }) => caipNetworkId),
  getRpcUrls: (id: string) =>
    id === 'eip155:1' ? ['https://one.example/?key=1', 'https://two.example'] : [],
  getFormerId: (id: string) =>
    networks.find(({ caipNetworkId }) => caipNetworkId === id)?.deprecatedCaipNetworkId,
}

it('asks for the configured chains of every family, with its methods, events and nodes [E-16]', () => {
  const events = ['accountsChanged', 'chainChanged']
  expect(getProposals(configured)).toEqual({
    eip155: {
      chains: ['eip155:1', 'eip155:10'],
      methods: [
        'eth_accounts',
        'eth_requestAccounts',
        'eth_sendRawTransaction',
        'eth_sign',
        'eth_signTransaction',
        'eth_signTypedData',
        'eth_signTypedData_v3',
        'eth_signTypedData_v4',
        'eth_sendTransaction',
        'personal_sign',
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'wallet_getPermissions',
        'wallet_requestPermissions',
        'wallet_registerOnboarding',
        'wallet_watchAsset',
        'wallet_scanQRCode',
        'wallet_getCallsStatus',
        'wallet_showCallsStatus',
        'wallet_sendCalls',
        'wallet_getCapabilities',
        'wallet_grantPermissions',
        'wallet_revokePermissions',
        'wallet_getAssets',
      ],
      events,
      rpcMap: { 'eip155:1': 'https://one.example/?key=1' },
    },
    solana: {
      // Older wallets know Solana by the id that it had before.
      chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
      methods: [
        'solana_signMessage',
        'solana_signTransaction',
        'solana_requestAccounts',
        'solana_getAccounts',
        'solana_signAllTransactions',
        'solana_signAndSendTransaction',
      ],
      events,
      rpcMap: {},
    },
    bip122: {
      chains: ['bip122:000000000019d6689c085ae165831e93'],
      methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
      events: [...events, 'bip122_addressesChanged'],
      rpcMap: {},
    },
    polkadot: {
      chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'],
      methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
      events,
      rpcMap: {},
    },
    cosmos: {
      chains: ['cosmos:cosmoshub-4'],
      methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
      events,
      rpcMap: {},
    },
  })
})

it('asks for one family where the modal was opened for it [E-16]', () => {
  expect(Object.keys(getProposals(configured, { namespace: 'bip122' }))).toEqual(['bip122'])
})
