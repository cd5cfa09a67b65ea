/**
 * The code blocks of a document that contain imports, which readers copy.
 * @param {string} file
 * @param {string} text
 */
export function readSnippets(file, text) {
  return [...text.matchAll(/^```(tsx?|jsx?)\n(.*?)^```/gms)]
    .map(({ 1: language, 2: code, index }) => ({
      name: `${file.replaceAll('/', '+')}.${index}.${language}`,
      file,
      code,
      /** The line number of its first line. */
      line: text.slice(0, index).split('\n').length + 1,
      // It creates the kit, so it is complete; other blocks continue from one and use its names.
      isWhole: code.includes('createPortico('),
      isPinned: isPinned(text.slice(0, index)),
    }))
    .filter(({ code }) => /^\s*import /m.test(code))
}

/** Below an install command with an older version than this repository has: the quick start check covers those. */
function isPinned(before) {
  const section = before.slice(before.lastIndexOf('\n## '))
  return /^npm install .*\w@\d/m.test(section)
}

/** Names that a block takes from the one before it. */
const missingName = /error TS(?:2304|2552|18004):/

/**
 * The compiler errors that are mistakes in the documents, with their own file names and lines.
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
