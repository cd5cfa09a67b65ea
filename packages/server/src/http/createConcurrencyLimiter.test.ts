import { describe, expect, it } from 'vitest'
import { createConcurrencyLimiter } from './createConcurrencyLimiter.js'

const refuse = () => new Error('too many')

function createTask() {
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  const task = { isStarted: false, end, run: async () => {} }
  task.run = () => {
    task.isStarted = true
    return ended
  }
  return task
}

describe('createConcurrencyLimiter', () => {
  it('runs so many tasks of one key at once and lets the others wait in order', async () => {
    const run = createConcurrencyLimiter({ atOnce: 2, mostWaiting: 10 })
    const tasks = Array.from({ length: 4 }, createTask)
    const runs = tasks.map(task => run('a', task.run, refuse))
    expect(tasks.map(({ isStarted }) => isStarted)).toEqual([true, true, false, false])
    tasks[1]?.end()
    await runs[1]
    expect(tasks.map(({ isStarted }) => isStarted)).toEqual([true, true, true, false])
    for (const { end } of tasks) end()
    await Promise.all(runs)
  })

  it('keeps no key waiting for another', async () => {
    const run = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 10 })
    const slow = createTask()
    const running = run('a', slow.run, refuse)
    expect(await run('b', async () => 'done', refuse)).toBe('done')
    slow.end()
    await running
  })

  it('refuses a key with too many waiting, and goes on after a task that failed', async () => {
    const run = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 1 })
    const failing = run('a', () => Promise.reject(new Error('no')), refuse)
    const waiting = run('a', async () => 'done', refuse)
    await expect(run('a', async () => 'done', refuse)).rejects.toThrow('too many')
    await expect(failing).rejects.toThrow('no')
    expect(await waiting).toBe('done')
  })
})
