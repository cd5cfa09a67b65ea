import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultRelayLimits } from '../relayLimits.js'
import { createAdmissions } from './createAdmissions.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limits = { ...defaultRelayLimits, admissions: { burst: 5, perSecond: 1000 }, admissionQueue: 100 }

it('lets a few in at once, the others in their order, and sends away who would wait too long [RL03]', () => {
  const { admit } = createAdmissions(limits)
  const entered: number[] = []
  const answers = Array.from({ length: 200 }, (_, index) =>
    admit(new PassThrough(), () => entered.push(index)),
  )
  expect(entered).toHaveLength(5)
  expect(answers.filter(Boolean)).toHaveLength(105)
  vi.advanceTimersByTime(1000)
  expect(entered).toEqual(Array.from({ length: 105 }, (_, index) => index))
})

it('does not make up for lost time in one go [RL03]', () => {
  const { admit } = createAdmissions({ ...limits, admissions: { burst: 100, perSecond: 1000 } })
  let entered = 0
  for (let index = 0; index < 200; index++) admit(new PassThrough(), () => entered++)
  expect(entered).toBe(100)
  // A second in which nothing was done, as far as timers go.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  vi.advanceTimersToNextTimer()
  expect(entered).toBe(120)
})

it('cuts off who waits when it is closed', () => {
  const { admit, close } = createAdmissions({ ...limits, admissions: { burst: 1, perSecond: 1000 } })
  const sockets = [new PassThrough(), new PassThrough()]
  const enter = vi.fn()
  for (const socket of sockets) admit(socket, enter)
  close()
  vi.advanceTimersByTime(1000)
  expect(enter).toHaveBeenCalledTimes(1)
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, true])
})
