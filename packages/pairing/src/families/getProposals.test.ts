import { defineNetwork } from '@portico/core'
import { bitcoin, cosmosHub, mainnet, optimism, polkadot, solana } from '@portico/core/networks'
import { expect, it } from 'vitest'
import { testFamilies } from '../../test/testFamilies.js'
import { getProposals } from './getProposals.js'

const networks = [mainnet, optimism, solana, bitcoin, polkadot, cosmosHub].map(defineNetwork)
const configured = {
  families: testFamilies,
  getNetworks: () => networks.map(({ caipNetworkId }) => caipNetworkId),
  getFormerId: (id: string) =>
    networks.find(({ caipNetworkId }) => caipNetworkId === id)?.deprecatedCaipNetworkId,
}

it('asks for the configured chains of every family, with its methods and events [E-16]', () => {
  const asked = getProposals(configured)
  expect(Object.keys(asked).sort()).toEqual(['bip122', 'cosmos', 'eip155', 'polkadot', 'solana'])
  expect(asked.eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
  // Older wallets know Solana by the id that it had before.
  expect(asked.solana?.chains).toEqual([solana.caipNetworkId, solana.deprecatedCaipNetworkId])
  for (const [namespace, proposal] of Object.entries(asked)) {
    const { remote } = testFamilies[namespace as keyof typeof asked] ?? {}
    expect(proposal.methods).toEqual(remote?.methods)
    expect(proposal.events).toEqual(expect.arrayContaining([...(remote?.events ?? [])]))
    expect(proposal.methods.length).toBeGreaterThan(0)
    expect(proposal.events).toEqual(expect.arrayContaining(['accountsChanged', 'chainChanged']))
    for (const chain of proposal.chains) expect(chain.startsWith(`${namespace}:`)).toBe(true)
  }
})

it('asks for one family where the modal was opened for it [E-16]', () => {
  expect(Object.keys(getProposals(configured, { namespace: 'bip122' }))).toEqual(['bip122'])
})
