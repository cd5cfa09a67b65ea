/** Minimum number of words in a seed phrase. */
const shortest = 12
/** Numbers, commas and line breaks separate words; unrelated texts are further apart. */
const widestGap = 24

/**
 * Frequent words that are in no seed word list. They end a run of words, so that sentences stay readable, and never
 * hide a seed phrase.
 */
const sentenceWords = new Set(
  (
    'a an as at be by do he if in is it me my no of on or so to up us we i the and not was has had are your for with ' +
    'from been were but did does its our them than which who why how may should would could onto after while some ' +
    'each both most out here too failed cannot wallet request invalid'
  ).split(' '),
)

/** Escaped line breaks and percent-encoded characters contain letters that are not words. */
const words = /\\[nrt]|%[\da-f]{2}|(\p{L}+)/giu
const seedWord = /^[a-z]{3,8}$/i

export const removed = '[removed]'

/** Removes possible seed phrases, however they are separated or numbered. It needs no word list. */
export function removeSeedWords(text: string): string {
  let kept = ''
  let keptTo = 0
  let run = { count: 0, start: 0, end: 0 }
  const endRun = () => {
    if (run.count >= shortest) {
      kept += text.slice(keptTo, run.start) + removed
      keptTo = run.end
    }
    run = { count: 0, start: 0, end: 0 }
  }
  for (const { 1: word, index } of text.matchAll(words)) {
    if (word === undefined) continue
    if (run.count > 0 && index - run.end > widestGap) endRun()
    const isSentence = sentenceWords.has(word.toLowerCase())
    // One or two letters that are not a word are numbering.
    if (!isSentence && word.length < 3) continue
    if (isSentence || !seedWord.test(word)) endRun()
    else run = { count: run.count + 1, start: run.count ? run.start : index, end: index + word.length }
  }
  endRun()
  return kept + text.slice(keptTo)
}
