export interface SeenPart {
  readonly top: number
  readonly bottom: number
}

/** The start of each item, followed by the end of the list. */
export function getOffsets(heights: readonly number[]): readonly number[] {
  const offsets = [0]
  for (const height of heights) offsets.push((offsets[offsets.length - 1] ?? 0) + height)
  return offsets
}

export interface DrawnItems {
  readonly first: number
  /** Exclusive. */
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
