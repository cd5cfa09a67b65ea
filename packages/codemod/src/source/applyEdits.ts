export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits. They do not overlap; those at one place keep their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((left, right) => left.start - right.start || left.end - right.end)
  let at = 0
  let result = ''
  for (const edit of sorted) {
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}
