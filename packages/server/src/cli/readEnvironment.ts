import { defaultEventLimits } from '../analytics/storeEvents.js'
import type { DatabaseOptions } from '../database/openDatabase.js'
import { parseValkeyUrl } from '../relay/fanout/createValkeyFanout.js'
import type { PushSettings } from '../relay/push/createPushWebhook.js'
import { ServerFailure } from '../ServerFailure.js'
import { readSecret } from '../secrets/deriveKey.js'
import type { SignInSettings } from '../signIn/createSignIns.js'
import type { StartServerOptions } from '../startServer.js'
import type { VerifySettings } from '../verify/createAttestations.js'
import { readAuthEnvironment } from './readAuthEnvironment.js'
import { readDataEnvironment } from './readDataEnvironment.js'
import { readOperationEnvironment } from './readOperationEnvironment.js'
import {
  type Environment,
  readCount,
  readList,
  readNodes,
  readPort,
  readProxies,
  readSwitch,
} from './readVariable.js'

export function readEnvironment(env: Environment): StartServerOptions {
  return {
    ...readDatabaseEnvironment(env),
    ...readOperationEnvironment(env),
    host: env.HOST || '127.0.0.1',
    port: readPort(env, 4100),
    sandbox: readSwitch('PORTICO_SANDBOX', env, false),
    trustProxy: readProxies(env),
    auth: readAuthEnvironment(env),
    signIn: readSignInEnvironment(env),
    verify: readVerifyEnvironment(env),
    data: readDataEnvironment(env),
    webhooks: env.PORTICO_WEBHOOK_KEK ? { keys: readList(env.PORTICO_WEBHOOK_KEK) } : undefined,
    push: readPushEnvironment(env),
    relayAudiences: readAddresses(env.PORTICO_RELAY_URL),
    fanoutUrl: readFanoutUrl(env),
    eventLimits: {
      days: readCount('PORTICO_ANALYTICS_DAYS', env, defaultEventLimits.days),
      eventsPerDay: readCount('PORTICO_ANALYTICS_EVENTS', env, defaultEventLimits.eventsPerDay),
    },
  }
}

/** Without DATABASE_URL, which may have been forgotten, the embedded database has to be requested explicitly. */
export function readDatabaseEnvironment(env: Environment): DatabaseOptions {
  const { DATABASE_URL: databaseUrl, PORTICO_DATA: dataFolder } = env
  if (!databaseUrl && !dataFolder && !readSwitch('PORTICO_SANDBOX', env, false)) {
    throw new ServerFailure(
      'DATABASE_URL is missing. For an embedded PostgreSQL set PORTICO_DATA to its folder; that of a trial is .portico.',
    )
  }
  return { databaseUrl: databaseUrl || undefined, dataFolder: dataFolder || '.portico' }
}

/** Validates at startup, before anything is opened. */
function readFanoutUrl({ PORTICO_FANOUT_URL: url }: Environment): string | undefined {
  if (url) parseValkeyUrl(url)
  return url || undefined
}

function readAddresses(text = ''): string[] {
  const addresses = readList(text)
  const bad = addresses.find(address => !/^wss?:\/\//.test(address) || !URL.canParse(address))
  if (bad === undefined) return addresses
  throw new ServerFailure(`PORTICO_RELAY_URL has "${bad}". Write it as wss://relay.example.`)
}

function readSignInEnvironment(env: Environment): SignInSettings | undefined {
  const { PORTICO_SIGN_IN_SECRET: secret } = env
  return secret ? { secret, rpcUrls: readNodes('PORTICO_SIGN_IN_RPC', env) } : undefined
}

function readVerifyEnvironment(env: Environment): VerifySettings | undefined {
  const { PORTICO_VERIFY_URL: url, PORTICO_VERIFY_SECRET: secret = '', PORTICO_VERIFY_SCAMS: scams } = env
  if (!url) return undefined
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new ServerFailure(`PORTICO_VERIFY_URL is "${url}". Write it as https://verify.example.`)
  return { url, secret: readSecret('PORTICO_VERIFY_SECRET', secret), scamOrigins: readList(scams ?? '') }
}

function readPushEnvironment(env: Environment): PushSettings | undefined {
  const { PORTICO_PUSH_URL: url, PORTICO_PUSH_SECRET: secret = '' } = env
  if (!url) return undefined
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new ServerFailure(`PORTICO_PUSH_URL is "${url}". Write it as https://push.example/relay.`)
  return { url, secret: readSecret('PORTICO_PUSH_SECRET', secret) }
}
