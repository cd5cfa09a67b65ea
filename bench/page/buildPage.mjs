import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../scripts/root.mjs'

/** Inside the repository, so that packages resolve to their builds as they do for a site. */
const workshop = join(root, 'node_modules/.cache/portico-pages')

/** The bundler's own code in any page with a lazy import. */
const isBundler = id => /vite\/preload-helper|rolldown\/runtime/.test(id)

const isReact = id => /\/node_modules\/(react|react-dom|scheduler)\//.test(id)

const foreignGroups = [
  { name: 'bundler', test: isBundler, priority: 2 },
  { name: 'react', test: isReact, priority: 1 },
]

/**
 * Directives such as "use client" have no effect in a browser bundle. The bundler also warns about lazy code that
 * is imported statically, but not for installed packages.
 */
const expected = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'])

const html = body => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title>
<link rel="icon" href="data:,"><script type="module" src="/entry.js"></script></head>
<body>${body}</body>
</html>`

/**
 * A production build of one page with Vite's default settings.
 * @param {string} name
 * @param {{ code: string, body?: string }} page
 * @param {object} [options]
 * @param {boolean} [options.apart] whether React and the bundler's own code get separate files, to be excluded
 * @param {string} [options.home] where the packages are installed, if not in this repository
 */
export async function buildPage(
  name,
  { code, body = '<div id="root"></div>' },
  { apart = false, home = workshop } = {},
) {
  const source = join(home, name)
  const folder = join(source, 'dist')
  await rm(source, { recursive: true, force: true })
  await mkdir(source, { recursive: true })
  await writeFile(join(source, 'index.html'), html(body))
  await writeFile(join(source, 'entry.js'), code)
  const { output } = await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    ...(home === workshop && { resolve: { dedupe: ['react', 'react-dom'] } }),
    build: {
      outDir: folder,
      chunkSizeWarningLimit: 2000,
      ...(apart && { target: 'es2022', modulePreload: { polyfill: false } }),
      rolldownOptions: {
        onLog: (level, log, print) => !expected.has(log.code) && print(level, log),
        ...(apart && { output: { codeSplitting: { groups: foreignGroups } } }),
      },
    },
  })
  const chunks = output.filter(({ type }) => type === 'chunk')
  return {
    folder,
    chunks,
    initial: collectInitial(chunks),
    isReactChunk: chunk => chunk.moduleIds.some(isReact),
    isForeignChunk: chunk => chunk.moduleIds.some(id => isReact(id) || isBundler(id)),
  }
}

/** The entry and its static imports. */
function collectInitial(chunks) {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const found = new Set()
  const visit = name => {
    const chunk = byName.get(name)
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(visit)
  }
  for (const { fileName, isEntry } of chunks) if (isEntry) visit(fileName)
  return [...found]
}

/** The gzipped size of a built file. */
export async function measureGzip(folder, fileName) {
  return gzipSync(await readFile(join(folder, fileName)), { level: 9 }).length
}

/** The same without the list of file names at the start of Vite's scripts. */
export async function measureOwnGzip(folder, fileName) {
  const code = await readFile(join(folder, fileName), 'utf8')
  return gzipSync(code.replace(/^const __vite__mapDeps=.*\n/, ''), { level: 9 }).length
}
