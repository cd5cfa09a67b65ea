import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { observeSize } from '../dom/observePage.js'
import { useLatest } from '../dom/useLatest.js'

export interface SeenPart {
  readonly top: number
  readonly bottom: number
  /** Of the scroll container. */
  readonly width: number
}

/** About the card, so that the first paint is full, before the first measurement. */
const assumed: SeenPart = { top: 0, bottom: 616, width: 360 }
/** Rounded to steps, to avoid a render per pixel. */
const step = 28

/** The visible part of an element within its scroll container, be that the view or the page. */
export function useSeenPart(element: RefObject<HTMLElement | null>): SeenPart {
  const [seen, setSeen] = useState(assumed)

  const measure = useCallback(() => {
    const node = element.current
    const container = node?.closest<HTMLElement>('[data-scroll]')
    const scroller = container?.getBoundingClientRect()
    // An element without layout cannot be measured.
    if (!node || scroller?.height === 0) return
    const { top } = node.getBoundingClientRect()
    const from = Math.max(scroller?.top ?? 0, 0) - top
    const to = Math.min(scroller?.bottom ?? Number.POSITIVE_INFINITY, window.innerHeight) - top
    const next = {
      top: Math.floor(from / step) * step,
      bottom: Math.ceil(to / step) * step,
      // Without the scale of the card's entry animation.
      width: container?.offsetWidth ?? window.innerWidth,
    }
    setSeen(known =>
      known.top === next.top && known.bottom === next.bottom && known.width === next.width ? known : next,
    )
  }, [element])

  useLayoutEffect(() => {
    const node = element.current
    if (!node) return undefined
    measure()
    // Scroll events do not bubble, and those inside a shadow root do not leave it.
    const places = [node.getRootNode(), window]
    for (const place of places) place.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    const scroller = node.closest('[data-scroll]')
    const stop = observeSize(scroller ? [node, scroller] : [node], measure)
    return () => {
      for (const place of places) place.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
      stop()
    }
  }, [element, measure])

  return seen
}

interface DrawnItems {
  readonly first: number
  /** Exclusive. */
  readonly end: number
}

/** The start of each item, followed by the end of the list. */
export function getOffsets(heights: readonly number[]): readonly number[] {
  const offsets = [0]
  for (const height of heights) offsets.push((offsets[offsets.length - 1] ?? 0) + height)
  return offsets
}

export function getDrawnItems(
  offsets: readonly number[],
  seen: Pick<SeenPart, 'top' | 'bottom'>,
  overscan: number,
): DrawnItems {
  const count = offsets.length - 1
  const first = Math.max(findAt(offsets, seen.top - overscan), 0)
  const end = Math.min(findAt(offsets, seen.bottom + overscan) + 1, count)
  return { first: Math.min(first, count), end: Math.max(end, Math.min(first, count)) }
}

/** The last item that starts at or before `place`; -1 above the first. */
function findAt(offsets: readonly number[], place: number): number {
  let [low, high] = [0, offsets.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle] ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Includes the focused item, because removing it would lose focus. */
export function listDrawn({ first, end }: DrawnItems, focused: number | undefined): readonly number[] {
  const drawn = Array.from({ length: end - first }, (_, offset) => first + offset)
  if (focused === undefined || (focused >= first && focused < end)) return drawn
  return focused < first ? [focused, ...drawn] : [...drawn, focused]
}

/** Asks for more near the end, and again after more items were added. */
export function useEndReached(isNear: boolean, count: number, onEndReached: (() => void) | undefined): void {
  const loadMore = useLatest(onEndReached)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new items ask again, as long as the end is near
  useEffect(() => {
    if (isNear) loadMore.current?.()
  }, [isNear, count, loadMore])
}
