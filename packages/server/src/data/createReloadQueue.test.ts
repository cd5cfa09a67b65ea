import { expect, it } from 'vitest'
import { createReloadQueue } from './createReloadQueue.js'

it('gives everybody what was begun after they have asked, and begins no more than it must [W-21]', async () => {
  const reload = createReloadQueue(20)
  let balance = 1
  let begun = 0
  const ends: (() => void)[] = []
  const load = async () => {
    begun += 1
    const read = balance
    await new Promise<void>(resolve => ends.push(resolve))
    return read
  }
  const first = reload('a', load)
  // The transaction happens while that is under way: its answer does not know of it.
  balance = 2
  const later = [reload('a', load), reload('a', load), reload('a', load)]
  ends.shift()?.()
  expect(await first).toBe(1)
  await expect.poll(() => begun).toBe(2)
  ends.shift()?.()
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  expect(begun).toBe(2)
})

it('goes on after a failure, and keeps what is asked about others apart', async () => {
  const reload = createReloadQueue(5)
  const failing = reload('a', async () => Promise.reject(new Error('down')))
  const next = reload('a', async () => 'up')
  const other = reload('b', async () => 'other')
  await expect(failing).rejects.toThrow('down')
  expect(await other).toBe('other')
  expect(await next).toBe('up')
})
