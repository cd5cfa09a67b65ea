import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from '../../../scripts/bootstrap.mjs'
import { root } from '../../../scripts/root.mjs'
import { findMistakes, readSnippets } from './snippets/readSnippets.mjs'

const folder = join(root, 'node_modules/.cache/snippets')

function listDocuments() {
  const docs = readdirSync(join(root, 'docs'), { recursive: true })
    .map(name => `docs/${String(name).replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.md'))
  const readmes = readdirSync(join(root, 'packages')).map(name => `packages/${name}/README.md`)
  const all = ['README.md', ...docs, ...readmes]
  // The framework pages show files of the templates, which are built elsewhere; the frameworks are not installed
  // here.
  return all.filter(file => existsSync(join(root, file)) && !file.startsWith('docs/frameworks/'))
}

function writeProject(snippets) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Padding keeps the line numbers of the document in error messages.
  for (const { name, code, line } of snippets) writeFileSync(join(folder, name), '\n'.repeat(line - 1) + code)
  writeFileSync(join(folder, 'styles.d.ts'), "declare module '*.css'\n")
  const settings = {
    extends: '../../../tsconfig.json',
    compilerOptions: { moduleDetection: 'force' },
    files: ['styles.d.ts', ...snippets.map(({ name }) => name)],
    include: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
}

/** Type-checks all code of the documentation. */
function check() {
  const snippets = listDocuments()
    .flatMap(file => readSnippets(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ isPinned }) => !isPinned)
  writeProject(snippets)
  const { stdout, stderr, status } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', folder, '--pretty', 'false'],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  const mistakes = findMistakes(stdout, snippets)
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  if (status !== 0 && !stdout.includes('error TS')) throw new Error(stderr || stdout || 'tsc did not run.')
  console.log(`${snippets.length} snippets pass the type check.`)
}

try {
  check()
} catch (error) {
  explain(error)
}
