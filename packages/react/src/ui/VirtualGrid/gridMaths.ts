const COLUMNS = 4
const NARROW_COLUMNS = 3
const NARROW_WIDTH = 352

export function getColumnCount(width: number): number {
  return width < NARROW_WIDTH ? NARROW_COLUMNS : COLUMNS
}

/** The target of a key in the grid pattern of the ARIA practices; null for other keys. */
export function getNextCell(options: {
  key: string
  ctrlKey: boolean
  index: number
  count: number
  columns: number
  pageRows: number
  rtl: boolean
}): number | null {
  const { key, ctrlKey, index, count, columns, pageRows, rtl } = options
  const last = count - 1
  const rowStart = index - (index % columns)
  const horizontal = rtl ? -1 : 1
  const moveTo = (target: number) => Math.min(Math.max(target, 0), last)
  // Vertical moves keep the column and stop at the edges. In a short last row they select its last cell.
  const moveRows = (rows: number) => {
    const target = index + rows * columns
    if (target < 0) return index % columns
    if (target <= last) return target
    return last - (last % columns) > rowStart ? last : index
  }
  switch (key) {
    case 'ArrowRight':
      return moveTo(index + horizontal)
    case 'ArrowLeft':
      return moveTo(index - horizontal)
    case 'ArrowDown':
      return moveRows(1)
    case 'ArrowUp':
      return moveRows(-1)
    case 'PageDown':
      return moveRows(pageRows)
    case 'PageUp':
      return moveRows(-pageRows)
    case 'Home':
      return ctrlKey ? 0 : rowStart
    case 'End':
      return ctrlKey ? last : moveTo(rowStart + columns - 1)
    default:
      return null
  }
}

/** The smallest scroll change that makes the whole row visible. */
export function getScrollTopForRow(options: {
  row: number
  rowHeight: number
  scrollTop: number
  viewportHeight: number
}): number {
  const { row, rowHeight, scrollTop, viewportHeight } = options
  const top = row * rowHeight
  if (top < scrollTop) return top
  return Math.max(scrollTop, top + rowHeight - viewportHeight)
}
