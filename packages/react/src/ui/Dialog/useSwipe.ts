import { type RefObject, useEffect } from 'react'
import { getMedia } from '../dom/observePage.js'
import { useLatest } from '../dom/useLatest.js'

/** In px. */
const far = 96
/** In px per ms. Movements below `least` px are not a swipe. */
const fast = 0.5
const least = 24

export function isSwipe(pull: number, milliseconds: number): boolean {
  return pull >= far || (pull >= least && pull / Math.max(milliseconds, 1) >= fast)
}

/** The height of the draggable part of the card: grabber and header, which do not scroll. */
const handle = 64

export function useSwipe(card: RefObject<HTMLElement | null>, active: boolean, onSwipe: () => void): void {
  const latest = useLatest(onSwipe)
  useEffect(() => {
    const element = card.current
    if (!active || !element) return undefined
    element.style.translate = ''
    const sheet = getMedia(window, '(max-width: 430px)')
    const still = getMedia(window, '(prefers-reduced-motion: reduce)')
    let from: Touch | undefined
    let since = 0

    const getPull = ({ changedTouches }: TouchEvent) => {
      const touch = [...changedTouches].find(({ identifier }) => identifier === from?.identifier)
      return touch && from ? Math.max(0, touch.clientY - from.clientY) : undefined
    }
    function onStart(event: TouchEvent) {
      const [touch, second] = event.touches
      const isHeld = touch && touch.clientY - (element?.getBoundingClientRect().top ?? 0) < handle
      from = sheet.matches && isHeld && !second ? touch : undefined
      since = event.timeStamp
    }
    function onMove(event: TouchEvent) {
      const pull = getPull(event)
      if (pull === undefined || !element) return
      event.preventDefault()
      if (!still.matches) element.style.translate = `0 ${pull}px`
    }
    function onEnd(event: TouchEvent) {
      const pull = getPull(event)
      if (pull === undefined || !element) return
      from = undefined
      const leaves = event.type === 'touchend' && isSwipe(pull, event.timeStamp - since)
      if (leaves) latest.current()
      else element.style.translate = ''
    }

    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove)
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onEnd)
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onEnd)
    }
  }, [card, active, latest])
}
