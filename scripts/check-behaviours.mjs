import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findDefined, findNamed, findUnlinked } from './behaviours/findIds.mjs'
import { explain } from './bootstrap.mjs'
import { listFiles, readText, root } from './root.mjs'

const path = 'docs/behaviours.md'
const isTest = file => /\.(test|spec)\.tsx?$/.test(file)

/** With new files, so that mistakes are found before a commit. */
const listSources = () =>
  listFiles('packages', 'apps', 'e2e', 'scripts', 'tooling').filter(
    file => /\.(ts|tsx|mjs|jsx)$/.test(file) && !file.startsWith('scripts/behaviours/'),
  )

function check() {
  const text = readText(path)
  const defined = findDefined(text)
  const twice = defined.filter((id, index) => defined.indexOf(id) !== index)
  const lost = [...text.matchAll(/\]\(\.\.\/([^)]+)\)/g)]
    .map(([, file]) => file)
    .filter(file => !existsSync(join(root, file)))
  const sources = listSources().map(file => ({ file, ids: findNamed(readText(file), defined) }))
  const unknown = sources.flatMap(({ file, ids }) =>
    ids.filter(id => !defined.includes(id)).map(id => `${id} in ${file}`),
  )
  const foreign = listSources().filter(file => /\bspec \u00a7/i.test(readText(file)))
  const proven = new Set(sources.filter(({ file }) => isTest(file)).flatMap(({ ids }) => ids))
  const unlinked = findUnlinked(text).filter(id => proven.has(id))
  const complaints = [
    ...foreign.map(file => `${file} cites a document that is not here: name a behaviour of ${path}.`),
    ...twice.map(id => `${id} is defined twice in ${path}.`),
    ...lost.map(file => `${path} links to ${file}, which is not there.`),
    ...unknown.map(where => `${where} is not defined in ${path}.`),
    ...unlinked.map(id => `${id} has a test and no link to its code in ${path}.`),
  ]
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  const open = defined.filter(id => !proven.has(id))
  console.log(`${defined.length} behaviours, ${open.length} without a test: ${open.join(' ')}`)
}

try {
  check()
} catch (error) {
  explain(error)
}
