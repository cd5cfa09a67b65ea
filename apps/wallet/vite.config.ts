import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceAliases } from '../../tooling/sourceAliases.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: { alias: sourceAliases, dedupe: ['react', 'react-dom'] },
  server: { host: '127.0.0.1', port: 4300, strictPort: true },
  build: { target: 'es2022', chunkSizeWarningLimit: 2000 },
})
