import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { collectLicences } from '../../../scripts/build/collectLicences.mjs'
import { root } from '../../../scripts/root.mjs'

const testing = join(root, 'packages/testing')
const outDir = join(testing, 'dist/page')

const sources = [
  { find: /^@portico\/(\w+)$/, replacement: join(root, 'packages/$1/src/exports/index.ts') },
  { find: /^@portico\/(\w+)\/([\w-]+)$/, replacement: join(root, 'packages/$1/src/exports/$2.ts') },
]

/** One script per family, because pages rarely use all of them. */
const scripts = {
  mockWallet: 'evmWallet/installMockWallet.ts',
  mockSolanaWallet: 'solanaWallet/installMockSolanaWallet.ts',
  mockBitcoinWallet: 'bitcoinWallet/installMockBitcoinWallet.ts',
  mockPolkadotWallet: 'polkadotWallet/installMockPolkadotWallet.ts',
  mockCosmosWallet: 'cosmosWallet/installMockCosmosWallet.ts',
}

export async function buildPageScripts() {
  for (const [name, entry] of Object.entries(scripts)) {
    const [{ output }] = await build({
      configFile: false,
      root: testing,
      logLevel: 'warn',
      // From the sources, because a file of the published chunks has more than a script may contain.
      resolve: { alias: sources },
      build: {
        outDir,
        // tsc has already written its output there.
        emptyOutDir: false,
        target: 'es2022',
        lib: {
          entry: join(testing, 'src', entry),
          formats: ['iife'],
          name: 'porticoMockWallet',
          fileName: () => `${name}.js`,
        },
      },
    })
    await writeFile(join(outDir, `${name}.licences.txt`), await collectLicences(output))
  }
}
