import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../root.mjs'
import { collectLicences } from './collectLicences.mjs'

const testing = join(root, 'packages/testing')
const outDir = join(testing, 'dist/page')

/** One script per family, because pages rarely use all of them. */
const scripts = {
  mockWallet: 'evmWallet/installMockWallet.js',
  mockSolanaWallet: 'solanaWallet/installMockSolanaWallet.js',
  mockBitcoinWallet: 'bitcoinWallet/installMockBitcoinWallet.js',
  mockPolkadotWallet: 'polkadotWallet/installMockPolkadotWallet.js',
  mockCosmosWallet: 'cosmosWallet/installMockCosmosWallet.js',
}

export async function buildPageScript() {
  for (const [name, entry] of Object.entries(scripts)) {
    const [{ output }] = await build({
      configFile: false,
      root: testing,
      logLevel: 'warn',
      build: {
        outDir,
        // tsc has already written its output there.
        emptyOutDir: false,
        target: 'es2022',
        lib: {
          entry: join(testing, 'dist', entry),
          formats: ['iife'],
          name: 'porticoMockWallet',
          fileName: () => `${name}.js`,
        },
      },
    })
    await writeFile(join(outDir, `${name}.licences.txt`), await collectLicences(output))
  }
}
