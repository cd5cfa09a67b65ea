import { beforeEach, describe, expect, it } from 'vitest'
import { createCache } from './createCache.js'

let time: number
let loads: number
beforeEach(() => {
  time = 1_000_000
  loads = 0
})
const load = async () => ++loads
const fail = async () => Promise.reject(new Error('dead'))
const create = (more: object = {}) => createCache<number>({ lifetime: 100, now: () => time, ...more })

describe('createCache', () => {
  it('asks once for all who wait, and again when the answer is old', async () => {
    const get = create()
    expect(await Promise.all([get('a', load), get('a', load)])).toEqual([1, 1])
    time += 99
    expect(await get('a', load)).toBe(1)
    time += 1
    expect(await get('a', load)).toBe(2)
  })

  it('asks sooner where somebody asks for a reload [W-21]', async () => {
    const get = create()
    await get('a', load)
    time += 10
    expect(await get('a', load, 11)).toBe(1)
    expect(await get('a', load, 10)).toBe(2)
  })

  it('gives nothing that was begun before to whoever wants it new, and keeps the newest [W-21]', async () => {
    const get = create()
    const ends: ((value: number) => void)[] = []
    const slow = () => new Promise<number>(resolve => ends.push(resolve))
    const before = get('a', slow)
    const after = get('a', slow, 0)
    ends[1]?.(2)
    expect(await after).toBe(2)
    ends[0]?.(1)
    expect(await before).toBe(1)
    expect(await get('a', load)).toBe(2)
  })

  it('keeps what it has where there is nothing newer, for a while, and no failures', async () => {
    const get = create({ staleFor: 500 })
    await expect(get('a', fail)).rejects.toThrow('dead')
    expect(await get('a', load)).toBe(1)
    time += 499
    expect(await get('a', fail)).toBe(1)
    time += 1
    await expect(get('a', fail)).rejects.toThrow('dead')
    expect(await get('a', load)).toBe(2)
  })

  it('asks again after a failure, however soon that came', async () => {
    const get = create()
    const failAtOnce = () => {
      throw new Error('dead')
    }
    await expect(get('a', failAtOnce)).rejects.toThrow('dead')
    expect(await get('a', load)).toBe(1)
  })

  it('keeps no more than it may', async () => {
    const get = create({ most: 2 })
    for (const key of ['a', 'b', 'c']) await get(key, load)
    expect(await get('c', load)).toBe(3)
    expect(await get('a', load)).toBe(4)
  })
})
