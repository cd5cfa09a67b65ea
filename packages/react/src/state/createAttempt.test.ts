import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAttempt, slowAfter } from './createAttempt.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const flush = () => vi.advanceTimersByTimeAsync(0)

describe('createAttempt', () => {
  it('asks once when it is mounted, unmounted and mounted in a row, as StrictMode does [C-01]', async () => {
    const run = vi.fn(() => Promise.resolve())
    const attempt = createAttempt(run)
    attempt.start()
    attempt.stop()
    attempt.start()
    await flush()
    expect(run).toHaveBeenCalledOnce()
    expect(attempt.get()).toEqual({ status: 'done' })
  })

  it('says that it takes long after 15 s and still takes the answer [C-01]', async () => {
    let answer: () => void = () => {}
    const attempt = createAttempt(() => new Promise<void>(resolve => (answer = resolve)))
    attempt.start()
    await vi.advanceTimersByTimeAsync(slowAfter - 1)
    expect(attempt.get()).toEqual({ status: 'waiting' })
    await vi.advanceTimersByTimeAsync(1)
    expect(attempt.get()).toEqual({ status: 'slow' })
    answer()
    await flush()
    expect(attempt.get()).toEqual({ status: 'done' })
  })

  it('waits again when it is tried again, and drops the answer to the first question [C-01]', async () => {
    const rejects: ((error: unknown) => void)[] = []
    const signals: AbortSignal[] = []
    const attempt = createAttempt(signal => {
      signals.push(signal)
      return new Promise<void>((_resolve, reject) => void rejects.push(reject))
    })
    attempt.start()
    await flush()
    attempt.start()
    await flush()
    expect(signals.map(signal => signal.aborted)).toEqual([true, false])
    rejects[0]?.('late')
    await flush()
    expect(attempt.get()).toEqual({ status: 'waiting' })
    rejects[1]?.('declined')
    await flush()
    expect(attempt.get()).toEqual({ status: 'failed', error: 'declined' })
  })

  it('stops waiting when it is left: nothing is set and no timer stays [C-01]', async () => {
    const attempt = createAttempt(() => new Promise(() => {}))
    attempt.start()
    await flush()
    attempt.stop()
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(slowAfter)
    expect(attempt.get()).toEqual({ status: 'waiting' })
  })
})
