import { describe, expect, it } from 'vitest'
import { fenceEvents } from './fenceEvents.js'

describe('fenceEvents', () => {
  it('ends pointer, focus, key and wheel events at the host until it is taken down', () => {
    const host = new EventTarget()
    const takeDown = fenceEvents(host as HTMLElement) // only its events are used
    const isStopped = (type: string) => {
      const event = new Event(type)
      host.dispatchEvent(event)
      return event.cancelBubble
    }
    const types = ['pointerdown', 'click', 'focusin', 'focusout', 'keydown', 'wheel', 'touchmove']
    expect(types.map(isStopped)).toEqual(types.map(() => true))
    expect(isStopped('scroll')).toBe(false)
    takeDown()
    expect(types.map(isStopped)).toEqual(types.map(() => false))
  })
})
