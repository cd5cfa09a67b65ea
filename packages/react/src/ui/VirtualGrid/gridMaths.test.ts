import { describe, expect, it } from 'vitest'
import { getColumnCount, getDrawnRows, getNextCell, getScrollTopForRow, getVisibleRows } from './gridMaths.js'

const grid = { ctrlKey: false, count: 10, columns: 4, pageRows: 2, rtl: false }
const move = (key: string, index: number, options: Partial<typeof grid> = {}) =>
  getNextCell({ ...grid, ...options, key, index })

describe('getColumnCount', () => {
  it('is four, and three below 352 px', () => {
    expect([320, 351, 352, 360, 900].map(getColumnCount)).toEqual([3, 3, 4, 4, 4])
  })
})

describe('getVisibleRows', () => {
  it('keeps fewer than 120 of 500 cells wherever the list is scrolled to', () => {
    for (let scrollTop = -50; scrollTop < 104 * 125; scrollTop += 37) {
      const range = getVisibleRows({
        scrollTop,
        viewportHeight: 700,
        rowHeight: 104,
        rowCount: 125,
        overscan: 3,
      })
      expect(getDrawnRows(range, 124).length * 4).toBeLessThan(120)
      expect(range.first * 104).toBeLessThanOrEqual(Math.max(scrollTop, 0))
      expect(Math.min(range.end * 104, 125 * 104)).toBeGreaterThanOrEqual(
        Math.min(scrollTop + 700, 125 * 104),
      )
    }
  })

  it('draws nothing for an empty list', () => {
    const range = getVisibleRows({
      scrollTop: 0,
      viewportHeight: 400,
      rowHeight: 104,
      rowCount: 0,
      overscan: 3,
    })
    expect(getDrawnRows(range, null)).toEqual([])
  })
})

describe('getDrawnRows', () => {
  it('keeps the row with focus in the DOM when it is scrolled away', () => {
    expect(getDrawnRows({ first: 5, end: 7 }, 0)).toEqual([0, 5, 6])
    expect(getDrawnRows({ first: 5, end: 7 }, 6)).toEqual([5, 6])
    expect(getDrawnRows({ first: 5, end: 7 }, 9)).toEqual([5, 6, 9])
  })
})

describe('getNextCell', () => {
  it('moves by cell and row and stops at the edges', () => {
    expect(move('ArrowRight', 3)).toBe(4)
    expect(move('ArrowLeft', 0)).toBe(0)
    expect(move('ArrowDown', 1)).toBe(5)
    expect(move('ArrowUp', 1)).toBe(1)
    expect(move('ArrowRight', 9)).toBe(9)
  })

  it('goes to the last cell when the row below is shorter, and stays in the last row', () => {
    expect(move('ArrowDown', 7)).toBe(9)
    expect(move('ArrowDown', 8)).toBe(8)
  })

  it('follows the reading direction', () => {
    expect(move('ArrowRight', 3, { rtl: true })).toBe(2)
    expect(move('ArrowLeft', 3, { rtl: true })).toBe(4)
  })

  it('knows Home, End and pages', () => {
    expect(move('Home', 6)).toBe(4)
    expect(move('End', 5)).toBe(7)
    expect(move('End', 8)).toBe(9)
    expect(move('Home', 6, { ctrlKey: true })).toBe(0)
    expect(move('End', 1, { ctrlKey: true })).toBe(9)
    expect(move('PageDown', 0)).toBe(8)
    expect(move('PageUp', 9)).toBe(1)
  })

  it('leaves other keys alone', () => {
    expect(move('a', 3)).toBeNull()
    expect(move('Tab', 3)).toBeNull()
  })
})

describe('getScrollTopForRow', () => {
  it('moves no further than the row needs', () => {
    const view = { rowHeight: 100, viewportHeight: 250 }
    expect(getScrollTopForRow({ ...view, row: 1, scrollTop: 0 })).toBe(0)
    expect(getScrollTopForRow({ ...view, row: 3, scrollTop: 0 })).toBe(150)
    expect(getScrollTopForRow({ ...view, row: 1, scrollTop: 180 })).toBe(100)
  })
})
