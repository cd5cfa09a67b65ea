import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv, promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { openBorrowedDatabase } from '../../test/openBorrowedDatabase.js'
import { assertKnownVariables, knownVariables } from './assertKnownVariables.js'
import { commands } from './commands.js'
import { readEnvironment } from './readEnvironment.js'
import { readEscrowEnvironment } from './readEscrowEnvironment.js'
import { readVaultEnvironment } from './readVaultEnvironment.js'

const repository = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, repository), 'utf8')
const secret = () => randomBytes(32).toString('base64url')

const services = [
  ['server', readEnvironment, 4100],
  ['vault', readVaultEnvironment, 4400],
  ['escrow', readEscrowEnvironment, 4500],
] as const

describe.each(services)('the files of deploy/ for the %s', (name, readSettings, port) => {
  it('have settings that it accepts once the secrets are filled in', () => {
    const env = parseEnv(read(`deploy/${name}.env.example`).replaceAll('=SECRET', () => `=${secret()}`))
    expect(() => assertKnownVariables(env)).not.toThrow()
    expect(readSettings(env)).toMatchObject({ port, trustProxy: 1 })
  })

  it('have a unit that starts its command after the database, and again after a crash', () => {
    const unit = read(`deploy/systemd/portico-${name}.service`)
    const [, command = ''] = /^ExecStart=\/usr\/bin\/env portico-server ?(.*)$/m.exec(unit) ?? []
    expect(Object.keys(commands)).toContain(command || 'start')
    expect(unit).toContain(`EnvironmentFile=/etc/portico/${name}.env\n`)
    expect(unit).toMatch(
      name === 'vault' ? /^After=network-online.target$/m : /^After=.*postgresql.service$/m,
    )
    expect(unit).toMatch(/^Restart=always\nRestartSec=2$/m)
    expect(unit).toContain(`User=portico-${name}\n`)
  })

  it('have upstreams in both proxies', () => {
    expect(read('deploy/nginx.conf')).toContain(`server 127.0.0.1:${port} max_fails=0;`)
    expect(read('deploy/Caddyfile')).toMatch(new RegExp(`reverse_proxy .*127\\.0\\.0\\.1:${port}\\b`))
  })
})

it('docs/production.md shows the files as they are, and names those that it does not show', () => {
  const page = read('docs/production.md')
  expect(page).toContain(`-- databases.sql\n${read('deploy/databases.sql')}\`\`\``)
  expect(page).toContain(read('deploy/systemd/portico-server.service'))
  for (const name of ['nginx.conf', 'Caddyfile', 'backup.cron', 'backup.sh', 'systemd', 'helm'])
    expect(page).toContain(`deploy/${name}`)
})

it('databases.sql keeps server and escrow apart', async () => {
  const { database, close } = await openBorrowedDatabase()
  onTestFinished(close)
  const name = `p${randomBytes(4).toString('hex')}`
  const statements = read('deploy/databases.sql')
    .replaceAll(/^--.*$/gm, '')
    .replaceAll('portico', name)
    .split(';')
    .filter(text => text.trim())
  // A database cannot be created together with other statements.
  for (const statement of statements) await database.unsafe(statement)
  const mayConnect = async (role: string, other: string) =>
    (
      await database<{ may: boolean }[]>`select has_database_privilege(${role}, ${other}, 'connect') as may`
    )[0]?.may
  expect(await mayConnect(name, name)).toBe(true)
  expect(await mayConnect(`${name}_escrow`, `${name}_escrow`)).toBe(true)
  expect(await mayConnect(name, `${name}_escrow`)).toBe(false)
  expect(await mayConnect(`${name}_escrow`, name)).toBe(false)
})

describe('backup.sh', () => {
  const run = (folder: string, ...command: string[]) =>
    promisify(execFile)(fileURLToPath(new URL('deploy/backup.sh', repository)), ['service', ...command], {
      env: { PATH: process.env.PATH, BACKUP_FOLDER: folder },
    })

  it('keeps what the command prints, and nothing of one that fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-backup-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    await run(folder, 'printf', 'dump')
    const [file = '', ...others] = readdirSync(folder)
    expect(file).toMatch(/^service-\d{8}T\d{6}Z\.dump$/)
    expect(others).toEqual([])
    expect(readFileSync(join(folder, file), 'utf8')).toBe('dump')
    await expect(run(folder, 'sh', '-c', 'printf half; exit 1')).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([file])
  })

  it('is called for databases that the compose file has', () => {
    const { services: composed } = parse(read('deploy/compose.yaml'), { merge: true })
    const lines = read('deploy/backup.cron')
      .split('\n')
      .filter(line => /^\d/.test(line))
    const users = lines.map(line => {
      const [, service = '', user] = /exec -T (\S+) pg_dump --username=(\S+)/.exec(line) ?? []
      expect(composed[service].environment.POSTGRES_USER).toBe(user)
      return user
    })
    expect(users).toEqual(['portico', 'portico_escrow'])
  })
})

it('the profile "several" adds a server, Valkey and a standby, and none of them without it', () => {
  const { services: composed, networks } = parse(read('deploy/compose.yaml'), { merge: true })
  const names = Object.keys(composed)
  const several = names.filter(name => composed[name].profiles?.includes('several'))
  expect(several).toEqual(['server-2', 'valkey', 'standby'])
  expect(composed.server.environment.PORTICO_FANOUT_URL).toContain('PORTICO_FANOUT_URL:-')
  expect(composed['server-2'].environment).toEqual({ ...composed.server.environment, PORT: '4101' })
  expect(Object.keys(networks)).toEqual(['escrow'])
  expect(names.filter(name => composed[name].networks?.includes('escrow'))).toEqual([
    'escrow-database',
    'escrow',
  ])
})

describe('the Helm chart', () => {
  interface Resource {
    kind: string
    metadata: { name: string }
    // The parts that differ by kind are looked up below.
    spec?: Record<string, unknown>
  }
  const values: unknown = parse(read('deploy/helm/values.yaml'))
  const look = (path: string): string => {
    const found = path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], values)
    if (typeof found !== 'string' && typeof found !== 'number') throw new Error(`There is no value ${path}.`)
    return String(found)
  }
  /** The chart uses values and the release's name, and nothing else of Helm's templates. */
  const render = (text: string) =>
    text
      .replaceAll('{{ .Release.Name }}', 'portico')
      .replaceAll(/\{\{ \.Values\.([\w.]+) \}\}/g, (_, path: string) => look(path))
  const templates = readdirSync(new URL('deploy/helm/templates/', repository))
  const rendered = templates.map(name => render(read(`deploy/helm/templates/${name}`)))
  const resources = rendered.flatMap(text =>
    parseAllDocuments(text).map(document => {
      expect(document.errors).toEqual([])
      return document.toJS() as Resource
    }),
  )
  const named = (kind: string, name: string) =>
    resources.find(resource => resource.kind === kind && resource.metadata.name === name)

  it('renders to resources that refer to each other', () => {
    expect(rendered.join()).not.toContain('{{')
    for (const name of ['server', 'vault', 'escrow', 'valkey']) {
      const app = { app: `portico-${name}` }
      expect(named('Service', `portico-${name}`)?.spec).toMatchObject({ selector: app })
      expect(named('Deployment', `portico-${name}`)?.spec).toMatchObject({
        selector: { matchLabels: app },
        template: { metadata: { labels: app } },
      })
    }
    expect(named('StatefulSet', 'portico-database')?.spec).toMatchObject({
      replicas: 2,
      serviceName: 'portico-database',
    })
    const backends = [
      ...rendered.join('\n').matchAll(/service: \{ name: (\S+), port: \{ number: (\d+) \} \}/g),
    ]
    expect(backends.map(([, name, port]) => [name, Number(port)])).toEqual(
      services.map(([name, , port]) => [`portico-${name}`, port]),
    )
    for (const [, name = '', port] of backends)
      expect(named('Service', name)?.spec).toMatchObject({ ports: [{ port: Number(port) }] })
  })

  it('sets variables that exist, and lets a server drain before it is killed', () => {
    const text = rendered.join('\n')
    const variables = [...text.matchAll(/name: (PORTICO_\w+)/g)].map(([, name]) => name)
    expect(new Set(variables)).toEqual(
      new Set(['PORTICO_TRUST_PROXY', 'PORTICO_DRAIN_SECONDS', 'PORTICO_FANOUT_URL']),
    )
    for (const name of variables) expect(knownVariables).toContain(name)
    expect(named('Deployment', 'portico-server')?.spec).toMatchObject({
      replicas: 2,
      template: { spec: { terminationGracePeriodSeconds: 60 } },
    })
    const env = { DATABASE_URL: 'postgres://h/d', PORTICO_FANOUT_URL: 'valkey://portico-valkey:6379' }
    expect(readEnvironment(env)).toMatchObject({ fanoutUrl: 'valkey://portico-valkey:6379' })
  })
})
