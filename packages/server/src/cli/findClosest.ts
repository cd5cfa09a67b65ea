export function findClosest(word: string, names: readonly string[]): string | undefined {
  const [closest] = names
    .map(name => ({ name, distance: getDistance(word, name) }))
    .sort((one, other) => one.distance - other.distance)
  return closest && closest.distance <= Math.max(2, word.length / 4) ? closest.name : undefined
}

/** Levenshtein distance. */
function getDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= other.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
