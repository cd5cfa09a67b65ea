import { startPortico } from '@portico/core'
import { beforeEach, expect, it, vi } from 'vitest'
import { createFakePairing } from '../../../core/test/createFakePairing.js'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { preloadNextViews } from './preloadViews.js'

const world = vi.hoisted(() => ({ loads: [] as string[], arrive: () => {} }))

vi.mock('./getView.js', () => {
  const arrival = new Promise<void>(resolve => {
    world.arrive = resolve
  })
  const load = (name: string) => () => {
    world.loads.push(name)
    return arrival
  }
  const names = ['ConnectingExternal', 'AllWallets', 'ConnectingWalletConnect', 'Networks']
  return { viewRegistry: Object.fromEntries(names.map(name => [name, { view: { load: load(name) } }])) }
})

vi.mock('@portico/core/internal', async importOriginal => ({
  ...(await importOriginal<object>()),
  preloadNetworkPictures: async () => world.loads.push('pictures'),
}))

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  world.loads.splice(0)
})

it('fetches what is for wallets of this device, then what is for others, then pictures [V-10, T-11]', async () => {
  const { portico } = createTestPortico({ pairing: createFakePairing().factory })
  const done = preloadNextViews(portico)
  expect(world.loads).toEqual(['ConnectingExternal'])
  world.arrive()
  await done
  expect(world.loads).toEqual(['ConnectingExternal', 'ConnectingWalletConnect', 'pictures'])
})

it('leaves what is for other devices to those who turn to it, where there is a wallet on this one [V-10]', async () => {
  const { portico } = createTestPortico({ pairing: createFakePairing().factory })
  startPortico(portico)
  world.arrive()
  await preloadNextViews(portico)
  expect(world.loads).toEqual(['ConnectingExternal', 'pictures'])
})

it('fetches nothing for remote wallets where there are none [V-10]', async () => {
  await preloadNextViews(createTestPortico().portico)
  expect(world.loads).not.toContain('ConnectingWalletConnect')
})

it('leaves the pictures of networks to the lists of those who save data [T-11]', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await preloadNextViews(createTestPortico().portico)
  expect(world.loads).toEqual([])
})
