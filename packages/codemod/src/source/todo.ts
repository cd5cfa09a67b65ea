export interface Note {
  readonly path: string
  readonly line: number
  readonly text: string
}

const mark = 'TODO(portico): '

export function addTodo(text: string, start: number, todo: string): Edit | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const indent = text.slice(lineStart, start)
  if (indent.trim() !== '') return insert(start, `/* ${mark}${todo} */ `)
  const isThere = listAbove(text.slice(0, lineStart)).includes(`// ${mark}${todo}`)
  return isThere ? undefined : insert(start, `// ${mark}${todo}\n${indent}`)
}

function listAbove(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map(line => line.trim())
  return lines.slice(lines.findLastIndex(line => !line.startsWith(`// ${mark}`)) + 1)
}

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text })

export function listTodos(path: string, text: string): readonly Note[] {
  return text.split('\n').flatMap((line, index) =>
    line
      .split(mark)
      .slice(1)
      .map(rest => ({ path, line: index + 1, text: rest.replace(/ \*\/.*$/, '').trim() })),
  )
}

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
