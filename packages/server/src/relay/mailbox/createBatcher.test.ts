import { describe, expect, it } from 'vitest'
import { BacklogFull, createBatcher } from './createBatcher.js'

describe('createBatcher', () => {
  it('runs what comes together in one batch, in order, and what comes during it in the next', async () => {
    const batches: number[][] = []
    const waits: (() => void)[] = []
    const { add, flush } = createBatcher<number, number>({
      delay: 0,
      maximum: 3,
      backlog: 100,
      run: async items => {
        batches.push([...items])
        await new Promise<void>(resolve => waits.push(resolve))
        return items.map(item => item * 2)
      },
    })
    const first = [1, 2, 3, 4].map(item => add(item))
    await expect.poll(() => waits.length).toBe(1)
    const second = [5, 6].map(item => add(item))
    waits[0]?.()
    expect(await Promise.all(first.slice(0, 3))).toEqual([2, 4, 6])
    await expect.poll(() => waits.length).toBe(2)
    waits[1]?.()
    expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10, 12])
    await flush()
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
  })

  it('fails the items of a batch that fails, and only those', async () => {
    const { add } = createBatcher<number, number>({
      delay: 0,
      maximum: 1,
      backlog: 100,
      run: async items => {
        if (items.includes(1)) throw new Error('no')
        return items
      },
    })
    const results = await Promise.allSettled([add(1), add(2)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  it('refuses more than it may hold', async () => {
    const { add } = createBatcher<number, number>({
      delay: 0,
      maximum: 1,
      backlog: 1,
      run: async items => items,
    })
    const kept = add(1)
    await expect(add(2)).rejects.toBeInstanceOf(BacklogFull)
    expect(await kept).toBe(1)
  })

  it('gives a lane with a very long queue a smaller part of each run while others wait [RL03]', async () => {
    const batches: string[][] = []
    const { add, flush } = createBatcher<string, undefined>({
      delay: 0,
      maximum: 100,
      maximumPerLane: 8,
      backlog: 1000,
      run: async items => {
        batches.push([...items])
        return items.map(() => undefined)
      },
    })
    for (let count = 0; count < 60; count++) void add('flood', 'flood')
    for (let count = 0; count < 12; count++) void add('good', 'good')
    await flush()
    const count = (batch: readonly string[] = [], kind: string) => batch.filter(item => item === kind).length
    expect(batches.slice(0, 2).map(batch => [count(batch, 'flood'), count(batch, 'good')])).toEqual([
      [2, 8],
      [2, 4],
    ])
    // Alone it gets all there is.
    expect(batches[2]).toHaveLength(56)
  })

  it('serves lanes in turn, each in its order, so that a long queue holds nobody up [RL03]', async () => {
    const batches: string[][] = []
    const { add, flush } = createBatcher<string, undefined>({
      delay: 0,
      maximum: 4,
      maximumPerLane: 2,
      backlog: 100,
      run: async items => {
        batches.push([...items])
        return items.map(() => undefined)
      },
    })
    for (const index of [1, 2, 3, 4, 5]) void add(`flood ${index}`, 'flood')
    void add('good 1', 'good')
    void add('other 1', 'other')
    await flush()
    expect(batches).toEqual([
      ['flood 1', 'good 1', 'other 1', 'flood 2'],
      ['flood 3', 'flood 4', 'flood 5'],
    ])
  })

  it('closes a batch that has grown too large, and goes on with those that had no turn [RL03]', async () => {
    const batches: string[][] = []
    const { add, flush } = createBatcher<string, undefined>({
      delay: 0,
      maximum: 100,
      maximumSize: 10,
      getSize: item => item.length,
      backlog: 100,
      run: async items => {
        batches.push([...items])
        return items.map(() => undefined)
      },
    })
    for (const index of [1, 2]) void add(`as large as a batch ${index}`, 'large')
    for (const item of ['a', 'b']) void add(item, 'small')
    await flush()
    expect(batches).toEqual([['as large as a batch 1'], ['a', 'as large as a batch 2'], ['b']])
  })

  it('refuses a lane that is too long while others have room [RL03]', async () => {
    const { add, flush } = createBatcher<number, number>({
      delay: 0,
      maximum: 100,
      backlog: 8,
      run: async items => items,
    })
    void add(1, 'flood')
    void add(2, 'flood')
    await expect(add(3, 'flood')).rejects.toBeInstanceOf(BacklogFull)
    expect(await add(4, 'good')).toBe(4)
    await flush()
  })

  it('says when what a lane holds is done, while items of others keep coming', async () => {
    let count = 0
    const { add, settle, flush } = createBatcher<string, undefined>({
      delay: 0,
      maximum: 2,
      backlog: 100,
      run: async items => {
        // As long as anybody waits, there is more to do.
        if (count++ < 1000) void add('more', 'busy')
        return items.map(() => undefined)
      },
    })
    const done: string[] = []
    void add('more', 'busy')
    for (const item of ['one', 'two', 'three']) void add(item, 'quiet').then(() => done.push(item))
    await settle('quiet')
    expect(done).toEqual(['one', 'two', 'three'])
    expect(count).toBeLessThan(1000)
    await settle('nobody')
    await flush()
    expect(count).toBeGreaterThanOrEqual(1000)
  })
})
