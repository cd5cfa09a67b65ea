import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import type { AsyncData } from '../types/Account.js'
import type { Query } from './Query.js'
import { endQuery, runQuery } from './runQuery.js'

/** A query whose answers the test gives by hand, and whose states it sees. */
function setUp(options: Partial<Query<string>> = {}) {
  const { portico, fake } = createTestPortico()
  const states: AsyncData<string>[] = [{ status: 'idle' }]
  const asked: { readonly signal: AbortSignal; answer(text: string): void; fail(error: Error): void }[] = []
  const query = (changes: Partial<Query<string>> = {}): Query<string> => ({
    key: 'question',
    get: () => states.at(-1) ?? { status: 'idle' },
    set: next => void states.push(next),
    fetch: signal =>
      new Promise((resolve, reject) => void asked.push({ signal, answer: resolve, fail: reject })),
    ...options,
    ...changes,
  })
  const answer = async (text: string) => {
    asked.at(-1)?.answer(text)
    await settle()
  }
  const state = () => states.at(-1)
  return { portico, fake, query, asked, answer, state }
}

describe('runQuery', () => {
  it('shares one flight between everybody who asks while it is under way', async () => {
    const { portico, query, asked, answer } = setUp()
    const all = [
      runQuery(portico, query()),
      runQuery(portico, query()),
      runQuery(portico, query(), { force: true }),
    ]
    await answer('yes')
    expect(await Promise.all(all)).toEqual(['yes', 'yes', 'yes'])
    expect(asked).toHaveLength(1)
  })

  it('uses an answer again for its lifetime, and never believes one from the future', async () => {
    const { portico, fake, query, asked, answer } = setUp({ lifetime: 1000 })
    runQuery(portico, query())
    await answer('one')
    await fake.advance(999)
    await expect(runQuery(portico, query())).resolves.toBe('one')
    await fake.advance(1)
    runQuery(portico, query())
    await answer('two')
    expect(asked).toHaveLength(2)
    await fake.advance(-500)
    runQuery(portico, query())
    expect(asked).toHaveLength(3)
  })

  it('keeps an answer for good where no lifetime is named, until it is asked for on demand', async () => {
    const { portico, fake, query, asked, answer } = setUp()
    runQuery(portico, query())
    await answer('one')
    await fake.advance(1e9)
    await runQuery(portico, query())
    expect(asked).toHaveLength(1)
    const again = runQuery(portico, query(), { force: true })
    await answer('two')
    expect(await again).toBe('two')
  })

  it('keeps what was known while it is fetched again, and when that fails', async () => {
    const { portico, fake, query, asked, answer, state } = setUp()
    runQuery(portico, query())
    expect(state()).toEqual({ status: 'loading', data: undefined })
    await answer('one')
    expect(state()).toEqual({ status: 'loaded', data: 'one', at: fake.now() })
    const again = runQuery(portico, query(), { force: true })
    expect(state()).toEqual({ status: 'loading', data: 'one' })
    const error = new Error('down')
    asked.at(-1)?.fail(error)
    await expect(again).rejects.toBe(error)
    expect(state()).toEqual({ status: 'error', data: 'one', error, at: fake.now() })
  })

  it('does not try again before the gap after a failure is over, unless somebody asks for it', async () => {
    const { portico, fake, query, asked } = setUp({ retryGap: 1000 })
    const first = runQuery(portico, query())
    asked[0]?.fail(new Error('down'))
    await expect(first).rejects.toThrow('down')
    await expect(runQuery(portico, query())).rejects.toThrow('down')
    expect(asked).toHaveLength(1)
    runQuery(portico, query(), { force: true }).catch(() => undefined)
    expect(asked).toHaveLength(2)
    asked[1]?.fail(new Error('still down'))
    await fake.advance(1000)
    runQuery(portico, query())
    expect(asked).toHaveLength(3)
  })

  it('fails like any other where asking throws at once', async () => {
    const { portico, query, state } = setUp()
    const fetch = () => {
      throw new Error('at once')
    }
    await expect(runQuery(portico, query({ fetch }))).rejects.toThrow('at once')
    expect(state()).toMatchObject({ status: 'error' })
  })

  it('drops the flight of an earlier question in the same slot, and its late answer', async () => {
    const { portico, query, asked, answer, state } = setUp({ slot: 'one slot' })
    const first = runQuery(portico, query({ key: 'a' }))
    const second = runQuery(portico, query({ key: 'b' }))
    expect(asked[0]?.signal.aborted).toBe(true)
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    await answer('of b')
    asked[0]?.answer('of a')
    expect(await second).toBe('of b')
    expect(state()).toMatchObject({ status: 'loaded', data: 'of b' })
  })

  it('never takes the answer to another question for its own, and shows it until there is one', async () => {
    const { portico, query, asked, answer, state } = setUp({ slot: 'one slot' })
    runQuery(portico, query({ key: 'a' }))
    await answer('of a')
    runQuery(portico, query({ key: 'b' })).catch(() => undefined)
    expect(state()).toEqual({ status: 'loading', data: 'of a' })
    endQuery(portico, 'one slot')
    expect(state()).toEqual({ status: 'idle', data: 'of a' })
    runQuery(portico, query({ key: 'b' }))
    expect(asked).toHaveLength(3)
  })

  it('lets one who waits leave, and ends the flight when nobody is left', async () => {
    const { portico, query, asked, state } = setUp()
    const [one, other] = [new AbortController(), new AbortController()]
    const first = runQuery(portico, query(), { signal: one.signal })
    const second = runQuery(portico, query(), { signal: other.signal })
    one.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    expect(asked[0]?.signal.aborted).toBe(false)
    other.abort(new Error('left, too'))
    await expect(second).rejects.toThrow('left, too')
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(state()).toEqual({ status: 'idle' })
  })

  it('does not end a flight for one who leaves while another waits without a signal', async () => {
    const { portico, query, asked, answer } = setUp()
    const staying = runQuery(portico, query())
    const gone = runQuery(portico, query(), { signal: AbortSignal.abort(new Error('gone')) })
    await expect(gone).rejects.toThrow('gone')
    expect(asked[0]?.signal.aborted).toBe(false)
    await answer('yes')
    expect(await staying).toBe('yes')
  })

  it('keeps what nobody shows out of the state, apart for each instance', async () => {
    const one = createTestPortico()
    const other = createTestPortico()
    let asked = 0
    const query = { key: 'quiet', fetch: async () => ++asked }
    const before = one.portico.store.get()
    expect(await runQuery(one.portico, query)).toBe(1)
    expect(await runQuery(one.portico, query)).toBe(1)
    expect(one.portico.store.get()).toBe(before)
    expect(await runQuery(other.portico, query)).toBe(2)
  })
})
