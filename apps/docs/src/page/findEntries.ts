export type Entry = readonly [address: string, title: string, heading: string, text: string]

const most = 12

/** Entries that contain all words, matches in titles first. */
export function findEntries(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entries
    .map(entry => ({ entry, score: rate(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** The score of an entry; zero if a word is missing. */
function rate([, title, heading, text]: Entry, words: readonly string[]): number {
  const places = [
    { text: title.toLowerCase(), worth: heading ? 4 : 12 },
    { text: heading.toLowerCase(), worth: 8 },
    { text: text.toLowerCase(), worth: 1 },
  ]
  let score = 0
  for (const word of words) {
    const worth = places.reduce((sum, place) => sum + rateIn(place.text, word) * place.worth, 0)
    if (worth === 0) return 0
    score += worth
  }
  return score
}

/** Exact match, start of a word, or anywhere. */
function rateIn(text: string, word: string): number {
  if (text === word) return 6
  const index = text.indexOf(word)
  if (index < 0) return 0
  return index === 0 || /\W/.test(text[index - 1] ?? '') ? 2 : 1
}
