// biome-ignore-all lint/a11y/useSemanticElements: items that are not drawn leave holes in a list of elements

import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useStyles } from '../useStyles.js'
import { getDrawnItems, getOffsets, listDrawn, useEndReached, useSeenPart } from '../windowing/windowing.js'
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
  const isListed = focused !== undefined && focused < items.length
  const drawn = listDrawn(getDrawnItems(offsets, seen, overscan), isListed ? focused : undefined)
  useEndReached(seen.bottom + endAhead >= height, items.length, onEndReached)

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
