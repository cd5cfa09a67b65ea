import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultRelayLimits } from '../relayLimits.js'
import { createAdmissionQueue } from './createAdmissionQueue.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const limits = { ...defaultRelayLimits, admissions: { burst: 10, perSecond: 1000 }, admissionQueue: 100 }

const fail = () => {
  throw new Error('Nobody is turned away here.')
}

it('lets a few in at once, the others in their order, and sends away who would wait too long [RL03]', () => {
  const { admit } = createAdmissionQueue(limits)
  const entered: number[] = []
  const turnAway = vi.fn()
  for (let index = 0; index < 200; index++) admit(new PassThrough(), () => entered.push(index), turnAway)
  expect(entered).toHaveLength(10)
  expect(turnAway).toHaveBeenCalledTimes(90)
  vi.advanceTimersByTime(1000)
  expect(entered).toEqual(Array.from({ length: 110 }, (_, index) => index))
})

it('does not make up for lost time in one go [RL03]', () => {
  const slow = { admissions: { burst: 100, perSecond: 1000 }, admissionQueue: 1000 }
  const { admit } = createAdmissionQueue({ ...limits, ...slow })
  let entered = 0
  for (let index = 0; index < 200; index++) admit(new PassThrough(), () => entered++, fail)
  expect(entered).toBe(100)
  // A second in which nothing was done, as far as timers go.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  vi.advanceTimersToNextTimer()
  expect(entered).toBe(120)
})

it.each<[string, (socket: PassThrough) => void]>([
  ['left without a word', socket => void socket.destroy()],
  ['said goodbye', socket => void socket.resume().end()],
])('forgets who %s and gives the place to the next [RL03]', async (_, leave) => {
  const one = { burst: 1, perSecond: 1 }
  const { admit } = createAdmissionQueue({ ...limits, admissions: one, admissionQueue: 2000 })
  const sockets = Array.from({ length: 4 }, () => new PassThrough())
  const entered: number[] = []
  const come = (index: number) => admit(sockets[index] ?? new PassThrough(), () => entered.push(index), fail)
  for (const index of [0, 1, 2]) come(index)
  const [, gone] = sockets
  if (gone) leave(gone)
  await vi.advanceTimersByTimeAsync(0)
  expect(gone?.destroyed).toBe(true)
  // There is room again.
  come(3)
  await vi.advanceTimersByTimeAsync(1010)
  expect(entered).toEqual([0, 2])
  await vi.advanceTimersByTimeAsync(1010)
  expect(entered).toEqual([0, 2, 3])
})

it('does not let in who is gone before it is asked [RL03]', () => {
  const { admit } = createAdmissionQueue({ ...limits, admissions: { burst: 1, perSecond: 0.001 } })
  const enter = vi.fn()
  admit(new PassThrough().destroy(), enter, fail)
  expect(enter).not.toHaveBeenCalled()
  admit(new PassThrough(), enter, fail)
  expect(enter).toHaveBeenCalledTimes(1)
})

it('leaves alone whom it has let in', async () => {
  const { admit } = createAdmissionQueue({ ...limits, admissions: { burst: 1, perSecond: 1000 } })
  const sockets = [new PassThrough({ autoDestroy: false }), new PassThrough({ autoDestroy: false })]
  for (const socket of sockets) admit(socket, () => {}, fail)
  await vi.advanceTimersByTimeAsync(100)
  for (const socket of sockets) socket.resume().end()
  await vi.advanceTimersByTimeAsync(0)
  expect(sockets.map(({ readableEnded, destroyed }) => [readableEnded, destroyed])).toEqual([
    [true, false],
    [true, false],
  ])
})

it('turns away who has waited too long after all, because this process was slow [RL03]', () => {
  const { admit } = createAdmissionQueue(limits)
  const [entered, away]: number[][] = [[], []]
  for (let index = 0; index < 50; index++) {
    admit(
      new PassThrough(),
      () => entered?.push(index),
      () => away?.push(index),
    )
  }
  const late = performance.now() + 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => late)
  vi.advanceTimersToNextTimer()
  expect(entered).toHaveLength(10)
  expect(away).toHaveLength(40)
})

it('cuts off who waits when it is closed', () => {
  const { admit, close } = createAdmissionQueue({ ...limits, admissions: { burst: 1, perSecond: 1000 } })
  const sockets = [new PassThrough(), new PassThrough()]
  const enter = vi.fn()
  for (const socket of sockets) admit(socket, enter, fail)
  close()
  vi.advanceTimersByTime(1000)
  expect(enter).toHaveBeenCalledTimes(1)
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, true])
})
