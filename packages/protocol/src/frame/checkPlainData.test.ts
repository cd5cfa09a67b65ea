import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPlainData } from './checkPlainData.js'
import { frameLimits } from './frameLimits.js'

/** What arrives on the other side of a port. */
const overThePort = (value: unknown): unknown => structuredClone(value)

function nest(levels: number): unknown {
  let value: unknown = 'core'
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

describe('checkPlainData', () => {
  it.each<[string, unknown]>([
    ['JSON text', JSON.parse('{"a":{"__proto__":{"polluted":1}}}')],
    ['JSON text, deeper', JSON.parse('[{"b":[{"constructor":{"prototype":{"polluted":1}}}]}]')],
    [
      'a structured clone',
      overThePort(Object.defineProperty({}, '__proto__', { value: 1, enumerable: true })),
    ],
    ['a name that is prototype', { prototype: 1 }],
  ])('refuses names that reach prototypes, in %s [FR10]', (_, value) => {
    expect(checkPlainData(value)).toBe('forbidden_key')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('refuses such names wherever they are [FR10]', () => {
    const names = fc.constantFrom('__proto__', 'constructor', 'prototype')
    const paths = fc.array(fc.oneof(fc.constant(0), fc.stringMatching(/^[a-z]{1,8}$/)), { maxLength: 6 })
    fc.assert(
      fc.property(names, paths, fc.jsonValue({ maxDepth: 0 }), (name, path, leaf) => {
        const poison: unknown = JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(leaf)}}`)
        const value = path.reduce<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), poison)
        return checkPlainData(value) === 'forbidden_key'
      }),
    )
  })

  it.each<[string, () => unknown]>([
    ['a text of 1 MiB', () => 'x'.repeat(1_048_576)],
    ['10 000 lists inside each other', () => nest(10_000)],
    [
      'an object of a million keys',
      () => Object.fromEntries(Array.from({ length: 1e6 }, (_, i) => [`k${i}`, i])),
    ],
    ['a list of 2³² places with one item', () => Object.assign([], { length: 2 ** 32 - 1 })],
    [
      'many names without values',
      () => Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`k${i}`, null])),
    ],
    ['a circle', circle],
    ['one object in many places', () => doubled(40)],
  ])('refuses %s at once [FR11]', (_, create) => {
    const value = create()
    // Of this process: what others do on the machine at the same time says nothing about the check.
    const start = process.cpuUsage()
    expect(checkPlainData(value)).toBe('payload_too_large')
    // Listing a million names takes the engine most of this time; what is behind them is not looked at.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000)
  })

  it.each([
    ['a map', new Map()],
    ['a date', new Date(0)],
    ['bytes', new Uint8Array(4)],
    ['a big number', 1n],
    ['no number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['an error', new Error('x')],
    ['an instance', new (class Thing {})()],
    // biome-ignore lint/suspicious/noSparseArray: this is what is tested
    ['a list with a hole', [1, , 2]],
    ['a list with a name', Object.assign([1], { extra: 1 })],
  ])('refuses %s, which JSON cannot carry [FR10]', (_, value) => {
    expect(checkPlainData(value)).toBe('not_plain_data')
    expect(checkPlainData({ inside: [value] })).toBe('not_plain_data')
  })

  it('takes whatever JSON carries within the limits [FR11]', () => {
    const values = fc.jsonValue({ maxDepth: frameLimits.depth - 1 })
    fc.assert(
      fc.property(values, value => {
        const text = JSON.stringify(value)
        if (/"(__proto__|constructor|prototype)"/.test(text)) return true
        return checkPlainData(overThePort(value)) === undefined
      }),
    )
    expect(checkPlainData(nest(frameLimits.depth))).toBeUndefined()
    expect(checkPlainData(nest(frameLimits.depth + 1))).toBe('payload_too_large')
  })
})

function circle(): unknown {
  const value: { self?: unknown } = {}
  value.self = value
  return value
}

function doubled(times: number): unknown {
  let value: unknown = 'x'.repeat(9000)
  for (let level = 0; level < 6; level += 1) value = Array.from({ length: times }, () => value)
  return value
}
