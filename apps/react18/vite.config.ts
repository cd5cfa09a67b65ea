import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { sourceAliases } from '../../tooling/sourceAliases.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))

/** This app's own React 18, for the kit's sources too: the rest of the repository uses 19. */
const react18 = [
  { find: /^react$/, replacement: `${folderOf('react')}/index.js` },
  { find: /^react\/(.*)$/, replacement: `${folderOf('react')}/$1` },
  { find: /^react-dom$/, replacement: `${folderOf('react-dom')}/index.js` },
  { find: /^react-dom\/server$/, replacement: `${folderOf('react-dom')}/server.node.js` },
  { find: /^react-dom\/(?!server)(.*)$/, replacement: `${folderOf('react-dom')}/$1` },
]

// Minified React hides the text of hydration warnings, and this page exists to have none.
export default defineConfig(({ isSsrBuild }) => ({
  root,
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  resolve: { alias: [...react18, ...sourceAliases] },
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    minify: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    rolldownOptions: {
      // "use client" speaks to frameworks with server components, of which this page has none.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
}))
