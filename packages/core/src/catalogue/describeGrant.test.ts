import { expect, it } from 'vitest'
import { cosmosFamily } from '../families/cosmos/cosmosFamily.js'
import { solana } from '../families/networks/solana.js'
import { solanaFamily } from '../families/solana/solanaFamily.js'
import { describeGrant } from './describeGrant.js'

const wallet = { name: 'Elm' }
const grant = {
  chains: ['cosmos:cosmoshub-4', 'cosmos:osmosis-1'],
  accounts: ['cosmos:cosmoshub-4:cosmos1aa', 'cosmos:osmosis-1:osmo1aa', 'cosmos:osmosis-1:osmo1bb'],
  methods: [],
  events: [],
} as const

it('puts the accounts of the network in use first, in the order of the wallet [C-10] [E-16]', () => {
  const list = (network?: 'cosmos:cosmoshub-4' | 'cosmos:osmosis-1') =>
    describeGrant(wallet, 'WALLET_CONNECT', cosmosFamily, grant, network).accounts.map(
      ({ address }) => address,
    )
  expect(list('cosmos:osmosis-1')).toEqual(['osmo1aa', 'osmo1bb', 'cosmos1aa'])
  expect(list('cosmos:cosmoshub-4')).toEqual(['cosmos1aa', 'osmo1aa', 'osmo1bb'])
  expect(list()).toEqual(['cosmos1aa', 'osmo1aa', 'osmo1bb'])
})

it('knows a chain by its id of today, by whatever id the wallet granted it', () => {
  const old = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
  const accounts = ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K:So1', `${old}:So2`] as const
  const both = { ...grant, chains: [], accounts: [...accounts, `${solana.caipNetworkId}:So2`] } as const
  const described = describeGrant(wallet, 'WALLET_CONNECT', solanaFamily, both, solana.caipNetworkId)
  expect(described.wallet.approvedNetworks).toEqual([
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    solana.caipNetworkId,
  ])
  expect(described.accounts.map(({ address }) => address)).toEqual(['So2', 'So1'])
})
