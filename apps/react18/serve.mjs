import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('dist/', import.meta.url))
const port = Number(process.env.PORT ?? 4202)
const { render } = await import(join(folder, 'server/server.js'))
const page = await readFile(join(folder, 'client/index.html'), 'utf8')

/** Renders the page for each request and serves its scripts. */
const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
  if (path === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(page.replace('<!--app-->', () => render()))
    return
  }
  const file = await readFile(join(folder, 'client', path)).catch(() => undefined)
  if (!file) return response.writeHead(404).end()
  const type = extname(path) === '.js' ? 'text/javascript' : 'application/octet-stream'
  response.writeHead(200, { 'content-type': type }).end(file)
})
server.listen(port, '127.0.0.1')
