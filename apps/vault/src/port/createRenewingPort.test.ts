import { describe, expect, it } from 'vitest'
import { createPortClient } from './createPortClient.ts'
import { createRenewingPort, type StartedWorker } from './createRenewingPort.ts'
import type { PortMessage } from './PortApi.ts'

/** Workers that answer when they are told to. */
function createWorkers() {
  const workers: {
    received: PortMessage[]
    isEnded: boolean
    say(data: unknown): void
    fail(): void
    legacy: unknown
  }[] = []
  function start(legacy: string | undefined, fail: () => void): StartedWorker {
    let listen: (event: MessageEvent) => void = () => {}
    const worker = {
      received: [] as PortMessage[],
      isEnded: false,
      legacy,
      say: (data: unknown) => listen({ data } as MessageEvent),
      fail,
    }
    workers.push(worker)
    return {
      port: {
        postMessage: message => void worker.received.push(message as PortMessage),
        addEventListener(_, listener) {
          listen = listener
        },
        start: () => {},
      },
      end() {
        worker.isEnded = true
      },
    }
  }
  return { workers, start }
}

interface Api {
  sign(text: string, signal: AbortSignal): Promise<string>
}

describe('a port to workers that end', () => {
  it('starts the next worker with the next call, and gives it what the last one has left', async () => {
    const { workers, start } = createWorkers()
    const client = createPortClient<Api>(createRenewingPort(start))
    const first = client.sign('one')
    workers[0]?.say({ id: 1, value: 'signed one' })
    expect(await first).toBe('signed one')
    workers[0]?.say({ legacy: 'left' })
    expect(workers).toMatchObject([{ isEnded: true }])

    const second = client.sign('two')
    expect(workers[1]).toMatchObject({ legacy: 'left', received: [{ method: 'sign', input: 'two' }] })
    workers[1]?.say({ id: 2, value: 'signed two' })
    expect(await second).toBe('signed two')
    expect(workers[0]?.received).toHaveLength(1)
  })

  it('brings calls that the last worker has not begun to the next one, and none twice', async () => {
    const { workers, start } = createWorkers()
    const client = createPortClient<Api>(createRenewingPort(start))
    const answered = client.sign('one')
    workers[0]?.say({ id: 1, value: 'signed one' })
    const crossing = client.sign('two')
    const given = new AbortController()
    const givenUp = client.sign('three', given.signal)
    given.abort()
    await expect(givenUp).rejects.toThrow()
    workers[0]?.say({ legacy: 'left' })
    expect(workers[1]?.received).toMatchObject([{ id: 2, input: 'two' }])
    workers[1]?.say({ id: 2, value: 'signed two' })
    expect(await Promise.all([answered, crossing])).toEqual(['signed one', 'signed two'])
  })

  it('starts no worker for a call that is given up', async () => {
    const { workers, start } = createWorkers()
    const port = createRenewingPort(start)
    workers[0]?.say({ legacy: 'left' })
    port.postMessage({ id: 7, abort: true })
    expect(workers).toHaveLength(1)
  })

  it('fails calls at once when a worker cannot begin, and gives the next one what was left', async () => {
    const { workers, start } = createWorkers()
    const client = createPortClient<Api>(createRenewingPort(start))
    workers[0]?.say({ legacy: 'left' })
    const calls = [client.sign('one'), client.sign('two')]
    workers[1]?.fail()
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'wallet_not_loaded' })
    expect(workers[1]).toMatchObject({ isEnded: true })

    const next = client.sign('three')
    expect(workers[2]).toMatchObject({ legacy: 'left', received: [{ input: 'three' }] })
    workers[2]?.say({ id: 3, value: 'signed three' })
    expect(await next).toBe('signed three')
  })

  it('keeps a worker that has answered, whatever goes wrong in it later', async () => {
    const { workers, start } = createWorkers()
    const client = createPortClient<Api>(createRenewingPort(start))
    const first = client.sign('one')
    workers[0]?.say({ id: 1, value: 'signed one' })
    await first
    const second = client.sign('two')
    workers[0]?.fail()
    workers[0]?.say({ id: 2, value: 'signed two' })
    expect(await second).toBe('signed two')
  })

  it('hears nothing of a worker that it has ended', async () => {
    const { workers, start } = createWorkers()
    const client = createPortClient<Api>(createRenewingPort(start))
    workers[0]?.say({ legacy: 'left' })
    const call = client.sign('one')
    workers[0]?.fail()
    workers[1]?.say({ id: 1, value: 'signed one' })
    expect(await call).toBe('signed one')
  })
})
