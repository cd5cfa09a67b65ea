import { expect, it } from 'vitest'
import { createFakeEnvironment } from '../../test/createFakeEnvironment.js'
import { open } from '../actions/open.js'
import { createPortico } from '../createPortico.js'
import { bitcoin, cosmosHub, mainnet, optimism, polkadot, solana } from '../exports/networks.js'
import { pairingTerms } from '../families/pairingTerms.js'
import { getPairingNamespaces } from './getPairingNamespaces.js'

function setUp() {
  return createPortico({
    projectId: 'test',
    networks: [mainnet, optimism, solana, bitcoin, polkadot, cosmosHub],
    environment: createFakeEnvironment(),
  })
}

it('asks for the configured chains of every family, with its methods and events [E-16]', () => {
  const asked = getPairingNamespaces(setUp())
  expect(Object.keys(asked).sort()).toEqual(['bip122', 'cosmos', 'eip155', 'polkadot', 'solana'])
  expect(asked.eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
  // Older wallets know Solana by the id that it had before.
  expect(asked.solana?.chains).toEqual([solana.caipNetworkId, solana.deprecatedCaipNetworkId])
  for (const [namespace, proposal] of Object.entries(asked)) {
    expect(proposal).toMatchObject(pairingTerms[namespace as keyof typeof asked] ?? {})
    expect(proposal.methods.length).toBeGreaterThan(0)
    expect(proposal.events).toEqual(expect.arrayContaining(['accountsChanged', 'chainChanged']))
    for (const chain of proposal.chains) expect(chain.startsWith(`${namespace}:`)).toBe(true)
  }
})

it('asks for one family where the modal was opened for it [E-16]', () => {
  const portico = setUp()
  open(portico, { namespace: 'bip122' })
  expect(Object.keys(getPairingNamespaces(portico))).toEqual(['bip122'])
})
