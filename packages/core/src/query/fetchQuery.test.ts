import { PorticoError, requestAborted } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { selectQuery } from '../store/slices/queries.js'
import { invalidateQueries, removeQueries, setQueryData } from './changeQueries.js'
import { type FetchQueryParameters, fetchQuery } from './fetchQuery.js'
import { defineQuery, type Query } from './Query.js'
import { watchQuery } from './watchQuery.js'

/** A query whose answers the test gives by hand. The parameters are its key and its question. */
function setUp(options: Partial<Query<string, { key?: string; question?: string }>> = {}) {
  const { portico, fake } = createTestPortico()
  const asked: { readonly signal: AbortSignal; answer(text: string): void; fail(error: Error): void }[] = []
  const query = defineQuery<string, { key?: string; question?: string }>({
    name: 'test',
    queryKey: ({ key = '' }) => key,
    requestKey: ({ question = '' }) => question,
    queryFn: (_portico, _params, signal) =>
      new Promise((resolve, reject) => void asked.push({ signal, answer: resolve, fail: reject })),
    ...options,
  })
  const run = (params: { key?: string; question?: string } = {}, how: FetchQueryParameters = {}) =>
    fetchQuery(portico, query, params, how)
  const answer = async (text: string) => {
    asked.at(-1)?.answer(text)
    await settle()
  }
  const state = (params: { key?: string } = {}) => selectQuery(portico.store.get(), query, params)
  return { portico, fake, query, run, asked, answer, state }
}

describe('fetchQuery', () => {
  it('shares one flight between everybody who asks while it is under way', async () => {
    const { run, asked, answer } = setUp()
    const all = [run(), run(), run({}, { force: true })]
    await answer('yes')
    expect(await Promise.all(all)).toEqual(['yes', 'yes', 'yes'])
    expect(asked).toHaveLength(1)
  })

  it('uses an answer again for its lifetime, and never believes one from the future', async () => {
    const { fake, run, asked, answer } = setUp({ staleTime: 1000 })
    run()
    await answer('one')
    await fake.advance(999)
    await expect(run()).resolves.toBe('one')
    await fake.advance(1)
    run()
    await answer('two')
    expect(asked).toHaveLength(2)
    await fake.advance(-500)
    run()
    expect(asked).toHaveLength(3)
  })

  it('keeps an answer for good where no lifetime is named, until it is asked for on demand', async () => {
    const { fake, run, asked, answer } = setUp()
    run()
    await answer('one')
    await fake.advance(1e9)
    await run()
    expect(asked).toHaveLength(1)
    const again = run({}, { force: true })
    await answer('two')
    expect(await again).toBe('two')
  })

  it('keeps what was known while it is fetched again, and when that fails', async () => {
    const { fake, run, asked, answer, state } = setUp()
    run()
    expect(state()).toEqual({ status: 'pending', fetchStatus: 'fetching' })
    await answer('one')
    expect(state()).toEqual({
      status: 'success',
      fetchStatus: 'idle',
      data: 'one',
      dataUpdatedAt: fake.now(),
    })
    const again = run({}, { force: true })
    expect(state()).toMatchObject({ status: 'success', fetchStatus: 'fetching', data: 'one' })
    const error = new Error('down')
    asked.at(-1)?.fail(error)
    await expect(again).rejects.toBe(error)
    const failed = { status: 'error', fetchStatus: 'idle', data: 'one', error, errorUpdatedAt: fake.now() }
    expect(state()).toEqual(failed)
  })

  it('does not try again before the gap after a failure is over, unless somebody asks for it', async () => {
    const { fake, run, asked } = setUp({ errorStaleTime: 1000 })
    const first = run()
    asked[0]?.fail(new Error('down'))
    await expect(first).rejects.toThrow('down')
    await expect(run()).rejects.toThrow('down')
    expect(asked).toHaveLength(1)
    run({}, { force: true }).catch(() => undefined)
    expect(asked).toHaveLength(2)
    asked[1]?.fail(new Error('still down'))
    await fake.advance(1000)
    run()
    expect(asked).toHaveLength(3)
  })

  it('fails like any other where asking throws at once', async () => {
    const { run, state } = setUp({
      queryFn() {
        throw new Error('at once')
      },
    })
    await expect(run()).rejects.toThrow('at once')
    expect(state()).toMatchObject({ status: 'error' })
  })

  it('does not take for a failure what was given up', async () => {
    const { run, asked, state } = setUp({ errorStaleTime: 1000 })
    const first = run()
    asked[0]?.fail(new PorticoError(requestAborted))
    await expect(first).rejects.toThrow()
    expect(state()).toEqual({ status: 'pending', fetchStatus: 'idle' })
    run().catch(() => undefined)
    expect(asked).toHaveLength(2)
  })

  it('drops the flight of an earlier question in the same place, and its late answer', async () => {
    const { run, asked, answer, state } = setUp()
    const first = run({ question: 'a' })
    const second = run({ question: 'b' })
    expect(asked[0]?.signal.aborted).toBe(true)
    await expect(first).rejects.toMatchObject({ code: 'request_aborted' })
    await answer('of b')
    asked[0]?.answer('of a')
    expect(await second).toBe('of b')
    expect(state()).toMatchObject({ status: 'success', fetchStatus: 'idle', data: 'of b' })
  })

  it('never takes the answer to another question for its own, and shows it until there is one', async () => {
    const { run, asked, answer, state } = setUp()
    run({ question: 'a' })
    await answer('of a')
    run({ question: 'b' }).catch(() => undefined)
    expect(state()).toMatchObject({ status: 'success', fetchStatus: 'fetching', data: 'of a' })
    await answer('of b')
    expect(state()).toMatchObject({ status: 'success', fetchStatus: 'idle', data: 'of b' })
    run({ question: 'a' }).catch(() => undefined)
    expect(asked).toHaveLength(3)
  })

  it('lets one who waits leave, and ends the flight when nobody is left', async () => {
    const { run, asked, state } = setUp()
    const [one, other] = [new AbortController(), new AbortController()]
    const first = run({}, { signal: one.signal })
    const second = run({}, { signal: other.signal })
    one.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    expect(asked[0]?.signal.aborted).toBe(false)
    other.abort(new Error('left, too'))
    await expect(second).rejects.toThrow('left, too')
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(state()).toEqual({ status: 'pending', fetchStatus: 'idle' })
  })

  it('does not end a flight for one who leaves while another waits without a signal', async () => {
    const { run, asked, answer } = setUp()
    const staying = run()
    const gone = run({}, { signal: AbortSignal.abort(new Error('gone')) })
    await expect(gone).rejects.toThrow('gone')
    expect(asked[0]?.signal.aborted).toBe(false)
    await answer('yes')
    expect(await staying).toBe('yes')
  })

  it('keeps what nobody shows out of the state, apart for each instance', async () => {
    const one = createTestPortico()
    const other = createTestPortico()
    let asked = 0
    const query = defineQuery<number>({ name: 'quiet', isHidden: true, queryFn: async () => ++asked })
    const before = one.portico.store.get()
    expect(await fetchQuery(one.portico, query, undefined)).toBe(1)
    expect(await fetchQuery(one.portico, query, undefined)).toBe(1)
    expect(one.portico.store.get()).toBe(before)
    expect(await fetchQuery(other.portico, query, undefined)).toBe(2)
  })

  it('keeps answers apart by key, and lets go of those that were not used for longest', async () => {
    const { portico, query, run, answer, state } = setUp({ maxEntries: 3 })
    const ask = async (key: string) => {
      run({ key }).catch(() => undefined)
      await answer(`of ${key}`)
    }
    await ask('a')
    const stop = watchQuery(portico, query, { key: 'a' })
    for (const key of ['b', 'c']) await ask(key)
    await run({ key: 'b' })
    await ask('d')
    const known = () => ['a', 'b', 'c', 'd', 'e', 'f'].filter(key => state({ key }).data)
    expect(known()).toEqual(['a', 'b', 'd'])
    await ask('e')
    expect(known()).toEqual(['a', 'd', 'e'])
    stop()
    await ask('f')
    expect(known()).toEqual(['d', 'e', 'f'])
  })

  it('takes what an earlier visit has kept for an answer, as old as it is', async () => {
    const initialData = () => ({ data: 'kept', dataUpdatedAt: 1_700_000_000_000 - 500 })
    const { run, fake, asked, state } = setUp({ initialData, staleTime: 1000 })
    await expect(run()).resolves.toBe('kept')
    await fake.advance(500)
    run()
    expect(asked).toHaveLength(1)
    expect(state()).toMatchObject({ status: 'success', fetchStatus: 'fetching', data: 'kept' })
  })
})

describe('setQueryData', () => {
  it('shows an answer before anybody has given one, until somebody does', async () => {
    const { portico, query, run, asked, answer, state } = setUp()
    setQueryData(portico, query, {}, 'hoped for')
    expect(state()).toMatchObject({ status: 'success', fetchStatus: 'idle', data: 'hoped for' })
    const again = run({}, { force: true })
    setQueryData(portico, query, {}, 'hoped for more')
    expect(state()).toMatchObject({ status: 'success', fetchStatus: 'fetching', data: 'hoped for more' })
    await answer('real')
    await again
    expect(state()).toMatchObject({ status: 'success', fetchStatus: 'idle', data: 'real' })
    const failing = run({}, { force: true })
    setQueryData(portico, query, {}, 'hoped for')
    asked.at(-1)?.fail(new Error('down'))
    await expect(failing).rejects.toThrow('down')
    expect(state()).toMatchObject({ status: 'error', data: 'hoped for' })
  })
})

describe('invalidateQueries', () => {
  it('has only those asked again that are shown, the others when they are wanted', async () => {
    const { portico, query, run, asked, answer } = setUp()
    run({ key: 'shown' })
    await answer('one')
    run({ key: 'other' })
    await answer('two')
    const stop = watchQuery(portico, query, { key: 'shown' })
    invalidateQueries(portico, query)
    expect(asked).toHaveLength(3)
    run({ key: 'other' }).catch(() => undefined)
    expect(asked).toHaveLength(4)
    stop()
  })

  it('leaves keys alone that are not meant', async () => {
    const { portico, query, run, asked, answer } = setUp()
    run({ key: 'a' })
    await answer('one')
    invalidateQueries(portico, query, key => key === 'b')
    await run({ key: 'a' })
    expect(asked).toHaveLength(1)
  })

  it('asks once more where something happened while an answer was on its way', async () => {
    const { portico, query, asked, answer, state } = setUp()
    const stop = watchQuery(portico, query, {})
    invalidateQueries(portico, query)
    await answer('before it')
    expect(asked).toHaveLength(2)
    await answer('after it')
    expect(asked).toHaveLength(2)
    expect(state()).toMatchObject({ status: 'success', fetchStatus: 'idle', data: 'after it' })
    stop()
  })
})

describe('removeQueries', () => {
  it('forgets what is known and ends what is under way', async () => {
    const { portico, query, run, asked, answer, state } = setUp()
    run()
    await answer('one')
    const again = run({}, { force: true })
    removeQueries(portico, query)
    await expect(again).rejects.toMatchObject({ code: 'request_aborted' })
    expect(state()).toEqual({ status: 'pending', fetchStatus: 'idle' })
    asked.at(-1)?.answer('late')
    await settle()
    expect(state()).toEqual({ status: 'pending', fetchStatus: 'idle' })
  })
})

describe('watchQuery', () => {
  it('asks nobody any more once nobody looks', async () => {
    const { portico, query, fake, asked, answer } = setUp({ staleTime: 1000 })
    const stop = watchQuery(portico, query, {})
    await answer('one')
    stop()
    invalidateQueries(portico, query)
    await fake.advance(600_000)
    expect(asked).toHaveLength(1)
  })
})
