import type { ChainNamespace, Network, PorticoState } from '@portico/core'
import { expect, it } from 'vitest'
import { resolveNetworkRoute } from './useNetworkChoice.js'

const at = (chainNamespace: ChainNamespace, id: string) =>
  ({ chainNamespace, caipNetworkId: `${chainNamespace}:${id}` }) as Network

function resolve(connected: readonly ChainNamespace[], network: Network) {
  const accounts = Object.fromEntries(
    connected.map(namespace => [namespace, { status: 'connected', namespace }]),
  )
  const networks = { requested: [], activeNamespace: 'eip155', active: { eip155: at('eip155', '1') } }
  return resolveNetworkRoute({ accounts, networks } as unknown as PorticoState, network)
}

it('does nothing for the network that is active [C-11]', () => {
  expect(resolve(['eip155'], at('eip155', '1'))).toBeUndefined()
})

it('switches within the family [C-11]', () => {
  expect(resolve(['eip155'], at('eip155', '10'))).toEqual({ name: 'SwitchNetwork', network: 'eip155:10' })
})

it('explains that another family needs another wallet [V-03]', () => {
  expect(resolve(['eip155'], at('solana', '1'))).toEqual({
    name: 'SwitchActiveChain',
    switchToChain: 'solana',
    navigateTo: 'Connect',
    navigateWithReplace: true,
    network: 'solana:1',
  })
})

it.each([[['eip155', 'solana']], [['solana']], [[]]] as const)(
  'switches at once where no wallet would be left, connected: %s [V-03]',
  connected => {
    expect(resolve(connected, at('solana', '1'))).toEqual({ name: 'SwitchNetwork', network: 'solana:1' })
  },
)
