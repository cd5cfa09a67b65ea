// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be virtual

// biome-ignore-all lint/a11y/useFocusableInteractive: focus is on the button inside each cell
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isRightToLeft } from '../dom/isRightToLeft.js'
import { useStyles } from '../useStyles.js'
import { getDrawnItems, listDrawn, useEndReached, useSeenPart } from '../windowing/windowing.js'
import { getColumnCount, getNextCell, getScrollTopForRow } from './gridMaths.js'
import { virtualGridStyles } from './VirtualGrid.css.js'

const ROW_HEIGHT = 112
const OVERSCAN_ROWS = 3
const END_ROWS = 4

export interface VirtualGridProps<Item> {
  items: readonly Item[]
  getKey: (item: Item) => string
  /** Renders one focusable element, usually a `CellButton`, which must apply `tabIndex`. */
  renderCell: (item: Item, cell: { tabIndex: number; index: number }) => ReactNode
  label: string
  /** Includes items that are not loaded yet; for screen readers. */
  totalCount?: number | undefined
  /** Called near the end, and again after more items were added. */
  onEndReached?: (() => void) | undefined
  /** Rendered after the last item while more items load, such as `<Skeleton shape="cell" />`. */
  placeholder?: ReactNode
  placeholderCount?: number | undefined
}

export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  useStyles(virtualGridStyles)
  const {
    items,
    getKey,
    renderCell,
    label,
    totalCount,
    onEndReached,
    placeholder,
    placeholderCount = 0,
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const space = useRef<HTMLDivElement>(null)
  const seen = useSeenPart(space)
  const [current, setCurrent] = useState(0)
  const [hasFocus, setHasFocus] = useState(false)
  const [pendingFocus, setPendingFocus] = useState<number | null>(null)

  const columns = getColumnCount(seen.width)
  const cellCount = items.length + placeholderCount
  const rowCount = Math.ceil(cellCount / columns)
  const active = Math.min(current, Math.max(items.length - 1, 0))
  const offsets = useMemo(
    () => Array.from({ length: rowCount + 1 }, (_, row) => row * ROW_HEIGHT),
    [rowCount],
  )
  const range = getDrawnItems(offsets, seen, OVERSCAN_ROWS * ROW_HEIGHT)
  const focusedRow = hasFocus && active < items.length ? Math.floor(active / columns) : undefined
  const rows = listDrawn(range, focusedRow)
  // Tab must reach a cell even if the current one was scrolled away.
  const firstDrawn = (rows[0] ?? 0) * columns
  const isCurrentDrawn = rows.includes(Math.floor(active / columns))
  const tabStop = isCurrentDrawn ? active : Math.min(firstDrawn + OVERSCAN_ROWS * columns, items.length - 1)

  const nearEnd = range.end >= Math.floor(items.length / columns) - END_ROWS
  useEndReached(nearEnd, items.length, onEndReached)

  useEffect(() => {
    if (pendingFocus === null) return
    setPendingFocus(null)
    const cell = scroller.current?.querySelector(`[data-index="${pendingFocus}"]`)
    if (cell?.firstElementChild instanceof HTMLElement) cell.firstElementChild.focus({ preventScroll: true })
  }, [pendingFocus])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const node = event.currentTarget
    const pageRows = Math.max(Math.floor(node.clientHeight / ROW_HEIGHT), 1)
    const { key, ctrlKey } = event
    const position = { index: active, count: items.length, columns, pageRows, rtl: isRightToLeft(node) }
    const next = items.length === 0 || event.altKey ? null : getNextCell({ key, ctrlKey, ...position })
    if (next === null) return
    event.preventDefault()
    node.scrollTop = getScrollTopForRow({
      row: Math.floor(next / columns),
      rowHeight: ROW_HEIGHT,
      scrollTop: node.scrollTop,
      viewportHeight: node.clientHeight,
    })
    setCurrent(next)
    setPendingFocus(next)
  }

  function onFocus(event: FocusEvent<HTMLDivElement>) {
    const index = event.target.closest<HTMLElement>('[data-index]')?.dataset.index
    if (index === undefined) return
    setHasFocus(true)
    setCurrent(Number(index))
  }

  const total = Math.ceil(Math.max(totalCount ?? 0, items.length) / columns)
  return (
    <div
      ref={scroller}
      className="grid"
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={total}
      aria-colcount={columns}
      data-scroll=""
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => setHasFocus(false)}
    >
      <div ref={space} className="grid-space" role="presentation" style={{ height: rowCount * ROW_HEIGHT }}>
        {rows.map(row => (
          <div
            key={row}
            className="grid-row"
            role="row"
            aria-rowindex={row + 1}
            data-columns={columns}
            style={{ transform: `translateY(${row * ROW_HEIGHT}px)` }}
          >
            {Array.from({ length: Math.min(columns, cellCount - row * columns) }, (_, column) => {
              const index = row * columns + column
              const item = items[index]
              return (
                <div
                  key={item === undefined ? `placeholder-${index}` : getKey(item)}
                  className="grid-cell"
                  role="gridcell"
                  aria-colindex={column + 1}
                  data-index={item === undefined ? undefined : index}
                >
                  {item === undefined
                    ? placeholder
                    : renderCell(item, { tabIndex: index === tabStop ? 0 : -1, index })}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
