import { PorticoError, userRejected } from '@portico/protocol'
import {
  type AppMessage,
  type FrameRequestName,
  formatAppMessage,
  frameLimits,
} from '@portico/protocol/frame'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mutateMessage, mutations } from '../../../../packages/protocol/test/mutateMessage.js'
import { sampleRequests } from '../../../../packages/protocol/test/sampleMessages.js'
import { createChannel } from './createChannel.ts'

/** More take long: 100 000 are for once in a while. */
const fuzzRuns = Number(process.env.PORTICO_FUZZ_RUNS ?? 3000)

interface Sent {
  readonly id: string
  readonly seq: number
  readonly t: string
  readonly p?: { readonly code?: number; readonly message?: string }
}

function createSetup(
  answer: (message: AppMessage, signal: AbortSignal) => Promise<unknown> = async () => undefined,
) {
  const sent: Sent[] = []
  const handled: AppMessage[] = []
  let deliver: (event: MessageEvent) => void = () => {}
  let now = 0
  const port = {
    postMessage: (message: unknown) => void sent.push(message as Sent),
    addEventListener(_: string, listener: unknown) {
      deliver = listener as typeof deliver
    },
    start() {},
  }
  const channel = createChannel({
    port,
    getTime: () => now,
    answer(message, signal) {
      handled.push(message)
      return answer(message, signal)
    },
  })
  let last = 0
  const send = (name: string, p?: unknown, change: object = {}) => {
    const seq = ++last
    const id = seq.toString(16).padStart(32, '0')
    deliver({
      data: { v: 4, id, seq, t: `@w3m-app/${name}`, ...(p !== undefined && { p }), ...change },
    } as MessageEvent)
    return id
  }
  return {
    channel,
    sent,
    handled,
    send,
    deliver: (data: unknown) => deliver({ data } as MessageEvent),
    advance: (ms: number) => {
      now += ms
    },
  }
}

const turn = () => new Promise(resolve => setTimeout(resolve))

/** Until an answer that waits for nothing is on the port. */
async function settle(): Promise<void> {
  for (let step = 0; step < 5; step++) await Promise.resolve()
}

describe('createChannel', () => {
  it('answers each request once, with its id and a growing number', async () => {
    const { send, sent } = createSetup(async ({ name }) => {
      if (name === 'SIGN_OUT') throw new PorticoError(userRejected)
      return { isConnected: true }
    })
    const first = send('IS_CONNECTED')
    const second = send('SIGN_OUT')
    await turn()
    expect(sent).toEqual([
      { v: 4, id: first, seq: 1, t: '@w3m-frame/IS_CONNECTED_SUCCESS', p: { isConnected: true } },
      expect.objectContaining({ id: second, seq: 2, t: '@w3m-frame/SIGN_OUT_ERROR' }),
    ])
    expect(sent[1]?.p?.code).toBe(4001)
  })

  it('says nothing about errors that are not ours', async () => {
    const { send, sent } = createSetup(async () => {
      throw new Error('secret 0xabc')
    })
    send('IS_CONNECTED')
    await turn()
    expect(JSON.stringify(sent)).not.toContain('secret')
    expect(sent[0]?.p?.code).toBe(-32603)
  })

  it('takes no message twice, none out of order, and no id again', async () => {
    const { send, deliver, handled, channel } = createSetup()
    const id = send('IS_CONNECTED')
    deliver({ v: 4, id, seq: 1, t: '@w3m-app/IS_CONNECTED' })
    deliver({ v: 4, id, seq: 99, t: '@w3m-app/IS_CONNECTED' })
    deliver({ v: 4, id: 'f'.repeat(32), seq: 0, t: '@w3m-app/IS_CONNECTED' })
    await turn()
    expect(handled).toHaveLength(1)
    expect(channel.dropped.get('replayed')).toBe(3)
  })

  it('refuses what has another form, by name where it can, and counts the rest [FR10]', async () => {
    const { send, sent, handled, channel } = createSetup()
    send('CONNECT_EMAIL', { email: 'not an address' })
    send('CONNECT_EMAIL', { email: 'ada@example.com', extra: 1 })
    send('NO_SUCH_THING')
    send('SYNC_DAPP_DATA', JSON.parse('{"__proto__":{"polluted":1}}'))
    send('SYNC_DAPP_DATA', { constructor: { prototype: { polluted: 1 } } })
    send('SYNC_DAPP_DATA', 'x'.repeat(300_000))
    await turn()
    expect(handled).toEqual([])
    expect(sent.map(({ t, p }) => [t, p?.code])).toEqual([
      ['@w3m-frame/CONNECT_EMAIL_ERROR', -32602],
      ['@w3m-frame/CONNECT_EMAIL_ERROR', -32602],
    ])
    expect(Object.fromEntries(channel.dropped)).toMatchObject({
      invalid: 2,
      unknown_type: 1,
      forbidden_key: 2,
      payload_too_large: 1,
    })
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it.each([
    "o'neil@example.com",
    'ada+shop@mail.example.co.uk',
    'user@bücher.example',
    'user@例え.example',
    `${'a'.repeat(64)}@b.co`,
  ])('logs in and changes to the address %s [R-01]', async email => {
    const { send, handled } = createSetup()
    send('CONNECT_EMAIL', { email })
    send('UPDATE_EMAIL', { email })
    await turn()
    expect(handled).toMatchObject([
      { name: 'CONNECT_EMAIL', payload: { email } },
      { name: 'UPDATE_EMAIL', payload: { email } },
    ])
  })

  it('has at most 32 requests open, and refuses more with -32005', async () => {
    const { send, sent, handled } = createSetup(() => new Promise(() => {}))
    for (let count = 0; count < frameLimits.inFlight + 3; count++) send('GET_CHAIN_ID')
    await turn()
    expect(handled).toHaveLength(frameLimits.inFlight)
    expect(sent.map(({ p }) => p?.code)).toEqual([-32005, -32005, -32005])
  })

  it('reads fifty messages a second, refuses some more, and drops a flood unread [FR21]', async () => {
    const { deliver, handled, sent, channel, advance } = createSetup(async () => ({ chainId: 1 }))
    for (let seq = 1; seq <= 10_000; seq++) {
      deliver({ v: 4, id: seq.toString(16).padStart(32, '0'), seq, t: '@w3m-app/GET_CHAIN_ID' })
      await Promise.resolve()
    }
    await turn()
    expect(handled).toHaveLength(frameLimits.messagesPerSecond)
    expect(sent.filter(({ p }) => p?.code === -32005).length).toBe(4 * frameLimits.messagesPerSecond)
    expect(channel.dropped.get('flood')).toBe(10_000 - 5 * frameLimits.messagesPerSecond)
    advance(1000)
    deliver({ v: 4, id: 'e'.repeat(32), seq: 20_000, t: '@w3m-app/GET_CHAIN_ID' })
    await turn()
    expect(handled).toHaveLength(frameLimits.messagesPerSecond + 1)
  })

  it('gives up one request or all of them', async () => {
    const aborted: string[] = []
    const { channel, send } = createSetup(
      ({ id }, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted.push(id)
            reject(signal.reason)
          })
        }),
    )
    const [first, second, third] = [send('GET_CHAIN_ID'), send('GET_CHAIN_ID'), send('GET_CHAIN_ID')]
    channel.abort(second)
    expect(aborted).toEqual([second])
    channel.abort()
    expect(aborted).toEqual([second, first, third])
  })

  it('takes nothing with something wrong in it, and goes on with the next good message [FR13]', async () => {
    const { deliver, handled, sent, channel, advance } = createSetup()
    const names = Object.keys(sampleRequests) as FrameRequestName[] // keys of a table of ours
    let seq = 0
    const createMessage = (name: FrameRequestName) => {
      const id = (++seq).toString(16).padStart(32, '0')
      return formatAppMessage({ id, seq, name, payload: sampleRequests[name] })
    }
    const countDropped = () => [...channel.dropped.values()].reduce((sum, count) => sum + count, 0)

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        mutations,
        fc.nat(),
        fc.constantFrom(...names),
        async (name, mutation, where, next) => {
          advance(1000)
          handled.length = 0
          sent.length = 0
          const good = createMessage(name)
          const wrong = mutateMessage(good, mutation, where)
          if (wrong === undefined) return
          const dropped = countDropped()
          deliver(structuredClone(wrong))
          await settle()
          expect(handled).toEqual([])
          expect(countDropped()).toBe(dropped + 1)
          // The page is told at most once, and only of a request that can be named.
          const refusal = { id: good.id, t: `@w3m-frame/${name}_ERROR`, p: { code: -32602 } }
          if (sent.length > 0) expect(sent).toMatchObject([refusal])

          sent.length = 0
          const whole = createMessage(next)
          deliver(structuredClone(whole))
          await settle()
          expect(handled).toMatchObject([{ id: whole.id, name: next }])
          expect(sent.map(({ id }) => id)).toEqual([whole.id])
        },
      ),
      { numRuns: fuzzRuns },
    )
  })

  it('never throws, whatever is on the port, and handles none of it [FR13]', async () => {
    const { deliver, handled, advance } = createSetup()
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4, withMap: true, withDate: true, withBigInt: true }), data => {
        advance(1000)
        deliver(data)
      }),
      { numRuns: fuzzRuns },
    )
    await settle()
    expect(handled).toEqual([])
  })
})
