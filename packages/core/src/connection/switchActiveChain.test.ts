import { expect, it } from 'vitest'
import { createTestPortico, one } from '../../test/createTestPortico.js'
import { pushView } from '../dialog/navigate.js'
import { openModal } from '../dialog/openModal.js'
import { createPortico } from '../runtime/createPortico.js'
import { selectNetwork } from '../store/selectors.js'
import { switchActiveChain } from './switchActiveChain.js'

const solana = { ...one, id: 'main', name: 'Solana', chainNamespace: 'solana' } as const

const route = (navigateWithReplace: boolean) =>
  ({
    name: 'SwitchActiveChain',
    switchToChain: 'solana',
    navigateTo: 'Connect',
    navigateWithReplace,
    network: 'solana:main',
  }) as const

function setUp() {
  const { fake, adapter } = createTestPortico()
  const portico = createPortico({
    projectId: 'test',
    networks: [one, solana],
    adapters: [adapter.factory],
    environment: fake,
  })
  openModal(portico, { view: 'Networks' })
  return portico
}

it.each([
  [true, ['Networks', 'Connect']],
  [false, ['Networks', 'SwitchActiveChain', 'Connect']],
])('moves to the family and offers its wallets, in place of the view: %s [V-03]', async (replace, views) => {
  const portico = setUp()
  pushView(portico, route(replace))
  await switchActiveChain(portico, route(replace))
  const state = portico.store.get()
  expect(selectNetwork(state)?.caipNetworkId).toBe('solana:main')
  expect(state.modal.namespace).toBe('solana')
  expect(state.router.stack.map(({ name }) => name)).toEqual(views)
})
