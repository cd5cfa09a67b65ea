import type { Page } from '@portico/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryDatabase } from '../../test/createMemoryDatabase.js'
import { createTestEnvironment } from '../../test/createTestEnvironment.js'
import { createTestPair } from '../../test/createTestPair.js'
import { isKey } from '../session/parseStoredSession.js'
import { createPairingStore } from './createPairingStore.js'
import { loadStorageSecret } from './loadStorageSecret.js'
import { storageKeys } from './storageKeys.js'

const keys = Object.values(storageKeys)
const slots = ['identity', 'sessions', 'ended', 'pending', 'seen'] as const

async function createStored() {
  const pair = createTestPair()
  await pair.client.pair({ namespaces: { solana: { chains: ['solana:x'], methods: [], events: [] } } })
  const pending = pair.environment.stored.get(storageKeys.pending) ?? ''
  await pair.connect()
  pair.environment.stored.set(storageKeys.pending, pending)
  return { ...pair, stored: new Map(pair.environment.stored) }
}

/** Starts a page on what is stored, and has it pair: it must neither throw nor stay broken. */
async function startWith(
  pair: Awaited<ReturnType<typeof createStored>>,
  change: ReadonlyMap<string, string>,
) {
  const world = createTestEnvironment({}, { now: pair.environment.now() })
  for (const [key, value] of new Map([...pair.stored, ...change])) world.stored.set(key, value)
  const client = pair.createClient(world)
  const [session] = await client.restore()
  await client.pair({ namespaces: { eip155: { chains: ['eip155:1'], methods: [], events: [] } } })
  client.stop()
  return { session, world }
}

describe('what is stored for pairing', () => {
  it('is there in every slot that the next test damages', async () => {
    const { stored } = await createStored()
    for (const key of ['sessions', 'pending', 'seen'] as const)
      expect(stored.has(storageKeys[key])).toBe(true)
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', '{"v":1,"value":'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['five megabytes', 'x'.repeat(5_000_000)],
    ['five megabytes of JSON', JSON.stringify({ v: 1, value: 'x'.repeat(5_000_000) })],
    ['an older version', '{"v":0,"value":[{"topic":"a"}]}'],
    ['a later version', '{"v":2,"value":[{"topic":"a"}]}'],
    ['a value of another type', '{"v":1,"value":{"__proto__":{"a":1}}}'],
    ['a list of strangers', '{"v":1,"value":[null,1,"a",[],{},{"topic":"__proto__"}]}'],
  ])('is ignored and written anew when it is replaced by %s, in each place [ST03]', async (_, junk) => {
    const pair = await createStored()
    for (const key of keys) {
      const { session, world } = await startWith(pair, new Map([[key, junk]]))
      expect(session === undefined).toBe(key === storageKeys.sessions)
      const pending = JSON.parse(world.stored.get(storageKeys.pending) ?? '') as { v: number }
      expect(pending.v).toBe(1)
    }
    await startWith(pair, new Map(keys.map(key => [key, junk])))
  })

  it('never breaks the start, whatever it is replaced by [ST03]', async () => {
    const pair = await createStored()
    const good = [...pair.stored.values()]
    const damaged = fc
      .record({
        text: fc.constantFrom(...good),
        at: fc.nat(),
        cut: fc.nat(20),
        by: fc.string({ maxLength: 5 }),
      })
      .map(({ text, at, cut, by }) => {
        const place = at % text.length
        return text.slice(0, place) + by + text.slice(place + cut)
      })
    const junk = fc.oneof(
      damaged,
      fc.string(),
      fc.json(),
      fc.jsonValue().map(value => JSON.stringify({ v: 1, value })),
      fc.array(fc.jsonValue()).map(value => JSON.stringify({ v: 1, value })),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...keys), junk, async (key, text) => {
        const { session } = await startWith(pair, new Map([[key, text]]))
        if (key !== storageKeys.sessions) expect(session).toBeDefined()
      }),
      { numRuns: 100 },
    )
  })

  it('is read as what it should be or not at all [ST03]', () => {
    const world = createTestEnvironment()
    const store = createPairingStore(world)
    fc.assert(
      fc.property(fc.constantFrom(...slots), fc.jsonValue(), (slot, value) => {
        world.stored.set(storageKeys[slot], JSON.stringify({ v: 1, value }))
        const read = store[slot].get()
        if (slot === 'identity') expect(read === '' || isKey(read)).toBe(true)
        else expect(Array.isArray(read)).toBe(true)
      }),
    )
  })
})

describe('storage that was copied from another browser', () => {
  const here = 'aa'.repeat(32)
  const there = 'bb'.repeat(32)
  const identity = 'cd'.repeat(32)

  it('is of no use there, sealed or not, and good here', () => {
    const world = createTestEnvironment()
    createPairingStore(world, here).identity.set(identity)
    expect([...world.stored.values()].join()).not.toContain(identity)
    expect(createPairingStore(world, here).identity.get()).toBe(identity)
    expect(createPairingStore(world, there).identity.get()).toBe('')
    expect(createPairingStore(world).identity.get()).toBe('')
    const plain = createTestEnvironment()
    createPairingStore(plain).identity.set(identity)
    expect(createPairingStore(plain, there).identity.get()).toBe('')
  })

  it('holds no key of a session in plain text, and opens none elsewhere', async () => {
    const { stored } = await createStored()
    const plain = createTestEnvironment()
    plain.stored.set(storageKeys.sessions, stored.get(storageKeys.sessions) ?? '')
    const sessions = createPairingStore(plain).sessions.get()
    expect(sessions).toHaveLength(1)
    const world = createTestEnvironment()
    createPairingStore(world, here).sessions.set(sessions)
    const text = [...world.stored.values()].join()
    for (const { symKey, topic } of sessions) {
      expect(text).not.toContain(symKey)
      expect(text).not.toContain(topic)
    }
    expect(createPairingStore(world, here).sessions.get()).toEqual(sessions)
    expect(createPairingStore(world, there).sessions.get()).toEqual([])
  })

  it.each([
    ['none', undefined],
    ['one that never answers', { open: () => ({}) }],
    [
      'one that throws',
      {
        open: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    ],
  ])('cannot be told where the browser has no database: %s', async (_, indexedDB) => {
    const page = Object.assign(new EventTarget(), { indexedDB, crypto }) as unknown as Page
    const world = createTestEnvironment({ page })
    const secret = loadStorageSecret(world)
    await world.advance(10_000)
    expect(await secret).toBeUndefined()
    expect(world.pending).toBe(0)
  })
})

describe('the secret that storage is sealed with', () => {
  const open = (indexedDB: IDBFactory) => {
    const page = Object.assign(new EventTarget(), { indexedDB, crypto }) as unknown as Page
    return loadStorageSecret(createTestEnvironment({ page }))
  }

  it('is the same at every visit, another in another browser, and comes of a key that nobody can take along', async () => {
    const here = createMemoryDatabase()
    const there = createMemoryDatabase()
    const first = await open(here.indexedDB)
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(await open(here.indexedDB)).toBe(first)
    expect(await open(there.indexedDB)).not.toBe(first)
    expect(here.kept.size).toBe(1)
    for (const key of here.kept.values()) {
      expect(key).toMatchObject({ extractable: false, usages: ['sign'] })
      await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    }
  })
})
