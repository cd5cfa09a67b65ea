import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createSupervisor } from '../../../../packages/sandbox/start/createSupervisor.mjs'
import { createProject } from './createProject.mjs'
import { findPort } from './findPort.mjs'

const execute = promisify(execFile)

/**
 * Starts every service of the compose file from the packed packages, with its command and variables, and requests
 * the vault's page. Container features are replaced: host names, ports, folders, and PostgreSQL.
 * @param {ReturnType<typeof import('./readCompose.mjs').readCompose>} compose
 * @param {string} folder
 * @param {{ packed: string }} tools
 */
export async function tryCompose({ services, files, project }, folder, { packed }) {
  createProject(folder, { packed, names: ['@portico/server'], files: {} })
  const command = join(folder, 'node_modules/@portico/server/dist/cli/main.js')
  const portico = (args, env) =>
    execute(process.execPath, [command, ...args], { cwd: folder, env: { PATH: process.env.PATH, ...env } })
  const { stdout } = await portico(['secrets'], {})
  const secrets = Object.fromEntries(stdout.trim().split('\n').map(splitOnce))
  const places = await replacePlaces(services, folder)
  const values = { ...secrets, PORTICO_SMTP_URL: 'smtp://127.0.0.1:9' }
  const readFileOf = name =>
    Object.fromEntries(files[name].filter(key => key !== 'DATABASE_URL').map(key => [key, values[key]]))
  const supervisor = createSupervisor({ onDeath: error => console.error(error.message) })
  try {
    for (const [name, { args }] of Object.entries(services)) {
      const { url, env } = places[name]
      await mkdir(env.PORTICO_DATA, { recursive: true })
      await supervisor.start({
        name: `the service "${name}"`,
        command: process.execPath,
        args: [command, ...args],
        cwd: folder,
        env: { ...env, ...readFileOf(name) },
        isReady: () =>
          fetch(`${url}/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
      })
    }
    await portico(project, { ...places.server.env, ...readFileOf('server') })
    await checkVault(places, services, project)
  } finally {
    await supervisor.stop()
  }
}

const splitOnce = line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]

/** The local address of each service, and its variables with those addresses. */
async function replacePlaces(services, folder) {
  const ports = {}
  for (const name of Object.keys(services)) ports[name] = await findPort()
  const replace = value =>
    Object.entries(services).reduce(
      (text, [name, { port }]) => text.replace(`http://${name}:${port}`, `http://127.0.0.1:${ports[name]}`),
      String(value).replace(/\$\{\w+:-(.*?)\}/g, '$1'),
    )
  return Object.fromEntries(
    Object.entries(services).map(([name, { environment }]) => [
      name,
      {
        url: `http://127.0.0.1:${ports[name]}`,
        env: {
          ...Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, replace(value)])),
          PORT: String(ports[name]),
          PORTICO_DATA: join(folder, `data-${name}`),
        },
      },
    ]),
  )
}

/** The page is for the project's sites and names the services, which proves that all of them are connected. */
async function checkVault(places, { vault }, project) {
  const getOption = option => project[project.indexOf(option) + 1]
  const page = await fetch(`${places.vault.url}/sdk?projectId=${getOption('--id')}`)
  const policy = page.headers.get('content-security-policy') ?? ''
  const text = await page.text()
  const { PORTICO_AUTH_URL, PORTICO_ESCROW_URL } = vault.environment
  for (const [where, wanted] of [
    [policy, `frame-ancestors ${getOption('--origin')}`],
    [policy, PORTICO_AUTH_URL],
    [policy, PORTICO_ESCROW_URL],
    [text, PORTICO_AUTH_URL],
  ]) {
    if (!where.includes(wanted)) throw new Error(`The vault's page does not contain ${wanted}: ${where}`)
  }
  const keys = await fetch(`${places.server.url}/auth/keys`)
  if (!keys.ok) throw new Error(`The server has no embedded wallet: /auth/keys answered ${keys.status}.`)
}
