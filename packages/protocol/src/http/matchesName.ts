const toLetters = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether the name of a wallet contains the search, or a word of it begins with the search but for a typo or two. */
export function matchesName(name: string, search: string): boolean {
  const [text, query] = [toLetters(name), toLetters(search.trim())]
  if (text.includes(query)) return true
  const most = Math.floor(query.length / 4)
  if (most === 0) return false
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => text.slice(index))
  return words.some(word => countTypos(query, word) <= Math.min(most, 2))
}

/**
 * The fewest typos (a letter that is wrong, missing, too many, or swapped with the next) between the search and a
 * beginning of the word: the optimal string alignment distance.
 */
function countTypos(query: string, word: string): number {
  const letters = word.slice(0, query.length + 2)
  let before: number[] = []
  let last = Array.from({ length: letters.length + 1 }, (_, column) => column)
  for (let row = 1; row <= query.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= letters.length; column += 1) {
      const isSame = query[row - 1] === letters[column - 1]
      const isSwapped = query[row - 1] === letters[column - 2] && query[row - 2] === letters[column - 1]
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[before, last] = [last, next]
  }
  return Math.min(...last)
}
