import { describe, expect, it } from 'vitest'
import { createPlaceTracker } from './createPlaceTracker.ts'

const size = { width: 360, height: 536 }
const create = () => createPlaceTracker(() => size)

/** A pointer at a place of the page, which lies at `left` and `top` of the screen. */
const at = (
  clientX: number,
  clientY: number,
  { left = 200, top = 60, scale = 1, type = 'mouse', time = 0 } = {},
) => ({
  clientX,
  clientY,
  screenX: left + clientX * scale,
  screenY: top + clientY * scale,
  pointerType: type,
  timeStamp: time,
})

describe('a page that stays where it is', () => {
  it('lets a mouse come over its edge and press, however quick', () => {
    for (const step of [5, 20, 60]) {
      const place = create()
      expect(place.enter(at(300, 536 - step / 2))).toBeUndefined()
      expect(place.move(at(300, 536 - step / 2))).toBeUndefined()
      expect(place.move(at(300, 536 - (step * 3) / 2))).toBeUndefined()
      expect(place.press(at(300, 536 - (step * 3) / 2))).toBeUndefined()
    }
  })

  it('takes no rounding for a movement, wherever a finger is', () => {
    const place = create()
    for (const x of [10.1, 149.5, 299.8, 300.26, 333.33]) {
      const finger = at(x, 480.7, { type: 'touch' })
      for (const event of [finger, { ...finger, clientX: Math.floor(x) }]) {
        expect(place.enter(event)).toBeUndefined()
        expect(place.press(event)).toBeUndefined()
      }
    }
  })

  it('is not moved by fingers that have zoomed', () => {
    const place = create()
    for (const [x, y] of [
      [213.9, 492.6],
      [274.3, 505.6],
      [190.2, 480.1],
    ] as const) {
      expect(place.press(at(x, y, { scale: 390 / 980, type: 'touch' }))).toBeUndefined()
    }
  })

  it('is not moved by a mouse that moves in it, at any zoom', () => {
    for (const scale of [0.5, 0.8, 1, 1.1, 1.25, 2, 3, 5]) {
      const place = create()
      place.enter(at(2, 300, { scale }))
      for (let x = 12; x < 340; x += 9) {
        const event = at(x, 300 + x / 3, { scale })
        const rounded = { ...event, screenX: Math.round(event.screenX), screenY: Math.round(event.screenY) }
        expect(place.move(rounded)).toBeUndefined()
      }
    }
  })
})

describe('a page that was moved', () => {
  it('is known by a mouse that rests on it', () => {
    const place = create()
    place.enter(at(2, 500))
    place.move(at(20, 500))
    expect(place.move(at(60, 500, { left: 160 }))).toBeDefined()
    expect(place.press(at(60, 500, { left: 160 }))).toBeUndefined()
  })

  it('is known by a mouse that was not on it before, and does not move [CJ05]', () => {
    const place = create()
    expect(place.enter(at(270, 496))).toBeUndefined()
    expect(place.move(at(270, 496))).toBeUndefined()
    expect(place.press(at(270, 496, { time: 900 }))).toBe(0)
  })

  it('is known by a mouse that was not on it before, and moves a little [CJ05]', () => {
    const place = create()
    place.enter(at(270, 480))
    expect(place.move(at(272, 481))).toBeDefined()
  })

  it('is known when it goes on while the mouse moves [CJ05]', () => {
    const place = create()
    place.enter(at(2, 300))
    let moved = 0
    for (let x = 12; x < 340; x += 9) if (place.move(at(x, 300, { top: 60 + x })) !== undefined) moved++
    expect(moved).toBeGreaterThan(3)
  })

  it('is known by the next finger on it', () => {
    const place = create()
    place.press(at(270, 496, { type: 'touch' }))
    expect(place.press(at(270, 496, { type: 'touch', top: 100 }))).toBeDefined()
  })
})
