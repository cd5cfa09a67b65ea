/**
 * Files that import each other in a cycle, with the first repeated at the end; undefined without a cycle. Whichever
 * runs first would find the others' exports uninitialised.
 */
export function findCycle(files) {
  const byName = new Map(files.map(file => [file.fileName, file]))
  const done = new Set()
  const visit = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of byName.get(name)?.imports ?? []) {
      const cycle = visit(next, [...path, name])
      if (cycle) return cycle
    }
    done.add(name)
    return undefined
  }
  for (const { fileName } of files) {
    const cycle = visit(fileName, [])
    if (cycle) return cycle
  }
  return undefined
}
