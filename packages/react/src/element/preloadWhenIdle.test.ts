import { expect, it, vi } from 'vitest'
import { preloadWhenIdle } from './preloadWhenIdle.js'

const load = vi.hoisted(() => vi.fn())
vi.mock('../modal/mountModal.js', () => {
  load()
  return { mountModal: () => undefined }
})

it('fetches the modal’s code once the browser is idle, and can be called off [V-10]', async () => {
  const idle: (() => void)[] = []
  const page = {
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    cancelIdleCallback: (handle: number) => void idle.splice(handle - 1, 1),
  } as unknown as Window & typeof globalThis // as much of it as is used
  preloadWhenIdle(page)()
  expect(idle).toEqual([])
  preloadWhenIdle(page)
  expect(load).not.toHaveBeenCalled()
  idle[0]?.()
  await expect.poll(() => load).toHaveBeenCalledOnce()
})
