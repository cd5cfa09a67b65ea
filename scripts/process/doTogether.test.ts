import { expect, it } from 'vitest'
import { doTogether } from './doTogether.mjs'

it('does no more at once than it may, and all of it', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await doTogether(
    [1, 2, 3, 4, 5],
    async item => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      done.push(item)
    },
    2,
  )
  expect(most).toBe(2)
  expect(done.sort()).toEqual([1, 2, 3, 4, 5])
})

it('begins nothing after a failure, waits for what was under way, and fails with the first', async () => {
  const done: string[] = []
  let finish = () => {}
  const slow = new Promise<void>(resolve => {
    finish = resolve
  })
  const all = doTogether(
    ['slow', 'wrong', 'never'],
    async item => {
      if (item === 'wrong') {
        queueMicrotask(finish)
        throw new Error('It is wrong.')
      }
      if (item === 'slow') await slow
      done.push(item)
    },
    2,
  )
  await expect(all).rejects.toThrow('It is wrong.')
  expect(done).toEqual(['slow'])
})
