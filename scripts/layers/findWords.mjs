import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const comment = /^\s*(\/\/|\/\*|\*)/
const source = /\.(ts|tsx|mts)$/

/** Finds words in code where a rule forbids them; comments are exempt. */
export async function findWords({ baseDir, rules }) {
  const found = await Promise.all(
    (await listSources(join(baseDir, 'packages'))).map(async file => {
      const path = relative(baseDir, file).split(sep).join('/')
      const concerned = rules.filter(({ from }) => isMatch(path, from))
      if (concerned.length === 0) return []
      const lines = (await readFile(file, 'utf8')).split('\n')
      return concerned.flatMap(({ name, word }) =>
        lines.flatMap((line, index) =>
          hasWord(line, word) && !comment.test(line)
            ? [{ rule: name, from: `${path}:${index + 1}`, to: String(word) }]
            : [],
        ),
      )
    }),
  )
  return found.flat()
}

const hasWord = (line, word) => (typeof word === 'string' ? line.includes(word) : word.test(line))

const isMatch = (path, { path: wanted, pathNot }) =>
  new RegExp(wanted).test(path) && !(pathNot && new RegExp(pathNot).test(path))

async function listSources(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile() && source.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !/[\\/](node_modules|dist)[\\/]/.test(path))
}
