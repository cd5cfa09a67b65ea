import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { findCaddy, findNginx } from '../../../tooling/programs/findProxies.mjs'
import './exitOnSignals.js'

export const nginx = findNginx()
export const caddy = findCaddy()

const deploy = new URL('../../../deploy/', import.meta.url)

/** The file of deploy/ for these servers, on a free port and without TLS. */
export async function startNginx(port: number, ports: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-nginx-'))
  const log = join(folder, 'access.log')
  const text = await readFile(new URL('nginx.conf', deploy), 'utf8')
  const site = text
    .replaceAll(/^ *ssl_certificate.*\n/gm, '')
    .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx/portico.log', log)
    .replace('127.0.0.1:4100', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:4101', `127.0.0.1:${ports[1]}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(folder, name)};`,
  )
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;
     events {}
     http { ${paths.join(' ')} ${site} }`,
  )
  return await run(nginx ?? '', ['-c', config, '-p', folder], { port, folder, log })
}

export async function startCaddy(port: number, ports: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-caddy-'))
  await mkdir(join(folder, 'data'))
  const log = join(folder, 'access.log')
  const text = await readFile(new URL('Caddyfile', deploy), 'utf8')
  const site = text
    .replace(/^api\.shop\.example/m, `http://127.0.0.1:${port}`)
    .replaceAll(/^(vault|escrow)\.shop\.example/gm, 'http://$1.shop.example:1')
    .replaceAll('/var/log/caddy/portico.log', log)
    .replace('127.0.0.1:4100', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:4101', `127.0.0.1:${ports[1]}`)
    .replaceAll(/^http:\/\/(vault|escrow)[\s\S]*?\n}\n/gm, '')
  const config = join(folder, 'Caddyfile')
  await writeFile(config, `{\n\tadmin off\n}\n${site}`)
  const args = ['run', '--config', config, '--adapter', 'caddyfile']
  return await run(caddy ?? '', args, { port, folder, log })
}

async function run(
  program: string,
  args: readonly string[],
  { port, folder, log }: { port: number; folder: string; log: string },
) {
  const env = { ...process.env, XDG_DATA_HOME: join(folder, 'data'), HOME: folder }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text
  })
  const ended = once(child, 'exit')
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`The proxy ended: ${errors}`)
      return isListening(port)
    },
    { timeout: 20_000 },
  )
  return {
    port,
    readLog: () => readFile(log, 'utf8'),
    async stop() {
      process.removeListener('exit', kill)
      kill()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function isListening(port: number): Promise<boolean> {
  return await new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
