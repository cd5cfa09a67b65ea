import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/**
 * Scripts and styles only from the site itself; connections, images and frames from any origin that a reader tries
 * out.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https: http://localhost:* http://127.0.0.1:*",
  "connect-src 'self' https: wss: http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*",
  'frame-src https: http://localhost:* http://127.0.0.1:*',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const meta = attrs => ({ tag: 'meta', attrs, injectTo: 'head-prepend' })

const head = {
  name: 'playground-head',
  transformIndexHtml: () => [
    meta({ charset: 'utf-8' }),
    meta({ 'http-equiv': 'Content-Security-Policy', content: policy }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    meta({ name: 'color-scheme', content: 'light dark' }),
    { tag: 'link', attrs: { rel: 'icon', href: '../mark.svg', type: 'image/svg+xml' }, injectTo: 'head' },
  ],
}

const find = name => fileURLToPath(new URL(`../playground/${name}`, import.meta.url))

/** Builds the demo's playground and the dialog of the home page, with the built packages. */
export function buildPlayground(folder) {
  return build({
    configFile: false,
    root: find(''),
    base: './',
    // Without the services of the sandbox.
    mode: 'docs',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), head],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      // wagmi and ethers load only when chosen.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: ['index.html', 'dialog.html'].map(find) },
    },
  })
}
