import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { root } from '../../../scripts/root.mjs'
import { buildPlayground } from './buildPlayground.mjs'
import { listTerms, makePages } from './content/makePages.mjs'
import { readPages } from './content/readPages.mjs'
import { contents } from './contents.mjs'
import { createLinker } from './render/createLinker.mjs'
import { findBrokenLinks } from './render/findBrokenLinks.mjs'
import { renderMarkdown } from './render/renderMarkdown.mjs'
import { renderPage } from './render/renderPage.mjs'
import { createIndex } from './search/createIndex.mjs'
import { writeLlms, writeTwin, writeWhole } from './writeTwin.mjs'

const folder = fileURLToPath(new URL('../dist', import.meta.url))
const page = name => fileURLToPath(new URL(`page/${name}`, import.meta.url))

function write(path, text) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

export async function buildSite() {
  rmSync(folder, { recursive: true, force: true })
  const pages = [...readPages(), ...makePages()]
  const linker = createLinker(pages)
  const terms = listTerms(pages)
  const sections = contents.map(({ title, links = [] }) => ({
    title,
    links,
    pages: pages.filter(({ section, parent }) => section === title && !parent),
  }))
  const release = readRelease()
  const rendered = new Map(pages.map(one => [one, renderMarkdown(one, { linker, terms })]))
  const mistakes = findBrokenLinks(rendered)
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  for (const [one, result] of rendered) {
    write(join(one.address, 'index.html'), renderPage(one, result, sections, release))
    write(`${one.address || 'index'}.md`, writeTwin(one, linker))
    for (const picture of result.pictures) copyPicture(picture)
  }
  write('search.json', JSON.stringify(createIndex(pages)))
  write('llms.txt', writeLlms(sections))
  write('llms-full.txt', writeWhole(pages, linker))
  copyFileSync(join(root, 'apps/demo/public/mark.svg'), join(folder, 'mark.svg'))
  copyFileSync(page('site.css'), join(folder, 'site.css'))
  await Promise.all(['theme', 'site'].map(buildScript))
  await buildPlayground(join(folder, 'playground'))
  process.stdout.write(`${pages.length} pages are in apps/docs/dist.\n`)
}

/** The version of the published package, and where its documents are edited. */
function readRelease() {
  const { version, repository } = JSON.parse(
    readFileSync(join(root, 'packages/portico/package.json'), 'utf8'),
  )
  const { PORTICO_DOCS_EDIT_URL: chosen } = process.env
  const [, url] = /^(?:git\+)?(https:.+?)(?:\.git)?$/.exec(repository?.url ?? '') ?? []
  return { version, editUrl: chosen ?? (url && `${url}/edit/main`) }
}

function copyPicture(path) {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  copyFileSync(join(root, path), join(folder, 'pictures', path.split('/').at(-1)))
}

function buildScript(name) {
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      target: 'es2022',
      // The first script runs before the first paint, so it is not a module.
      lib: {
        entry: page(`${name}.ts`),
        formats: [name === 'theme' ? 'iife' : 'es'],
        name,
        fileName: () => `${name}.js`,
      },
      rolldownOptions: { output: { chunkFileNames: '[name].js' } },
    },
  })
}
