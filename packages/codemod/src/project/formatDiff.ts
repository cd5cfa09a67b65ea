const context = 3

/** A unified diff, as `diff -u` writes it. */
export function formatDiff(path: string, before: string, after: string): string {
  const lines = compare(before.split('\n'), after.split('\n'))
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(([sign]) => sign !== ' '),
  )
  const output = [`--- ${path}`, `+++ ${path}`]
  let oldLine = 1
  let newLine = 1
  lines.forEach(([sign, line], index) => {
    if (isNear[index] && !isNear[index - 1]) {
      const end = isNear.indexOf(false, index)
      const hunk = lines.slice(index, end < 0 ? undefined : end)
      const count = (other: string) => hunk.filter(([each]) => each !== other).length
      output.push(`@@ -${oldLine},${count('+')} +${newLine},${count('-')} @@`)
    }
    if (isNear[index]) output.push(sign + line)
    if (sign !== '+') oldLine += 1
    if (sign !== '-') newLine += 1
  })
  return `${output.join('\n')}\n`
}

type Line = readonly [sign: ' ' | '-' | '+', text: string]

function compare(before: readonly string[], after: readonly string[]): readonly Line[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let same = 0
  const most = Math.min(before.length, after.length) - start
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1
  const keep = (line: string): Line => [' ', line]
  return [
    ...before.slice(0, start).map(keep),
    ...compareMiddle(before.slice(start, before.length - same), after.slice(start, after.length - same)),
    ...before.slice(before.length - same).map(keep),
  ]
}

function compareMiddle(before: readonly string[], after: readonly string[]): readonly Line[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old, next] = [before[i], after[j]]
    if (old !== undefined && old === next) {
      lines.push([' ', old])
      i += 1
      j += 1
    } else if (old !== undefined && (next === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(['-', old])
      i += 1
    } else {
      lines.push(['+', next ?? ''])
      j += 1
    }
  }
  return lines
}
