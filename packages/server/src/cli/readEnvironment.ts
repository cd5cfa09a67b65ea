import { defaultEventLimits } from '../analytics/eventLimits.js'
import { ServerFailure } from '../ServerFailure.js'
import type { StartServerOptions } from '../startServer.js'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the server's settings from environment variables. */
export function readEnvironment(env: Environment): StartServerOptions {
  return {
    host: env.HOST || '127.0.0.1',
    port: readPort(env.PORT),
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder: env.PORTICO_DATA || '.portico',
    sandbox: readSwitch('PORTICO_SANDBOX', env, false),
    trustProxy: readSwitch('PORTICO_TRUST_PROXY', env, false),
    allowLocalOrigins: readSwitch('PORTICO_LOCAL_ORIGINS', env, true),
    relayAudiences: readAddresses(env.PORTICO_RELAY_URL),
    eventLimits: {
      days: readCount('PORTICO_ANALYTICS_DAYS', env, defaultEventLimits.days),
      eventsPerDay: readCount('PORTICO_ANALYTICS_EVENTS', env, defaultEventLimits.eventsPerDay),
    },
  }
}

function readPort(text: string | undefined): number {
  if (!text) return 4100
  const port = Number(text)
  if (/^[0-9]+$/.test(text) && port <= 65_535) return port
  throw new ServerFailure(`PORT is "${text}", which is not a port. Use a number from 0 to 65535.`)
}

function readAddresses(text = ''): string[] {
  const addresses = text.split(/[\s,]+/).filter(Boolean)
  const bad = addresses.find(address => !/^wss?:\/\//.test(address) || !URL.canParse(address))
  if (bad === undefined) return addresses
  throw new ServerFailure(`PORTICO_RELAY_URL has "${bad}". Write it as wss://relay.example.`)
}

function readCount(name: string, env: Environment, usual: number): number {
  const text = env[name]
  if (!text) return usual
  if (/^[0-9]{1,9}$/.test(text)) return Number(text)
  throw new ServerFailure(`${name} is "${text}". Use a whole number.`)
}

function readSwitch(name: string, env: Environment, usual: boolean): boolean {
  const text = env[name]
  if (!text) return usual
  if (['1', 'true', 'on'].includes(text)) return true
  if (['0', 'false', 'off'].includes(text)) return false
  throw new ServerFailure(`${name} is "${text}". Use 1 or 0.`)
}
