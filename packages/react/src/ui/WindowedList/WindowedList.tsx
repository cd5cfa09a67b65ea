// biome-ignore-all lint/a11y/useSemanticElements: items that are not drawn leave holes in a list of elements

import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { observeSize } from '../dom/observePage.js'
import { useLatest } from '../dom/useLatest.js'
import { useStyles } from '../useStyles.js'
import { windowedListStyles } from './WindowedList.css.js'

/** Rendered beyond the visible part, in px. */
const overscan = 280
/** `onEndReached` fires at this distance from the end, in px. */
const endAhead = 400

interface WindowedListProps<Item> {
  items: readonly Item[]
  getKey: (item: Item) => string
  /** In px, including the gap after it. */
  getHeight: (item: Item) => number
  renderItem: (item: Item, index: number) => ReactNode
  label: string
  /** Called near the end, and again after more items were added. */
  onEndReached?: (() => void) | undefined
  /** Set where a button loads the rest and then disappears: the list takes focus when it is complete. */
  isWhole?: boolean | undefined
  /** `presentation` where an item is a row of several elements with their own roles. @default listitem */
  itemRole?: 'listitem' | 'presentation' | undefined
}

export function WindowedList<Item>(props: WindowedListProps<Item>) {
  useStyles(windowedListStyles)
  const {
    items,
    getKey,
    getHeight,
    renderItem,
    label,
    onEndReached,
    isWhole = true,
    itemRole = 'listitem',
  } = props
  const list = useRef<HTMLDivElement>(null)
  const seen = useSeenPart(list)
  const [focused, setFocused] = useState<number>()
  const offsets = useMemo(() => getOffsets(items.map(getHeight)), [items, getHeight])
  const height = offsets[items.length] ?? 0
  const { first, end } = getDrawnItems(offsets, seen, overscan)
  const drawn = Array.from({ length: end - first }, (_, index) => first + index)
  // Removing the focused item would lose focus.
  if (focused !== undefined && focused < items.length && (focused < first || focused >= end))
    drawn.push(focused)

  const loadMore = useLatest(onEndReached)
  const isNearEnd = seen.bottom + endAhead >= height
  // biome-ignore lint/correctness/useExhaustiveDependencies: new items ask again, as long as the end is near
  useEffect(() => {
    if (isNearEnd) loadMore.current?.()
  }, [isNearEnd, items.length, loadMore])

  const wasWhole = useRef(isWhole)
  useEffect(() => {
    if (isWhole && !wasWhole.current) list.current?.focus({ preventScroll: true })
    wasWhole.current = isWhole
  }, [isWhole])

  function onFocus({ target }: FocusEvent<HTMLDivElement>) {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index
    setFocused(index === undefined ? undefined : Number(index))
  }

  return (
    <div
      ref={list}
      className="windowed"
      role="list"
      tabIndex={-1}
      aria-label={label}
      style={{ height }}
      onFocus={onFocus}
      onBlur={() => setFocused(undefined)}
    >
      {drawn.map(index => {
        const item = items[index]
        if (item === undefined) return null
        const position = itemRole === 'listitem' && {
          'aria-posinset': index + 1,
          'aria-setsize': items.length,
        }
        return (
          <div
            key={getKey(item)}
            className="windowed-item"
            role={itemRole}
            {...position}
            data-index={index}
            style={{ transform: `translateY(${offsets[index] ?? 0}px)` }}
          >
            {renderItem(item, index)}
          </div>
        )
      })}
    </div>
  )
}

/** The value before the first measurement, about that of the card, so that the first paint is full. */
const assumed: SeenPart = { top: 0, bottom: 616 }
/** Rounded to steps, to avoid a render per pixel. */
const step = 28

/** The visible part of an element within its scroll container, be that the view or the page. */
function useSeenPart(element: RefObject<HTMLElement | null>): SeenPart {
  const [seen, setSeen] = useState(assumed)

  const measure = useCallback(() => {
    const node = element.current
    const scroller = node?.closest('[data-scroll]')?.getBoundingClientRect()
    // An element without layout cannot be measured.
    if (!node || scroller?.height === 0) return
    const { top } = node.getBoundingClientRect()
    const from = Math.max(scroller?.top ?? 0, 0) - top
    const to = Math.min(scroller?.bottom ?? Number.POSITIVE_INFINITY, window.innerHeight) - top
    const next = { top: Math.floor(from / step) * step, bottom: Math.ceil(to / step) * step }
    setSeen(known => (known.top === next.top && known.bottom === next.bottom ? known : next))
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

interface SeenPart {
  readonly top: number
  readonly bottom: number
}

/** The start of each item, followed by the end of the list. */
export function getOffsets(heights: readonly number[]): readonly number[] {
  const offsets = [0]
  for (const height of heights) offsets.push((offsets[offsets.length - 1] ?? 0) + height)
  return offsets
}

interface DrawnItems {
  readonly first: number
  readonly end: number
}

export function getDrawnItems(offsets: readonly number[], seen: SeenPart, overscan: number): DrawnItems {
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
