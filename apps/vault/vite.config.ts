import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { sourceAliases } from '../../tooling/sourceAliases.ts'

/** What both pages share; `tools/buildVault.mjs` builds them one after the other. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The worker is found beside the script that starts it, wherever they are served.
  base: './',
  resolve: { alias: sourceAliases },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'keeper.js', chunkFileNames: '[name]-[hash].js' } },
  },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    modulePreload: false,
    assetsInlineLimit: 0,
  },
})
