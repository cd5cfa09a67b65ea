import { describe, expect, it } from 'vitest'
import { getNextTab } from './Tabs.js'

describe('getNextTab', () => {
  it('goes round with the arrows, by reading direction', () => {
    expect(getNextTab('ArrowRight', 2, 3, false)).toBe(0)
    expect(getNextTab('ArrowLeft', 0, 3, false)).toBe(2)
    expect(getNextTab('ArrowRight', 0, 3, true)).toBe(2)
    expect(getNextTab('ArrowLeft', 0, 3, true)).toBe(1)
  })

  it('jumps with Home and End, and leaves other keys alone', () => {
    expect(getNextTab('Home', 2, 3, false)).toBe(0)
    expect(getNextTab('End', 0, 3, false)).toBe(2)
    expect(getNextTab('Enter', 0, 3, false)).toBeNull()
    expect(getNextTab('Home', 0, 0, false)).toBeNull()
  })
})
