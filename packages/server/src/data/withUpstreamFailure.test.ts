import * as v from 'valibot'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startStub } from '../../test/startStub.js'
import { createUpstream } from './nodes/createUpstream.js'
import { RpcFailure, UpstreamFailure } from './UpstreamFailure.js'
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
    const nonsense = new UpstreamFailure('The response of eip155:1 is not valid.')
    const unreadable = () => v.parse(v.string(), 7)
    await expect(withUpstreamFailure('eip155:1', async () => unreadable())).rejects.toThrow(nonsense)
    await expect(fail(new RpcFailure({ code: 3, message: 'no' }))).rejects.toThrow(nonsense)
    await expect(fail(new UpstreamFailure('own'))).rejects.toThrow('own')
  })

  it('ends a request that costs more calls than one may, long before its time is over [NW16]', async () => {
    const stub = await startStub(() => ({}))
    onTestFinished(() => stub.close())
    const upstream = createUpstream({ name: 'The node', url: stub.url })
    const reading = withUpstreamFailure('eip155:1', async () => {
      for (;;) await upstream.getJson('/')
    })
    await expect(reading).rejects.toThrow('The node is asked for more than one request may cost.')
    expect(stub.state.requests).toHaveLength(250)
    // It is the request that cost too much: nobody else is kept from the node.
    expect(await upstream.getJson('/')).toEqual({})
  })

  it('ends a request that reads more bytes than one may [NW16]', async () => {
    const stub = await startStub(() => 'x'.repeat(1_900_000))
    onTestFinished(() => stub.close())
    const upstream = createUpstream({ name: 'The node', url: stub.url })
    const reading = withUpstreamFailure('eip155:1', async () => {
      for (;;) await upstream.getJson('/')
    })
    await expect(reading).rejects.toThrow('The node is asked for more than one request may cost.')
    expect(stub.state.requests).toHaveLength(17)
  })

  it('asks nothing more, and waits for nothing more, once it has failed [NW16]', async () => {
    let isHanging = () => {}
    const hanging = new Promise<void>(resolve => {
      isHanging = resolve
    })
    let isClosed = () => {}
    const closed = new Promise<void>(resolve => {
      isClosed = resolve
    })
    const stub = await startStub(({ path }, response) => {
      if (path !== '/slow') return {}
      response.on('close', isClosed)
      isHanging()
      return undefined
    })
    onTestFinished(() => stub.close())
    const upstream = createUpstream({ name: 'The node', url: stub.url })
    let later: Promise<unknown> | undefined
    const reading = withUpstreamFailure('eip155:1', async () => {
      later = upstream.getJson('/slow').catch(() => upstream.getJson('/later'))
      await Promise.all([later, hanging.then(() => Promise.reject(new RpcFailure({ code: 3, message: '' })))])
    })
    await expect(reading).rejects.toThrow('is not valid')
    await closed
    await expect(later).rejects.toThrow('The node is asked for more than one request may cost.')
    expect(stub.state.requests.map(({ path }) => path)).toEqual(['/slow'])
  })

  it('leaves a database that is gone, and faults of this server, to those who log them', async () => {
    const gone = Object.assign(new Error('write CONNECTION_ENDED'), { code: 'CONNECTION_ENDED' })
    for (const cause of [gone, new TypeError('x is not a function')]) {
      const failed = withUpstreamFailure('eip155:1', () => Promise.reject(cause))
      await expect(failed).rejects.toBe(cause)
    }
  })
})
