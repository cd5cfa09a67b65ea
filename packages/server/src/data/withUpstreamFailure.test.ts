import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RpcFailure } from './nodes/RpcFailure.js'
import { UpstreamFailure } from './UpstreamFailure.js'
import { withUpstreamFailure } from './withUpstreamFailure.js'

afterEach(() => {
  vi.useRealTimers()
})

describe('withUpstreamFailure', () => {
  it('gives up before the request does, and says whose fault it is [NW03]', async () => {
    vi.useFakeTimers()
    const waiting = withUpstreamFailure('eip155:1', () => new Promise(() => {}))
    const outcome = expect(waiting).rejects.toThrow(new UpstreamFailure('Reading eip155:1 takes too long.'))
    await vi.advanceTimersByTimeAsync(7000)
    await outcome
  })

  it('tells what cannot be read as the failure of whoever wrote it, and keeps its own failures [NW05]', async () => {
    const fail = (cause: Error) => withUpstreamFailure('eip155:1', () => Promise.reject(cause))
    const nonsense = new UpstreamFailure('What was read of eip155:1 makes no sense.')
    const unreadable = () => v.parse(v.string(), 7)
    await expect(withUpstreamFailure('eip155:1', async () => unreadable())).rejects.toThrow(nonsense)
    await expect(fail(new RpcFailure({ code: 3, message: 'no' }))).rejects.toThrow(nonsense)
    await expect(fail(new UpstreamFailure('own'))).rejects.toThrow('own')
  })

  it('leaves a database that is gone, and faults of this server, to those who log them', async () => {
    const gone = Object.assign(new Error('write CONNECTION_ENDED'), { code: 'CONNECTION_ENDED' })
    for (const cause of [gone, new TypeError('x is not a function')]) {
      const failed = withUpstreamFailure('eip155:1', () => Promise.reject(cause))
      await expect(failed).rejects.toBe(cause)
    }
  })
})
