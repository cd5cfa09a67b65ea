import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../root.mjs'
import { collectLicences } from './collectLicences.mjs'

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
  await writeFile(join(outDir, 'mockWallet.licences.txt'), await collectLicences(output))
}
