import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../root.mjs'

const testing = join(root, 'packages/testing')
const outDir = join(testing, 'dist/page')

/** The mock wallet as one classic script, for runners that inject text into a page. */
export async function buildPageScript() {
  const [{ output }] = await build({
    configFile: false,
    root: testing,
    logLevel: 'warn',
    build: {
      outDir,
      // tsc has put its own files there.
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(testing, 'dist/evmWallet/installMockWallet.js'),
        formats: ['iife'],
        name: 'porticoMockWallet',
        fileName: () => 'mockWallet.js',
      },
    },
  })
  const modules = output.flatMap(chunk => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  await writeFile(join(outDir, 'mockWallet.licences.txt'), await collectLicences(modules))
}

/** The script carries other people's code, so their notices travel with it. */
async function collectLicences(modules) {
  const folders = new Set(modules.flatMap(id => id.match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? []))
  const notices = await Promise.all([...folders].sort().map(readNotice))
  return notices.join('\n\n')
}

async function readNotice(folder) {
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find(entry => /^licen[cs]e/i.test(entry))
  const text = file ? await readFile(join(folder, file), 'utf8') : 'MIT License'
  return `${name} ${version}\n\n${text.trim()}`
}
