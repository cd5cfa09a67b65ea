import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * A static file server for built pages.
 * @param {{ folder: string, port?: number, fallback?: string, getHeaders?: (path: string) => Record<string, string> }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveFolder({ folder, port = 0, fallback, getHeaders = () => ({}) }) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const found = await findFile(folder, decodeURIComponent(pathname))
    const file = found ?? (fallback && join(folder, fallback))
    if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache', ...getHeaders(pathname) })
    // A build may remove the file meanwhile; that ends one response, not the server.
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

async function findFile(folder, pathname) {
  const path = join(folder, normalize(pathname))
  if (!path.startsWith(folder)) return undefined
  for (const candidate of [path, join(path, 'index.html'), `${path}.html`]) {
    const found = await stat(candidate).catch(() => undefined)
    if (found?.isFile()) return candidate
  }
  return undefined
}
