import { ServerFailure } from '../ServerFailure.js'

export type Environment = Readonly<Record<string, string | undefined>>

export function readPort(env: Environment, usual: number, name = 'PORT'): number {
  const text = env[name]
  if (!text) return usual
  const port = Number(text)
  if (/^[0-9]+$/.test(text) && port <= 65_535) return port
  throw new ServerFailure(`${name} is "${text}", which is not a port. Use a number from 0 to 65535.`)
}

export function readCount(name: string, env: Environment, usual: number): number {
  const text = env[name]
  if (!text) return usual
  if (/^[0-9]{1,9}$/.test(text)) return Number(text)
  throw new ServerFailure(`${name} is "${text}". Use a whole number.`)
}

export function readSwitch(name: string, env: Environment, usual: boolean): boolean {
  const text = env[name]
  if (!text) return usual
  if (['1', 'true', 'on'].includes(text)) return true
  if (['0', 'false', 'off'].includes(text)) return false
  throw new ServerFailure(`${name} is "${text}". Use 1 or 0.`)
}

/** How many proxies append to X-Forwarded-For. */
export function readProxies(env: Environment): number {
  const name = 'PORTICO_TRUST_PROXY'
  const text = env[name]
  if (text && /^[0-9]$/.test(text)) return Number(text)
  return readSwitch(name, env, false) ? 1 : 0
}

export const readList = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean)

/** An http(s) URL. It may contain a key, so errors never quote it. */
export function readUrl(name: string, text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.replace(/\/$/, '')
  throw new ServerFailure(`${name} is not an http(s) URL. Write it as https://wallet.example.`)
}

export function readOptionalUrl(name: string, env: Environment): string | undefined {
  const text = env[name]
  return text ? readUrl(name, text) : undefined
}

const nodeEntry = /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})=(https?:\/\/.+)$/

/** URLs by CAIP-2 id. They may contain keys, so errors never quote them. */
export const readNodes = (name: string, env: Environment): Record<string, string> =>
  Object.fromEntries(
    readList(env[name]).map((entry, index) => {
      const [, chain, url] = nodeEntry.exec(entry) ?? []
      if (chain && url && URL.canParse(url)) return [chain, url.replace(/\/$/, '')]
      throw new ServerFailure(
        `Entry ${index + 1} of ${name} is not valid. Write it as eip155:1=https://rpc.example.`,
      )
    }),
  )

export const readEntries = (
  name: string,
  env: Environment,
  pattern: RegExp,
  example: string,
): Record<string, string> =>
  Object.fromEntries(
    readList(env[name]).map(entry => {
      const [, key, value] = pattern.exec(entry) ?? []
      if (key && value) return [key, value]
      throw new ServerFailure(`${name} has "${entry}". Write it as ${example}.`)
    }),
  )

/** Values may be secrets, so errors name variables only. */
export function requireVariables<name extends string>(
  env: Environment,
  names: readonly name[],
  what: string,
): Record<name, string> {
  const missing = names.filter(name => !env[name])
  if (missing.length > 0)
    throw new ServerFailure(`${what} needs ${missing.join(', ')}. See portico-server --help.`)
  // All names were found above.
  return Object.fromEntries(names.map(name => [name, env[name]])) as Record<name, string>
}
