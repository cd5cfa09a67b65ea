import { expect, it, vi } from 'vitest'
import { createFakeSource } from '../../../core/test/createFakeSource.js'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { preloadRoute } from './preloadViews.js'

const world = vi.hoisted(() => ({ loads: [] as string[], prepared: [] as unknown[] }))

vi.mock('./getView.js', () => ({
  getView: ({ name }: { name: string }) => ({
    view: {
      async load() {
        world.loads.push(name)
        throw new Error('offline')
      },
    },
    ...(name === 'AllWallets' && { prepare: async (portico: unknown) => world.prepared.push(portico) }),
  }),
}))

it('fetches a view before it is opened, and for another device also what makes the code [V-10]', () => {
  const source = createFakeSource({ id: 'walletConnect' })
  const { portico } = createTestPortico({ sources: [source.factory] })
  preloadRoute(portico, { name: 'ConnectingExternal', namespace: 'eip155', connectorId: 'io.fake' })
  expect(source.prepared).toBe(0)
  preloadRoute(portico, { name: 'ConnectingWalletConnect' })
  expect(source.prepared).toBe(1)
  expect(world.loads).toEqual(['ConnectingExternal', 'ConnectingWalletConnect'])
})

it('asks for what the view will show along with its code [V-10]', () => {
  const { portico } = createTestPortico()
  preloadRoute(portico, { name: 'AllWallets' })
  expect(world.prepared).toEqual([portico])
})
