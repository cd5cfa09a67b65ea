import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

const entry = fileURLToPath(new URL('../src/exports/hosts.ts', import.meta.url))

it('adds less than 1 kB to pages that run nowhere special, compressed', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      // A library, because the helper of Vite that loads chunks is on the page anyway, as are other parts of the kit.
      lib: { entry: { index: entry }, formats: ['es'] },
      rollupOptions: { external: /^@portico/ },
    },
  })
  const chunks = [result].flat().flatMap(built => ('output' in built ? built.output : []))
  const sizes = new Map(
    chunks.flatMap(chunk =>
      chunk.type === 'chunk' ? [[chunk.name, gzipSync(chunk.code).length] as const] : [],
    ),
  )
  expect(sizes.get('index')).toBeLessThan(1000)
  expect(sizes.get('connectHost')).toBeGreaterThan(1000)
}, 120_000)
