import { expect, it, vi } from 'vitest'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { attachModal } from './attachModal.js'
import { preloadWhenIdle } from './preloadWhenIdle.js'

const load = vi.hoisted(() => vi.fn())
const world = vi.hoisted(() => ({ mounted: 0 }))
vi.mock('../modal/mountModal.js', () => {
  load()
  return {
    loadMessages: async () => ({}),
    preloadViews: async () => undefined,
    mountModal: () => {
      world.mounted += 1
      return { unmount: () => undefined }
    },
  }
})

it('fetches the modal once the browser is idle, draws it once it is idle again, and can be called off [V-10]', async () => {
  const { portico } = createTestPortico()
  attachModal(portico)
  const idle: (() => void)[] = []
  const page = {
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    cancelIdleCallback: (handle: number) => void idle.splice(handle - 1, 1),
  } as unknown as Window & typeof globalThis // only the members in use
  preloadWhenIdle(page, portico)()
  expect(idle).toEqual([])
  preloadWhenIdle(page, portico)
  expect(load).not.toHaveBeenCalled()
  idle[0]?.()
  await expect.poll(() => load).toHaveBeenCalledOnce()
  await expect.poll(() => idle).toHaveLength(2)
  expect(world.mounted).toBe(0)
  idle[1]?.()
  await expect.poll(() => world.mounted).toBe(1)
})
