import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { sourceAliases } from '../../../tooling/sourceAliases.ts'

const entry = fileURLToPath(new URL('../src/exports/index.ts', import.meta.url))

it('adds little to the first load and at most 30 kB to the first pairing, compressed', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: sourceAliases },
    build: {
      write: false,
      modulePreload: false,
      minify: true,
      rollupOptions: { input: { index: entry }, preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = [result].flat().flatMap(built => ('output' in built ? built.output : []))
  const sizes = new Map(
    chunks.flatMap(chunk =>
      chunk.type === 'chunk' ? [[chunk.name, gzipSync(chunk.code).length] as const] : [],
    ),
  )
  expect(sizes.get('index')).toBeLessThan(3200)
  expect(sizes.get('createPairingClient')).toBeLessThan(30_000)
}, 120_000)
