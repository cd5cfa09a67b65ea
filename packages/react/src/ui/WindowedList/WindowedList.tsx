// biome-ignore-all lint/a11y/useSemanticElements: items that are not drawn leave holes in a list of elements

import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../dom/useLatest.js'
import { useStyles } from '../useStyles.js'
import { useSeenPart } from './useSeenPart.js'
import { windowedListStyles } from './WindowedList.css.js'
import { getDrawnItems, getOffsets } from './windowMaths.js'

/** Rendered beyond the visible part, in px. */
const overscan = 280
/** `onEndReached` fires at this distance from the end, in px. */
const endAhead = 400

export interface WindowedListProps<Item> {
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
