import { partLoadFailed } from '@portico/protocol'
import { expect, it, vi } from 'vitest'
import { createRuntimeLoader } from './createRuntimeLoader.js'
import type { Runtime } from './Runtime.js'

const arrived = { removeResultUri: () => undefined } as Runtime // only who it is matters here

it('is loaded with the first that is asked of it, once', async () => {
  const load = vi.fn(async () => arrived)
  const runtime = createRuntimeLoader(load)
  expect(load).not.toHaveBeenCalled()
  await expect(Promise.all([runtime.run(given => given), runtime.run(() => 2)])).resolves.toEqual([
    arrived,
    2,
  ])
  await runtime.ready()
  expect(load).toHaveBeenCalledTimes(1)
})

it('does things in the order in which they were asked, and at once when it is there', async () => {
  const runtime = createRuntimeLoader(async () => arrived)
  const done: string[] = []
  const first = runtime.run(() => {
    done.push('first')
    // Told while others still wait for their turn.
    void runtime.run(() => done.push('third'))
  })
  void runtime.run(() => done.push('second'))
  await first
  await runtime.ready()
  expect(done).toEqual(['first', 'second', 'third'])
  void runtime.run(() => done.push('at once'))
  expect(done).toContain('at once')
})

it('says that it could not be loaded to everybody who waits, and is tried again', async () => {
  const load = vi.fn(async () => arrived).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const runtime = createRuntimeLoader(load)
  const failed = await Promise.allSettled([runtime.run(() => 1), runtime.ready()])
  for (const outcome of failed) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: partLoadFailed.code } })
  }
  await expect(runtime.run(() => 2)).resolves.toBe(2)
})

it('does what must not be forgotten when it arrives after all, before what is asked then', async () => {
  const load = vi.fn(async () => arrived).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const runtime = createRuntimeLoader(load)
  await expect(runtime.ready()).rejects.toMatchObject({ code: partLoadFailed.code })
  const done: string[] = []
  runtime.whenThere(() => done.push('wish'))
  expect(done).toEqual([])
  await runtime.run(() => done.push('asked'))
  runtime.whenThere(() => done.push('at once'))
  expect(done).toEqual(['wish', 'asked', 'at once'])
})

it('goes on after something that was asked of it has failed', async () => {
  const runtime = createRuntimeLoader(async () => arrived)
  await expect(
    runtime.run(() => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  await expect(runtime.run(() => 2)).resolves.toBe(2)
})
