import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getDrawnItems, getOffsets, listDrawn } from './windowing.js'

describe('getDrawnItems', () => {
  it('draws what is seen and a little more, of items of any height', () => {
    const offsets = getOffsets([30, 60, 60, 60, 60])
    expect(offsets).toEqual([0, 30, 90, 150, 210, 270])
    expect(getDrawnItems(offsets, { top: 0, bottom: 100 }, 0)).toEqual({ first: 0, end: 3 })
    expect(getDrawnItems(offsets, { top: 100, bottom: 140 }, 0)).toEqual({ first: 2, end: 3 })
    expect(getDrawnItems(offsets, { top: 100, bottom: 140 }, 60)).toEqual({ first: 1, end: 4 })
  })

  it('draws nothing of what is far above or below, and of an empty list', () => {
    const offsets = getOffsets([60, 60])
    expect(getDrawnItems(offsets, { top: -900, bottom: -300 }, 0)).toEqual({ first: 0, end: 0 })
    expect(getDrawnItems(offsets, { top: 900, bottom: 1300 }, 0)).toEqual({ first: 2, end: 2 })
    expect(getDrawnItems(getOffsets([]), { top: 0, bottom: 600 }, 200)).toEqual({ first: 0, end: 0 })
  })

  it('never leaves a hole in what is seen', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(heights, fc.nat(20_000), fc.nat(900), (all, top, height) => {
        const offsets = getOffsets(all)
        const { first, end } = getDrawnItems(offsets, { top, bottom: top + height }, 0)
        all.forEach((_, index) => {
          const isSeen = (offsets[index] ?? 0) < top + height && (offsets[index + 1] ?? 0) > top
          if (isSeen) expect(index >= first && index < end).toBe(true)
        })
      }),
    )
  })

  it('keeps fewer than 120 of 500 cells wherever the grid is scrolled to', () => {
    const offsets = getOffsets(Array.from({ length: 125 }, () => 104))
    for (let top = -50; top < 104 * 125; top += 37) {
      const range = getDrawnItems(offsets, { top, bottom: top + 700 }, 3 * 104)
      expect(listDrawn(range, 124).length * 4).toBeLessThan(120)
    }
  })
})

describe('listDrawn', () => {
  it('keeps the row with focus in the DOM when it is scrolled away', () => {
    expect(listDrawn({ first: 5, end: 7 }, 0)).toEqual([0, 5, 6])
    expect(listDrawn({ first: 5, end: 7 }, 6)).toEqual([5, 6])
    expect(listDrawn({ first: 5, end: 7 }, 9)).toEqual([5, 6, 9])
  })
})
