import { expect, it } from 'vitest'
import { readList } from './readList.js'

const refuse = () => {
  throw new Error('read')
}

it('reads the beginning of a list', () => {
  expect(readList([1, 2, 3], 2)).toEqual([1, 2])
  expect(readList(new Array(2 ** 32 - 1), 3)).toEqual([undefined, undefined, undefined])
})

it('leaves out an entry that cannot be read, and keeps those beside it [WA06]', () => {
  const list = Object.defineProperty([1, 2, 3], 1, { get: refuse })
  expect(readList(list, 10)).toEqual([1, undefined, 3])
})

it('finds nothing in what is no list, or refuses to be one [WA06]', () => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  for (const value of [undefined, null, 'text', { length: 3 }, proxy, new Proxy([1], { get: refuse })])
    expect(readList(value, 10)).toEqual([])
})
