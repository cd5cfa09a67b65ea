import { afterEach, expect, it, vi } from 'vitest'
import { keepRunning } from './runPostgres.js'

function createProcess() {
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  return { ended, end, stop: vi.fn(() => end()) }
}

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** `hasCrashed` says what is true of PostgreSQL: a start that fails leaves no sign of the crash behind. */
function keep(start: () => Promise<ReturnType<typeof createProcess>>, crashed = true) {
  const first = createProcess()
  const onError = vi.fn()
  const hasCrashed = vi.fn(async () => false).mockResolvedValueOnce(crashed)
  const stop = keepRunning(first, { start, hasCrashed, onError })
  stops.push(stop)
  return { first, onError, hasCrashed, stop }
}

it('tries again until a start works, and tells of those that do not', async () => {
  const second = createProcess()
  const start = vi.fn(async () => second)
  start.mockRejectedValueOnce(new Error('No space left.')).mockRejectedValueOnce(new Error('Still none.'))
  const { first, onError, hasCrashed, stop } = keep(start)
  first.end()
  await expect.poll(() => start.mock.calls.length).toBe(3)
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual(['No space left.', 'Still none.'])
  expect(hasCrashed).toHaveBeenCalledTimes(1)
  await stop()
  expect(second.stop).toHaveBeenCalled()
})

it('leaves one alone that somebody has stopped', async () => {
  const start = vi.fn(async () => createProcess())
  const { first, stop } = keep(start, false)
  first.end()
  await stop()
  expect(start).not.toHaveBeenCalled()
})

it('ends when it is stopped between two attempts', async () => {
  const start = vi.fn(() => Promise.reject(new Error('No space left.')))
  const { first, onError, stop } = keep(start)
  first.end()
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0)
  await stop()
  expect(start).toHaveBeenCalledTimes(1)
})

it('stops one that came up while it was being stopped', async () => {
  const second = createProcess()
  let finish = (_: typeof second) => {}
  const start = vi.fn(
    () =>
      new Promise<typeof second>(resolve => {
        finish = resolve
      }),
  )
  const { first, stop } = keep(start)
  first.end()
  await expect.poll(() => start.mock.calls.length).toBeGreaterThan(0)
  const stopped = stop()
  finish(second)
  await stopped
  expect(second.stop).toHaveBeenCalled()
})
