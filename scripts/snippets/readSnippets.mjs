/**
 * The blocks of a document that import something, which is what readers copy.
 * @param {string} file
 * @param {string} text
 */
export function readSnippets(file, text) {
  return [...text.matchAll(/^```(tsx?|jsx?)\n(.*?)^```/gms)]
    .map(({ 1: language, 2: code, index }) => ({
      name: `${file.replaceAll('/', '+')}.${index}.${language}`,
      file,
      code,
      /** Of the first line of its code. */
      line: text.slice(0, index).split('\n').length + 1,
      // It makes the kit, so a reader starts with it; others go on from such a one and use its names.
      isWhole: code.includes('createPortico('),
      isPinned: isPinned(text.slice(0, index)),
    }))
    .filter(({ code }) => /^\s*import /m.test(code))
}

/** Under an install line with an older version than this repository has: the quick start tries those. */
function isPinned(before) {
  const section = before.slice(before.lastIndexOf('\n## '))
  return /^npm install .*\w@\d/m.test(section)
}

/** Names that a block takes from the one before it. */
const missingName = /error TS(?:2304|2552|18004):/

/**
 * What of the compiler's output is a mistake in the documents, with their own names and lines.
 * @param {string} output
 * @param {ReturnType<typeof readSnippets>} snippets
 */
export function findMistakes(output, snippets) {
  return output
    .split('\n')
    .filter(line => line.includes('error TS'))
    .flatMap(line => {
      const snippet = snippets.find(({ name }) => line.includes(`${name}(`))
      if (!snippet) return [line]
      if (!snippet.isWhole && missingName.test(line)) return []
      const [, row, message] = /\((\d+),\d+\): (.+)$/.exec(line) ?? []
      return [`${snippet.file}:${row}: ${message}`]
    })
}
