import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readLogEnvironment } from './readOperationEnvironment.js'
import { runStart } from './runStart.js'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const run = (close: () => Promise<void>) =>
  runStart({}, { log: readLogEnvironment({}, 'server'), stop: AbortSignal.abort() }, async () => ({
    url: 'http://x',
    relayUrl: 'ws://x',
    close,
  }))

it('fails when the server cannot be closed', async () => {
  await expect(run(() => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('The disk is full.')
})

it('does not wait for ever until the server is closed', async () => {
  vi.useFakeTimers()
  const ended = expect(run(() => new Promise(() => {}))).rejects.toThrow('could be finished in time')
  await vi.advanceTimersByTimeAsync(20_000)
  await ended
})

it('ends well when the server is closed', async () => {
  await expect(run(async () => {})).resolves.toBeUndefined()
})
