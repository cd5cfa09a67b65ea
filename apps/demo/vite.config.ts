import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sourceAliases } from '../../tooling/sourceAliases.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const pages = readdirSync(root).filter(name => name.endsWith('.html'))

const meta = (attrs: Record<string, string>) => ({ tag: 'meta', attrs, injectTo: 'head-prepend' as const })

/** The start of every page's head. */
const pageHead: Plugin = {
  name: 'page-head',
  transformIndexHtml: () => [
    meta({ charset: 'utf-8' }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    meta({ name: 'color-scheme', content: 'light dark' }),
    {
      tag: 'link',
      attrs: { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
      injectTo: 'head-prepend',
    },
  ],
}

export default defineConfig(({ command }) => ({
  root,
  plugins: [react(), pageHead],
  resolve: {
    // Built pages use the built packages, so that each page fetches a few files instead of hundreds.
    ...(command === 'serve' && { alias: sourceAliases }),
    dedupe: ['react', 'react-dom'],
  },
  server: { host: '127.0.0.1', port: 4200, strictPort: true },
  preview: { host: '127.0.0.1', port: 4200, strictPort: true },
  build: {
    target: 'es2022',
    // The wagmi and ethers pages bundle those libraries; the kit's own size is checked separately.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: Object.fromEntries(pages.map(page => [page.replace('.html', ''), root + page])),
      output: {
        // Tests of what a page loads tell the views from core's chunks of the same name.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.includes('/packages/react/') ? 'react-' : ''}[name]-[hash].js`,
      },
    },
  },
}))
