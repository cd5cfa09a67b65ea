import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../../../scripts/root.mjs'

/** The keys that our services may have in the compose file, to catch typos. */
const known = [
  ...['build', 'restart', 'stop_grace_period', 'read_only', 'tmpfs', 'cap_drop', 'security_opt'],
  ...['command', 'depends_on', 'env_file', 'environment', 'volumes', 'ports', 'networks', 'profiles'],
]

/**
 * The compose file of a document, and the commands to run with it.
 * @param {string} file
 */
export function readCompose(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const [, source] = /^```yaml\n# compose.yaml\n(.*?)^```/ms.exec(text) ?? []
  if (!source) throw new Error(`${file} has no compose.yaml.`)
  const compose = parse(source, { merge: true })
  const [, project] = /^docker compose run --rm server (project create .+)$/m.exec(text) ?? []
  if (!project) throw new Error(`${file} does not explain how to create a project.`)
  const services = Object.entries(compose.services)
  for (const [name, service] of services) checkNames(file, compose, name, service)
  return {
    title: `${file}, compose.yaml`,
    // What a profile adds is not started by default.
    services: Object.fromEntries(
      services.filter(([, { build, profiles }]) => build && !profiles).map(describe),
    ),
    files: Object.fromEntries(services.map(([name, service]) => [name, readFileNames(source, service)])),
    project: [...project.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain),
  }
}

const listOf = value => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** Checks that all references of a service resolve and that compose knows its keys. */
function checkNames(file, { services, volumes = {}, secrets = {} }, name, service) {
  const fail = what => {
    throw new Error(`${file}: the service "${name}" ${what}.`)
  }
  for (const other of listOf(service.depends_on)) if (!services[other]) fail(`waits for "${other}"`)
  for (const secret of listOf(service.secrets)) if (!secrets[secret]) fail(`has no secret "${secret}"`)
  for (const volume of listOf(service.volumes)) {
    const [source] = volume.split(':')
    if (!/^[./]/.test(source) && !(source in volumes)) fail(`has no volume "${source}"`)
  }
  if (!service.build) return
  const strange = Object.keys(service).find(key => !known.includes(key))
  if (strange) fail(`says "${strange}"`)
}

/** The variables that the comment beside `env_file` lists. */
function readFileNames(source, { env_file: file }) {
  const line = source.split('\n').find(each => file !== undefined && each.includes(`env_file: ${file} #`))
  return [...(line ?? '').matchAll(/[A-Z]+(?:_[A-Z]+)+/g)].map(([name]) => name)
}

function describe([name, { command, environment, ports }]) {
  const [, inside] = /:(\d+)$/.exec(ports[0]) ?? []
  return [name, { args: listOf(command), environment, port: Number(inside) }]
}
