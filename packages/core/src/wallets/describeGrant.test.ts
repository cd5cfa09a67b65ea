import { expect, it } from 'vitest'
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
    describeGrant(wallet, 'WALLET_CONNECT', 'cosmos', grant, network).accounts.map(({ address }) => address)
  expect(list('cosmos:osmosis-1')).toEqual(['osmo1aa', 'osmo1bb', 'cosmos1aa'])
  expect(list('cosmos:cosmoshub-4')).toEqual(['cosmos1aa', 'osmo1aa', 'osmo1bb'])
  expect(list()).toEqual(['cosmos1aa', 'osmo1aa', 'osmo1bb'])
})
