import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceAliases } from '../../tooling/sourceAliases.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: { alias: sourceAliases, dedupe: ['react', 'react-dom'] },
  server: { host: '127.0.0.1', port: 5300, strictPort: true, proxy: { '/api': 'http://127.0.0.1:5200' } },
  // The policy of the console allows no data: scripts and styles, and no inline preload.
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
})
