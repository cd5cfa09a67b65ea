import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceAliases } from '../../tooling/sourceAliases.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const pages = readdirSync(root).filter(name => name.endsWith('.html'))

export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: sourceAliases, dedupe: ['react', 'react-dom'] },
  server: { host: '127.0.0.1', port: 4200, strictPort: true },
  preview: { host: '127.0.0.1', port: 4200, strictPort: true },
  build: {
    target: 'es2022',
    // The wagmi and ethers pages carry those libraries; the kit's own bytes are checked elsewhere.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: Object.fromEntries(pages.map(page => [page.replace('.html', ''), root + page])),
    },
  },
})
