import { describe, expect, it } from 'vitest'
import { getColumnCount, getNextCell, getScrollTopForRow } from './gridMaths.js'

const grid = { ctrlKey: false, count: 10, columns: 4, pageRows: 2, rtl: false }
const move = (key: string, index: number, options: Partial<typeof grid> = {}) =>
  getNextCell({ ...grid, ...options, key, index })

describe('getColumnCount', () => {
  it('is four, and three below 352 px', () => {
    expect([320, 351, 352, 360, 900].map(getColumnCount)).toEqual([3, 3, 4, 4, 4])
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
