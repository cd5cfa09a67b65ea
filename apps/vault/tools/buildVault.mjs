import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../../../scripts/root.mjs'
import { assertInputs, readRelease } from './readRelease.mjs'

const folder = join(root, 'apps/vault')
const pages = { frame: 'index.html', confirm: 'confirm.html' }

/**
 * Builds the pages of the vault. Everything but the two pages is below `v/<hash>/`, where the hash covers all those
 * files: the same sources give the same path on every machine, so that anyone can verify a vault by comparing one
 * value.
 */
export async function buildVault(outDir = join(folder, 'dist')) {
  const draft = join(outDir, 'draft')
  await rm(outDir, { recursive: true, force: true })
  const digests = await writeLanguages(draft)
  for (const name of Object.keys(pages)) await buildPage(name, draft, digests)
  const files = await readFiles(draft)
  const hash = hashFiles(files)
  await mkdir(join(outDir, 'v'), { recursive: true })
  await rename(draft, join(outDir, 'v', hash))
  const { release, date, isCurrent } = await readRelease()
  const version = isCurrent ? `${release}, ${date}` : ''
  const template = await readFile(join(folder, 'page.html'), 'utf8')
  for (const [name, page] of Object.entries(pages)) {
    await writeFile(join(outDir, page), fillTemplate(template, { name, hash, files, version }))
  }
  return { hash, files }
}

/** Files of the worker are built separately, with plugins of their own. */
const checkInputs = {
  name: 'check-inputs',
  generateBundle: (_, bundle) =>
    assertInputs(Object.values(bundle).flatMap(chunk => chunk.moduleIds ?? chunk.originalFileNames ?? [])),
}

/** Writes a file of texts for each language except English. Returns their digests, which the scripts contain. */
async function writeLanguages(outDir) {
  const { output } = await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    plugins: [checkInputs],
    logLevel: 'error',
    build: { write: false, ssr: join(folder, 'src/locales/languageFiles.ts') },
  })
  const { languageFiles } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  await mkdir(outDir, { recursive: true })
  const digests = {}
  for (const [language, words] of Object.entries(languageFiles)) {
    const content = JSON.stringify(words)
    await writeFile(join(outDir, `${language}.json`), content)
    digests[language] = `sha384-${createHash('sha384').update(content).digest('base64')}`
  }
  return digests
}

/** One script per page without lazy chunks, because the page contains the digest of everything that it runs. */
function buildPage(name, outDir, digests) {
  return build({
    define: { __languageDigests__: JSON.stringify(digests) },
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    plugins: [checkInputs],
    worker: { plugins: () => [checkInputs] },
    logLevel: 'error',
    build: {
      outDir,
      rolldownOptions: {
        input: { [name]: join(folder, 'src/pages', `${name}.ts`) },
        output: {
          codeSplitting: false,
          entryFileNames: '[name].js',
          assetFileNames: 'vault[extname]',
        },
      },
    },
  })
}

async function readFiles(from) {
  const names = (await readdir(from)).sort()
  return new Map(await Promise.all(names.map(async name => [name, await readFile(join(from, name))])))
}

function hashFiles(files) {
  const digest = createHash('sha256')
  for (const [name, content] of files) digest.update(`${name}\n${content.length}\n`).update(content)
  return digest.digest('hex').slice(0, 32)
}

function fillTemplate(template, { name, hash, files, version }) {
  const digestOf = file => `sha384-${createHash('sha384').update(files.get(file)).digest('base64')}`
  const values = {
    version,
    hash,
    script: `${name}.js`,
    style: 'vault.css',
    'script-integrity': digestOf(`${name}.js`),
    'style-integrity': digestOf('vault.css'),
  }
  return template.replace(/%([\w-]+)%/g, (_, key) => values[key])
}
