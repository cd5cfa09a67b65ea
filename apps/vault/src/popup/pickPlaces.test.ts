import { expect, it } from 'vitest'
import { pickPlaces } from './showKit.ts'

it('picks as many places as asked for, no two alike, in their order', () => {
  for (let turn = 0; turn < 200; turn++) {
    const places = pickPlaces(3, 24)
    expect(new Set(places).size).toBe(3)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places.every(place => place >= 0 && place < 24)).toBe(true)
  }
  expect(pickPlaces(3, 2)).toEqual([0, 1])
})
