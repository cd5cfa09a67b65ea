import type { Edit } from './applyEdits.js'
import type { Note } from './Note.js'

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
