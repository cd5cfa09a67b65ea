import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import manifest from '../../packages/server/package.json' with { type: 'json' }
import { root } from '../root.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('deploy/Dockerfile')
const compose = parse(read('deploy/compose.yaml'), { merge: true })

const lineOf = (word: string) => dockerfile.split('\n').find(line => line.startsWith(`${word} `)) ?? ''
/** A command in exec form, which starts no shell. */
const commandOf = (word: string): string[] => JSON.parse(/\[.*\]$/.exec(lineOf(word))?.[0] ?? '[]')

it.each([
  ['dockerfile', 'Dockerfile'],
  ['yaml', 'compose.yaml'],
])('the guide shows the %s that is in the repository', (language, name) => {
  const guide = read('docs/embedded-wallet/production.md')
  expect(guide).toContain(`\`\`\`${language}\n# ${name}\n${read(`deploy/${name}`)}\`\`\``)
})

it('the image installs the published package on a Node that it runs on, and starts its command as nobody special', () => {
  expect(lineOf('FROM')).toBe('FROM node:22-slim')
  expect(manifest.engines.node).toBe('>=20')
  expect(lineOf('RUN')).toContain(`npm install --global ${manifest.name} `)
  expect(Object.keys(manifest.bin)).toContain(commandOf('ENTRYPOINT')[0])
  expect(lineOf('USER')).toBe('USER node')
})

it('its health check asks the port on which each service listens', async () => {
  const state = { status: 200, paths: [] as string[] }
  const server = createServer((request, response) => {
    state.paths.push(request.url ?? '')
    response.writeHead(state.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // TCP, never a pipe name
  const check = () => {
    const [, ...args] = commandOf('HEALTHCHECK')
    const env = { PORT: String(port) }
    return new Promise<number>(resolve => {
      const child = execFile(process.execPath, args, { env }, () => resolve(child.exitCode ?? -1))
    })
  }
  expect(await check()).toBe(0)
  state.status = 503
  expect(await check()).toBe(1)
  expect(state.paths).toEqual(['/health', '/health'])
  server.close()
  expect(await check()).not.toBe(0)
})

it.each(['server', 'escrow', 'vault'])('%s is reached where it listens, and has time to stop', name => {
  const { environment, ports, stop_grace_period: grace } = compose.services[name]
  const listens = environment.PORT ?? '4100'
  expect(ports).toEqual([`127.0.0.1:${listens}:${listens}`])
  expect(Number.parseInt(grace, 10)).toBeGreaterThan(20)
})
